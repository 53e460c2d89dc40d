import KeyboardCore
import Testing

@testable import TypingModel

@Suite("Clicks on the list") struct ClickTests {
  static let onScreen = gtk.capabilities([.preedit, .onScreenKeyboard])
  static let first = "‹o› / [ò ó ô õ ö ø ō ő ơ]"

  static let clicks = [
    gtk.row("On page one", [.hold("e"), .clickEntry(1)], "‹e› / [é è ê ë] / [] +è ‹›", text: "è"),
    gtk.row(
      "On the second page the count is within the page", [.hold("o"), .tap(.down), .clickEntry(2)],
      first + " / [2: ǒ ŏ œ] aux:2/2 / [] +œ ‹› aux:", text: "œ"),
    onScreen.row("An on-screen keyboard counts through", [.hold("o"), .clickEntry(11)], text: "œ"),
    onScreen.row("So from the second page", [.hold("o"), .tap(.down), .clickEntry(0)], text: "ò"),
    gtk.row("More than a page has is counted through", [.hold("o"), .clickEntry(9)], text: "ǒ"),
    gtk.row("From the second page, too", [.hold("o"), .tap(.down), .clickEntry(9)], text: "ǒ"),
    gtk.row(
      "While the key is down",
      [.press("e"), .wait(600), .clickEntry(0), .wait(100), .release("e")],
      "‹e› / [é è ê ë] / [] +é ‹›", answers: "TT"),
    gtk.row("Typing goes on", [.hold("e"), .clickEntry(0), .type("xa")], text: "éxa"),
    gtk.row("After Shift", [.hold("e"), .tap(.shift), .clickEntry(0)], text: "É"),
    gtk.row("A highlight does not matter", [.hold("e"), .tap(.right), .clickEntry(3)], text: "ë"),
    xim.row("The press passed", [.hold("e"), .clickEntry(1)], "[é è ê ë] / [] ⌫ +è", text: "è"),
    replace.row("The letter is replaced", [.hold("e"), .clickEntry(1)], "[é è ê ë] / [] -1 +è"),
  ]

  @Test(arguments: clicks)
  func `A click picks`(row: KeySequence) { row.verify() }

  static let misses = [
    gtk.row("Beyond the last entry", [.hold("e"), .clickEntry(4)], "‹e› / [é è ê ë]", text: "‹e›"),
    gtk.row(
      "Beyond the last entry of the page", [.hold("o"), .tap(.down), .clickEntry(3)],
      first + " / [2: ǒ ŏ œ] aux:2/2"),
    gtk.row(
      "Before the first of the page", [.hold("o"), .tap(.down), .clickEntry(-1)],
      first + " / [2: ǒ ŏ œ] aux:2/2"),
    onScreen.row("Beyond the last entry on screen", [.hold("o"), .clickEntry(12)], first),
    gtk.row("Before the first", [.hold("e"), .clickEntry(-1)], text: "‹e›"),
    onScreen.row("Before the first on screen", [.hold("e"), .clickEntry(-1)], text: "‹e›"),
    gtk.row("With no list", [.tap("e"), .clickEntry(0)], text: "e"),
    gtk.row("With a list just closed", [.hold("e"), .tap(.escape), .clickEntry(0)], text: "e"),
    gtk.row("With a list that has not opened", [.press("e"), .clickEntry(0)], "‹e›", text: "‹e›"),
  ]

  @Test(arguments: misses)
  func `A click on nothing does nothing`(row: KeySequence) { row.verify() }

  static let panel = [
    gtk.row(
      "The page buttons", [.hold("o"), .send(.pageDown), .send(.pageUp), .send(.pageUp)],
      first + " / [2: ǒ ŏ œ] aux:2/2 / [ò ó ô õ ö ø ō ő ơ] aux:1/2"),
    gtk.row(
      "The cursor buttons",
      [.hold("e"), .send(.cursorDown), .send(.cursorDown), .send(.cursorUp), .tap(.return)],
      "‹e› / [é è ê ë] / [*é è ê ë] / [é *è ê ë] / [*é è ê ë] / [] +é ‹›"),
    gtk.row(
      "With no list",
      [.press("e"), .send(.pageDown), .send(.pageUp), .send(.cursorDown), .send(.cursorUp)], "‹e›"),
    gtk.row("A single page", [.hold("e"), .send(.pageDown), .send(.pageUp)], "‹e› / [é è ê ë]"),
  ]

  @Test(arguments: panel)
  func `The panel's buttons move like the keys`(row: KeySequence) { row.verify() }
}
