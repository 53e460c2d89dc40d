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
}
