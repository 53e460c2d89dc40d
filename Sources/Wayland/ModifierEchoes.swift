/// Distinguishes the keyboard's own modifiers from those that KWin 6.7 received from us and mistook for them.
///
/// They may reach it right after the key has gone up: then Shift stayed down for good, and everything was
/// typed in capitals.
struct ModifierEchoes {
  /// The modifiers that were down after the last change by a key.
  private var down: UInt32?
  /// Those that were sent to KWin in this field.
  private var sent: Set<UInt32> = []
  private var followsKey = false

  /// A modifier goes down or up, before the masks that it makes.
  mutating func followKey() { followsKey = true }

  /// Notes modifiers that are sent to KWin.
  mutating func send(_ masks: ModifierMasks) { sent.insert(masks.depressed) }

  /// Restores the keyboard's own modifiers in masks that are an echo, and returns whether that changes
  /// them.
  mutating func correct(_ masks: inout ModifierMasks) -> Bool {
    defer { followsKey = false }
    if followsKey || !sent.contains(masks.depressed) {
      down = masks.depressed
      return false
    }
    guard let down, masks.depressed != down else { return false }
    masks.depressed = down
    return true
  }
}
