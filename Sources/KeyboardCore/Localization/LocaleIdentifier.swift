/// A BCP 47 identifier of any locale, such as `fr`, `pt-BR` or `sr-Latn`.
public struct LocaleIdentifier: RawRepresentable, Hashable, Sendable, Comparable,
  CustomStringConvertible, ExpressibleByStringLiteral
{
  /// The identifier with hyphens.
  public let rawValue: String

  /// Creates an identifier, also from a value of `LANG`, whose encoding is removed and whose modifier is
  /// kept if it is a script or a variant: `sr_RS@latin` is `sr-Latn-RS`.
  public init(rawValue: String) {
    let name = String(
      rawValue.prefix { $0 != "." && $0 != "@" }.map { $0 == "_" ? "-" : $0 })
    let modifier = rawValue.firstIndex(of: "@")
      .map { String(rawValue[$0...].dropFirst().prefix { $0 != "." }) }
    if modifier == "valencia" {
      self.rawValue = name + "-valencia"
    } else if let script = modifier.flatMap({ Self.scripts[$0] }) {
      let language = name.prefix { $0 != "-" }
      self.rawValue = "\(language)-\(script)\(name.dropFirst(language.count))"
    } else {
      self.rawValue = name
    }
  }

  /// The modifiers of libc's locales that are scripts; others are currencies and ways to sort.
  private static let scripts = [
    "latin": "Latn", "iqtelif": "Latn", "cyrillic": "Cyrl", "devanagari": "Deva",
  ]

  /// Creates an identifier.
  public init(_ identifier: String) { self.init(rawValue: identifier) }

  /// Creates an identifier.
  public init(stringLiteral value: String) { self.init(rawValue: value) }

  /// The identifier.
  public var description: String { rawValue }

  /// Whether it consists of ASCII letters, digits and hyphens, so that it can be part of any name.
  package var isWellFormed: Bool {
    !rawValue.isEmpty
      && rawValue.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
  }

  /// The language without script and region.
  public var language: Self { Self(String(rawValue.prefix { $0 != "-" })) }

  /// Whether it stands for a set of signs that belong to no language, such as `und-fonipa`.
  ///
  /// A set is enabled beside languages, and is never the current locale.
  public var isSet: Bool { rawValue.hasPrefix("und-") }

  /// The locale that is meant by `no` for both Norwegians: the one in Bokmål.
  var withoutMacrolanguage: Self { language == "no" ? "nb" : self }

  /// The region's code, such as `BR` or `419`, or `nil`.
  public var region: String? {
    // After x, subtags have no common meaning.
    subtags.prefix { $0 != "x" }.first(where: \.isRegion).map(String.init)
  }

  /// The locale that supplies what this one lacks, or `nil` if only the base set is left.
  ///
  /// It is the identifier without its last subtag, except for CLDR's `parentLocales`: `no` for both
  /// Norwegians, `es-419` for the Spanish of the Americas, and none for an unusual script. CLDR's
  /// `languageAlias` makes Akan the parent of Twi and Fante.
  public var parent: Self? {
    switch rawValue {
    case "nb", "nn": return "no"
    case "tw", "fat": return "ak"
    case "es-419": return "es"
    default: break
    }
    guard let hyphen = rawValue.lastIndex(of: "-") else { return nil }
    let parent = Self(String(rawValue[..<hyphen]))
    if parent == "es", let region, Self.spanishAmericas.contains(region) { return "es-419" }
    return Self.otherScripts.contains(rawValue) ? nil : parent
  }

  /// Whether one identifier precedes another in the alphabet.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  private var subtags: ArraySlice<Substring> { rawValue.split(separator: "-").dropFirst() }

  private static let spanishAmericas: Set<String> = [
    "AR", "BO", "BR", "BZ", "CL", "CO", "CR", "CU", "DO", "EC", "GT", "HN", "MX", "NI", "PA", "PE",
    "PR", "PY", "SV", "US", "UY", "VE",
  ]

  private static let otherScripts: Set<String> = [
    "ar-Latn", "az-Arab", "az-Cyrl", "be-Latn", "bs-Cyrl", "en-Shaw", "ff-Adlm", "ha-Arab",
    "hi-Latn", "ja-Latn", "kk-Arab", "mn-Mong", "ms-Arab", "nan-Latn", "pa-Arab", "sa-Latn",
    "shi-Latn", "sr-Latn", "uz-Arab", "uz-Cyrl",
  ]
}

extension Substring {
  /// Whether a subtag is a region: two letters, or three digits.
  fileprivate var isRegion: Bool {
    count == 2 && allSatisfy(\.isLetter) || count == 3 && allSatisfy(\.isNumber)
  }
}
