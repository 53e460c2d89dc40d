import Testing

@testable import KeyboardCore
@testable import TypingModel

/// The rest is in `RepeatTests` and `HoldRepeatTests`.
@Suite("A tap and then a hold") struct LastTapTests {
  @Test func `A key that is expected to repeat does so once, however late`() {
    var last = LastTap()
    last.expect(TestKey("e").up(at: 0))
    let isTapped = [10_000, 20_000].map {
      last.takeTap(before: TestKey("e").down(at: $0), bounceDelay: 0)
    }
    #expect(isTapped == [true, false])
  }
}
