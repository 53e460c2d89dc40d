import KeyboardCore

// The samples of the article on localization, in the names of this library.

extension Report {
  /// Switches locales, and translates.
  mutating func addLocalizationArticle() {
    let context = KeyboardContext()
    context.setLocales([.spanish, .swedish])
    context.setLocale(.spanish)
    context.selectNextLocale()
    add("the locale after Spanish", "\(context.locale)", expected: "sv")

    let translation = KKL10n.keyboardTypeNumeric.text(for: .spanish)
    add("the numeric key in Spanish", translation, expected: "123")
    add("flags in the session's language", KKL10n.emojiFlags.text, expected: "Flags")
    add("the flag of Spanish", KeyboardLocale.spanish.flag, expected: "🇪🇸")
  }
}
