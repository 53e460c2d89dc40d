/// Waits until a key that opens no list has been held for something else.
struct LongPressWatch {
  /// What a key may be held for.
  enum Meaning {
    /// What the combination is bound to.
    case binding(KeyBinding)
    /// What a handler does on a long press of its action.
    case action(KeyboardAction)
  }

  private var watched: (event: KeyEvent, press: KeyPress?, meaning: Meaning)?

  /// Whether holding the key that is down is bound to something.
  var isBound: Bool { if case .binding = watched?.meaning { true } else { false } }

  /// Whether a key is being waited for.
  var isWaiting: Bool { watched != nil }

  /// A key goes down that may be held; modifiers have no press of their own.
  mutating func begin(
    _ event: KeyEvent, _ press: KeyPress?, for meaning: Meaning, delay: Int, _ turn: inout Turn
  ) {
    watched = (event, press, meaning)
    turn.start(.longPress, milliseconds: delay)
  }

  /// Stops waiting, whichever key it is.
  mutating func end(_ turn: inout Turn) {
    watched = nil
    turn.cancel(.longPress)
  }

  /// A key goes down or up: another key's press or this key's release means it is not being held.
  mutating func end(at event: KeyEvent, _ turn: inout Turn) {
    guard let watched, (watched.event.keycode == event.keycode) == event.isRelease else { return }
    end(&turn)
  }

  /// The key has been held long enough.
  ///
  /// - Returns: What it was held for, and its press unless it is a modifier.
  mutating func fired() -> (meaning: Meaning, press: KeyPress?)? {
    defer { watched = nil }
    return watched.map { ($0.meaning, $0.press) }
  }
}
