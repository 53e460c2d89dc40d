/// An emoji, named as in the articles.
public struct Emoji: Hashable, Sendable, Codable, Identifiable {
  /// The emoji's characters.
  public let char: String

  /// Creates an emoji from its characters.
  public init(_ char: String) { self.char = char }

  /// Reads a text that is one emoji and nothing else; `nil` for any other text.
  public init?(only text: String) {
    // The shortest emoji takes three bytes, which rules out most of what is typed.
    guard text.utf8.count >= 3, text.count == 1, let character = text.first, character.isEmoji
    else { return nil }
    char = text
  }

  /// The emoji itself.
  public var id: String { char }

  /// What makes an emoji of a character that is text by default (U+FE0F).
  static let presentationSelector: Unicode.Scalar = "\u{fe0f}"
}

extension Character {
  /// Whether the character is shown as an emoji by itself.
  public var isEmoji: Bool {
    guard let first = unicodeScalars.first, first.properties.isEmoji else { return false }
    if first.properties.isEmojiPresentation { return true }
    // Others are text until a variation selector, a skin tone or a keycap says otherwise.
    return unicodeScalars.dropFirst().contains {
      $0 == Emoji.presentationSelector || $0.properties.isEmojiModifier || $0 == "\u{20e3}"
    }
  }
}
