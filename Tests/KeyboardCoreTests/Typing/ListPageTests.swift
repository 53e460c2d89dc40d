import KeyboardCore
import Testing

@testable import TypingModel

@Suite("The pages of the list") struct ListPageTests {
  static let first = "‹o› / [ò ó ô õ ö ø ō ő ơ]"

  static let second = first + " / [2: ǒ ŏ œ] aux:2/2"

  static let pages = [
    KeySequence("Nine entries a page", [.hold("o")], effects: first),
    KeySequence("Down", [.hold("o"), .tap(.down)], effects: second),
    KeySequence("Page Down", [.hold("o"), .tap(.pageDown)], effects: second),
    KeySequence("On the keypad", [.hold("o"), .tap(.keypadDown)], effects: second),
    KeySequence("Up from the first", [.hold("o"), .tap(.up)], effects: first, answers: "TTTT"),
    KeySequence(
      "Page Up goes back", [.hold("o"), .tap(.pageDown), .tap(.pageUp)],
      effects: second + " / [ò ó ô õ ö ø ō ő ơ] aux:1/2"),
    KeySequence(
      "Keypad Up goes back", [.hold("o"), .tap(.down), .tap(.keypadUp)],
      effects: second + " / [ò ó ô õ ö ø ō ő ơ] aux:1/2"),
    KeySequence(
      "The last page is the last", [.hold("o"), .tap(.down), .tap(.down)], effects: second),
    KeySequence(
      "A single page stays", [.hold("e"), .tap(.down), .tap(.pageUp), .tap(.up)],
      effects: "‹e› / [é è ê ë]", answers: "TTTTTTTT", text: "‹e›"),
    KeySequence(
      "The highlight keeps its place", [.hold("o"), .tap(.right), .tap(.down), .tap(.up)],
      effects: first
        + " / [*ò ó ô õ ö ø ō ő ơ] / [2: *ǒ ŏ œ] aux:2/2 / [*ò ó ô õ ö ø ō ő ơ] aux:1/2"),
    KeySequence(
      "As far as the page goes", [.hold("o"), .tap(.left), .tap(.down)],
      effects: first + " / [ò ó ô õ ö ø ō ő *ơ] / [2: ǒ ŏ *œ] aux:2/2"),
    KeySequence(
      "The highlight goes on to the next page", [.hold("o"), .tap(.left), .tap(.right)],
      effects: first + " / [ò ó ô õ ö ø ō ő *ơ] / [2: *ǒ ŏ œ] aux:2/2"),
    KeySequence(
      "The highlight goes round over all pages",
      [.hold("o"), .tap(.right), .tap(.left)],
      effects: first + " / [*ò ó ô õ ö ø ō ő ơ] / [2: ǒ ŏ *œ] aux:2/2"),
    KeySequence(
      "Repeats turn no further than the last",
      [.hold("o"), .press(.down), .repeatPressing(.down), .release(.down)], effects: second),
    KeySequence(
      "The number goes with the list", [.hold("o"), .tap(.down), .tap(.escape)],
      effects: second + " / [] +o ‹› aux:"),
  ]

  @Test(arguments: pages)
  func `Up, Down, Page Up and Page Down turn pages`(sequence: KeySequence) { sequence.verify() }

  static let picks = [
    KeySequence("By a digit", [.hold("o"), .tap(.down), .tap("3")], text: "œ"),
    KeySequence(
      "By a digit of the keypad", [.hold("o"), .tap(.down), .tap(.keypad(1))], text: "ǒ"),
    KeySequence(
      "By the highlight", [.hold("o"), .tap(.down), .tap(.right), .tap(.right), .tap(.return)],
      text: "ŏ"),
    KeySequence(
      "By a highlight of the page before", [.hold("o"), .tap(.right), .tap(.down), .tap(.return)],
      text: "ǒ"),
    KeySequence(
      "A digit the page does not have", [.hold("o"), .tap(.down), .tap("4")], text: "o4"),
    KeySequence("The ninth", [.hold("o"), .tap("9")], text: "ơ"),
  ]

  @Test(arguments: picks)
  func `Digits and highlight count on the page shown`(sequence: KeySequence) { sequence.verify() }

  static let releases = [
    KeySequence(
      "The highlighted one is taken", in: .gtk.settings { $0.releasePicks = true },
      [.press("e"), .wait(600), .tap(.right), .release("e"), .wait(50)],
      effects: "‹e› / [é è ê ë] / [*é è ê ë] / [] +é ‹›", answers: "TTTT", text: "é"),
    KeySequence(
      "None highlighted: the list stays", in: .gtk.settings { $0.releasePicks = true },
      [.hold("e")], effects: "‹e› / [é è ê ë]", text: "‹e›"),
    KeySequence(
      "Not without the setting",
      [.press("e"), .wait(600), .tap(.right), .release("e"), .wait(50)],
      effects: "‹e› / [é è ê ë] / [*é è ê ë]", text: "‹e›"),
    KeySequence(
      "Not by a release that is followed by a repeat", in: .gtk.settings { $0.releasePicks = true },
      [
        .press("e"), .wait(400), .repeatPairing("e", times: 8), .send(.cursorDown),
        .repeatPairing("e", times: 3),
      ], effects: "‹e› / [é è ê ë] / [*é è ê ë]", text: "‹e›"),
    KeySequence(
      "But by the final one", in: .gtk.settings { $0.releasePicks = true },
      [
        .press("e"), .wait(400), .repeatPairing("e", times: 8), .send(.cursorDown),
        .repeatPairing("e", times: 3), .release("e"), .wait(20),
      ], effects: "‹e› / [é è ê ë] / [*é è ê ë] / [] +é ‹›", text: "é"),
    KeySequence(
      "The next key makes the release final", in: .gtk.settings { $0.releasePicks = true },
      [.press("e"), .wait(600), .tap(.right), .release("e"), .wait(5), .tap("x")], text: "éx"),
    KeySequence(
      "So it does after a BackSpace", in: .xim.settings { $0.releasePicks = true },
      [.press("e"), .wait(600), .tap(.right), .release("e"), .wait(5), .tap("x")], text: "éx"),
    KeySequence(
      "And where the letter is replaced", in: .replace.settings { $0.releasePicks = true },
      [.press("e"), .wait(600), .tap(.right), .release("e"), .wait(5), .tap("x")], text: "éx"),
    KeySequence(
      "So does Control", in: .gtk.settings { $0.releasePicks = true },
      [.press("e"), .wait(600), .tap(.right), .release("e"), .wait(5), .press(.control)],
      text: "é"),
    KeySequence(
      "In a program that takes no preedit", in: .xim.settings { $0.releasePicks = true },
      [.press("e"), .wait(600), .tap(.right), .release("e"), .wait(70)],
      effects: "[é è ê ë] / [*é è ê ë] / [] ⌫ +é", answers: "FTTF", text: "é"),
  ]

  @Test(arguments: releases)
  func `Releasing the held key takes the highlighted entry where that is set`(
    sequence: KeySequence
  ) {
    sequence.verify()
  }
}
