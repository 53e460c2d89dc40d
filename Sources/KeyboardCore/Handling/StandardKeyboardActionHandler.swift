/// The handler a controller starts with; subclass it to change what actions do.
///
/// A gesture goes through these steps, each of which can be overridden: the action may be replaced,
/// its function is looked up, feedback is given, and the function is called. Then the behaviour may
/// end a sentence, lock capitals or change the keyboard type.
open class StandardKeyboardActionHandler: KeyboardActionHandler {
  /// The controller, which owns the handler.
  public private(set) weak var controller: (any KeyboardController)?
  /// Knows the field and the text.
  public let keyboardContext: KeyboardContext
  /// Decides what the keyboard does by itself.
  public var keyboardBehavior: any KeyboardBehavior
  private var insertions: [String: Insertion] = [:]
  /// What is held on a screen and has a list: it is in the text already when it goes up.
  private var held: KeyboardAction?

  /// Creates a handler, by default with the controller's context and the standard behaviour.
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

  /// Creates a handler as the articles do, with the controller's context and the standard behaviour.
  public init(inputViewController: (any KeyboardController)?) {
    controller = inputViewController
    keyboardContext = inputViewController?.keyboardContext ?? KeyboardContext()
    keyboardBehavior = StandardKeyboardBehavior(keyboardContext: keyboardContext)
  }

  /// The handler's behaviour.
  public var behavior: (any KeyboardBehavior)? { keyboardBehavior }

  /// The function of a gesture on an action, or `nil`; override it to change what actions do.
  open func action(
    for gesture: KeyboardGesture, on action: KeyboardAction
  ) -> KeyboardAction.GestureAction? {
    if gesture == .release, case .character(let text) = action { return insertion(of: text) }
    return action.standardAction(for: gesture)
  }

  /// The function that types a character; kept, because every new closure allocates memory.
  private func insertion(of character: String) -> KeyboardAction.GestureAction {
    if let known = insertions[character] { return known.perform }
    let insertion = Insertion { $0?.insertText(character) }
    // More than the characters of any keyboard.
    if insertions.count >= 500 { insertions = [:] }
    insertions[character] = insertion
    return insertion.perform
  }

  /// A closure by itself in a dictionary would be wrapped anew at each lookup.
  private struct Insertion { let perform: KeyboardAction.GestureAction }

  /// The action that replaces another, or `nil` to keep that; called on release only, when text is
  /// inserted.
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
    if endHold(with: gesture, on: action) { return }
    var action = action
    if gesture == .release, let replacement = replacementAction(for: gesture, on: action) {
      action = replacement
    }
    let closure = self.action(for: gesture, on: action)
    triggerFeedback(for: gesture, on: action)
    if gesture == .longPress, controller?.showCallouts(for: action) == true { held = action }
    guard let closure else { return }
    closure(controller)
    tryEndSentence(after: gesture, on: action)
    trySwitchToCapsLock(after: gesture, on: action)
    tryChangeKeyboardType(after: gesture, on: action)
    tryRegisterEmoji(after: gesture, on: action)
  }

  /// Ends a hold, and returns whether this is the release of what was held.
  private func endHold(with gesture: KeyboardGesture, on action: KeyboardAction) -> Bool {
    guard let held, gesture == .press || gesture == .release else { return false }
    self.held = nil
    return gesture == .release && held == action
  }

  /// Whether a gesture on an action gives feedback.
  ///
  /// A press does if it or its release has a function, a release does not, and other gestures do if
  /// they have a function.
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

  /// Ends the sentence before the cursor if the behaviour wants that.
  open func tryEndSentence(after gesture: KeyboardGesture, on action: KeyboardAction) {
    guard keyboardBehavior.shouldEndSentence(after: gesture, on: action) else { return }
    controller?.endSentence(withText: keyboardBehavior.endSentenceText)
  }

  /// Locks capitals if the behaviour wants that.
  open func trySwitchToCapsLock(after gesture: KeyboardGesture, on action: KeyboardAction) {
    guard keyboardBehavior.shouldSwitchToCapsLock(after: gesture, on: action) else { return }
    controller?.setKeyboardType(.alphabetic(.capsLocked))
  }

  /// Changes the keyboard type if the behaviour prefers another.
  open func tryChangeKeyboardType(after gesture: KeyboardGesture, on action: KeyboardAction) {
    let type = keyboardBehavior.preferredKeyboardType(after: gesture, on: action)
    if type != keyboardContext.keyboardType { controller?.setKeyboardType(type) }
  }

  /// Remembers the emoji that a release typed, whatever kind of action it was.
  open func tryRegisterEmoji(after gesture: KeyboardGesture, on action: KeyboardAction) {
    guard gesture == .release, let emoji = action.typedEmoji else { return }
    controller?.registerEmoji(emoji)
  }
}
