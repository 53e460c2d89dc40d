import Testing

@testable import KeyboardCore
@testable import TypingModel

@Suite("Waiting for a long press") struct LongPressWatchTests {
  private let binding = LongPressWatch.Meaning.binding(
    KeyBinding(KeyCombination(TestKey.f1.keysym, []), gesture: .longPress, .space))

  @Test func `It waits for as long as it is told`() {
    var turn = Turn.open()
    let watch = waiting(for: .action(.space), &turn)
    #expect(watch.isWaiting)
    #expect(!watch.isBound)
    #expect(turn.timers == ["longPress 500"])
    #expect(waiting(for: binding, &turn).isBound)
  }

  @Test(arguments: [
    (TestKey("x").up(at: 1), false), (TestKey("y").down(at: 1), false),
    (TestKey("y").up(at: 1), true), (TestKey("x").down(at: 1), true),
  ])
  func `The key's release and another's press end it, other events do not`(
    event: KeyEvent, isWaiting: Bool
  ) {
    var turn = Turn.open()
    var watch = waiting(for: .action(.space), &turn)
    watch.end(at: event, &turn)
    #expect(watch.isWaiting == isWaiting)
    #expect(turn.isRunning(.longPress) == isWaiting)
  }

  @Test func `It can be ended whatever the key is`() {
    var turn = Turn.open()
    var watch = waiting(for: binding, &turn)
    watch.end(&turn)
    #expect(!watch.isWaiting)
    #expect(!watch.isBound)
    watch.end(&turn)
    #expect(turn.timers == ["longPress 500", "-longPress"])
  }

  @Test func `A key that was held long enough counts once`() throws {
    var turn = Turn.open()
    var watch = waiting(for: .action(.space), &turn)
    let last = watch.fired()
    let fired = try #require(last)
    guard case .action(.space) = fired.meaning else {
      Issue.record("the meaning is the action's")
      return
    }
    #expect(fired.press?.number == 3)
    #expect(watch.fired() == nil)
    #expect(!watch.isWaiting)
  }

  @Test func `A modifier has no press of its own`() throws {
    var turn = Turn.open()
    var watch = LongPressWatch()
    watch.begin(TestKey.shift.down(), nil, for: binding, delay: 150, &turn)
    let fired = watch.fired()
    #expect(try #require(fired).press == nil)
  }

  private func waiting(
    for meaning: LongPressWatch.Meaning, _ turn: inout Turn
  ) -> LongPressWatch {
    var watch = LongPressWatch()
    let event = TestKey("x").down()
    watch.begin(event, KeyPress(event: event, number: 3), for: meaning, delay: 500, &turn)
    return watch
  }
}
