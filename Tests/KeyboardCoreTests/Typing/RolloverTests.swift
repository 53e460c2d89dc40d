import KeyboardCore
import Testing

@testable import TypingModel

@Suite("Rollover") struct RolloverTests {
  static let overlaps = [
    gtk.row(
      "A letter without callouts comes in the same commit",
      [.press("e"), .wait(20), .press("x"), .wait(20), .release("e"), .release("x")],
      "‹e› / +ex ‹›", answers: "TTTT", text: "ex"),
    gtk.row(
      "A letter with callouts is the next preedit",
      [.press("e"), .wait(20), .press("a"), .wait(20), .release("e"), .release("a"), .wait(20)],
      "‹e› / +e ‹a› / +a ‹›", answers: "TTTT", text: "ea"),
    gtk.row(
      "After a letter that passed",
      [.press("x"), .wait(20), .press("e"), .wait(20), .release("x"), .release("e"), .wait(20)],
      "‹e› / +e ‹›", answers: "FTFT", text: "xe"),
    gtk.row(
      "Three at once",
      [.press("e"), .press("a"), .press("o"), .release("a"), .release("o"), .release("e")],
      "‹e› / +e ‹a› / +a ‹o›", answers: "TTTTTT", text: "ea‹o›"),
    gtk.row(
      "The first of two goes up last",
      [.press("e"), .press("x"), .wait(600), .release("x"), .wait(600), .release("e")],
      "‹e› / +ex ‹›", answers: "TTTT", text: "ex"),
    gtk.row(
      "A capital", [.press("e"), .press(.shift), .press("X"), .release("e"), .release("X")],
      "‹e› / +eX ‹›", answers: "TFTTT", text: "eX"),
    gtk.row(
      "Space", [.press("e"), .wait(20), .press(" "), .release("e"), .release(" ")], "‹e› / +e␠ ‹›",
      answers: "TTTT", text: "e "),
    gtk.row(
      "A digit, while there is no list", [.press("e"), .wait(400), .tap("1"), .release("e")],
      "‹e› / +e1 ‹›", answers: "TTTT", text: "e1"),
    gtk.row(
      "Between a release and the moment it is final",
      [.press("e"), .wait(20), .release("e"), .wait(5), .tap("x")], "‹e› / +ex ‹›", answers: "TTTT",
      text: "ex"),
    gtk.row(
      "The same letter again, as programs press keys", [.click("e"), .click("e"), .wait(50)],
      "‹e› / +ee ‹›", answers: "TTTT", text: "ee"),
    gtk.row(
      "Letters without any gap", [.click("e"), .click("x"), .click("a"), .click("x"), .wait(20)],
      "‹e› / +ex ‹› / ‹a› / +ax ‹›", text: "exax"),
    gtk.row(
      "The first key repeats while the second goes up",
      [.press("e"), .press("a"), .wait(30), .release("a"), .wait(5), .press("e"), .wait(50)],
      "‹e› / +e ‹a› / +a ‹›", answers: "TTTT", text: "ea"),
    gtk.row(
      "The first key repeats on", [.press("e"), .press("x"), .repeatPressing("e", times: 3)],
      "‹e› / +ex ‹›", answers: "TTTTT", text: "ex"),
  ]

  @Test(arguments: overlaps)
  func `The next printable key comes in one commit with the letter`(row: KeySequence) {
    row.verify()
  }

  static let keys = [
    gtk.row(
      "Return", [.press("e"), .tap(.return), .release("e")], "‹e› / +e ‹›", answers: "TFFT",
      text: "e\n"),
    gtk.row(
      "Tab", [.press("e"), .tap(.tab), .release("e")], "‹e› / +e ‹›", answers: "TFFT", text: "e\t"),
    gtk.row(
      "Left", [.press("e"), .tap(.left), .release("e"), .tap("x")], "‹e› / +e ‹›",
      answers: "TFFTFF", text: "xe"),
    gtk.row("Home", [.press("e"), .tap(.home), .release("e")], "‹e› / +e ‹›", answers: "TFFT"),
    gtk.row("Escape", [.press("e"), .tap(.escape), .release("e")], "‹e› / +e ‹›", answers: "TFFT"),
    gtk.row(
      "BackSpace deletes what is preedit and nothing else",
      [.type("x"), .press("e"), .tap(.backspace), .release("e")],
      "‹e› / ‹›", answers: "FFTTTT", text: "x"),
    gtk.row(
      "BackSpace twice", [.type("x"), .press("e"), .tap(.backspace), .tap(.backspace)], "‹e› / ‹›",
      answers: "FFTTTFF", text: ""),
    gtk.row(
      "A shortcut", [.press("e"), .tap(TestKey("v").with(.control)), .release("e")], "‹e› / +e ‹›",
      answers: "TFFT", text: "e"),
  ]

  @Test(arguments: keys)
  func `Other keys work on the text with the letter in it`(row: KeySequence) { row.verify() }
}
