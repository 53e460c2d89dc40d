import KeyboardCore
import Testing

@testable import TypingModel

@Suite("Rollover") struct RolloverTests {
  static let overlaps = [
    KeySequence(
      "A letter without callouts comes in the same commit",
      [.press("e"), .wait(20), .press("x"), .wait(20), .release("e"), .release("x")],
      effects: "‹e› / +ex ‹›", answers: "TTTT", text: "ex"),
    KeySequence(
      "A letter with callouts is the next preedit",
      [.press("e"), .wait(20), .press("a"), .wait(20), .release("e"), .release("a"), .wait(20)],
      effects: "‹e› / +e ‹a› / +a ‹›", answers: "TTTT", text: "ea"),
    KeySequence(
      "After a letter that passed",
      [.press("x"), .wait(20), .press("e"), .wait(20), .release("x"), .release("e"), .wait(20)],
      effects: "‹e› / +e ‹›", answers: "FTFT", text: "xe"),
    KeySequence(
      "Three at once",
      [.press("e"), .press("a"), .press("o"), .release("a"), .release("o"), .release("e")],
      effects: "‹e› / +e ‹a› / +a ‹o›", answers: "TTTTTT", text: "ea‹o›"),
    KeySequence(
      "The first of two goes up last",
      [.press("e"), .press("x"), .wait(600), .release("x"), .wait(600), .release("e")],
      effects: "‹e› / +ex ‹›", answers: "TTTT", text: "ex"),
    KeySequence(
      "A capital", [.press("e"), .press(.shift), .press("X"), .release("e"), .release("X")],
      effects: "‹e› / +eX ‹›", answers: "TFTTT", text: "eX"),
    KeySequence(
      "Space", [.press("e"), .wait(20), .press(" "), .release("e"), .release(" ")],
      effects: "‹e› / +e␠ ‹›", answers: "TTTT", text: "e "),
    KeySequence(
      "A digit, while there is no list", [.press("e"), .wait(400), .tap("1"), .release("e")],
      effects: "‹e› / +e1 ‹›", answers: "TTTT", text: "e1"),
    KeySequence(
      "Between a release and the moment it is final",
      [.press("e"), .wait(20), .release("e"), .wait(5), .tap("x")],
      effects: "‹e› / +ex ‹›", answers: "TTTT", text: "ex"),
    KeySequence(
      "The same letter again, as programs press keys", [.click("e"), .click("e"), .wait(50)],
      effects: "‹e› / +ee ‹›", answers: "TTTT", text: "ee"),
    KeySequence(
      "Letters without any gap", [.click("e"), .click("x"), .click("a"), .click("x"), .wait(20)],
      effects: "‹e› / +ex ‹› / ‹a› / +ax ‹›", text: "exax"),
    KeySequence(
      "The first key repeats while the second goes up",
      [.press("e"), .press("a"), .wait(30), .release("a"), .wait(5), .press("e"), .wait(50)],
      effects: "‹e› / +e ‹a› / +a ‹›", answers: "TTTT", text: "ea"),
    KeySequence(
      "The first key repeats on", [.press("e"), .press("x"), .repeatPressing("e", times: 3)],
      effects: "‹e› / +ex ‹›", answers: "TTTTT", text: "ex"),
  ]

  @Test(arguments: overlaps)
  func `The next printable key comes in one commit with the letter`(sequence: KeySequence) {
    sequence.verify()
  }

  static let keys = [
    KeySequence(
      "Return", [.press("e"), .tap(.return), .release("e")],
      effects: "‹e› / +e ‹›", answers: "TFFT", text: "e\n"),
    KeySequence(
      "Tab", [.press("e"), .tap(.tab), .release("e")],
      effects: "‹e› / +e ‹›", answers: "TFFT", text: "e\t"),
    KeySequence(
      "Left", [.press("e"), .tap(.left), .release("e"), .tap("x")],
      effects: "‹e› / +e ‹›", answers: "TFFTFF", text: "xe"),
    KeySequence(
      "Home", [.press("e"), .tap(.home), .release("e")], effects: "‹e› / +e ‹›", answers: "TFFT"),
    KeySequence(
      "Escape", [.press("e"), .tap(.escape), .release("e")],
      effects: "‹e› / +e ‹›", answers: "TFFT", text: "e"),
    KeySequence(
      "BackSpace deletes what is preedit", [.press("e"), .tap(.backspace), .release("e")],
      effects: "‹e› / ‹›", answers: "TTTT", text: ""),
    KeySequence(
      "BackSpace deletes nothing else", [.type("x"), .press("e"), .tap(.backspace), .release("e")],
      effects: "‹e› / ‹›", answers: "FFTTTT", text: "x"),
    KeySequence(
      "BackSpace twice", [.type("x"), .press("e"), .tap(.backspace), .tap(.backspace)],
      effects: "‹e› / ‹›", answers: "FFTTTFF", text: ""),
    KeySequence(
      "A shortcut", [.press("e"), .tap(TestKey("v").with(.control)), .release("e")],
      effects: "‹e› / +e ‹›", answers: "TFFT", text: "e"),
  ]

  @Test(arguments: keys)
  func `Other keys work on the text with the letter in it`(sequence: KeySequence) {
    sequence.verify()
  }

  static let words = [
    "the quick brown fox jumps over the lazy dog", "bookkeeper", "seen soon", "Esperanto, onions.",
    "success", "aeiou", "x-rays cost $5", "cooee...", "no one is an oasis",
  ]

  @Test(arguments: words, [TestField.gtk, .xim, .replace])
  func `Fast typing types what was meant and opens no list`(word: String, field: TestField) {
    for moves in [Move.roll(word), .type(word), Move(steps: word.chars.flatMap(clicks))] {
      let playback = Playback(field.makeController(), in: field)
      playback.play([moves])
      playback.finish()
      #expect(playback.shown == word)
      #expect(!playback.marks.contains("["))
      #expect(TypingRules.violations(in: playback.log, of: playback.simulation) == [])
    }
  }

  private func clicks(_ character: String) -> [KeyStep] {
    Move.click(TestKey(stringLiteral: character)).steps
  }
}
