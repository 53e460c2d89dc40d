import Testing

@testable import KeyboardCore
@testable import TypingModel

@Suite("Presses, repeats and releases") struct KeyRecognizerTests {
  /// What happens to the one key of a row: it goes down or up at a time.
  enum Event: Sendable {
    case down(Int)
    case up(Int)
  }

  static let repeats: [(name: String, events: [Event], repeats: [Int])] = [
    ("Presses without releases", [.down(0), .down(400), .down(430)], [0, 1, 2]),
    ("Pairs", [.down(0), .up(400), .down(401), .up(430), .down(445)], [0, 1, 2]),
    ("A pair too far apart", [.down(0), .up(400), .down(416)], [0, 0]),
    ("Typed twice by a program", [.down(0), .up(99), .down(100)], [0, 0]),
    ("The soonest pair", [.down(0), .up(100), .down(101)], [0, 1]),
    ("Quick pairs after the first", [.down(0), .down(100), .up(101), .down(102)], [0, 1, 2]),
    ("The slowest repeat", [.down(0), .down(2000), .down(4000)], [0, 1, 2]),
    ("A release that got lost", [.down(0), .down(2001)], [0, 0]),
  ]

  static let pairs: [(name: String, events: [Event], repeats: [Int])] = [
    ("A busy machine", [.down(0), .up(400), .down(460), .up(460), .down(520)], [0, 1, 2]),
    ("A finger", [.down(0), .up(400), .down(461)], [0, 0]),
    ("The shortest delay", [.down(0), .up(180), .down(240)], [0, 1]),
    ("Too short for a repeat", [.down(0), .up(179), .down(195)], [0, 0]),
  ]

  @Test func `A key that is up does not go up`() throws {
    var recognizer = KeyRecognizer()
    _ = try press("x", at: 0, &recognizer)
    #expect(recognizer.release(TestKey("x").up(at: 40)) != nil)
    #expect(recognizer.release(TestKey("x").up(at: 45)) == nil)
    #expect(recognizer.release(TestKey("x").up(at: 400)) == nil)
    _ = try press("x", at: 500, &recognizer)
    #expect(recognizer.release(TestKey("x").up(at: 540)) != nil)
  }

  @Test func `Of keys whose releases got lost only the last are remembered`() throws {
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

  @Test(arguments: pairs)
  func `Pairs may come late where they are to be expected`(
    name: String, events: [Event], repeats: [Int]
  ) throws {
    var recognizer = KeyRecognizer()
    recognizer.repeatsInPairs = true
    var seen: [Int] = []
    for event in events {
      switch event {
      case .down(let time): seen.append(try press("x", at: time, &recognizer).repeats)
      case .up(let time): _ = recognizer.release(TestKey("x").up(at: time))
      }
    }
    #expect(seen == repeats, "\(name)")
  }

  @Test(arguments: repeats)
  func `A press is told from a repeat`(name: String, events: [Event], repeats: [Int]) throws {
    var recognizer = KeyRecognizer()
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

  @Test func `A key without a place never repeats`() throws {
    var recognizer = KeyRecognizer()
    let key = TestKey("x").at(0)
    #expect(try press(key, at: 0, &recognizer).isRepeat == false)
    #expect(try press(key, at: 400, &recognizer).isRepeat == false)
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

  @Test func `A release belongs to the key in its place, whatever it means by then`() throws {
    var recognizer = KeyRecognizer()
    #expect(recognizer.release(TestKey("2").up()) == nil)
    _ = try press("2", at: 0, &recognizer)
    #expect(recognizer.release(TestKey("@").up(at: 10))?.key.pressedAt == 0)
    _ = try press(TestKey("x").at(0), at: 20, &recognizer)
    #expect(recognizer.release(TestKey("y").at(0).up(at: 30)) == nil)
    #expect(recognizer.release(TestKey("x").at(0).up(at: 30)) != nil)
  }

  @Test func `A modifier is no key that is typed`() {
    var recognizer = KeyRecognizer()
    guard case .modifier = recognizer.press(TestKey.shift.down(), takesPreedit: true) else {
      Issue.record("Shift is a modifier")
      return
    }
    #expect(recognizer.release(TestKey.shift.up(at: 30)) == nil)
  }

  @Test func `What is noted of a press counts until its key goes down again`() throws {
    var recognizer = KeyRecognizer()
    let first = try press("e", at: 0, &recognizer)
    recognizer.spend(first)
    #expect(recognizer[first]?.role == .spent)
    #expect(try press("e", at: 400, &recognizer).number == first.number)
    #expect(recognizer[first]?.role == .spent)
    let second = try press("e", at: 2500, &recognizer)
    recognizer.update(first) { $0.action = .space }
    #expect(recognizer[second]?.role == .ordinary)
    #expect(recognizer[second]?.action == nil)
  }

  @Test func `In another field a key that is still down only answers its release`() throws {
    var recognizer = KeyRecognizer()
    let first = try press("x", at: 0, &recognizer)
    recognizer.update(first) { $0.isDownInClient = true }
    recognizer.leaveField()
    let key = recognizer.release(TestKey("x").up(at: 30))?.key
    #expect(key?.role == .stale)
    #expect(key?.isDownInClient == true)
    var other = KeyRecognizer()
    _ = try press("x", at: 0, &other)
    other.leaveField()
    #expect(try press("x", at: 30, &other).repeats == 0)
  }

  private func press(
    _ key: TestKey, at time: Int, _ recognizer: inout KeyRecognizer
  ) throws -> KeyPress {
    let press = recognizer.press(key.down(at: time), takesPreedit: true)
    let key: KeyPress? = if case .key(let key) = press { key } else { nil }
    return try #require(key)
  }
}

extension KeyRecognizer.Release: Equatable {
  static func == (one: Self, other: Self) -> Bool {
    one.key.number == other.key.number && one.isDoubleTap == other.isDoubleTap
  }
}
