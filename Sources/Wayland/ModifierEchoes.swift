/// Tells modifiers that the keyboard has from those that KWin 6.7 was told, and has taken for them.
///
/// What is handed on may arrive right after the key went up: then KWin believed that Shift was down for
/// good, and everything was typed in capitals.
struct ModifierEchoes {
  /// The modifiers that were down after the last change by a key.
  private var down: UInt32?
  /// Those that KWin was told since.
  private var told: Set<UInt32> = []
  private var followsKey = false

  /// A modifier goes down or up, before the masks that it makes.
  mutating func followKey() { followsKey = true }

  /// KWin is told of these.
  mutating func passed(_ masks: ModifierMasks) { told.insert(masks.depressed) }

  /// Puts what the keys have made into masks that are an echo, and returns whether that differs.
  mutating func correct(_ masks: inout ModifierMasks) -> Bool {
    guard !followsKey, let down, masks.depressed != down, told.contains(masks.depressed) else {
      if followsKey || !told.contains(masks.depressed) { down = masks.depressed }
      followsKey = false
      return false
    }
    masks.depressed = down
    return true
  }
}
