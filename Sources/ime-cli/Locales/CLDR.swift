import EngineHost
import KeyboardCore

/// The files of Unicode CLDR, as Debian's package unicode-cldr-core installs them.
struct CLDR {
  /// Where the package puts them.
  nonisolated static let installedRoot = "/usr/share/unicode/cldr/common"

  /// What to do where they are missing.
  static let advice =
    "install CLDR's files with \"apt install unicode-cldr-core\", or name their place with --cldr"

  /// The elements that hold words of the language.
  private static let words: Set<String> = [
    "annotation", "territory", "language", "script", "variant", "key", "type", "currency",
    "displayName", "unitPattern", "relative", "relativeTimePattern", "month", "day", "dayPeriod",
    "quarter", "era", "exemplarCity", "long", "standard", "generic", "daylight", "characterLabel",
    "subdivision", "listPatternPart",
  ]

  private let root: String

  /// Finds the files; fails if they are missing.
  ///
  /// - Parameter root: The directory that has `main`.
  init?(root: String) {
    guard (try? TextFile.read(root + "/main/root.xml")) != nil else { return nil }
    self.root = root
  }

  /// The main and auxiliary letters of a locale, its own or those of the nearest parent that has
  /// some, or `nil`.
  func exemplars(of locale: LocaleIdentifier) -> Exemplars? {
    lineage(of: locale).lazy.compactMap { elements -> Exemplars? in
      let sets = elements.filter { $0.name == "exemplarCharacters" && $0["alt"] == nil }
      func letters(_ type: String?) -> [String]? {
        sets.first { $0["type"] == type }.map { UnicodeSetPattern($0.text).letters }
      }
      return letters(nil).map { Exemplars(main: $0, auxiliary: letters("auxiliary") ?? []) }
    }.first
  }

  /// The quotation marks of a locale: begin, end, alternate begin, alternate end.
  func quotation(of locale: LocaleIdentifier) -> [String] {
    let names = [
      "quotationStart", "quotationEnd", "alternateQuotationStart", "alternateQuotationEnd",
    ]
    let lineage = lineage(of: locale)
    return zip(names, ["“", "”", "‘", "’"]).map { name, usual in
      lineage.lazy.compactMap { $0.first { $0.name == name }?.text }.first ?? usual
    }
  }

  /// The direction the locale's script runs in, `ltr` or `rtl`.
  func direction(of locale: LocaleIdentifier) -> String {
    let order = lineage(of: locale).lazy.compactMap {
      $0.first { $0.name == "characterOrder" }?.text
    }.first
    return order == "right-to-left" ? "rtl" : "ltr"
  }

  /// The language's name in the language, a region's in brackets, or `nil`.
  func name(of locale: LocaleIdentifier) -> String? {
    let lineage = lineage(of: locale)
    func text(_ name: String, _ type: String) -> String? {
      lineage.lazy.compactMap {
        $0.first {
          $0.name == name && $0["type"] == type && $0["alt"] == nil && !$0.text.isEmpty
        }?.text
      }.first
    }
    if let whole = text("language", Self.fileName(of: locale)) { return whole }
    guard let language = text("language", locale.language.rawValue) else { return nil }
    return locale.region.flatMap { text("territory", $0) }.map { "\(language) (\($0))" } ?? language
  }

  /// The script and the region a locale most likely means, such as `Latn` and `LU` for `lb`.
  func likelySubtags(of locale: LocaleIdentifier) -> (script: String, region: String)? {
    let rows = elements("/supplemental/likelySubtags.xml") ?? []
    let names = [Self.fileName(of: locale), locale.language.rawValue]
    let found = names.lazy.compactMap { name in rows.first { $0["from"] == name }?["to"] }.first
    guard let parts = found?.split(separator: "_"), parts.count == 3 else { return nil }
    return (String(parts[1]), locale.region ?? String(parts[2]))
  }

  /// How often each letter stands in what CLDR says in the language.
  func letterCounts(of locale: LocaleIdentifier) -> [String: Int] {
    let mapping = CaseMapping(locale)
    var counts: [Character: Int] = [:]
    for ancestor in sequence(first: locale, next: \.parent) {
      for folder in ["main", "annotations"] {
        let elements = elements("/\(folder)/\(Self.fileName(of: ancestor)).xml") ?? []
        // ↑↑↑ stands for what the parent has.
        for element in elements where Self.words.contains(element.name) && element.text != "↑↑↑" {
          for character in mapping.lowercased(element.text) { counts[character, default: 0] += 1 }
        }
      }
    }
    return Dictionary(uniqueKeysWithValues: counts.map { (String($0), $1) })
  }

  /// The elements of the locale's file and of its parents', the nearest first.
  private func lineage(of locale: LocaleIdentifier) -> [[XMLElement]] {
    sequence(first: locale, next: \.parent).compactMap {
      elements("/main/\(Self.fileName(of: $0)).xml")
    }
  }

  private func elements(_ path: String) -> [XMLElement]? {
    try? XMLElement.leaves(of: TextFile.read(root + path))
  }

  private static func fileName(of locale: LocaleIdentifier) -> String {
    String(locale.rawValue.map { $0 == "-" ? "_" : $0 })
  }
}
