extension KeyboardAction {
  /// The function of a gesture; it gets the keyboard's controller, if that still exists.
  public typealias GestureAction = ((any KeyboardController)?) -> Void

  /// The function of the action without a gesture: that of its release, or else that of its press.
  public var standardAction: GestureAction? { standardReleaseAction ?? standardPressAction }

  /// The default function of a gesture on the action, or `nil`.
  ///
  /// The table is that of the articles' library: text is inserted on release, BackSpace deletes on
  /// press and while it repeats, and mode keys switch on press.
  public func standardAction(for gesture: KeyboardGesture) -> GestureAction? {
    switch gesture {
    case .press: standardPressAction
    case .release: standardReleaseAction
    case .repeatPress: self == .backspace ? standardPressAction : nil
    // As in the articles' library, Space has an empty function, so that it gives feedback.
    case .longPress: self == .space ? { _ in } : nil
    case .doubleTap: nil
    }
  }

  var standardPressAction: GestureAction? {
    switch self {
    case .backspace: { $0?.deleteBackward(times: 1) }
    case .capsLock: { $0?.setKeyboardType(.alphabetic(.capsLocked)) }
    case .keyboardType(let type): { $0?.setKeyboardType(type) }
    default: nil
    }
  }

  var standardReleaseAction: GestureAction? {
    switch self {
    case .character(let text), .characterMargin(let text), .text(let text):
      { $0?.insertText(text) }
    case .custom(let name): { $0?.performCustomAction(named: name) }
    case .diacritic(let diacritic): { $0?.insertDiacritic(diacritic) }
    case .dismissKeyboard: { $0?.dismissKeyboard() }
    case .emoji(let emoji): { $0?.insertText(emoji.char) }
    case .moveCursorBackward: { $0?.adjustTextPosition(by: -1) }
    case .moveCursorForward: { $0?.adjustTextPosition(by: 1) }
    case .nextKeyboard: { $0?.selectNextKeyboard() }
    case .nextLocale: { $0?.selectNextLocale() }
    case .primary: { $0?.insertText("\n") }
    case .settings: { $0?.openSettings(ofSystem: false) }
    case .systemSettings: { $0?.openSettings(ofSystem: true) }
    case .shift(let casing):
      { $0?.setKeyboardType(.alphabetic(casing == .lowercased ? .uppercased : .lowercased)) }
    case .space: { $0?.insertText(" ") }
    case .tab: { $0?.insertText("\t") }
    case .url(let address?, _): { $0?.openURL(address) }
    case .urlDomain: { $0?.insertText(".") }
    default: nil
    }
  }
}
