import Testing

@testable import KeyboardCore

/// Rare cases; the rest is in `StrategyTests` and `ClientQuirkTests`.
@Suite("The letter of a key that is held") struct HeldLetterTests {
  @Test func `A text that was there before the key does not contain its letter`() {
    var letter = HeldLetter.test("e", .compose, after: "e")
    _ = letter.follow(.test("e"))
    #expect(!letter.hasBecomeText)
    _ = letter.follow(.test("ee"))
    #expect(letter.hasBecomeText)
  }

  @Test func `A letter that is no longer there is not replaced, so nothing is picked`() {
    var turn = Turn.open()
    for (report, isThere) in [("xe", true), ("ex", false)] {
      turn.pickedAction = .character("é")
      #expect(HeldLetter.test("e", .correct).delete(.test(report), &turn) == isThere)
      #expect((turn.pickedAction != nil) == isThere)
    }
  }

  @Test(
    arguments: [
      (.correct, 1, 3, true), (.correct, 3, 1, true), (.replace, 1, 3, false),
      (.replace, 3, 1, false),
    ] as [(ReplacementStrategy, Int, Int, Bool)])
  func `A pick replaces a completed address, and nothing that the user has selected`(
    strategy: ReplacementStrategy, cursor: Int, anchor: Int, isReplaced: Bool
  ) {
    var turn = Turn.open()
    let report = SurroundingText(text: "exy", cursor: cursor, anchor: anchor)
    #expect(HeldLetter.test("e", strategy).delete(report, &turn) == isReplaced)
  }

  @Test func `A letter that replaces what is selected is not looked for behind it`() {
    #expect(SurroundingText(text: "abc", cursor: 1, anchor: 3).inserting("e") == nil)
    let text = SurroundingText(text: "abc", cursor: 1).inserting("e")
    #expect(text == SurroundingText(text: "aebc", cursor: 2))
  }

  @Test func `BackSpace deletes a letter with its marks at once`() {
    var turn = Turn.open()
    _ = HeldLetter.test("e\u{301}", .backspace).delete(nil, &turn)
    #expect(turn.marks == "⌫")
  }

  @Test func `The cursor has left a letter once a selection ends before it`() {
    var letter = HeldLetter.test("e", .compose, after: "xy")
    for (cursor, anchor, hasLeft) in [(0, 3, false), (0, 2, false), (1, 0, true)] {
      let report = SurroundingText(text: "xye", cursor: cursor, anchor: anchor)
      #expect(letter.follow(report) == hasLeft)
    }
  }
}
