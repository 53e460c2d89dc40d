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
    let playback = field.play(moves) {
      $0.services.actionHandler = GestureRecorder(controller: $0)
    }
    return (playback.controller.services.actionHandler as? GestureRecorder)?.gestures ?? []
  }

  private static let touches = [KeyboardGesture.press, .longPress, .release]
    .map { Move.send(.gesture($0, .character("e"))) }

  static let sequences: [(String, TestField, [Move], String)] = [
    ("A key types when it goes down", gtk, [.press("x")], "press x, release x"),
    ("With callouts", gtk, [.tap("e")], "press e, release e"),
    ("BackSpace", gtk, [.tap(.backspace)], "press backspace, release backspace"),
    ("A hold that opens a list", gtk, [.hold("e")], "press e, release e, longPress e"),
    ("A hold that opens none", gtk, [.hold("x")], "press x, release x"),
    ("A long press on a screen", gtk, touches, "press e, longPress e, release e"),
    (
      "The list of a picked letter", replace.locales("vi"), [.hold("a"), .tap("2")],
      "press a, release a, longPress a, release â"
    ),
    (
      "A pick is a release of the entry", gtk, [.hold("e"), .tap("2")],
      "press e, release e, longPress e, release è"
    ),
    (
      "So is a click", xim, [.hold("e"), .clickEntry(0)],
      "press e, release e, longPress e, release é"
    ),
    (
      "Letters repeat as releases", gtk, [.press("x"), .repeatPressing("x", times: 2)],
      "press x, release x, release x, release x"
    ),
    (
      "Other keys repeat", qt, [.press(.backspace), .wait(370), .repeatPairing(.backspace)],
      "press backspace, release backspace, repeatPress backspace"
    ),
    ("No other keys", gtk, [.tap(.f1), .tap(.home), .tap(TestKey("c").with(.control))], ""),
    ("Nothing in secret fields", gtk.purpose(.password), [.tap("e"), .tap("x")], ""),
  ]

  @Test(arguments: sequences)
  func `Keys make gestures`(name: String, field: TestField, moves: [Move], expected: String) {
    #expect(gestures(moves, in: field).joined(separator: ", ") == expected, "\(name)")
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
