/// Recognizes modifiers that go down and up with no other key in between.
struct ModifierTaps {
  enum Tap { case none, single, second }

  private struct Press {
    var keysym: Keysym
    var time: Int
    var isUp = false
    var isSecond = false
  }

  private var last: Press?

  mutating func press(_ event: KeyEvent) {
    let isSecond =
      last.map {
        $0.keysym == event.keysym && $0.isUp && event.time - $0.time <= KeyboardTiming.doubleTap
      } ?? false
    last = Press(keysym: event.keysym, time: event.time, isSecond: isSecond)
  }

  mutating func release(_ event: KeyEvent) -> Tap {
    guard let tap = last, tap.keysym == event.keysym, !tap.isUp else { return .none }
    last = tap.isSecond ? nil : Press(keysym: event.keysym, time: event.time, isUp: true)
    return tap.isSecond ? .second : .single
  }

  mutating func forget() { last = nil }
}
