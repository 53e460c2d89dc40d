import KeyboardCore

/// The names of dictionaries, such as `fr_CA`.
nonisolated enum DictionaryName {
  /// The names of those that a locale can use, best first: its own region's, that of no region, that
  /// of the region with the language's name, then others.
  static func ordered(_ names: [String], for locale: LocaleIdentifier) -> [String] {
    let languages = sequence(first: locale, next: \.parent).map(\.language).withoutDuplicates
    return languages.lazy.map { ordered(names, language: $0, locale) }.first { !$0.isEmpty } ?? []
  }

  private static func ordered(
    _ names: [String], language: LocaleIdentifier, _ locale: LocaleIdentifier
  ) -> [String] {
    func distance(_ name: String) -> Int {
      switch LocaleIdentifier(name).region {
      case locale.region: 0
      case nil: 1
      case language.rawValue.uppercased(): 2
      case "US": 3
      default: 4
      }
    }
    return names.withoutDuplicates
      .filter { name in
        let known = LocaleIdentifier(name)
        return known.language == language && known.script == locale.script && !name.contains("@")
      }
      .map { (distance($0), $0.count, $0) }
      .sorted { $0 < $1 }
      .map(\.2)
  }
}

extension LocaleIdentifier {
  /// The script's code, such as `Latn`, or `nil` for the usual one.
  fileprivate nonisolated var script: Substring? {
    rawValue.split(separator: "-").dropFirst().first { $0.count == 4 && $0.allSatisfy(\.isLetter) }
  }
}
