import Testing

@testable import KeyboardCore
@testable import TypingModel

@Suite("The list of the held key") struct HeldListTests {
  static let keys: [(key: TestKey, answer: HeldList.Answer?)] = [
    ("1", .pick(.character("é"))), (.keypad(2), .pick(.character("è"))),
    (.azerty("é"), .pick(.character("è"))), ("3", nil), ("0", nil),
    (TestKey("1").with(.control), nil), (.right, .used), (.left, .used), (.tab, .used),
    (.leftTab, .used), (.up, .used), (.down, .used), (.pageUp, .used), (.pageDown, .used),
    (.escape, .commit), (.backspace, .erase), (.return, nil), (" ", nil), ("x", nil),
  ]

  @Test(arguments: keys)
  func `A key picks, goes about, closes, or has nothing to do with the list`(
    key: TestKey, answer: HeldList.Answer?
  ) {
    var turn = Turn.open()
    var list = Self.open("éè", &turn)
    #expect(list.answer(to: key.down(), canErase: true, isSearch: false, &turn) == answer)
  }

  @Test(arguments: [TestKey.return, .keypadEnter, .tab])
  func `Return and Tab take the first emoji of a name, or the highlighted one`(key: TestKey) {
    var turn = Turn.open()
    var list = Self.open("éè", &turn)
    let first = list.answer(to: key.down(), canErase: true, isSearch: true, &turn)
    #expect(first == .pick(.character("é")))
    list.move(.previous, &turn)
    let last = list.answer(to: key.down(), canErase: true, isSearch: true, &turn)
    #expect(last == .pick(.character("è")))
    let back = TestKey.tab.with(.shift).down()
    #expect(list.answer(to: back, canErase: true, isSearch: true, &turn) == .used)
  }

  @Test func `The first is that of the page shown, and Shift+Return is the program's`() {
    var turn = Turn.open()
    var list = Self.open("abcdefghijk", &turn)
    let newLine = TestKey.return.with(.shift).down()
    #expect(list.answer(to: newLine, canErase: true, isSearch: true, &turn) == nil)
    list.move(.page(1), &turn)
    let taken = list.answer(to: TestKey.return.down(), canErase: true, isSearch: true, &turn)
    #expect(taken == .pick(.character("j")))
  }

  @Test func `BackSpace deletes in the text where the letter is there`() {
    var turn = Turn.open()
    var list = Self.open("éè", &turn)
    let answer = list.answer(
      to: TestKey.backspace.down(), canErase: false, isSearch: false, &turn)
    #expect(answer == nil)
  }

  static let moves: [(keys: [TestKey], marks: String)] = [
    ([.right], "[*é è]"), ([.left], "[é *è]"), ([.tab, .tab], "[*é è] [é *è]"),
    ([.tab, TestKey.tab.with(.shift)], "[*é è] [é *è]"), ([.leftTab], "[é *è]"),
    ([.keypadRight], "[*é è]"),
  ]

  @Test(arguments: moves)
  func `Keys that go about the list show where they are`(keys: [TestKey], marks: String) {
    var turn = Turn.open()
    var list = Self.open("éè", &turn)
    turn.next()
    for key in keys { _ = list.answer(to: key.down(), canErase: true, isSearch: false, &turn) }
    #expect(turn.marks == marks)
    #expect(list.answer(to: TestKey.return.down(), canErase: true, isSearch: false, &turn) != nil)
    #expect(list.answer(to: TestKey(" ").down(), canErase: true, isSearch: false, &turn) != nil)
  }

  @Test func `A closed list neither moves nor closes`() {
    var turn = Turn.open()
    var list = HeldList()
    list.move(.next, &turn)
    list.close(&turn)
    #expect(turn.effects.isEmpty)
    #expect(turn.takeQuestions() == [])
  }

  @Test func `Shift by itself changes the case, and back`() {
    var turn = Turn.open()
    var list = Self.open("éè", &turn)
    let capitals: [KeyboardAction] = [.character("E"), .character("É"), .character("È")]
    #expect(tapShift(&list) == "E")
    list.toggleCase(capitals, of: "E", &turn)
    #expect(tapShift(&list) == "e")
    list.toggleCase([.character("e"), .character("é"), .character("è")], of: "e", &turn)
    #expect(turn.marks == "[é è] [É È] [é è]")
    #expect(tapShift(&list) == "E")
  }

  @Test func `A case without callouts changes nothing`() {
    var turn = Turn.open()
    var list = Self.open("éè", &turn)
    list.toggleCase([.character("E"), .character("e")], of: "E", &turn)
    #expect(turn.marks == "[é è]")
    #expect(tapShift(&list) == "E")
  }

  @Test func `Shift counts only by itself, and only while the list is open`() {
    var turn = Turn.open()
    var list = Self.open("éè", &turn)
    #expect(list.shiftReleased(CaseMapping("en")) == nil)
    list.pressed(TestKey.shift.down())
    list.pressed(TestKey.right.down())
    #expect(list.shiftReleased(CaseMapping("en")) == nil)
    list.close(&turn)
    #expect(tapShift(&list) == nil)
  }

  @Test func `Capitals become small letters, in the locale's way`() {
    var turn = Turn.open()
    var list = HeldList()
    list.open([.character("É")], for: .character("E"), &turn)
    #expect(tapShift(&list) == "e")
    list.open([.character("ı")], for: .character("i"), &turn)
    #expect(tapShift(&list, "tr") == "İ")
    list.open([.character("–")], for: .space, &turn)
    #expect(tapShift(&list) == nil)
  }

  private func tapShift(_ list: inout HeldList, _ locale: LocaleIdentifier = "en") -> String? {
    list.pressed(TestKey.shift.down())
    return list.shiftReleased(CaseMapping(locale))
  }

  private static func open(_ texts: String, _ turn: inout Turn) -> HeldList {
    var list = HeldList()
    list.open(texts.map { .character(String($0)) }, for: .character("e"), &turn)
    return list
  }
}
