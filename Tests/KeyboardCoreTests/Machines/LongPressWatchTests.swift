import Testing

@testable import KeyboardCore
@testable import TypingModel

/// What keys are held for is in `BoundKeyTests`.
@Suite("Waiting for a long press") struct LongPressWatchTests {
  @Test(arguments: [
    (TestKey("x").up(at: 1), false), (TestKey("y").down(at: 1), false),
    (TestKey("y").up(at: 1), true), (TestKey("x").down(at: 1), true),
  ])
  func `The key's release or another key's press ends it`(
    event: KeyEvent, isWaiting: Bool
  ) {
    var turn = Turn.open()
    var watch = LongPressWatch()
    let press = KeyPress(event: TestKey("x").down(), number: 3)
    watch.begin(press.event, press, for: .action(.space), delay: 500, &turn)
    #expect(watch.isWaiting && !watch.isBound)
    watch.end(at: event, &turn)
    #expect(watch.isWaiting == isWaiting)
    #expect(turn.timers == ["longPress 500"] + (isWaiting ? [] : ["-longPress"]))
  }
}
