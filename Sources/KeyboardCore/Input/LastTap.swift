/// The letter key that repeats if it is held the next time: it was tapped just now, or its list was
/// used to request that.
struct LastTap {
  /// Its time is `nil` for a request, which waits until another key goes down.
  private var tap: (keycode: UInt32, time: Int?)?
  mutating func remember(_ event: KeyEvent) { tap = (event.keycode, event.time) }
  mutating func expect(_ event: KeyEvent) { tap = (event.keycode, nil) }

  /// Another key goes down, or the same one repeats.
  mutating func pressed(_ press: KeyPress) {
    if press.isRepeat || tap?.keycode != press.event.keycode { tap = nil }
  }

  /// Takes the tap, which applies once, and returns whether a press follows it closely; it cannot
  /// follow sooner than after `bounceDelay` ms.
  mutating func takeTap(before event: KeyEvent, bounceDelay: Int) -> Bool {
    defer { tap = nil }
    guard let tap else { return false }
    return tap.time.map { event.time - $0 - KeyboardTiming.tapThenHold <= bounceDelay } ?? true
  }

  /// The client has reset its input, which a request may have caused with the letter it commits.
  mutating func clientReset() { if tap?.time != nil { tap = nil } }

  mutating func forget() { tap = nil }
}
