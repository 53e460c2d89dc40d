/// What feedback is given for besides gestures on actions.
public enum FeedbackCue: String, Hashable, Sendable, CaseIterable {
  /// A key was held and its list has opened.
  case calloutOpened
  /// The highlight or the page of a list has changed.
  case calloutMoved
  /// A key was used up and did nothing: a digit without an entry, keys that do not compose.
  case refused
}
