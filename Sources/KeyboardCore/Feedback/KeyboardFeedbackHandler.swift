/// Decides what is heard and felt when a key is used.
///
/// The controller asks it and hands the answer to the host, which plays it; nothing here waits for
/// a sound.
public protocol KeyboardFeedbackHandler: AnyObject {
  /// What answers a gesture on an action that does something.
  func feedback(for gesture: KeyboardGesture, on action: KeyboardAction) -> KeyboardFeedback
  /// What answers a cue.
  func feedback(for cue: FeedbackCue) -> KeyboardFeedback
  /// Whether a gesture is answered even where it does nothing by itself, as releases do not.
  func hasCustomFeedback(for gesture: KeyboardGesture, on action: KeyboardAction) -> Bool
}

extension KeyboardFeedbackHandler {
  /// Nothing is answered that does nothing.
  public func hasCustomFeedback(
    for gesture: KeyboardGesture, on action: KeyboardAction
  ) -> Bool { false }
}
