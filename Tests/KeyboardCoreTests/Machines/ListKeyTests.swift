import Testing

@testable import KeyboardCore
@testable import TypingModel

@Suite("Keys of an open list") struct ListKeyTests {
  static let keys: [(TestKey, ListKey?)] = [
    ("1", .digit(1)), ("9", .digit(9)), ("0", nil), (.keypad(5), .digit(5)), ("a", nil),
    (.insert, .pin), (.up.with(.shift), .pin), (.insert.with(.shift), nil),
    (.right, .move(.next)), (.left, .move(.previous)),
    (.up, .move(.page(-1))), (.pageUp, .move(.page(-1))),
    (.down, .move(.page(1))), (.pageDown, .move(.page(1))),
    (.tab, .tab(isBackward: false)), (.tab.with(.shift), .tab(isBackward: true)),
    (.return, .return), (.keypadEnter, .return), (" ", .space),
    (.escape, .escape), (.backspace, .backspace),
    (TestKey("1").with(.control), nil), (.home, nil),
  ]

  @Test(arguments: keys)
  func `Digits pick, arrows and Tab move, Insert pins, and letters mean nothing`(
    key: TestKey, meaning: ListKey?
  ) {
    #expect(ListKey(key.down()) == meaning)
  }

  @Test func `Where entries belong to no key, Shift and Up turns the page as Up does`() {
    #expect(ListKey(TestKey.up.with(.shift).down(), pins: false) == .move(.page(-1)))
    #expect(ListKey(TestKey.insert.down(), pins: false) == nil)
  }

  @Test(arguments: [TestKey.escape, .right, .return, .backspace])
  func `A virtual keyboard's Escape in the place of a digit is still Escape`(key: TestKey) {
    #expect(ListKey(key.at(3).down()) == ListKey(key.down()))
  }

  static let digits: [(TestKey, Int?)] = [
    (.azerty("é"), 2), (.deadAcute.at(3), 2), (.azerty("2"), 2), ("2", 2),
    (.azerty("é").with(.levelThree), nil), ("@", nil), ("0", nil),
  ]

  @Test(arguments: digits)
  func `A letter or dead key in the place of a digit picks as the digit does`(
    key: TestKey, digit: Int?
  ) {
    #expect(ListKey(key.down()) == digit.map { .digit($0) })
  }
}
