import KeyboardCore
import Testing

@testable import TypingModel

@Suite("Clicks on the list") struct ClickTests {
  static let onScreen = TestField.gtk.capabilities([.preedit, .onScreenKeyboard])
  static let first = "‹o› / [ò ó ô õ ö ø ō ő ơ]"

  static let clicks = [
    KeySequence(
      "On the first page", [.hold("e"), .send(.candidateClicked(1))],
      effects: "‹e› / [é è ê ë] / [] +è ‹›", text: "è"),
    KeySequence(
      "On the second page the count is within the page",
      [.hold("o"), .tap(.down), .send(.candidateClicked(2))],
      effects: first + " / [2: ǒ ŏ œ] aux:2/2 / [] +œ ‹› aux:", text: "œ"),
    KeySequence(
      "An on-screen keyboard counts through", in: onScreen,
      [.hold("o"), .send(.candidateClicked(11))], text: "œ"),
    KeySequence(
      "So it does from the second page", in: onScreen,
      [.hold("o"), .tap(.down), .send(.candidateClicked(0))], text: "ò"),
    KeySequence(
      "More than a page has can only be counted through",
      [.hold("o"), .send(.candidateClicked(9))], text: "ǒ"),
    KeySequence(
      "While the key is down",
      [.press("e"), .wait(600), .send(.candidateClicked(0)), .wait(100), .release("e")],
      effects: "‹e› / [é è ê ë] / [] +é ‹›", answers: "TT", text: "é"),
    KeySequence(
      "Typing goes on", [.hold("e"), .send(.candidateClicked(0)), .type("xa")], text: "éxa"),
    KeySequence(
      "After Shift", [.hold("e"), .tap(.shift), .send(.candidateClicked(0))], text: "É"),
    KeySequence(
      "A highlight does not matter", [.hold("e"), .tap(.right), .send(.candidateClicked(3))],
      text: "ë"),
    KeySequence(
      "Where the press passed", in: .xim, [.hold("e"), .send(.candidateClicked(1))],
      effects: "[é è ê ë] / [] ⌫ +è", text: "è"),
    KeySequence(
      "Where the letter is replaced", in: .replace, [.hold("e"), .send(.candidateClicked(1))],
      effects: "[é è ê ë] / [] -1 +è", text: "è"),
  ]

  @Test(arguments: clicks)
  func `A click picks`(sequence: KeySequence) { sequence.verify() }

  static let misses = [
    KeySequence(
      "Beyond the last entry", [.hold("e"), .send(.candidateClicked(4))],
      effects: "‹e› / [é è ê ë]", text: "‹e›"),
    KeySequence(
      "Beyond the last entry of the page", [.hold("o"), .tap(.down), .send(.candidateClicked(3))],
      effects: first + " / [2: ǒ ŏ œ] aux:2/2"),
    KeySequence(
      "Beyond the last entry on screen", in: onScreen, [.hold("o"), .send(.candidateClicked(12))],
      effects: first),
    KeySequence("Before the first", [.hold("e"), .send(.candidateClicked(-1))], text: "‹e›"),
    KeySequence(
      "Before the first on screen", in: onScreen, [.hold("e"), .send(.candidateClicked(-1))],
      text: "‹e›"),
    KeySequence("With no list", [.tap("e"), .send(.candidateClicked(0))], text: "e"),
    KeySequence(
      "With a list that has just closed",
      [.hold("e"), .tap(.escape), .send(.candidateClicked(0))], text: "e"),
    KeySequence(
      "With a letter whose list has not opened", [.press("e"), .send(.candidateClicked(0))],
      effects: "‹e›", text: "‹e›"),
  ]

  @Test(arguments: misses)
  func `A click on nothing does nothing`(sequence: KeySequence) { sequence.verify() }

  static let panel = [
    KeySequence(
      "The page buttons", [.hold("o"), .send(.pageDown), .send(.pageUp), .send(.pageUp)],
      effects: first + " / [2: ǒ ŏ œ] aux:2/2 / [ò ó ô õ ö ø ō ő ơ] aux:1/2"),
    KeySequence(
      "The cursor buttons",
      [.hold("e"), .send(.cursorDown), .send(.cursorDown), .send(.cursorUp), .tap(.return)],
      effects: "‹e› / [é è ê ë] / [*é è ê ë] / [é *è ê ë] / [*é è ê ë] / [] +é ‹›"),
    KeySequence(
      "With no list",
      [.press("e"), .send(.pageDown), .send(.pageUp), .send(.cursorDown), .send(.cursorUp)],
      effects: "‹e›"),
    KeySequence(
      "A single page", [.hold("e"), .send(.pageDown), .send(.pageUp)],
      effects: "‹e› / [é è ê ë]"),
  ]

  @Test(arguments: panel)
  func `The panel's buttons move as the keys do`(sequence: KeySequence) { sequence.verify() }
}
