import KeyboardCore

/// Knows which of the keys that are down were told to a trace, in all sessions: a key goes down in one
/// field, and may repeat and go up in the next.
struct TracedKeys {
  /// The keys that are down: whether their presses were told, and when the last one was.
  private var presses: [UInt32: (isTold: Bool, time: Milliseconds)] = [:]
  /// More keys than hands can hold down; releases get lost.
  private static let limit = 64

  /// Hides keys that went down before the trace began, until they are up.
  mutating func hide(_ keycodes: [UInt32], at time: Milliseconds) {
    for keycode in keycodes { presses[keycode] = (false, time) }
  }

  /// Whether a key of an event is left out: its letter may be a password's if it went down in a
  /// secret field, or before the trace began.
  mutating func hides(_ key: KeyEvent, isSecret: Bool) -> Bool {
    let last = presses.removeValue(forKey: key.keycode)
    if key.isRelease { return isSecret || last?.isTold != true }
    // No key repeats as slowly as this: its release got lost.
    let isRepeat = last.map { key.time - $0.time <= KeyboardTiming.slowestRepeat } ?? false
    let hides = isSecret || isRepeat && last?.isTold == false
    if presses.count >= Self.limit { presses = [:] }
    presses[key.keycode] = (!hides, key.time)
    return hides
  }
}
