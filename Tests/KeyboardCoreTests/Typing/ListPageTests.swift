import KeyboardCore
import Testing

@testable import TypingModel

@Suite("The pages of the list") struct ListPageTests {
  static let first = "‹o› / [ò ó ô õ ö ø ō ő ơ]"

  static let pages = [
    KeySequence("Nine entries a page", [.hold("o")], effects: first),
    KeySequence("Down", [.hold("o"), .tap(.down)], effects: first + " / [2: ǒ ŏ œ]"),
    KeySequence("Page Down", [.hold("o"), .tap(.pageDown)], effects: first + " / [2: ǒ ŏ œ]"),
    KeySequence(
      "On the keypad", [.hold("o"), .tap(.keypadDown)], effects: first + " / [2: ǒ ŏ œ]"),
    KeySequence(
      "Up goes round", [.hold("o"), .tap(.up)], effects: first + " / [2: ǒ ŏ œ]",
      answers: "TTTT"),
    KeySequence(
      "Page Up goes back", [.hold("o"), .tap(.pageDown), .tap(.pageUp)],
      effects: first + " / [2: ǒ ŏ œ] / [ò ó ô õ ö ø ō ő ơ]"),
    KeySequence(
      "Keypad Up goes back", [.hold("o"), .tap(.down), .tap(.keypadUp)],
      effects: first + " / [2: ǒ ŏ œ] / [ò ó ô õ ö ø ō ő ơ]"),
    KeySequence(
      "The last page is followed by the first", [.hold("o"), .tap(.down), .tap(.down)],
      effects: first + " / [2: ǒ ŏ œ] / [ò ó ô õ ö ø ō ő ơ]"),
    KeySequence(
      "A single page stays", [.hold("e"), .tap(.down), .tap(.pageUp), .tap(.up)],
      effects: "‹e› / [é è ê ë]", answers: "TTTTTTTT", text: "‹e›"),
    KeySequence(
      "A page turned has no highlight", [.hold("o"), .tap(.right), .tap(.down), .tap(.left)],
      effects: first + " / [*ò ó ô õ ö ø ō ő ơ] / [2: ǒ ŏ œ] / [2: ǒ ŏ *œ]"),
    KeySequence(
      "The highlight goes on to the next page", [.hold("o"), .tap(.left), .tap(.right)],
      effects: first + " / [ò ó ô õ ö ø ō ő *ơ] / [2: *ǒ ŏ œ]"),
    KeySequence(
      "The highlight goes round over all pages",
      [.hold("o"), .tap(.right), .tap(.left)],
      effects: first + " / [*ò ó ô õ ö ø ō ő ơ] / [2: ǒ ŏ *œ]"),
    KeySequence(
      "Repeats turn on", [.hold("o"), .press(.down), .repeatPressing(.down), .release(.down)],
      effects: first + " / [2: ǒ ŏ œ] / [ò ó ô õ ö ø ō ő ơ]"),
  ]

  @Test(arguments: pages)
  func `Up, Down, Page Up and Page Down turn pages`(sequence: KeySequence) { sequence.verify() }

  static let picks = [
    KeySequence("By a digit", [.hold("o"), .tap(.down), .tap("3")], text: "œ"),
    KeySequence(
      "By a digit of the keypad", [.hold("o"), .tap(.down), .tap(.keypad(1))], text: "ǒ"),
    KeySequence(
      "By the highlight", [.hold("o"), .tap(.up), .tap(.right), .tap(.right), .tap(.return)],
      text: "ŏ"),
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
