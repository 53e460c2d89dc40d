/// How much BackSpace deletes.
public enum BackspaceRange: Hashable, Sendable {
  case character, word
}
