import Testing

@testable import KeyboardCore
@testable import TypingModel

@Suite("Presses, repeats and releases") struct KeyRecognizerTests {
  /// What happens to the one key of a row: it goes down or up at a time.
  enum Event: Sendable {
    case down(Int)
    case up(Int)
  }

  static let repeats: [(name: String, inPairs: Bool, events: [Event], repeats: [Int])] = [
    ("Presses without releases", false, [.down(0), .down(400), .down(430)], [0, 1, 2]),
    ("Pairs", true, [.down(0), .up(400), .down(401), .up(430), .down(445)], [0, 1, 2]),
    ("A pair too far apart", false, [.down(0), .up(400), .down(416)], [0, 0]),
    ("Typed twice by a program", false, [.down(0), .up(99), .down(100)], [0, 0]),
    ("The soonest pair", true, [.down(0), .up(100), .down(101)], [0, 1]),
    ("Quick pairs once known", true, [.down(0), .down(100), .up(101), .down(102)], [0, 1, 2]),
    ("Two taps that are read together", false, [.down(0), .up(400), .down(400)], [0, 0]),
    ("The slowest repeat", false, [.down(0), .down(2000), .down(4000)], [0, 1, 2]),
    ("A release that got lost", false, [.down(0), .down(2001)], [0, 0]),
    // Pairs may come late where they are to be expected.
    ("A busy machine", true, [.down(0), .up(400), .down(460), .up(460), .down(520)], [0, 1, 2]),
    ("A finger", true, [.down(0), .up(400), .down(461)], [0, 0]),
    ("The shortest delay", true, [.down(0), .up(180), .down(240)], [0, 1]),
    ("Too short for a repeat", true, [.down(0), .up(179), .down(195)], [0, 0]),
  ]

  @Test(arguments: repeats)
  func `A press and a repeat are distinguished`(
    name: String, inPairs: Bool, events: [Event], repeats: [Int]
  ) throws {
    var recognizer = KeyRecognizer()
    recognizer.repeatsInPairs = inPairs
    var seen: [KeyPress] = []
    for event in events {
      switch event {
      case .down(let time): seen.append(try press("x", at: time, &recognizer))
      case .up(let time): _ = recognizer.release(TestKey("x").up(at: time))
      }
    }
    #expect(seen.map(\.repeats) == repeats, "\(name)")
    // Repeats share the number of their press, a new press has one of its own.
    #expect(Set(seen.map(\.number)).count == repeats.count { $0 == 0 }, "\(name)")
  }

  @Test func `A key without a keycode never repeats`() throws {
    var recognizer = KeyRecognizer()
    for time in [0, 400] {
      #expect(try press(TestKey("x").at(0), at: time, &recognizer).isRepeat == false)
    }
  }

  @Test func `A key that is not down is not released`() throws {
    var recognizer = KeyRecognizer()
    for start in [0, 500] {
      _ = try press("x", at: start, &recognizer)
      let isKnown = [40, 45, 400].map { time in
        recognizer.release(TestKey("x").up(at: start + time)) != nil
      }
      #expect(isKnown == [true, false, false])
    }
  }

  @Test func `Only the last keys whose releases got lost are remembered`() {
    var recognizer = KeyRecognizer()
    let count: UInt32 = 1000
    func event(_ keycode: UInt32) -> KeyEvent {
      KeyEvent(keysym: Keysym(rawValue: 0x78), keycode: keycode, time: Int(keycode))
    }
    for keycode in 1...count { _ = recognizer.press(event(keycode), takesPreedit: true) }
    let known = (1...count).filter { recognizer.release(event($0)) != nil }
    #expect(known.count == 64)
    #expect(known.last == count && known.first == count - 63)
  }

  @Test func `Another key's press makes a release final`() throws {
    var recognizer = KeyRecognizer()
    let first = try press("e", at: 0, &recognizer)
    _ = recognizer.release(TestKey("e").up(at: 400))
    #expect(recognizer[first]?.releasedAt == 400)
    _ = try press("x", at: 405, &recognizer)
    #expect(recognizer[first]?.number == nil)
    #expect(try press("e", at: 410, &recognizer).repeats == 0)
  }

  @Test func `A key that comes back in another field continues the press there`() {
    var recognizer = KeyRecognizer()
    let backspace = TestKey.backspace
    _ = recognizer.press(backspace.down(at: 0), takesPreedit: false)
    recognizer.leaveField()
    recognizer.follow(
      [.field(.forwardKey(.backspace, keycode: 14, isRelease: false))], at: 100)
    let presses = [101, 102].map { recognizer.press(backspace.down(at: $0), takesPreedit: false) }
    guard case .echo = presses[0], case .key = presses[1] else {
      Issue.record("the first press is what was sent, the second one the user's")
      return
    }
    // The client saw it go down, so its release is the client's.
    #expect(recognizer.release(backspace.up(at: 103))?.key.isDownInClient == true)
  }

  @Test func `A BackSpace that never came back takes none of the user's later`() {
    var recognizer = KeyRecognizer()
    let sent = Effect.field(.forwardKey(.backspace, keycode: 14, isRelease: false))
    func isEcho(at time: Int) -> Bool {
      defer { _ = recognizer.release(TestKey.backspace.up(at: time + 1)) }
      let press = recognizer.press(TestKey.backspace.down(at: time), takesPreedit: false)
      return if case .echo = press { true } else { false }
    }
    recognizer.follow([sent, sent], at: 0)
    let isFirst = isEcho(at: 300)
    recognizer.follow([sent], at: 400)
    #expect([isFirst, isEcho(at: 410), isEcho(at: 420)] == [false, true, false])
  }

  @Test func `A key that went down in the field before is not tapped in this one`() throws {
    var recognizer = KeyRecognizer()
    _ = try press("x", at: 0, &recognizer)
    recognizer.leaveField()
    #expect(recognizer.release(TestKey("x").up(at: 30))?.isDoubleTap == false)
    _ = try press("x", at: 60, &recognizer)
    #expect(recognizer.release(TestKey("x").up(at: 90))?.isDoubleTap == false)
  }

  @Test func `A press kept from the client does not change what the client saw before`() throws {
    var recognizer = KeyRecognizer()
    let press = try press("x", at: 0, &recognizer)
    recognizer.update(press) { $0.isDownInClient = true }
    recognizer.keptFromClient(press.event)
    #expect(recognizer[press]?.isDownInClient == false)
    recognizer.update(press) { $0.isDownInClient = true }
    // The client has seen the key go down; a repeat that it does not get changes nothing of that.
    _ = recognizer.press(TestKey("x").down(at: 400), takesPreedit: true)
    recognizer.keptFromClient(TestKey("x").down(at: 400))
    #expect(recognizer[press]?.isDownInClient == true)
  }

  private func press(
    _ key: TestKey, at time: Int, _ recognizer: inout KeyRecognizer
  ) throws -> KeyPress {
    let press = recognizer.press(key.down(at: time), takesPreedit: true)
    let key: KeyPress? = if case .key(let key) = press { key } else { nil }
    return try #require(key)
  }
}
