import Testing

@testable import KeyboardCore
@testable import TypingModel

/// Other keys in between are in `BoundKeyTests`.
@Suite("Taps of modifiers") struct ModifierTapsTests {
  static let taps: [(keys: [(key: TestKey, down: Int, up: Int)], taps: [ModifierTaps.Tap])] = [
    // A third tap starts anew.
    (
      [(.shift, 0, 30), (.shift, 230, 260), (.shift, 300, 320), (.shift, 340, 360)],
      [.single, .second, .single, .second]
    ),
    // A second tap that comes late is a first one.
    ([(.shift, 0, 30), (.shift, 231, 260), (.shift, 300, 330)], [.single, .single, .second]),
    // Another modifier does not count as the second tap.
    ([(.shift, 0, 30), (.rightShift, 60, 90), (.shift, 120, 150)], [.single, .single, .single]),
    ([(.shift, 0, 30), (.super, 60, 90), (.shift, 120, 150)], [.single, .single, .single]),
  ]

  @Test(arguments: taps)
  func `A modifier is tapped once or twice`(
    keys: [(key: TestKey, down: Int, up: Int)], taps: [ModifierTaps.Tap]
  ) {
    var modifiers = ModifierTaps()
    let seen = keys.map { key, down, up in
      modifiers.press(key.down(at: down))
      return modifiers.release(key.up(at: up))
    }
    #expect(seen == taps)
  }

  @Test func `Modifiers that overlap are not tapped, but for the last`() {
    var taps = ModifierTaps()
    taps.press(TestKey.super.down(at: 0))
    taps.press(TestKey.shift.down(at: 10))
    #expect(taps.release(TestKey.super.up(at: 20)) == .none)
    #expect(taps.release(TestKey.shift.up(at: 30)) == .single)
    // It went up already.
    #expect(taps.release(TestKey.shift.up(at: 40)) == .none)
  }
}
