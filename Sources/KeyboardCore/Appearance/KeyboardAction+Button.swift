extension KeyboardAction {
  /// The default text of the action's button in the language of the locale, or `nil` if it has only
  /// an image.
  public func standardButtonText(for context: KeyboardContext) -> String? {
    switch self {
    case .capsLock: KKL10n.capsLock.text(for: context)
    case .command: "Super"
    case .control: "Ctrl"
    case .diacritic(let diacritic): KeyboardAction.character(diacritic.char).label
    case .escape: "Esc"
    case .function: "Fn"
    case .keyboardType(let type): type.standardButtonText(for: context)
    case .nextLocale: context.locale.language.rawValue.uppercased()
    case .option: "Alt"
    case .primary(let type): type.standardButtonText(for: context)
    case .space: KKL10n.space.text(for: context)
    case .url(let address, _): address
    case .image(let description, _, _), .systemImage(let description, _, _): description
    case .backspace, .dictation, .dismissKeyboard, .moveCursorBackward, .moveCursorForward,
      .nextKeyboard, .none, .settings, .shift, .systemSettings, .tab, .custom(named: "menu"):
      nil
    case .character, .characterMargin, .custom, .emoji, .text, .urlDomain: label
    }
  }

  /// The name of the default image of the action's button, or `nil`.
  ///
  /// The names are those of desktop icons. Those that begin with `keyboard-` are in no icon theme:
  /// they belong to GNOME Shell's keyboard (shift, caps lock, enter), or are named in the same way.
  /// A program that draws keys needs images of its own for them.
  public func standardButtonImage(for context: KeyboardContext) -> String? {
    switch self {
    case .backspace: "edit-clear-symbolic"
    case .capsLock: "keyboard-caps-lock-symbolic"
    case .custom(named: "menu"): "open-menu-symbolic"
    case .dictation: "audio-input-microphone-symbolic"
    case .dismissKeyboard: "go-down-symbolic"
    case .keyboardType(let type): type.standardButtonImage
    case .moveCursorBackward: "go-previous-symbolic"
    case .moveCursorForward: "go-next-symbolic"
    case .nextKeyboard: "input-keyboard-symbolic"
    case .nextLocale: "preferences-desktop-locale-symbolic"
    case .primary(let type): type.standardButtonImage
    case .settings, .systemSettings: "emblem-system-symbolic"
    case .shift(.lowercased), .shift(.auto): "keyboard-shift-symbolic"
    case .shift: "keyboard-shift-filled-symbolic"
    case .tab: "keyboard-tab-symbolic"
    case .image(_, let name, _), .systemImage(_, let name, _): name
    default: nil
    }
  }
}

extension KeyboardType {
  /// The name of the default image of a key that switches to the type, or `nil`.
  public var standardButtonImage: String? {
    switch self {
    case .emojis, .emojiSearch: "face-smile-symbolic"
    case .images: "insert-image-symbolic"
    default: nil
    }
  }

  /// The default text of a key that switches to the type in the language of the locale, or `nil`.
  public func standardButtonText(for context: KeyboardContext) -> String? {
    switch self {
    case .alphabetic: KKL10n.switcherAlphabetic.text(for: context)
    case .numeric, .numberPad: KKL10n.switcherNumeric.text(for: context)
    case .symbolic: KKL10n.switcherSymbolic.text(for: context)
    case .custom(let name): name
    case .email: "@"
    case .url: "/"
    case .emojis, .emojiSearch, .images, .webSearch: nil
    }
  }
}

extension ReturnKeyType {
  /// The name of the default image of the return key, or `nil`.
  public var standardButtonImage: String? {
    switch self {
    case .return, .newLine: "keyboard-enter-symbolic"
    case .search: "edit-find-symbolic"
    default: nil
    }
  }

  /// The default text of the return key in the language of the locale.
  public func standardButtonText(for context: KeyboardContext) -> String? {
    switch self {
    case .return, .newLine: KKL10n.return.text(for: context)
    case .continue: KKL10n.continue.text(for: context)
    case .done: KKL10n.done.text(for: context)
    case .emergencyCall: KKL10n.emergencyCall.text(for: context)
    case .go: KKL10n.go.text(for: context)
    case .join: KKL10n.join.text(for: context)
    case .next: KKL10n.next.text(for: context)
    case .ok: KKL10n.ok.text(for: context)
    case .route: KKL10n.route.text(for: context)
    case .search: KKL10n.search.text(for: context)
    case .send: KKL10n.send.text(for: context)
    case .custom(let title): title
    }
  }
}
