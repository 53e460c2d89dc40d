/// The actions the keyboard adds to those of the articles, by their names in `custom(named:)`.
public enum CustomAction: String, CaseIterable, Sendable {
  /// Switches holding keys off, or on again.
  case toggleHold
  /// Switches feedback off, or on again.
  case toggleFeedback
  /// The next letter key gives the sign at its place on the symbolic keyboard.
  case symbolOnce
}
