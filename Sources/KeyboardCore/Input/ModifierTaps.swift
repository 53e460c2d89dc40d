/// Recognizes modifiers that go down and up with no other key in between.
struct ModifierTaps {
  enum Tap { case none, single, second }

  private var last: (keysym: Keysym, time: Int, isUp: Bool, isSecond: Bool)?

  /// A modifier goes down, by BounceKeys not sooner after a tap than `bounceDelay` ms.
  mutating func press(_ event: KeyEvent, bounceDelay: Int = 0) {
    let isSecond =
      last.map {
        $0.keysym == event.keysym && $0.isUp
          && event.time - $0.time - KeyboardTiming.doubleTap <= bounceDelay
      } ?? false
    last = (event.keysym, event.time, isUp: false, isSecond: isSecond)
  }

  /// A modifier goes up: the tap that this completes.
  mutating func release(_ event: KeyEvent) -> Tap {
    guard let tap = last, tap.keysym == event.keysym, !tap.isUp else { return .none }
    last = (event.keysym, event.time, isUp: true, isSecond: false)
    if tap.isSecond { last = nil }
    return tap.isSecond ? .second : .single
  }

  mutating func forget() { last = nil }
}
