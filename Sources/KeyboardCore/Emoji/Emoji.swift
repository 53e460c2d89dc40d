/// An emoji.
public struct Emoji: Hashable, Sendable, Codable, Identifiable {
  /// The emoji's characters.
  public let char: String

  /// Creates an emoji from its characters.
  public init(_ char: String) { self.char = char }

  /// Reads a text that consists of one emoji.
  package init?(only text: String) {
    // The shortest emoji takes three bytes, which excludes most of what is typed.
    guard text.utf8.count >= 3, text.count == 1, let character = text.first, character.isEmoji
    else { return nil }
    char = text
  }

  /// The emoji itself.
  public var id: String { char }

  /// Whether it can be an entry of a list: it is short, and neither controls nor splits nor reorders
  /// a line.
  var isShowable: Bool {
    let scalars = char.unicodeScalars
    return (1...40).contains(scalars.prefix(41).count) && char.unshowable == nil
      && !scalars.contains(where: \.isUnprintable)
  }

  /// The character that shows the one before it as an emoji.
  static let presentationSelector: Unicode.Scalar = "\u{fe0f}"
}

extension Character {
  /// Whether the character is shown as an emoji by itself: 😀 is, and © is only if a variation selector
  /// follows it.
  public var isEmoji: Bool {
    guard let first = unicodeScalars.first, first.properties.isEmoji else { return false }
    if first.properties.isEmojiPresentation { return true }
    // Others are text without a variation selector, a skin tone or a keycap.
    return unicodeScalars.dropFirst().contains {
      $0 == Emoji.presentationSelector || $0.properties.isEmojiModifier || $0 == "\u{20e3}"
    }
  }
}
