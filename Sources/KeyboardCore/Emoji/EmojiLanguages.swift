/// The languages in which emoji and signs are searched.
package enum EmojiLanguages {
  /// How many locales are searched, so that opening the list stays quick.
  package static let most = 4

  /// The locale whose names are used: the locale itself, its parent, or a language its readers know.
  package static func language(
    of locale: LocaleIdentifier, where hasNames: (LocaleIdentifier) -> Bool
  ) -> LocaleIdentifier? {
    neighbours[locale].flatMap { sequence(first: $0, next: \.parent).first(where: hasNames) }
      ?? sequence(first: locale, next: \.parent).first(where: hasNames)
  }

  /// The languages of some locales, and English, without repetitions.
  package static func all(
    of locales: [LocaleIdentifier], where hasNames: (LocaleIdentifier) -> Bool
  ) -> [LocaleIdentifier] {
    var languages: [LocaleIdentifier] = []
    for locale in locales + ["en"] {
      guard let language = language(of: locale, where: hasNames), !languages.contains(language),
        // One English is enough.
        language != "en" || !languages.contains(where: { $0.language == "en" })
      else { continue }
      languages.append(language)
    }
    return languages
  }

  /// Locales without names in CLDR, and the languages that replace them, before English.
  private static let neighbours: [LocaleIdentifier: LocaleIdentifier] = [
    "smn": "fi", "se": "nb", "zh-TW": "zh-Hant", "zh-HK": "zh-Hant", "zh-MO": "zh-Hant",
    "zh-Latn-pinyin": "zh",
  ]
}
