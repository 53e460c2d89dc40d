/// The letter key that was tapped last: held right afterwards, it repeats.
struct LastTap {
  private var tap: (keycode: UInt32, time: Int)?
  mutating func remember(_ event: KeyEvent) { tap = (event.keycode, event.time) }

  /// Another key goes down, or the same one repeats.
  mutating func pressed(_ press: KeyPress) {
    if press.isRepeat || tap?.keycode != press.event.keycode { tap = nil }
  }

  /// Takes the tap, which applies once, and returns whether a press closely follows it.
  mutating func takeTap(before event: KeyEvent) -> Bool {
    defer { tap = nil }
    return tap.map { event.time - $0.time <= KeyboardTiming.tapThenHold } ?? false
  }

  mutating func forget() { tap = nil }
}
