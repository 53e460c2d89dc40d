import KeyboardCore
import Testing

@testable import TypingModel

@Suite("The pages of the list") struct ListPageTests {
  static let first = "‹o› / [ò ó ô õ ö ø ō ő ơ]"

  static let second = first + " / [2: ǒ ŏ œ] aux:2/2"

  static let pages = [
    gtk.row("Down", [.hold("o"), .tap(.down)], second),
    gtk.row("Page Down", [.hold("o"), .tap(.pageDown)], second),
    gtk.row("On the keypad", [.hold("o"), .tap(.keypadDown)], second),
    gtk.row("Up from the first", [.hold("o"), .tap(.up)], first, answers: "TTTT"),
    gtk.row(
      "Page Up goes back", [.hold("o"), .tap(.pageDown), .tap(.pageUp)],
      second + " / [ò ó ô õ ö ø ō ő ơ] aux:1/2"),
    gtk.row(
      "Keypad Up goes back", [.hold("o"), .tap(.down), .tap(.keypadUp)],
      second + " / [ò ó ô õ ö ø ō ő ơ] aux:1/2"),
    gtk.row("The last page is the last", [.hold("o"), .tap(.down), .tap(.down)], second),
    gtk.row(
      "A single page stays", [.hold("e"), .tap(.down), .tap(.pageUp), .tap(.up)], "‹e› / [é è ê ë]",
      answers: "TTTTTTTT", text: "‹e›"),
    gtk.row(
      "The highlight keeps its place", [.hold("o"), .tap(.right), .tap(.down), .tap(.up)],
      first + " / [*ò ó ô õ ö ø ō ő ơ] / [2: *ǒ ŏ œ] aux:2/2 / [*ò ó ô õ ö ø ō ő ơ] aux:1/2"),
    gtk.row(
      "As far as the page goes", [.hold("o"), .tap(.left), .tap(.down)],
      first + " / [ò ó ô õ ö ø ō ő *ơ] / [2: ǒ ŏ *œ] aux:2/2"),
    gtk.row(
      "The highlight goes on to the next page", [.hold("o"), .tap(.left), .tap(.right)],
      first + " / [ò ó ô õ ö ø ō ő *ơ] / [2: *ǒ ŏ œ] aux:2/2"),
    gtk.row(
      "The highlight goes round over all pages", [.hold("o"), .tap(.right), .tap(.left)],
      first + " / [*ò ó ô õ ö ø ō ő ơ] / [2: ǒ ŏ *œ] aux:2/2"),
    gtk.row(
      "Repeats turn no further than the last",
      [.hold("o"), .press(.down), .repeatPressing(.down), .release(.down)], second),
    gtk.row(
      "The number goes with the list", [.hold("o"), .tap(.down), .tap(.escape)],
      second + " / [] +o ‹› aux:"),
  ]

  @Test(arguments: pages)
  func `Up, Down, Page Up and Page Down turn pages`(row: KeySequence) { row.verify() }

  static let picks = [
    gtk.row("By a digit", [.hold("o"), .tap(.down), .tap("3")], text: "œ"),
    gtk.row("By a digit of the keypad", [.hold("o"), .tap(.down), .tap(.keypad(1))], text: "ǒ"),
    gtk.row(
      "By the highlight", [.hold("o"), .tap(.down), .tap(.right), .tap(.right), .tap(.return)],
      text: "ŏ"),
    gtk.row(
      "By a highlight of the page before", [.hold("o"), .tap(.right), .tap(.down), .tap(.return)],
      text: "ǒ"),
    gtk.row("A digit the page does not have", [.hold("o"), .tap(.down), .tap("4")], text: "o4"),
    gtk.row("The ninth", [.hold("o"), .tap("9")], text: "ơ"),
  ]

  @Test(arguments: picks)
  func `Digits and highlight refer to the page shown`(row: KeySequence) { row.verify() }

  /// The held key goes up with an entry highlighted, or repeats with one.
  private static let highlighted: [Move] = [.press("e"), .wait(600), .tap(.right), .release("e")]
  private static let repeating: [Move] = [
    .press("e"), .wait(400), .repeatPairing("e", times: 8), .send(.cursorDown),
    .repeatPairing("e", times: 3),
  ]

  static let releases = [
    gtk.picking.row(
      "The highlighted one is taken", highlighted + [.wait(50)],
      "‹e› / [é è ê ë] / [*é è ê ë] / [] +é ‹›", answers: "TTTT", text: "é"),
    gtk.picking.row("None is: the list stays", [.hold("e")], "‹e› / [é è ê ë]", text: "‹e›"),
    gtk.row("Unless it is set", highlighted + [.wait(50)], "‹e› / [é è ê ë] / [*é è ê ë]"),
    qt.picking.row(
      "Not by a release that is followed by a repeat", repeating, "‹e› / [é è ê ë] / [*é è ê ë]"),
    qt.picking.row(
      "But by the final one", repeating + [.release("e"), .wait(60)],
      "‹e› / [é è ê ë] / [*é è ê ë] / [] +é ‹›", text: "é"),
    gtk.picking.row(
      "The next key makes it final", highlighted + [.wait(5), .tap("x")], text: "éx"),
    xim.picking.row("So after a BackSpace", highlighted + [.wait(5), .tap("x")], text: "éx"),
    replace.picking.row("And with replacement", highlighted + [.wait(5), .tap("x")], text: "éx"),
    gtk.picking.row("So does Control", highlighted + [.wait(5), .press(.control)], text: "é"),
    xim.picking.row(
      "In a program that takes no preedit", highlighted + [.wait(70)],
      "[é è ê ë] / [*é è ê ë] / [] ⌫ +é", answers: "FTTF", text: "é"),
  ]

  @Test(arguments: releases)
  func `Releasing the held key takes the highlighted entry if that is set`(row: KeySequence) {
    row.verify()
  }
}
