public import KeyboardCore

extension KeyboardAction {
  /// The action as settings spell it, such as `character:e` or `keyboardType:emojis`.
  ///
  /// Actions that settings cannot name are spelled in the same way.
  public nonisolated var spelling: String {
    switch self {
    case .character(let text): "character:\(text)"
    case .characterMargin(let text): "characterMargin:\(text)"
    case .custom(let name): "custom:\(name)"
    case .diacritic(let diacritic): "diacritic:\(diacritic.spelling)"
    case .emoji(let emoji): "emoji:\(emoji.char)"
    case .image(let description, _, _): "image:\(description)"
    case .keyboardType(let type): "keyboardType:\(type.spelling)"
    case .primary(.return): "return"
    case .primary(.custom(let title)): "primary:\(title)"
    case .primary(let type): "primary:\(type)"
    case .shift: "shift"
    case .systemImage(let description, _, _): "systemImage:\(description)"
    case .text(let text): "text:\(text)"
    case .url(let address, _): "url:\(address ?? "")"
    case .backspace, .capsLock, .command, .control, .dictation, .dismissKeyboard, .escape,
      .function, .moveCursorBackward, .moveCursorForward, .nextKeyboard, .nextLocale, .none,
      .option, .settings, .space, .systemSettings, .tab, .urlDomain:
      "\(self)"
    }
  }
}

extension Diacritic {
  fileprivate nonisolated var spelling: String {
    ([char] + replacements.sorted { $0.key < $1.key }.map { $0.key + $0.value })
      .joined(separator: " ")
  }
}

extension KeyboardType {
  fileprivate nonisolated var spelling: String {
    switch self {
    case .alphabetic(.auto): "alphabetic"
    case .alphabetic(let casing): casing.rawValue
    case .custom(let name): "custom:\(name)"
    case .email, .emojiSearch, .emojis, .images, .numberPad, .numeric, .symbolic, .url,
      .webSearch:
      "\(self)"
    }
  }
}
