/// How much BackSpace takes.
public enum BackspaceRange: Hashable, Sendable {
  case character, word
}
