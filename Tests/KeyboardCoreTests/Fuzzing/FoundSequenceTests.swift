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
    quiet.row("A binding after a dead key", [.tap(.deadAcute), .tap(.f1)], "«´» / +´¶¶ ‹›"),
    quiet.client("gnome-shell").row(
      "A binding after a dead key where commits wait", [.tap(.deadAcute), .tap(.f1)], text: "´¶¶"),
    quiet.row(
      "Shift 5 ms after the release of a letter",
      [.press("e"), .wait(30), .release("e"), .wait(5), .tap(.shift), .wait(600)], "‹e› / +e ‹›"),
    xim.picking.row(
      "Shift 5 ms after the release that picks, where no preedit is taken",
      [
        .press("a"), .wait(600), .tap(.right), .release("a"), .wait(5), .tap(.shift),
        .send(.focusOut), .wait(600),
      ], text: "à"),
    quiet.client("gnome-shell").row(
      "A shortcut whose release is lost, then the letter",
      [
        .press(TestKey("t").with(.control)), .send(.focusOut),
        .send(.focusIn(client: "gnome-shell")), .press("e"), .click("x"), .click("h"),
        .wait(30), .press("t"), .release("t"), .wait(100),
      ], answers: "FTTTTTTT", text: "exht"),
    gnome.settings { $0.textBehaviors.quotes = true }.row(
      "BackSpace takes a quotation mark back that waits for a pause",
      [
        .press("e"), .click("x"), .wait(40), .click("'"), .wait(30), .tap(.backspace), .wait(100),
      ], text: "ex'"),
    gnome.row(
      "Accents are asked for while the letter still waits behind another text",
      waiting + [.click("x"), .wait(200)], text: "exex"),
    gnome.row(
      "They are offered once the client has the letter",
      waiting + [.wait(100), .click("x"), .wait(200)], text: "exéx"),
  ]

  @Test(arguments: sequences)
  func `Sequences that random typing once found to go wrong`(sequence: KeySequence) {
    sequence.verify { $0.services.composer = TableComposer() }
  }
}
