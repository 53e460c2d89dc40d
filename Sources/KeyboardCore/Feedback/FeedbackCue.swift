/// An occasion for feedback other than a gesture on an action; later versions may add cases.
public enum FeedbackCue: String, Hashable, Sendable, CaseIterable {
  /// A key was held and its list has opened.
  case calloutOpened
  /// The highlight or the page of a list has changed.
  case calloutMoved
  /// A key was handled and did nothing, such as a digit without an entry.
  case refused
}
