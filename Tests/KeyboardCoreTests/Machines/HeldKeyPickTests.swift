import Testing

@testable import KeyboardCore
@testable import TypingModel

@Suite("Picking for the held key") struct HeldKeyPickTests {
  static let picks: [(ReplacementStrategy, text: String, told: [String], marks: String)] = [
    (.compose, "é", [], "[] +é ‹›"), (.backspace, "é", [], "[] ⌫ +é"),
    (.replace, "é", ["xe"], "[] -1 +é"), (.compose, "", [], "[] +e ‹›"),
    (.backspace, "", [], "[]"), (.replace, "", ["xe"], "[]"),
  ]

  @Test(arguments: picks)
  func `What is picked takes the place of the letter, and nothing leaves the letter`(
    strategy: ReplacementStrategy, text: String, told: [String], marks: String
  ) {
    var turn = Turn.open()
    var key = HeldKey.holding(.test("e", strategy), &turn)
    for text in told { key.told(.test(text), &turn) }
    _ = key.openList(isTold: false, &turn)
    turn.next()
    key.pick(text, next: [], told.last.map { .test($0) }, &turn)
    #expect(turn.marks == marks)
    #expect(key.letter == nil)
    #expect(!key.list.isOpen)
  }

  @Test func `Nothing is deleted if the letter may have gone`() {
    var turn = Turn.open()
    var key = HeldKey.holding(.test("e", .replace), &turn)
    key.told(.test("xe"), &turn)
    _ = key.openList(isTold: false, &turn)
    turn.next()
    key.pick("é", next: [], .test("x"), &turn)
    #expect(turn.marks == "[]")
    #expect(turn.next().notes == [.noList(.surroundingTextUnverified)])
  }

  @Test func `A letter of several scalars is deleted as a whole`() {
    var turn = Turn.open()
    var key = HeldKey.holding(.test("g̃", .replace), &turn)
    key.told(.test("xg̃"), &turn)
    key.pick("ĝ", next: [], .test("xg̃"), &turn)
    #expect(turn.marks == "-2 +ĝ")
  }

  @Test(
    arguments: [
      (.compose, ""), (.backspace, "⌫"), (.replace, "-1"),
    ] as [(ReplacementStrategy, String)])
  func `A pick that is undecided goes out with the next text`(
    strategy: ReplacementStrategy, marks: String
  ) {
    var turn = Turn.open()
    var key = HeldKey.holding(.test("e", strategy), &turn)
    key.told(.test("e"), &turn)
    key.takeUndecided("é", .test("e"), &turn)
    #expect(turn.marks == marks)
    #expect(key.uncommitted == "é")
  }

  @Test func `Nothing undecided leaves the letter as it is`() {
    var turn = Turn.open()
    var key = HeldKey.holding(.test("e", .backspace), &turn)
    _ = key.openList(isTold: false, &turn)
    turn.next()
    key.takeUndecided("", nil, &turn)
    #expect(turn.marks == "[]")
    #expect(key.letter?.text == "e")
    #expect(key.uncommitted == "")
  }

  @Test func `A text for which no key is held is committed like a letter`() {
    var turn = Turn.open()
    var key = HeldKey()
    key.keep(.test("👍", .compose))
    #expect(!key.isHolding(1))
    #expect(key.hold(.test("e", .compose), passes: true, delay: 500, &turn) == true)
    #expect(key.isHolding(1))
    #expect(turn.marks == "+👍 ‹e›")
  }
}
