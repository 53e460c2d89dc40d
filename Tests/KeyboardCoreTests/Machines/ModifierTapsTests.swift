import Testing

@testable import KeyboardCore
@testable import TypingModel

@Suite("Taps of modifiers") struct ModifierTapsTests {
  @Test func `A tap is single, then second, and a third one starts anew`() {
    var taps = ModifierTaps()
    #expect(tap(.shift, 0, 30, &taps) == .single)
    #expect(tap(.shift, 230, 260, &taps) == .second)
    #expect(tap(.shift, 300, 320, &taps) == .single)
    #expect(tap(.shift, 340, 360, &taps) == .second)
  }

  @Test func `A second tap that comes late is a first one`() {
    var taps = ModifierTaps()
    _ = tap(.shift, 0, 30, &taps)
    #expect(tap(.shift, 231, 260, &taps) == .single)
    #expect(tap(.shift, 300, 330, &taps) == .second)
  }

  @Test(arguments: [TestKey.rightShift, .control, .super])
  func `Another modifier does not count as the second tap`(other: TestKey) {
    var taps = ModifierTaps()
    _ = tap(.shift, 0, 30, &taps)
    #expect(tap(other, 60, 90, &taps) == .single)
    #expect(tap(.shift, 120, 150, &taps) == .single)
  }

  @Test func `Modifiers that overlap are not tapped, but for the last`() {
    var taps = ModifierTaps()
    taps.press(TestKey.super.down(at: 0))
    taps.press(TestKey.shift.down(at: 10))
    #expect(taps.release(TestKey.super.up(at: 20)) == .none)
    #expect(taps.release(TestKey.shift.up(at: 30)) == .single)
  }

  @Test func `A key in between ends the tap`() {
    var taps = ModifierTaps()
    taps.press(TestKey.shift.down(at: 0))
    taps.forget()
    #expect(taps.release(TestKey.shift.up(at: 30)) == .none)
    _ = tap(.shift, 60, 80, &taps)
    taps.forget()
    #expect(tap(.shift, 100, 120, &taps) == .single)
  }

  @Test func `A release without a press, or a second release, is nothing`() {
    var taps = ModifierTaps()
    #expect(taps.release(TestKey.shift.up(at: 30)) == .none)
    _ = tap(.shift, 60, 80, &taps)
    #expect(taps.release(TestKey.shift.up(at: 90)) == .none)
  }

  private func tap(
    _ key: TestKey, _ down: Int, _ up: Int, _ taps: inout ModifierTaps
  ) -> ModifierTaps.Tap {
    taps.press(key.down(at: down))
    return taps.release(key.up(at: up))
  }
}
