/// The state of a Compose sequence after a key.
public enum ComposeStatus: Hashable, Sendable {
  /// The key neither begins nor continues a sequence.
  case nothing
  /// More keys are needed.
  case composing
  /// The sequence is complete and gives this text.
  case composed(String)
  /// The key does not continue the sequence, which is over.
  case cancelled
}
