/// The texts of keys and lists, in the language of each locale.
///
/// They come from the locale files in `LocaleLibrary.current`. Later versions may add cases.
public enum KKL10n: String, CaseIterable, Hashable, Sendable, Identifiable {
  // Keys
  case capsLock
  case `continue`
  case done
  case emergencyCall
  case go
  case join
  case next
  case ok
  case `return`
  case route
  case search
  case searchEmoji
  case send
  case space
  case switcherAlphabetic
  case switcherNumeric
  case switcherSymbolic

  // The former names of the switchers
  case keyboardTypeAlphabetic
  case keyboardTypeNumeric
  case keyboardTypeSymbolic

  // Menus and lists
  case language
  case emoji
  case holdForAccents
  case feedback
  case preferences
  case recent
  case emojiSmileys
  case emojiAnimals
  case emojiFoods
  case emojiTravels
  case emojiActivities
  case emojiObjects
  case emojiSymbols
  case emojiFlags

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
  /// If the locale lacks it, it comes from its language or from English, or else it is the key itself.
  public static func text(forKey key: String, locale: LocaleIdentifier) -> String {
    LocaleLibrary.current.text(of: key, in: locale)
  }
}
