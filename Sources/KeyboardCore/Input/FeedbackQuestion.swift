/// Something that may be heard and felt besides gestures.
enum FeedbackQuestion: Hashable {
  /// What answers a cue.
  case cue(FeedbackCue)
  /// What answers a key that goes down without a gesture on its action.
  case press(KeyboardAction)
}
