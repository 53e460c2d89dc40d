/// A locale by its BCP 47 identifier, such as `fr`, `pt-BR`, `sr-Latn`.
///
/// Any identifier will do, known to the project or not.
public struct LocaleIdentifier: RawRepresentable, Hashable, Sendable, Comparable,
  CustomStringConvertible, ExpressibleByStringLiteral
{
  /// The identifier with hyphens.
  public let rawValue: String

  /// Creates an identifier; underscores become hyphens, and encoding and modifier are cut off, so
  /// that the values of `LANG` will do.
  public init(rawValue: String) {
    let name = rawValue.prefix { $0 != "." && $0 != "@" }
    self.rawValue = String(name.map { $0 == "_" ? "-" : $0 })
  }

  /// Creates an identifier.
  public init(_ identifier: String) { self.init(rawValue: identifier) }

  /// Creates an identifier.
  public init(stringLiteral value: String) { self.init(rawValue: value) }

  /// The identifier.
  public var description: String { rawValue }

  /// The language without script and region.
  public var language: Self { Self(String(rawValue.prefix { $0 != "-" })) }

  /// The locale this one takes what it lacks from, or `nil` where only the base set is left.
  ///
  /// The last subtag is cut off.
  public var parent: Self? {
    guard let hyphen = rawValue.lastIndex(of: "-") else { return nil }
    return Self(String(rawValue[..<hyphen]))
  }

  /// Whether one identifier stands before another in the alphabet.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
