/// The locales the project has data of its own for.
public enum KeyboardLocale: String, CaseIterable, Hashable, Sendable {
  case arabic = "ar"
  case english = "en"
  case french = "fr"
  case german = "de"
  case greek = "el"
  case russian = "ru"
  case spanish = "es"
  case swedish = "sv"
  case turkish = "tr"

  /// The locale's identifier, such as `fr`.
  public var id: String { rawValue }

  /// The locale as a plain identifier.
  public var locale: LocaleIdentifier { LocaleIdentifier(rawValue) }
}
