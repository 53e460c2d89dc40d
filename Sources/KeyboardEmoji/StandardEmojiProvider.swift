public import KeyboardCore

/// Provides all emoji of Unicode to a keyboard, with their names in some hundred languages.
///
/// ```swift
/// keyboard.services.emojiProvider = StandardEmojiProvider()
/// ```
///
/// Nothing is read before it is needed, and there are no files to ship. It has no characters other
/// than emoji.
public final class StandardEmojiProvider: EmojiProvider {
  /// The emoji used recently, which last as long as the provider; keep them elsewhere if they should
  /// last longer.
  public var recents: EmojiRecents

  /// Creates a provider, by default without recent emoji.
  public init(recents: EmojiRecents = EmojiRecents()) { self.recents = recents }

  /// The emoji with their names in the language of a locale and in English.
  public func search(for locale: LocaleIdentifier) -> EmojiSearch? {
    .standard(for: [locale])
  }

  /// The emoji with their names in the languages of up to four locales and in English.
  public func search(for locales: [LocaleIdentifier]) -> EmojiSearch? {
    .standard(for: Array(locales.prefix(EmojiLanguages.most)))
  }

  /// Adds an emoji to the recent ones.
  public func register(_ emoji: Emoji) { recents.register(emoji) }
}
