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

  /// The code points in hexadecimal, such as `1F44D 1F3FD`.
  public var unicodeIdentifier: String {
    char.unicodeScalars.map { String($0.value, radix: 16, uppercase: true) }
      .joined(separator: " ")
  }

  /// The name in the Unicode standard, such as `THUMBS UP SIGN`, or `nil` if there is none.
  ///
  /// For an emoji of several characters, it is the name of the first.
  public var unicodeName: String? { char.unicodeScalars.first?.properties.name }
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

extension Emoji {
  /// What makes an emoji of a character that is text by default (U+FE0F).
  static let presentationSelector: Unicode.Scalar = "\u{fe0f}"
}
