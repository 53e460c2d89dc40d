import Testing

@testable import KeyboardCore
@testable import TypingModel

@Suite("Echoes, double taps, and what the client has seen") struct KeyEchoTests {
  private let backspace = [
    Effect.forwardKey(.backspace, keycode: 14, isRelease: false),
    .forwardKey(.backspace, keycode: 14, isRelease: true),
  ]

  @Test(
    arguments: [
      (TestKey.backspace, 50, false, true), (.backspace, 51, false, false),
      (.backspace, 50, true, false), ("x", 0, false, false),
    ] as [(TestKey, Int, Bool, Bool)])
  func `A BackSpace that was sent to a program without preedit may come back`(
    key: TestKey, time: Int, takesPreedit: Bool, isEcho: Bool
  ) {
    var recognizer = KeyRecognizer()
    recognizer.follow(backspace, at: 0)
    #expect(self.isEcho(key, at: time, takesPreedit, &recognizer) == isEcho)
    #expect(recognizer.release(key.up(at: time))?.key.isDownInClient == isEcho)
  }

  @Test func `It comes back once, and not to another field`() {
    var recognizer = KeyRecognizer()
    recognizer.follow([.commit("x")], at: 0)
    #expect(!isEcho(.backspace, at: 1, false, &recognizer))
    recognizer.follow(backspace, at: 10)
    #expect(isEcho(.backspace, at: 11, false, &recognizer))
    #expect(!isEcho(.backspace, at: 12, false, &recognizer))
    recognizer.follow(backspace, at: 20)
    recognizer.forgetTaps()
    #expect(!isEcho(.backspace, at: 21, false, &recognizer))
  }

  @Test func `In another field it goes on with what comes back, not with what was down before`() {
    var recognizer = KeyRecognizer()
    _ = recognizer.press(TestKey.backspace.down(at: 0), takesPreedit: false)
    recognizer.leaveField()
    recognizer.follow(backspace, at: 100)
    #expect(isEcho(.backspace, at: 101, false, &recognizer))
    // The client saw it go down, so its release is the client's.
    #expect(!isEcho(.backspace, at: 102, false, &recognizer))
    #expect(recognizer.release(TestKey.backspace.up(at: 103))?.key.isDownInClient == true)
  }

  @Test func `A key without a meaning is none that was typed`() {
    var recognizer = KeyRecognizer()
    let key = TestKey(keysym: Keysym(rawValue: 0), keycode: 35)
    #expect(isEcho(key, at: 0, true, &recognizer))
  }

  static let taps: [(name: String, taps: [(TestKey, Int)], doubles: [Bool])] = [
    ("Twice", [("x", 0), ("x", 200)], [false, true]),
    ("Too slowly", [("x", 0), ("x", 201)], [false, false]),
    ("A third time starts anew", [("x", 0), ("x", 60), ("x", 120)], [false, true, false]),
    ("Four times", [("x", 0), ("x", 60), ("x", 120), ("x", 180)], [false, true, false, true]),
    ("Another key in between", [("x", 0), ("y", 50), ("x", 90)], [false, false, false]),
    ("Without a place", [(TestKey("x").at(0), 0), (TestKey("x").at(0), 60)], [false, false]),
  ]

  @Test(arguments: taps)
  func `Two releases in quick succession are a double tap`(
    name: String, taps: [(TestKey, Int)], doubles: [Bool]
  ) {
    var recognizer = KeyRecognizer()
    let seen = taps.map { key, time in
      _ = recognizer.press(key.down(at: time - 30), takesPreedit: true)
      return recognizer.release(key.up(at: time))?.isDoubleTap
    }
    #expect(seen == doubles, "\(name)")
  }

  @Test func `A key that repeats, or that lost its field, is not tapped`() {
    var recognizer = KeyRecognizer()
    _ = recognizer.press(TestKey("x").down(at: 0), takesPreedit: true)
    _ = recognizer.press(TestKey("x").down(at: 400), takesPreedit: true)
    #expect(recognizer.release(TestKey("x").up(at: 410))?.isDoubleTap == false)
    _ = recognizer.press(TestKey("x").down(at: 440), takesPreedit: true)
    #expect(recognizer.release(TestKey("x").up(at: 460))?.isDoubleTap == false)
    _ = recognizer.press(TestKey("x").down(at: 500), takesPreedit: true)
    recognizer.leaveField()
    #expect(recognizer.release(TestKey("x").up(at: 520))?.isDoubleTap == false)
  }

  @Test func `A press that is kept from the client leaves what the client saw before`() throws {
    var recognizer = KeyRecognizer()
    guard case .key(let press) = recognizer.press(TestKey("x").down(), takesPreedit: true) else {
      Issue.record("x is typed")
      return
    }
    recognizer.update(press) { $0.isDownInClient = true }
    recognizer.keptFromClient(press.event)
    #expect(recognizer[press]?.isDownInClient == false)
    recognizer.update(press) { $0.isDownInClient = true }
    // The client has seen the key go down; a repeat that it does not get changes nothing of that.
    _ = recognizer.press(TestKey("x").down(at: 400), takesPreedit: true)
    recognizer.keptFromClient(TestKey("x").down(at: 400))
    #expect(recognizer[press]?.isDownInClient == true)
  }

  private func isEcho(
    _ key: TestKey, at time: Int, _ takesPreedit: Bool, _ recognizer: inout KeyRecognizer
  ) -> Bool {
    if case .echo = recognizer.press(key.down(at: time), takesPreedit: takesPreedit) {
      true
    } else {
      false
    }
  }
}
