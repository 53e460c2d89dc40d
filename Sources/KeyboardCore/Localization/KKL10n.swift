/// The texts of keys and lists, in the language of each locale.
///
/// They come from the locale files in `LocaleLibrary.current`. Later versions may add cases.
public enum KKL10n: String, CaseIterable, Hashable, Sendable, Identifiable {
  // Keys
  case capsLock, `continue`, done, emergencyCall, go, join, next, ok, `return`, route, search
  case searchEmoji, send, space, switcherAlphabetic, switcherNumeric, switcherSymbolic
  // The former names of the switchers
  case keyboardTypeAlphabetic, keyboardTypeNumeric, keyboardTypeSymbolic
  // Menus and lists
  case language, emoji, holdForAccents, feedback, preferences, recent
  case emojiSmileys, emojiAnimals, emojiFoods, emojiTravels, emojiActivities, emojiObjects
  case emojiSymbols, emojiFlags

  /// The name of the text in locale files.
  public var id: String { rawValue }

  /// The text in the language of the user's session.
  public var text: String {
    let library = LocaleLibrary.current
    return library.text(of: rawValue, in: library.sessionLocale)
  }

  /// The text in the language of a locale.
  public func text(for locale: KeyboardLocale) -> String { text(for: locale.locale) }

  /// The text in the language of a locale.
  public func text(for locale: LocaleIdentifier) -> String {
    Self.text(forKey: rawValue, locale: locale)
  }

  /// A text of a locale file's `keys`, which may be a key of your own.
  ///
  /// If the locale lacks it, it comes from its language or from English, or else it is the key
  /// itself.
  public static func text(forKey key: String, locale: LocaleIdentifier) -> String {
    LocaleLibrary.current.text(of: key, in: locale)
  }
}
