import Testing

@testable import KeyboardCore
@testable import TypingModel

/// Taps one after the other are in `BoundKeyTests`.
@Suite("Taps of modifiers") struct ModifierTapsTests {
  @Test func `Of modifiers that overlap only the last is tapped`() {
    var taps = ModifierTaps()
    taps.press(TestKey.super.down(at: 0))
    taps.press(TestKey.shift.down(at: 10))
    #expect(taps.release(TestKey.super.up(at: 20)) == .none)
    #expect(taps.release(TestKey.shift.up(at: 30)) == .single)
    // It went up already.
    #expect(taps.release(TestKey.shift.up(at: 40)) == .none)
  }

  @Test func `The other Shift key is another key`() {
    var taps = ModifierTaps()
    for (key, time) in [(TestKey.shift, 0), (.rightShift, 60)] {
      taps.press(key.down(at: time))
      #expect(taps.release(key.up(at: time + 30)) == .single)
    }
  }

  @Test func `A key whose release got lost was not tapped`() {
    var taps = ModifierTaps()
    taps.press(TestKey.shift.down(at: 0))
    taps.press(TestKey.shift.down(at: 50))
    #expect(taps.release(TestKey.shift.up(at: 80)) == .single)
  }

  @Test(arguments: [(0, 230, true), (0, 231, false), (500, 730, true), (500, 731, false)])
  func `BounceKeys leave the second tap more time`(delay: Int, time: Int, isSecond: Bool) {
    var taps = ModifierTaps()
    taps.press(TestKey.shift.down(at: 0), bounceDelay: delay)
    _ = taps.release(TestKey.shift.up(at: 30))
    taps.press(TestKey.shift.down(at: time), bounceDelay: delay)
    #expect(taps.release(TestKey.shift.up(at: time + 30)) == (isSecond ? .second : .single))
  }
}
