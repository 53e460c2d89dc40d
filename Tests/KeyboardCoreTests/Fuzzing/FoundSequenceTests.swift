import KeyboardCore
import Testing

@testable import TypingModel

@Suite("What random typing has found") struct FoundSequenceTests {
  private static let quiet = TestField.gtk.settings {
    $0.bindings += FuzzPlace.bindings
  }

  private static let waiting: [Move] = [
    .click("e"), .wait(20), .told("e", cursor: 1), .send(.action(.text("xe"))),
    .send(.action(.custom(named: CustomAction.accents.rawValue))),
  ]

  static let sequences: [KeySequence] = [
    KeySequence(
      "A binding after a dead key", in: quiet, [.tap(.deadAcute), .tap(.f1)],
      effects: "«´» / +´¶¶ ‹›", text: "´¶¶"),
    KeySequence(
      "A binding after a dead key where commits wait",
      in: quiet.client("gnome-shell"), [.tap(.deadAcute), .tap(.f1)], text: "´¶¶"),
    KeySequence(
      "Shift 5 ms after the release of a letter", in: quiet,
      [.press("e"), .wait(30), .release("e"), .wait(5), .tap(.shift), .wait(600)],
      effects: "‹e› / +e ‹›", text: "e"),
    KeySequence(
      "Shift 5 ms after the release that picks, where no preedit is taken",
      in: .xim.settings { $0.releasePicks = true },
      [
        .press("a"), .wait(600), .tap(.right), .release("a"), .wait(5), .tap(.shift),
        .send(.focusOut), .wait(600),
      ], text: "à"),
    KeySequence(
      "A shortcut whose release is lost, then the letter",
      in: quiet.client("gnome-shell"),
      [
        .press(TestKey("t").with(.control)), .send(.focusOut),
        .send(.focusIn(client: "gnome-shell")), .press("e"), .click("x"), .click("h"),
        .wait(30), .press("t"), .release("t"), .wait(100),
      ], answers: "FTTTTTTT", text: "exht"),
    KeySequence(
      "BackSpace takes a quotation mark back that waits for a pause",
      in: TestField.gnome.settings { $0.textBehaviors.quotes = true },
      [
        .press("e"), .click("x"), .wait(40), .click("'"), .wait(30), .tap(.backspace), .wait(100),
      ], text: "ex'"),
    KeySequence(
      "Accents are asked for while the letter still waits behind another text", in: .gnome,
      waiting + [.click("x"), .wait(200)], text: "exex"),
    KeySequence(
      "They are offered once the client has the letter", in: .gnome,
      waiting + [.wait(100), .click("x"), .wait(200)], text: "exéx"),
  ]

  @Test(arguments: sequences)
  func `Sequences that random typing once found to go wrong`(sequence: KeySequence) {
    sequence.verify { $0.services.composer = TableComposer() }
  }
}
