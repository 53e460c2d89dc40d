/// What is known about whether a field hides what is typed.
public enum FieldSecrecy: Sendable {
  /// The field shows what is typed.
  case open
  /// Nothing is known yet: nothing is shown before it is certain, and nothing is remembered.
  ///
  /// The client does not tell what its fields are for, or only that nothing may be learned.
  case unknown
  /// The field hides what is typed: the keyboard does nothing at all there.
  case secret
}
