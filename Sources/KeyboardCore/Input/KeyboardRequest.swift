/// A call to a `KeyboardController`, as a value.
enum KeyboardRequest: Hashable {
  // The text.
  case insertText(String)
  case deleteBackward(Int)
  case deleteWord
  case insertDiacritic(Diacritic)
  case endSentence(String)
  case moveCursor(Int)

  // The keyboard.
  case dismiss
  case nextLocale
  /// Another locale has been set.
  case followLocale
  case setType(KeyboardType)
  case custom(String)

  // The host.
  case nextKeyboard
  case openSettings(ofSystem: Bool)
  case openURL(String)
  case emojiUsed(Emoji)

  /// What the host has to do, if only the host is concerned.
  var effect: Effect? {
    switch self {
    case .nextKeyboard: .nextKeyboard
    case .openSettings(let isSystem): .openSettings(ofSystem: isSystem)
    case .openURL(let address): .openURL(address)
    case .emojiUsed(let emoji): .emojiUsed(emoji)
    default: nil
    }
  }

  /// Whether it depends on what is known about the text.
  var needsText: Bool {
    switch self {
    case .deleteWord, .endSentence, .insertDiacritic: true
    default: false
    }
  }

  /// Whether handlers see at once what it does to the text.
  var changesText: Bool {
    switch self {
    case .insertText, .endSentence: true
    default: false
    }
  }

  /// Whether it is for a mark, which may change a letter that is held.
  var isDiacritic: Bool { if case .insertDiacritic = self { true } else { false } }
}
