import Testing

@testable import KeyboardCore
@testable import TypingModel

/// Rare cases; the rest is in `StrategyTests` and `ListTests`.
@Suite("The held key and its list") struct HeldKeyTests {
  @Test func `Nothing is deleted if the letter may have gone`() {
    var turn = Turn.open()
    var mode = Self.opened(.replace, &turn)
    mode.pick("é", next: [], .test("x"), &turn)
    #expect(turn.marks == "[]")
    #expect(turn.next().notes == [.noList(.surroundingTextUnverified)])
  }

  @Test func `A pick without text that waits for the next key leaves the letter as it is`() {
    var turn = Turn.open()
    var mode = Self.opened(.backspace, &turn)
    mode.pickPending("", nil, &turn)
    #expect(turn.marks == "[]")
    #expect(mode.letter?.text == "e")
    #expect(mode.uncommitted == "")
  }

  @Test func `A text for which no key is held is committed like a letter`() {
    var turn = Turn.open()
    var mode = TypingMode.held(HeldKey(pending: .test("👍", .compose)))
    #expect(mode.heldKey?.isHolding(1) == false)
    #expect(mode.hold(.test("e", .compose), passes: true, delay: 500, &turn) == true)
    #expect(mode.heldKey?.isHolding(1) == true)
    #expect(turn.marks == "+👍 ‹e›")
  }

  @Test func `A key that comes down again, or opens no list, leaves no timer running`() {
    var turn = Turn.open()
    var mode = TypingMode.held(HeldKey(.test("e", .compose)))
    _ = mode.take(.released(pairGap: 30, releasePicks: false), reports: .unknown, &turn)
    _ = mode.take(.repeats(delay: 500, closesList: false), reports: .unknown, &turn)
    #expect(turn.timers == ["release 30", "-release"])
    turn.next()
    turn.start(.hold, milliseconds: 500)
    _ = mode.take(.stop(.reset), reports: .unknown, &turn)
    #expect(turn.timers == ["hold 500", "-hold"])
  }

  @Test func `An old text that is reported once more brings nothing about`() {
    var turn = Turn.open()
    var mode = TypingMode.free
    _ = mode.hold(.test("e", .correct), passes: true, delay: 500, &turn)
    _ = mode.take(.holdTimer, reports: .come, &turn)
    turn.next()
    _ = mode.take(.report(.test("x")), reports: .come, &turn)
    #expect(turn.effects.isEmpty)
  }

  @Test(arguments: [false, true])
  func `A list that was asked for is refused if the letter is never reported`(isLate: Bool) {
    var turn = Turn.open()
    var mode = TypingMode.free
    let letter = HeldLetter(
      asked: "e", key: "e", offering: [.character("é")], strategy: .correct, erasure: .key,
      report: nil, reportMayBeLate: isLate, at: 0)
    _ = mode.ask(letter, reports: .come, &turn)
    let isRefused = (1...2).map { _ in
      if case .askedInVain = mode.take(.holdTimer, reports: .come, &turn) { true } else { false }
    }
    #expect(isRefused == [!isLate, isLate])
  }

  @Test(arguments: [true, false])
  func `A letter that goes out only now is not yet in an older text`(goesOut: Bool) {
    var turn = Turn.open()
    var mode = TypingMode.free
    if goesOut { turn.commit("e") }
    let letter = HeldLetter(
      asked: "e", key: "e", offering: [.character("é")], strategy: .correct, erasure: .key,
      report: .test("e"), at: 0)
    _ = mode.ask(letter, reports: .come, &turn)
    #expect((mode.list == nil) == goesOut)
  }

  @Test func `A new letter ends what the one before it waited for`() {
    var turn = Turn.open()
    var mode = TypingMode.free
    _ = mode.hold(.test("e", .compose), passes: true, delay: 500, &turn)
    _ = mode.take(.released(pairGap: 30, releasePicks: false), reports: .unknown, &turn)
    turn.next()
    _ = mode.hold(.test("a", .compose), passes: true, delay: 500, &turn)
    #expect(turn.timers == ["-hold", "-release", "hold 500"])
  }

  @Test func `Emoji of a name are not pinned: Insert is the program's`() {
    var turn = Turn.open()
    var list = Self.list("éè", &turn)
    #expect(Self.answer(&list, to: .insert, &turn) == nil)
  }

  @Test(arguments: [TestKey.return, .keypadEnter, .tab])
  func `Return and Tab take the first emoji of a name, or the highlighted one`(key: TestKey) {
    var turn = Turn.open()
    var list = Self.list("éè", &turn)
    #expect(Self.answer(&list, to: key, &turn) == .pick(.character("é")))
    list.move(.previous, &turn)
    #expect(Self.answer(&list, to: key, &turn) == .pick(.character("è")))
    #expect(Self.answer(&list, to: .tab.with(.shift), &turn) == .used)
  }

  @Test func `The first emoji is that of the page, and Shift+Return goes to the program`() {
    var turn = Turn.open()
    var list = Self.list("abcdefghijk", &turn)
    #expect(Self.answer(&list, to: .return.with(.shift), &turn) == nil)
    list.move(.page(1), &turn)
    #expect(Self.answer(&list, to: .return, &turn) == .pick(.character("j")))
  }

  @Test func `A case without callouts changes nothing, and a space has none`() {
    var turn = Turn.open()
    var list = Self.list("éè", &turn)
    list.toggleCase([.character("E"), .character("e")], of: "E", key: "E", &turn)
    #expect(turn.marks == "[é è]")
    #expect(tapShift(&list) == "E")
    list = HeldList([.character("–")], for: .space, &turn)
    #expect(tapShift(&list) == nil)
  }

  private func tapShift(_ list: inout HeldList) -> String? {
    list.pressed(TestKey.shift.down())
    return list.shiftReleased(CaseMapping("en"))
  }

  /// A held key whose letter is in the text that the client has reported, with its list open.
  private static func opened(_ strategy: ReplacementStrategy, _ turn: inout Turn) -> TypingMode {
    var mode = TypingMode.free
    _ = mode.hold(.test("e", strategy), passes: true, delay: 500, &turn)
    turn.next()
    _ = mode.take(.report(.test("xe")), reports: .unknown, &turn)
    _ = mode.take(.holdTimer, reports: .unknown, &turn)
    turn.next()
    return mode
  }

  private static func list(_ texts: String, _ turn: inout Turn) -> HeldList {
    HeldList(texts.map { .character(String($0)) }, for: .character("e"), &turn)
  }

  private static func answer(
    _ list: inout HeldList, to key: TestKey, _ turn: inout Turn
  ) -> HeldList.Answer? {
    list.answer(to: key.down(), canErase: true, takesFirst: true, &turn)
  }
}
