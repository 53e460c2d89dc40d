/// Provides emoji, their names, and those used recently.
///
/// The keyboard keeps nothing of it, so it can load its data late and release it early.
public protocol EmojiProvider: AnyObject {
  /// The emoji with their names in the language of a locale and in English, or `nil` without data.
  func search(for locale: LocaleIdentifier) -> EmojiSearch?
  /// The emoji with their names in the languages of some locales, the first one first, and in
  /// English; by default only in the language of the first one.
  func search(for locales: [LocaleIdentifier]) -> EmojiSearch?
  /// All characters, with the names of signs in the languages of some locales; by default `nil`.
  func characters(for locales: [LocaleIdentifier]) -> CharacterSearch?
  /// The emoji used recently.
  var recents: EmojiRecents { get }
  /// Records that an emoji was used.
  func register(_ emoji: Emoji)
}

extension EmojiProvider {
  /// The emoji with their names in the language of the first locale and in English.
  public func search(for locales: [LocaleIdentifier]) -> EmojiSearch? {
    locales.first.flatMap { search(for: $0) }
  }

  /// No characters.
  public func characters(for locales: [LocaleIdentifier]) -> CharacterSearch? { nil }
}
