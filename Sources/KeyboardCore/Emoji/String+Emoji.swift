extension Character {
  /// Whether the character is an emoji of one Unicode scalar, such as 😀.
  public var isSimpleEmoji: Bool { isEmoji && unicodeScalars.count == 1 }

  /// Whether the character is an emoji of several Unicode scalars, such as ☺️, 👍🏽 and 🇸🇪.
  public var isCombinedEmoji: Bool { isEmoji && unicodeScalars.count > 1 }
}

extension String {
  /// Whether any character is an emoji.
  public var containsEmoji: Bool { contains(where: \.isEmoji) }

  /// Whether all characters are emoji, and there is at least one.
  public var containsOnlyEmojis: Bool { !isEmpty && allSatisfy(\.isEmoji) }

  /// Whether the text is one emoji.
  public var isSingleEmoji: Bool { Emoji(only: self) != nil }

  /// The characters that are emoji, in order.
  public var emojis: [Character] { filter(\.isEmoji).map { $0 } }

  /// The Unicode scalars of all emoji, in order.
  public var emojiScalars: [Unicode.Scalar] { Array(emojiString.unicodeScalars) }

  /// The emoji without the text between them.
  public var emojiString: String { filter(\.isEmoji) }
}
