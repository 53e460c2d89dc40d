extension KeyboardAction {
  /// The emoji that the action types, even as a character, or `nil`.
  var typedEmoji: Emoji? {
    switch self {
    case .emoji(let emoji): emoji
    case .character(let text), .text(let text): Emoji(only: text)
    default: nil
    }
  }

  /// Whether the action inserts something; such keys are light.
  public var isInputAction: Bool {
    switch self {
    case .character, .characterMargin, .diacritic, .emoji, .image, .space, .systemImage, .text,
      .urlDomain:
      true
    default: false
    }
  }

  /// Whether the action types a character.
  public var isCharacterAction: Bool {
    if case .character = self { true } else { false }
  }

  /// Whether the action types an emoji by that name.
  public var isEmojiAction: Bool {
    if case .emoji = self { true } else { false }
  }

  /// Whether the action switches to letters.
  public var isAlphabeticKeyboardTypeAction: Bool {
    if case .keyboardType(let type) = self { type.isAlphabetic } else { false }
  }

  /// Whether the action switches to a type.
  public func isKeyboardTypeAction(_ type: KeyboardType) -> Bool { self == .keyboardType(type) }

  /// Whether this is the action of the return key.
  public var isPrimaryAction: Bool {
    if case .primary = self { true } else { false }
  }

  /// Whether this is the action of the Shift key.
  public var isShiftAction: Bool {
    if case .shift = self { true } else { false }
  }

  /// Whether this is the action of the Shift key while capitals are typed.
  public var isUppercasedShiftAction: Bool {
    switch self {
    case .shift(let casing): casing.isUppercased
    default: false
    }
  }

  /// Whether the key is only a gap.
  public var isSpacer: Bool {
    switch self {
    case .characterMargin, .none: true
    default: false
    }
  }

  /// Whether the action controls the keyboard; such keys are dark.
  public var isSystemAction: Bool {
    switch self {
    case .backspace, .capsLock, .command, .control, .dictation, .dismissKeyboard, .escape,
      .function, .keyboardType, .moveCursorBackward, .moveCursorForward, .nextKeyboard,
      .nextLocale, .option, .settings, .shift, .tab:
      true
    case .primary(let type): type.isSystemAction
    default: false
    }
  }

  /// The text that the action inserts, or `nil`.
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

  /// The text of the action's input callout, or `nil` for no callout.
  public var inputCalloutText: String? {
    switch self {
    case .character(let text): text
    case .emoji(let emoji): emoji.char
    default: nil
    }
  }

  /// Whether a physical key receives its release gesture with its press, and not when it goes up.
  ///
  /// In fast typing a key goes up after the next one goes down, so keys that type cannot wait for
  /// it.
  var releasesWithPress: Bool {
    switch self {
    case .backspace, .escape, .moveCursorBackward, .moveCursorForward, .primary, .tab: true
    case .image, .systemImage: false
    default: isInputAction
    }
  }
}
