/// The letter key that was tapped last: held right afterwards, it repeats.
struct LastTap {
  private var tap: (keycode: UInt32, time: Int)?

  /// The key of a letter was tapped.
  mutating func remember(_ event: KeyEvent) { tap = (event.keycode, event.time) }

  /// Another key goes down, or the same one repeats.
  mutating func pressed(_ press: KeyPress) {
    if press.isRepeat || tap?.keycode != press.event.keycode { tap = nil }
  }

  /// Whether a press closely follows a tap of its key; the tap counts once.
  mutating func isFollowed(by event: KeyEvent) -> Bool {
    defer { tap = nil }
    return tap.map { event.time - $0.time <= KeyboardTiming.tapThenHold } ?? false
  }

  /// Forgets the tap.
  mutating func forget() { tap = nil }
}
