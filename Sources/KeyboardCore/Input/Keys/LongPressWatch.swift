/// Waits for a long press of a key that opens no list.
struct LongPressWatch {
  enum Meaning {
    case binding(KeyBinding)
    case action(KeyboardAction)
  }

  private var watched: (event: KeyEvent, press: KeyPress?, meaning: Meaning)?

  /// Whether a long press of the key that is down is bound to something.
  var isBound: Bool { if case .binding = watched?.meaning { true } else { false } }
  var isWaiting: Bool { watched != nil }

  /// A key goes down that may be held; modifiers have no press of their own.
  mutating func begin(
    _ event: KeyEvent, _ press: KeyPress?, for meaning: Meaning, delay: Int, _ turn: inout Turn
  ) {
    watched = (event, press, meaning)
    turn.start(.longPress, milliseconds: delay)
  }

  /// Stops waiting, whichever key is down.
  mutating func end(_ turn: inout Turn) {
    watched = nil
    turn.cancel(.longPress)
  }

  /// Stops waiting if another key goes down or this one goes up.
  mutating func end(at event: KeyEvent, _ turn: inout Turn) {
    guard let watched, (watched.event.keycode == event.keycode) == event.isRelease else { return }
    end(&turn)
  }

  /// The key has been held long enough: what that does, and its press unless it is a modifier.
  mutating func fired() -> (meaning: Meaning, press: KeyPress?)? {
    defer { watched = nil }
    return watched.map { ($0.meaning, $0.press) }
  }
}
