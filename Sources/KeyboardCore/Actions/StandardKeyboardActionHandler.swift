/// The handler a controller starts with; inherit it to change what actions do.
open class StandardKeyboardActionHandler: KeyboardActionHandler {
  /// What the actions work on.
  ///
  /// Weak: the controller owns its handler.
  public private(set) weak var controller: (any KeyboardController)?

  /// Creates a handler whose actions work on `controller`.
  public init(controller: (any KeyboardController)?) {
    self.controller = controller
  }

  /// What a gesture on an action does, or `nil` for nothing.
  ///
  /// Override it to change that.
  open func action(
    for gesture: KeyboardGesture, on action: KeyboardAction
  ) -> KeyboardAction.GestureAction? {
    action.standardAction(for: gesture)
  }

  /// The action that is handled in place of another, or `nil` to keep the one at hand.
  ///
  /// It is asked on release only, which is when text goes in.
  open func replacementAction(
    for gesture: KeyboardGesture, on action: KeyboardAction
  ) -> KeyboardAction? {
    nil
  }

  open func canHandle(_ gesture: KeyboardGesture, on action: KeyboardAction) -> Bool {
    self.action(for: gesture, on: action) != nil
  }

  open func handle(_ action: KeyboardAction) {
    action.standardAction?(controller)
  }

  open func handle(_ gesture: KeyboardGesture, on action: KeyboardAction) {
    var action = action
    if gesture == .release, let replacement = replacementAction(for: gesture, on: action) {
      action = replacement
    }
    self.action(for: gesture, on: action)?(controller)
  }
}
