import KeyboardCore

// The article on feedback has a handler that plays system audio when the return key is tapped, and
// shows an appearance in its place. This is what it tells of.

private class MyKeyboardFeedbackHandler: StandardKeyboardFeedbackHandler {

  override func audioFeedback(
    for gesture: KeyboardGesture, on action: KeyboardAction
  ) -> AudioFeedback {
    if action.isPrimaryAction { return .custom(event: "complete") }
    return super.audioFeedback(for: gesture, on: action)
  }
}

private class MyKeyboardViewController: KeyboardInputController {

  override func didLoad() {
    services.feedbackHandler = MyKeyboardFeedbackHandler()
    super.didLoad()
  }
}

extension Report {
  /// Answers the return key in a way of its own.
  mutating func addFeedbackArticle() {
    let handler = MyKeyboardViewController(library: .standard).services.feedbackHandler
    let feedback = handler.feedback(for: .press, on: .primary(.return))
    add("return is heard", "\(feedback.audio)", expected: "custom(event: \"complete\")")
  }
}
