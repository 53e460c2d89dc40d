/// The handler a controller starts with; inherit it to change what actions do.
///
/// A gesture goes through these steps, each of which can be overridden: the action may be replaced,
/// what it does is looked up, feedback is given, it is done, and the keyboard follows: a sentence
/// ends, capitals are locked, the keyboard type changes.
open class StandardKeyboardActionHandler: KeyboardActionHandler {
  /// What the actions work on.
  ///
  /// Weak: the controller owns its handler.
  public private(set) weak var controller: (any KeyboardController)?
  /// Tells the field and the text.
  public let keyboardContext: KeyboardContext
  /// Decides what the keyboard does of itself.
  public var keyboardBehavior: any KeyboardBehavior
  private var insertions: [String: Insertion] = [:]

  /// Creates a handler.
  ///
  /// - Parameters:
  ///   - controller: What its actions work on.
  ///   - keyboardContext: Tells the field and the text; the controller's where it has one.
  ///   - keyboardBehavior: Decides what the keyboard does of itself; the standard one by default.
  public init(
    controller: (any KeyboardController)?, keyboardContext: KeyboardContext? = nil,
    keyboardBehavior: (any KeyboardBehavior)? = nil
  ) {
    self.controller = controller
    let context = keyboardContext ?? controller?.keyboardContext ?? KeyboardContext()
    self.keyboardContext = context
    self.keyboardBehavior =
      keyboardBehavior ?? StandardKeyboardBehavior(keyboardContext: context)
  }

  /// The behavior the handler was made with.
  public var behavior: (any KeyboardBehavior)? { keyboardBehavior }

  /// What a gesture on an action does, or `nil` for nothing.
  ///
  /// Override it to change that.
  open func action(
    for gesture: KeyboardGesture, on action: KeyboardAction
  ) -> KeyboardAction.GestureAction? {
    if action == .backspace, keyboardBehavior.backspaceRange == .word,
      action.standardAction(for: gesture) != nil
    {
      return { $0?.deleteBackward(range: .word) }
    }
    if gesture == .release, case .character(let text) = action { return insertion(of: text) }
    return action.standardAction(for: gesture)
  }

  /// What typing a character does: kept, because a closure takes memory of its own.
  private func insertion(of character: String) -> KeyboardAction.GestureAction {
    if let known = insertions[character] { return known.perform }
    let insertion = Insertion { $0?.insertText(character) }
    insertions[character] = insertion
    return insertion.perform
  }

  /// In a dictionary a closure by itself would be wrapped anew each time it is taken out.
  private struct Insertion { let perform: KeyboardAction.GestureAction }

  /// The action that is handled in place of another, or `nil` to keep the one at hand.
  ///
  /// It is asked on release only, which is when text goes in.
  open func replacementAction(
    for gesture: KeyboardGesture, on action: KeyboardAction
  ) -> KeyboardAction? {
    keyboardBehavior.replacementAction(for: gesture, on: action)
  }

  open func canHandle(_ gesture: KeyboardGesture, on action: KeyboardAction) -> Bool {
    self.action(for: gesture, on: action) != nil
  }

  open func handle(_ action: KeyboardAction) {
    action.standardAction?(controller)
    tryRegisterEmoji(after: .release, on: action)
  }

  open func handle(_ gesture: KeyboardGesture, on action: KeyboardAction) {
    var action = action
    if gesture == .release, let replacement = replacementAction(for: gesture, on: action) {
      action = replacement
    }
    let closure = self.action(for: gesture, on: action)
    triggerFeedback(for: gesture, on: action)
    guard let closure else { return }
    closure(controller)
    tryEndSentence(after: gesture, on: action)
    trySwitchToCapsLock(after: gesture, on: action)
    tryChangeKeyboardType(after: gesture, on: action)
    tryRegisterEmoji(after: gesture, on: action)
  }

  /// Whether a gesture on an action is answered by what is heard and felt.
  ///
  /// Presses are where their release does something, other gestures where they do; a release itself
  /// is not, as the press was.
  open func shouldTriggerFeedback(
    for gesture: KeyboardGesture, on action: KeyboardAction
  ) -> Bool {
    if gesture == .release { return false }
    return self.action(for: gesture, on: action) != nil
      || (gesture == .press && self.action(for: .release, on: action) != nil)
  }

  open func triggerFeedback(for gesture: KeyboardGesture, on action: KeyboardAction) {
    guard let controller, let handler = controller.feedbackHandler else { return }
    let isCustom = handler.hasCustomFeedback(for: gesture, on: action)
    guard isCustom || shouldTriggerFeedback(for: gesture, on: action) else { return }
    controller.giveFeedback(handler.feedback(for: gesture, on: action), isCustom: isCustom)
  }

  /// Ends the sentence before the cursor where the behaviour says so.
  open func tryEndSentence(after gesture: KeyboardGesture, on action: KeyboardAction) {
    guard keyboardBehavior.shouldEndSentence(after: gesture, on: action) else { return }
    controller?.endSentence(withText: keyboardBehavior.endSentenceText)
  }

  /// Locks capitals where the behaviour says so.
  open func trySwitchToCapsLock(after gesture: KeyboardGesture, on action: KeyboardAction) {
    guard keyboardBehavior.shouldSwitchToCapsLock(after: gesture, on: action) else { return }
    controller?.setKeyboardType(.alphabetic(.capsLocked))
  }

  /// Changes the keyboard type where the behaviour prefers another.
  open func tryChangeKeyboardType(after gesture: KeyboardGesture, on action: KeyboardAction) {
    let type = keyboardBehavior.preferredKeyboardType(after: gesture, on: action)
    if type != keyboardContext.keyboardType { controller?.setKeyboardType(type) }
  }

  /// Takes note of the emoji that a release typed, whichever kind of action it was.
  open func tryRegisterEmoji(after gesture: KeyboardGesture, on action: KeyboardAction) {
    guard gesture == .release, let emoji = action.typedEmoji else { return }
    controller?.registerEmoji(emoji)
  }
}
