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
    // The first is its release; the next press is an ordinary one.
    let events = [key.up(at: 200), key.down(at: 300), key.up(at: 340)]
    #expect(events.map { keys.keeps($0, isHandled: true) } == [keeps, true, true])
  }

  @Test func `A new press in the field makes it certain`() {
    var keys = KeysAcrossFocus()
    let key = TestKey("e")
    keys.leave(at: 0)
    keys.enter(at: 500, keysDown: [key.keycode])
    let events = [key.down(at: 600), key.up(at: 640)]
    #expect(events.map { keys.keeps($0, isHandled: true) } == [true, true])
  }

  @Test func `A press that the keyboard has not seen has its release, whatever its repeats do`() {
    var keys = KeysAcrossFocus()
    let key = TestKey("e")
    keys.passUnseen(key.down(at: 0))
    let events = [key.down(at: 40), key.up(at: 80), key.down(at: 300), key.up(at: 340)]
    #expect(events.map { keys.keeps($0, isHandled: true) } == [true, false, true, true])
  }

  @Test func `What passes is not kept`() {
    var keys = KeysAcrossFocus()
    #expect(keys.keeps(TestKey("e").down(at: 0), isHandled: false) == false)
  }
}
