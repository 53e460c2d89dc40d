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
