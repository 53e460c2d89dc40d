/// Waits for a key that opens no list to be held for something else.
struct LongPressWatch {
  /// What a key may be held for.
  enum Meaning {
    /// What the combination is bound to.
    case binding(KeyBinding)
    /// What a handler does at a long press of its action.
    case action(KeyboardAction)
  }

  private var watched: (event: KeyEvent, press: KeyPress?, meaning: Meaning)?

  /// Whether the key that is down is bound to something when it is held.
  var isBound: Bool { if case .binding = watched?.meaning { true } else { false } }

  /// Whether a key is being waited for.
  var isWaiting: Bool { watched != nil }

  /// A key goes down that may be held; modifiers have no press of their own.
  mutating func begin(_ event: KeyEvent, _ press: KeyPress?, for meaning: Meaning) {
    watched = (event, press, meaning)
  }

  /// Stops waiting, whichever key it is.
  ///
  /// - Returns: Whether a key was being waited for.
  mutating func end() -> Bool {
    defer { watched = nil }
    return watched != nil
  }

  /// A key goes down or up: another one's press, or this one's release, means it is not being held.
  ///
  /// - Returns: Whether a key was being waited for, and is no more.
  mutating func end(at event: KeyEvent) -> Bool {
    guard let watched, (watched.event.keycode == event.keycode) == event.isRelease else {
      return false
    }
    return end()
  }

  /// The key has been held long enough.
  ///
  /// - Returns: What it was held for, and its press if it is no modifier.
  mutating func fired() -> (meaning: Meaning, press: KeyPress?)? {
    defer { watched = nil }
    return watched.map { ($0.meaning, $0.press) }
  }
}
