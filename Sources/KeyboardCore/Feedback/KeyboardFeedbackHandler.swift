/// Chooses the feedback for keys, which the keyboard's host plays.
public protocol KeyboardFeedbackHandler: AnyObject {
  /// The feedback for a gesture on an action.
  func feedback(for gesture: KeyboardGesture, on action: KeyboardAction) -> KeyboardFeedback
  /// The feedback for a cue.
  func feedback(for cue: FeedbackCue) -> KeyboardFeedback
  /// Whether there is feedback even if the gesture does nothing, such as most releases.
  func hasCustomFeedback(for gesture: KeyboardGesture, on action: KeyboardAction) -> Bool
}

extension KeyboardFeedbackHandler {
  /// By default, gestures that do nothing have no feedback.
  public func hasCustomFeedback(
    for gesture: KeyboardGesture, on action: KeyboardAction
  ) -> Bool { false }
}
