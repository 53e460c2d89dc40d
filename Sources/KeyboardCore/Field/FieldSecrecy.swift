/// Whether a field hides what is typed, as far as that is known.
public enum FieldSecrecy: Sendable {
  /// The field shows what is typed.
  case open
  /// The client does not report what its fields are for, or only that they are private; nothing is
  /// shown before it is certain, and nothing is remembered.
  case unknown
  /// The field hides what is typed; the keyboard does nothing there.
  case secret
}
