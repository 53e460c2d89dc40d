/// Something besides gestures for which a handler may give feedback.
enum FeedbackQuestion: Hashable {
  case cue(FeedbackCue)
  /// A key that goes down without a gesture on its action.
  case press(KeyboardAction)
}
