import KeyboardCore
import Testing

@Suite("Slips that are known") struct KnownSlipTests {
  private static let field = TestField.gtk.settings { $0.switchOnEverything() }
  private static let quiet = TestField.gtk.settings {
    $0.bindings += FuzzPlace.bindings
    $0.textBehaviors.deletesWords = true
  }

  static let sequences: [(KnownSlip, KeySequence)] = [
    (
      .boundTextAfterSequence,
      KeySequence(
        "A binding after a dead key", in: quiet, [.tap(.deadAcute), .tap(.f1)],
        effects: "«´» / +´¶¶ ‹›", text: "´¶¶")
    ),
    (
      .boundTextAfterSequence,
      KeySequence(
        "A binding after a dead key where commits wait",
        in: quiet.client("gnome-shell"), [.tap(.deadAcute), .tap(.f1)], text: "´¶¶")
    ),
    (
      .modifierAfterRelease,
      KeySequence(
        "Shift 5 ms after the release of a letter", in: quiet,
        [.press("e"), .wait(30), .release("e"), .wait(5), .tap(.shift), .wait(600)],
        effects: "‹e› / +e ‹›", text: "e")
    ),
    (
      .modifierAfterRelease,
      KeySequence(
        "Shift 5 ms after the release that picks, where no preedit is taken",
        in: .xim.settings { $0.releasePicks = true },
        [
          .press("a"), .wait(600), .tap(.right), .release("a"), .wait(5), .tap(.shift),
          .send(.focusOut), .wait(600),
        ], text: "à")
    ),
    (
      .backspaceHeldForEver,
      KeySequence(
        "BackSpace, its release lost with the focus, and BackSpace again", in: quiet,
        [
          .type("to boo"), .press(.backspace), .send(.focusOut),
          .send(.focusIn(client: "gtk3-im:editor")), .wait(3100), .tap(.backspace),
        ], text: "to b")
    ),
    (
      .releaseOfAnotherPress,
      KeySequence(
        "A shortcut whose release is lost, then the letter",
        in: quiet.client("gnome-shell"),
        [
          .press(TestKey("t").with(.control)), .send(.focusOut),
          .send(.focusIn(client: "gnome-shell")), .press("e"), .click("x"), .click("h"),
          .wait(30), .press("t"), .release("t"), .wait(100),
        ], answers: "FTTTTTTT", text: "exht")
    ),
    (
      .waitingTextReplaced,
      KeySequence(
        "BackSpace takes a quotation mark back that waits for a pause",
        in: TestField.gtk.client("gnome-shell").settings { $0.textBehaviors.quotes = true },
        [
          .press("e"), .click("x"), .wait(40), .click("'"), .wait(30), .tap(.backspace), .wait(100),
        ], text: "ex'")
    ),
  ]

  /// What is mended here is to be taken out of `KnownSlip`.
  @Test(arguments: sequences)
  func `Random typing found them, and leaves them out of account`(
    slip: KnownSlip, sequence: KeySequence
  ) {
    withKnownIssue("\(slip)") {
      sequence.verify { $0.services.composer = TableComposer() }
    }
  }
}
