/// The actions the keyboard has in addition to the articles', by their names in `custom(named:)`.
public enum CustomAction: String, CaseIterable, Sendable {
  /// Switches holding keys off, or on again.
  case toggleHold
  /// Switches feedback off, or on again.
  case toggleFeedback
  /// The next letter key gives the sign in its place of the symbolic keyboard.
  case symbolOnce
}
