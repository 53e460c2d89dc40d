/// The behaviour a controller starts with; subclass it to decide differently.
///
/// It uses only the certain text before the cursor. If nothing is certain, it leaves everything as it
/// is.
open class StandardKeyboardBehavior: KeyboardBehavior {
  /// A second space within this time ends the sentence (the articles' library: 3 s).
  private static let doubleSpace: Milliseconds = 3000
  /// A second tap on Shift within this time locks capitals (the articles' library: 0.5 s).
  private static let doubleShift: Milliseconds = 500

  /// Knows the field, the text and the time.
  public let keyboardContext: KeyboardContext
  private var lastSpace: Int?
  private var lastShift: Int?

  /// Creates a behaviour.
  public init(keyboardContext: KeyboardContext) { self.keyboardContext = keyboardContext }

  open var endSentenceText: String { ". " }

  open var preferredKeyboardCase: KeyboardType.Case {
    if case .alphabetic(.capsLocked) = keyboardContext.keyboardType { return .capsLocked }
    guard keyboardContext.isProse, !keyboardContext.isRightToLeft else {
      return .lowercased
    }
    switch autocapitalization {
    case .off: return .lowercased
    case .all: return .uppercased
    case .words: return text?.isAtNewWord == true ? .uppercased : .lowercased
    case .sentences:
      return text?.isLastSentenceEndedWithTrailingWhitespace == true ? .uppercased : .lowercased
    }
  }

  open func preferredKeyboardType(
    after gesture: KeyboardGesture, on action: KeyboardAction
  ) -> KeyboardType {
    let type = keyboardContext.keyboardType
    guard gesture == .release else { return type }
    switch (type, action) {
    case (_, .shift), (_, .capsLock), (_, .keyboardType), (.alphabetic(.capsLocked), _):
      return type
    // A case is for one letter.
    case (.alphabetic, _): return .alphabetic(preferredKeyboardCase)
    case (.numeric, .space), (.numeric, .primary), (.symbolic, .space), (.symbolic, .primary):
      return type == KeyboardType(for: keyboardContext.field.contentType)
        ? type : .alphabetic(preferredKeyboardCase)
    default: return type
    }
  }

  open func shouldEndSentence(
    after gesture: KeyboardGesture, on action: KeyboardAction
  ) -> Bool {
    guard gesture == .release else { return false }
    guard action == .space, keyboardContext.field.canReplaceText else {
      lastSpace = nil
      return false
    }
    let now = keyboardContext.now
    defer { lastSpace = now }
    guard behaviors.endsSentences, keyboardContext.isProse,
      let last = lastSpace, now - last < Self.doubleSpace
    else { return false }
    return text?.hasOpenSentenceAndTwoSpaces == true
  }

  open func shouldSwitchToCapsLock(
    after gesture: KeyboardGesture, on action: KeyboardAction
  ) -> Bool {
    guard gesture == .release else { return false }
    guard action.isShiftAction else {
      lastShift = nil
      return false
    }
    let now = keyboardContext.now
    guard behaviors.shiftLocks, keyboardContext.isProse,
      let last = lastShift, now - last <= Self.doubleShift
    else {
      lastShift = now
      return false
    }
    // A third tap is not a second one.
    lastShift = nil
    return true
  }

  open func replacementAction(
    for gesture: KeyboardGesture, on action: KeyboardAction
  ) -> KeyboardAction? {
    guard gesture == .release, case .character(let character) = action,
      keyboardContext.isProse
    else { return nil }
    guard behaviors.quotes, let text,
      let mark = keyboardContext.quotationMarks.replacement(for: character, after: text)
    else { return nil }
    return .character(mark)
  }

  /// When capitals are typed automatically: by the field's hints, or else by the setting.
  private var autocapitalization: Autocapitalization {
    let setting = behaviors.capitals
    let hints = keyboardContext.field.contentType.hints
    guard setting != .off else { return .off }
    if hints.contains(.uppercaseCharacters) { return .all }
    if hints.contains(.uppercaseWords) { return .words }
    if hints.contains(.uppercaseSentences) { return .sentences }
    return hints.contains(.lowercase) ? .off : setting
  }

  private var behaviors: TextBehaviors { keyboardContext.textBehaviors }
  private var text: String? { keyboardContext.textBeforeCursor }
}
