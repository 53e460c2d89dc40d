import Testing

@testable import KeyboardCore
@testable import TypingModel

@Suite("The held key") struct HeldKeyTests {
  static let second: [(first: ReplacementStrategy?, ReplacementStrategy, Bool, String, Bool)] = [
    (nil, .compose, true, "‹e›", true), (nil, .backspace, true, "", false),
    (nil, .replace, true, "", false), (nil, .replace, false, "+e", true),
    (.compose, .compose, true, "+a ‹e›", true), (.compose, .backspace, true, "+ae ‹›", true),
    (.backspace, .backspace, true, "", false),
  ]

  @Test(arguments: second)
  func `A letter is held after the one before it is committed`(
    first: ReplacementStrategy?, strategy: ReplacementStrategy, passes: Bool, marks: String,
    isUsed: Bool
  ) {
    var turn = Turn.open()
    var key = HeldKey()
    if let first {
      _ = key.hold(.test("a", first), passes: true, delay: 500, &turn)
      turn.next()
    }
    #expect(key.hold(.test("e", strategy), passes: passes, delay: 500, &turn) == isUsed)
    #expect(turn.marks == marks)
    #expect(turn.timers.last == "hold 500")
    #expect(key.letter?.text == "e")
    #expect(turn.next().notes == (first == nil ? [] : [.noList(.rollover)]))
  }

  @Test(
    arguments: [
      (.compose, "+e ‹›"), (.backspace, ""), (.replace, ""),
    ] as [(ReplacementStrategy, String)])
  func `A letter is committed once, if it is not in the text`(
    strategy: ReplacementStrategy, marks: String
  ) {
    var turn = Turn.open()
    var key = HeldKey.holding(.test("e", strategy), &turn)
    #expect(key.uncommitted == (strategy == .compose ? "e" : ""))
    key.commit(&turn)
    key.commit(&turn)
    #expect(turn.marks == marks)
    #expect(!turn.isRunning(.hold))
    #expect(key.letter == nil)
  }

  @Test func `A letter that is forgotten is not committed`() {
    var turn = Turn.open()
    var key = HeldKey.holding(.test("e", .compose), &turn)
    turn.start(.release, milliseconds: 15)
    key.forget(.focusChanged, &turn)
    #expect(turn.timers == ["release 15", "-hold", "-release"])
    #expect(turn.marks == "")
    #expect(turn.next().notes == [.noList(.focusChanged)])
    key.forget(.reset, &turn)
    #expect(turn.next() == Response())
  }

  @Test func `A letter whose list is refused stays undecided`() {
    var turn = Turn.open()
    var key = HeldKey.holding(.test("e", .compose), &turn)
    key.refuseList(.rollover, &turn)
    key.refuseList(.reset, &turn)
    #expect(turn.next().notes == [.noList(.rollover)])
    #expect(key.uncommitted == "e")
    #expect(!key.isDue(at: 10_000, delay: 500))
  }

  @Test func `A list is due once the key has been held, and only while it is closed`() {
    var turn = Turn.open()
    var key = HeldKey.holding(.test("e", .compose), &turn)
    #expect(!key.isDue(at: 499, delay: 500))
    #expect(key.isDue(at: 500, delay: 500))
    #expect(key.openList(isTold: false, &turn) == .character("e"))
    #expect(!key.isDue(at: 600, delay: 500))
    #expect(turn.takeQuestions() == [.cue(.calloutOpened)])
    #expect(turn.next().effects.marks == "[é è]")
    key.keep(.test("é", .compose))
    #expect(!key.isHolding(1))
    #expect(!key.isDue(at: 600, delay: 500))
  }

  @Test func `No list opens for a letter that the client has not told`() {
    var turn = Turn.open()
    var key = HeldKey.holding(.test("e", .replace), &turn)
    #expect(key.openList(isTold: false, &turn) == nil)
    #expect(key.letter == nil)
    #expect(turn.next() == Response(effects: [.cancelTimer(.hold)], notes: [unverified]))
    #expect(key.openList(isTold: false, &turn) == nil)
  }

  static let told: [(strategy: ReplacementStrategy, texts: [String], isHeld: Bool)] = [
    (.replace, ["x", "xe"], true), (.replace, ["xe", "x"], false), (.replace, ["x", "x"], true),
    (.backspace, ["xe", "x"], false), (.compose, ["xe", "x"], true), (.compose, ["xe"], true),
  ]

  @Test(arguments: told)
  func `A letter that was seen in the text and has gone is held no more`(
    strategy: ReplacementStrategy, texts: [String], isHeld: Bool
  ) {
    var turn = Turn.open()
    var key = HeldKey.holding(.test("e", strategy), &turn)
    for text in texts { key.told(.test(text), &turn) }
    #expect((key.letter != nil) == isHeld)
    #expect(turn.next().notes == (isHeld ? [] : [.noList(.cursorMoved)]))
  }

  private let unverified = Response.Note.noList(.surroundingTextUnverified)
}
