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

  /// Whether it has nothing but letters, digits and hyphens, and so can be part of any name.
  package var isWellFormed: Bool {
    !rawValue.isEmpty
      && rawValue.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
          true
        default: false
        }
      }
  }

  /// The language without script and region.
  public var language: Self { Self(String(rawValue.prefix { $0 != "-" })) }

  /// The region's code, such as `BR` or `419`, or `nil`.
  public var region: String? { subtags.first(where: \.isRegion).map(String.init) }

  /// The locale that supplies what this one lacks, or `nil` if only the base set is left.
  ///
  /// The last subtag is cut off, except where CLDR's `parentLocales` say otherwise: the two
  /// Norwegians lead to `no`, the Spanish of the Americas leads to `es-419`, and a language in a
  /// script other than its usual one leads nowhere.
  public var parent: Self? {
    switch rawValue {
    case "nb", "nn": return "no"
    case "es-419": return "es"
    default: break
    }
    guard let hyphen = rawValue.lastIndex(of: "-") else { return nil }
    let parent = Self(String(rawValue[..<hyphen]))
    if parent == "es", let region, Self.spanishAmericas.contains(region) { return "es-419" }
    return Self.otherScripts.contains(rawValue) ? nil : parent
  }

  /// Whether one identifier stands before another in the alphabet.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  private var subtags: ArraySlice<Substring> { rawValue.split(separator: "-").dropFirst() }

  private static let spanishAmericas: Set<String> = [
    "AR", "BO", "BR", "BZ", "CL", "CO", "CR", "CU", "DO", "EC", "GT", "HN", "MX", "NI", "PA", "PE",
    "PR", "PY", "SV", "US", "UY", "VE",
  ]

  private static let otherScripts: Set<String> = [
    "az-Arab", "az-Cyrl", "bs-Cyrl", "en-Shaw", "ha-Arab", "hi-Latn", "kk-Arab", "mn-Mong",
    "ms-Arab", "pa-Arab", "sr-Latn", "uz-Arab", "uz-Cyrl",
  ]
}

extension Substring {
  /// Whether a subtag is a region: two letters or three digits.
  fileprivate var isRegion: Bool {
    count == 2 && allSatisfy(\.isLetter) || count == 3 && allSatisfy(\.isNumber)
  }
}
