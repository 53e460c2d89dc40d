import Testing

@testable import KeyboardCore
@testable import TypingModel

@Suite("Keys that are down while the focus moves") struct KeysAcrossFocusTests {
  static let gaps: [(gap: Int, keeps: Bool)] = [
    (0, true), (KeyboardTiming.focusChange, true), (KeyboardTiming.focusChange + 1, false),
  ]

  @Test(arguments: gaps)
  func `The release of a key that was used up is kept unless it can have been pressed again`(
    gap: Int, keeps: Bool
  ) {
    var keys = KeysAcrossFocus()
    let key = TestKey("e")
    keys.leave(at: 100)
    // A window that closes says so twice, and the first time counts.
    keys.leave(at: 100 + gap)
    keys.enter(at: 100 + gap, keysDown: [key.keycode])
    let kept1 = keys.keeps(key.up(at: 200), isHandled: true)
    #expect(kept1 == keeps)
    // That was its release; the next press is an ordinary one.
    let kept2 = keys.keeps(key.down(at: 300), isHandled: true)
    #expect(kept2)
    let kept3 = keys.keeps(key.up(at: 340), isHandled: true)
    #expect(kept3)
  }

  @Test func `A new press in the field makes it certain`() {
    var keys = KeysAcrossFocus()
    let key = TestKey("e")
    keys.leave(at: 0)
    keys.enter(at: 500, keysDown: [key.keycode])
    let kept4 = keys.keeps(key.down(at: 600), isHandled: true)
    #expect(kept4)
    let kept5 = keys.keeps(key.up(at: 640), isHandled: true)
    #expect(kept5)
  }

  @Test func `What passes is not kept`() {
    var keys = KeysAcrossFocus()
    let kept6 = keys.keeps(TestKey("e").down(at: 0), isHandled: false)
    #expect(!kept6)
  }
}
