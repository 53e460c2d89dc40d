extension KeyboardAction {
  /// The emoji the action types, even as a character, or `nil`.
  public var typedEmoji: Emoji? {
    switch self {
    case .emoji(let emoji): emoji
    case .character(let text), .text(let text): Emoji(only: text)
    default: nil
    }
  }

  /// Whether the action inserts something: such keys are light on the articles' keyboards.
  public var isInputAction: Bool {
    switch self {
    case .character, .characterMargin, .diacritic, .emoji, .image, .space, .systemImage, .text,
      .urlDomain:
      true
    default: false
    }
  }

  /// Whether the action is that of the return key.
  public var isPrimaryAction: Bool {
    if case .primary = self { true } else { false }
  }

  /// Whether the action is that of the Shift key.
  public var isShiftAction: Bool {
    if case .shift = self { true } else { false }
  }

  /// Whether the action is that of the Shift key while capitals are typed.
  public var isUppercasedShiftAction: Bool {
    switch self {
    case .shift(let casing): casing == .uppercased || casing == .capsLocked
    default: false
    }
  }

  /// Whether the action only takes up room.
  public var isSpacer: Bool {
    switch self {
    case .characterMargin, .none: true
    default: false
    }
  }

  /// Whether the action serves the keyboard itself: such keys are dark on the articles' keyboards.
  public var isSystemAction: Bool {
    switch self {
    case .backspace, .capsLock, .command, .control, .dictation, .dismissKeyboard, .escape,
      .function, .keyboardType, .moveCursorBackward, .moveCursorForward, .nextKeyboard,
      .nextLocale, .option, .settings, .shift, .tab, .url:
      true
    case .primary(let type): type.isSystemAction
    default: false
    }
  }

  /// The text the action inserts by itself, or `nil`.
  var insertedText: String? {
    switch self {
    case .character(let text), .characterMargin(let text), .text(let text): text
    case .emoji(let emoji): emoji.char
    case .space: " "
    case .tab: "\t"
    case .urlDomain: "."
    default: nil
    }
  }

  /// The text an input callout shows for the action, or `nil` if it shows none.
  public var inputCalloutText: String? {
    switch self {
    case .character(let text): text
    case .emoji(let emoji): emoji.char
    default: nil
    }
  }

  /// Whether a physical key does this the moment it goes down.
  ///
  /// In fast typing one key goes up after the next goes down, so keys that type cannot wait for the
  /// release as soft keys do. They get their release gesture together with the press; all other
  /// keys get it when they go up.
  var happensOnPress: Bool {
    switch self {
    case .backspace, .escape, .moveCursorBackward, .moveCursorForward, .primary, .tab: true
    case .image, .systemImage: false
    default: isInputAction
    }
  }
}
