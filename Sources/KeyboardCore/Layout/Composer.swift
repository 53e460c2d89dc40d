/// Compose sequences and dead keys.
public protocol Composer: AnyObject {
  /// Takes the next key of a sequence, or the first of a new one.
  func feed(_ keysym: Keysym) -> ComposeStatus
  /// Forgets the sequence that has begun.
  func reset()
}
