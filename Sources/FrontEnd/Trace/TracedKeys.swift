import KeyboardCore

/// Knows which of the keys that are down were reported to a trace, in all sessions: a key goes down
/// in one field, and may repeat and go up in the next.
struct TracedKeys {
  /// The keys that are down, or were left out when they went up: whether their presses were
  /// reported, and when their last events were.
  private var keys: [UInt32: (isReported: Bool, isDown: Bool, time: Milliseconds)] = [:]
  /// More keys than hands can hold down; releases get lost.
  private static let limit = 64

  /// Hides keys that went down before the trace began until they are up; the times are those of their
  /// last presses.
  mutating func hide(_ keysDown: [(keycode: UInt32, time: Milliseconds)]) {
    for (keycode, time) in keysDown { keys[keycode] = (false, true, time) }
  }

  /// Whether a key of an event is left out: its letter may be a password's if it went down in a
  /// secret field, or before the trace began.
  mutating func hides(_ key: KeyEvent, isSecret: Bool) -> Bool {
    let last = keys.removeValue(forKey: key.keycode)
    // Qt and XIM repeat a key as releases and presses. Otherwise no key repeats as slowly as this: its
    // release got lost.
    let gap = last?.isDown == true ? KeyboardTiming.slowestRepeat : KeyboardTiming.busyPairGap
    let isRepeat = last.map { key.time - $0.time <= gap } ?? false
    let hides =
      isSecret || (key.isRelease ? last?.isReported != true : isRepeat && last?.isReported == false)
    if keys.count >= Self.limit { keys = [:] }
    if hides || !key.isRelease { keys[key.keycode] = (!hides, !key.isRelease, key.time) }
    return hides
  }
}
