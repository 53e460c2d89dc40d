/// Compose sequences and dead keys.
public protocol Composer: AnyObject {
  /// Takes the next key of a sequence, or the first of a new one.
  func feed(_ keysym: Keysym) -> ComposeStatus
  /// Whether a key begins a sequence.
  func begins(with keysym: Keysym) -> Bool
  /// Forgets the sequence that has begun.
  func reset()
}

extension Composer {
  /// Dead keys and the Compose key do.
  public func begins(with keysym: Keysym) -> Bool { keysym.startsSequence }
}

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
