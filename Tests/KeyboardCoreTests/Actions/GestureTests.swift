import KeyboardCore
import Testing

@testable import TypingModel

/// Records gestures, and types as usual.
private final class GestureRecorder: StandardKeyboardActionHandler {
  private(set) var gestures: [String] = []

  override func handle(_ gesture: KeyboardGesture, on action: KeyboardAction) {
    let name = action.inputCalloutText ?? "\(action)"
    gestures.append("\(gesture) \(name)")
    super.handle(gesture, on: action)
  }
}

@Suite("Gestures") struct GestureTests {
  private func gestures(_ moves: [Move], in field: TestField = .gtk) -> [String] {
    let controller = field.makeController()
    let recorder = GestureRecorder(controller: controller)
    controller.services.actionHandler = recorder
    Playback(controller, in: field).play(moves)
    return recorder.gestures
  }

  @Test func `A key types when it goes down`() {
    #expect(gestures([.press("x")]) == ["press x", "release x"])
    #expect(gestures([.tap("e")]) == ["press e", "release e"])
    #expect(gestures([.tap(.backspace)]) == ["press backspace", "release backspace"])
  }

  @Test func `A hold that opens a list is a long press`() {
    #expect(gestures([.hold("e")]) == ["press e", "release e", "longPress e"])
    #expect(gestures([.hold("x")]) == ["press x", "release x"])
  }

  @Test func `A long press on a screen is one, though its list opens`() {
    let e = KeyboardAction.character("e")
    let touches: [KeyboardGesture] = [.press, .longPress, .release]
    #expect(
      gestures(touches.map { .send(.gesture($0, e)) }) == ["press e", "longPress e", "release e"])
  }

  @Test func `The list of a picked letter is no long press`() {
    #expect(
      gestures([.hold("a"), .tap("2")], in: .replace.locales("vi"))
        == ["press a", "release a", "longPress a", "release â"])
  }

  @Test func `A pick is a release of the entry`() {
    #expect(gestures([.hold("e"), .tap("2")]).last == "release è")
    #expect(gestures([.hold("e"), .send(.candidateClicked(0))], in: .xim).last == "release é")
  }

  @Test func `Letters repeat as releases, other keys as repeats`() {
    #expect(
      gestures([.press("x"), .repeatPressing("x", times: 2)])
        == ["press x", "release x", "release x", "release x"])
    #expect(
      gestures(
        [.press(.backspace), .wait(370), .repeatPairing(.backspace, times: 2)], in: .qt)
        == ["press", "release", "repeatPress", "repeatPress"].map { $0 + " backspace" })
  }

  @Test func `Keys that the keyboard ignores make no gestures`() {
    #expect(gestures([.tap(.f1), .tap(.home), .tap(TestKey("c").with(.control))]) == [])
    #expect(gestures([.tap("e"), .tap("x")], in: .gtk.purpose(.password)) == [])
  }

  static let doubleTaps: [(String, [Move], [String])] = [
    ("Twice", [.tap("x"), .tap("x")], ["doubleTap x"]),
    ("With callouts", [.tap("e"), .tap("e")], ["doubleTap e"]),
    ("Three times", [.tap("x"), .tap("x"), .tap("x")], ["doubleTap x"]),
    ("Four times", [.tap("x"), .tap("x"), .tap("x"), .tap("x")], ["doubleTap x", "doubleTap x"]),
    ("200 ms", [.tap("x"), .wait(120), .tap("x")], ["doubleTap x"]),
    ("201 ms", [.tap("x"), .wait(121), .tap("x")], []),
    ("Two keys", [.tap("x"), .tap("h")], []),
    ("Another key between", [.tap("x"), .tap("h"), .tap("x")], []),
    ("Another field", [.tap("x"), .send(.focusOut), .send(.focusIn(client: "")), .tap("x")], []),
    ("Repeats by presses", [.holdPressing("x", for: 430)], []),
    ("Repeats by pairs", [.holdPairing("x", for: 430)], []),
    ("Repeats by pairs, then a tap", [.holdPairing("x", for: 410), .tap("x")], []),
    ("Without a keycode", [.tap(TestKey("x").at(0)), .tap(TestKey("x").at(0))], []),
  ]

  @Test(arguments: doubleTaps)
  func `Two releases within 200 ms are a double tap`(
    name: String, moves: [Move], expected: [String]
  ) {
    #expect(gestures(moves, in: .qt).filter { $0.hasPrefix("doubleTap") } == expected, "\(name)")
  }

  @Test(arguments: [(620, true), (621, false)])
  func `BounceKeys leave the second tap as much time`(wait: Int, isDoubleTap: Bool) {
    let field = gtk.accessibility { $0.bounceDelay = 500 }
    let last = gestures([.tap("x"), .wait(wait), .tap("x")], in: field).last
    #expect((last == "doubleTap x") == isDoubleTap)
  }
}
