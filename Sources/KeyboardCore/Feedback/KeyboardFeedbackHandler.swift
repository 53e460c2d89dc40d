/// Decides what is heard and felt when a key is used.
///
/// The controller asks it and hands the answer to the host, which plays it; nothing here waits for
/// a sound.
public protocol KeyboardFeedbackHandler: AnyObject {
  /// The feedback for a gesture on an action that does something.
  func feedback(for gesture: KeyboardGesture, on action: KeyboardAction) -> KeyboardFeedback
  /// The feedback for a cue.
  func feedback(for cue: FeedbackCue) -> KeyboardFeedback
  /// Whether there is feedback even for a gesture that does nothing by itself, as releases do.
  func hasCustomFeedback(for gesture: KeyboardGesture, on action: KeyboardAction) -> Bool
}

extension KeyboardFeedbackHandler {
  /// There is no feedback for what does nothing.
  public func hasCustomFeedback(
    for gesture: KeyboardGesture, on action: KeyboardAction
  ) -> Bool { false }
}
