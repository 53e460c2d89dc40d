public import KeyboardCore

extension Emoji {
  /// All emoji without skin tones, category by category.
  public static var all: [Emoji] { EmojiLibrary.standard.emojis }

  /// CLDR's name of the emoji in a locale's language, such as "grinning face", or else in English; for
  /// a text that is no emoji of Unicode, the text itself.
  public func localizedName(for locale: LocaleIdentifier) -> String {
    EmojiSearch.standard(for: [locale]).name(of: self) ?? char
  }

  /// CLDR's name of the emoji in a locale's language, such as "grinning face", or else in English; for
  /// a text that is no emoji of Unicode, the text itself.
  public func localizedName(for locale: KeyboardLocale) -> String {
    localizedName(for: locale.locale)
  }

  /// Whether a search for a text finds the emoji; see `Collection.matching(_:for:)`.
  public func matches(_ query: String, for locale: LocaleIdentifier) -> Bool {
    ![self].matching(query, for: locale).isEmpty
  }

  /// Whether a search for a text finds the emoji; see `Collection.matching(_:for:)`.
  public func matches(_ query: String, for locale: KeyboardLocale) -> Bool {
    matches(query, for: locale.locale)
  }
}

extension Collection<Emoji> {
  /// Those emoji of the collection that a text finds, the best matches first.
  ///
  /// - Parameters:
  ///   - query: Words of names, or their beginnings, regardless of case and accents, as for
  ///     `EmojiSearch.emojis(matching:recents:limit:)`.
  ///   - locale: The locale in whose language and in English the words are.
  /// - Returns: Nothing for a text without words.
  public func matching(_ query: String, for locale: LocaleIdentifier) -> [Emoji] {
    let own = Set(self)
    return EmojiSearch.standard(for: [locale]).emojis(matching: query).filter(own.contains)
  }

  /// Those emoji of the collection that a text finds, the best matches first.
  ///
  /// - Parameters:
  ///   - query: Words of names, or their beginnings, regardless of case and accents.
  ///   - locale: The locale in whose language and in English the words are.
  /// - Returns: Nothing for a text without words.
  public func matching(_ query: String, for locale: KeyboardLocale) -> [Emoji] {
    matching(query, for: locale.locale)
  }
}

extension EmojiCategory {
  /// The emoji of the category, without skin tones; those used recently are known to the keyboard's
  /// `EmojiProvider` alone.
  public var emojis: [Emoji] { EmojiLibrary.standard.emojis(in: self) }

  /// The actions that type the emoji of the category.
  public var emojiActions: [KeyboardAction] { emojis.map { .emoji($0) } }
}
