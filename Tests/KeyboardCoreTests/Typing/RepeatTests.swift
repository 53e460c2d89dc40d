import KeyboardCore
import Testing

@testable import TypingModel

@Suite("Auto-repeat") struct RepeatTests {
  static let ordinary = [
    KeySequence(
      "By presses", [.holdPressing("x", for: 500)], effects: "", answers: "FFFFFF", text: "xxxxx"),
    KeySequence(
      "By pairs", [.holdPairing("x", for: 500)], effects: "", answers: "FFFFFFFFFF", text: "xxxxx"),
    KeySequence(
      "BackSpace", [.type("xxxx"), .holdPressing(.backspace, for: 450)],
      effects: "", answers: "FFFFFFFFFFFF", text: "x"),
    KeySequence(
      "Left by pairs", [.type("xx"), .holdPairing(.left, for: 450), .tap("h")], text: "hxx"),
    KeySequence("Return", [.holdPressing(.return, for: 450)], text: "\n\n\n"),
    KeySequence("Space", [.holdPressing(" ", for: 450)], effects: "", text: "   "),
    KeySequence(
      "After a letter that was preedit",
      [.press("e"), .press("x"), .release("e"), .wait(370), .repeatPressing("x", times: 2)],
      effects: "‹e› / +ex ‹›", answers: "TTTFF", text: "exxx"),
    KeySequence(
      "BackSpace after a letter that was preedit",
      [
        .type("xx"), .press("e"), .press(.backspace), .release("e"), .wait(370),
        .repeatPressing(.backspace, times: 2), .release(.backspace),
      ], effects: "‹e› / ‹›", text: ""),
  ]

  @Test(arguments: ordinary)
  func `Ordinary keys repeat`(sequence: KeySequence) { sequence.verify() }

  static let held = [
    KeySequence(
      "By presses", [.holdPressing("e")], effects: "‹e› / [é è ê ë]", answers: "TTTTTTTTT",
      text: "‹e›"),
    KeySequence(
      "By pairs", [.holdPairing("e")], effects: "‹e› / [é è ê ë]", answers: "TTTTTTTTTTTTTTTT",
      text: "‹e›"),
    KeySequence(
      "Sooner than the hold delay", [.holdPressing("e", for: 450, delay: 150)],
      effects: "‹e› / +e ‹›", text: "e"),
    KeySequence(
      "By pairs, sooner than the hold delay", [.holdPairing("e", for: 450, delay: 150)],
      effects: "‹e› / +e ‹›", text: "e"),
    KeySequence(
      "Quick ones", [.holdPairing("e", for: 700, delay: 150, interval: 10), .tap("4")],
      effects: "‹e› / [é è ê ë] / [] +ë ‹›", text: "ë"),
    KeySequence(
      "The delay runs out between the release and the press of a pair",
      [
        .press("e"), .wait(490), .release("e"), .wait(14), .press("e"), .wait(30), .release("e"),
        .wait(50),
      ], effects: "‹e› / [é è ê ë]", text: "‹e›"),
    KeySequence(
      "Only the key that went down last repeats",
      [
        .press("e"), .wait(50), .press("x"), .wait(250), .release("e"), .wait(5), .press("e"),
        .wait(40), .release("x"), .release("e"), .wait(50),
      ], text: "exe"),
    KeySequence(
      "They go on after a pick",
      [.press("e"), .wait(600), .tap("1"), .repeatPressing("e", times: 3)],
      effects: "‹e› / [é è ê ë] / [] +é ‹›", answers: "TTTTTT", text: "é"),
    KeySequence(
      "They go on in pairs after a click",
      [.press("e"), .wait(600), .send(.candidateClicked(0)), .repeatPairing("e", times: 3)],
      effects: "‹e› / [é è ê ë] / [] +é ‹›", answers: "TTTTTTT", text: "é"),
    KeySequence(
      "One letter five times in a row, by presses",
      Array(repeating: .holdPressing("e", for: 530), count: 5), text: "eeee‹e›"),
    KeySequence(
      "One letter five times in a row, by pairs",
      Array(repeating: .holdPairing("e", for: 530), count: 5),
      effects: "‹e› / [é è ê ë]"
        + String(repeating: " / [] +e ‹e› / [é è ê ë]", count: 4), text: "eeee‹e›"),
    KeySequence(
      "One letter five times, clicked, by pairs",
      Array(
        repeating: [.holdPairing("e", for: 530), .send(.candidateClicked(0)), .wait(50)], count: 5
      ).flatMap(\.self), text: "ééééé"),
  ]

  @Test(arguments: held)
  func `Repeats of a key with callouts are used up`(sequence: KeySequence) { sequence.verify() }

  static let strange = [
    KeySequence(
      "A key typed twice by a program", [.click("x"), .wait(1), .click("x")],
      effects: "", answers: "FFFF", text: "xx"),
    KeySequence("So with callouts", [.click("e"), .wait(1), .click("e"), .wait(50)], text: "ee"),
    KeySequence(
      "16 ms after its release a press is a new one",
      [.press("e"), .wait(200), .release("e"), .wait(16), .press("e"), .release("e"), .wait(50)],
      // So soon after a commit it is committed as well.
      effects: "‹e› / +e ‹› / +e", answers: "TTTT", text: "ee"),
    KeySequence(
      "A release got lost", [.press("x"), .wait(3000), .press("x"), .release("x")],
      effects: "", answers: "FFF", text: "xx"),
    KeySequence(
      "The release of a held key got lost",
      [.press("e"), .wait(3000), .press("e"), .release("e"), .wait(50)],
      effects: "‹e› / [é è ê ë] / [] +e ‹e› / +e ‹›", answers: "TTT", text: "ee"),
  ]

  @Test(arguments: strange)
  func `What is no repeat is none`(sequence: KeySequence) { sequence.verify() }

  static let modified = [
    KeySequence(
      "Shift",
      [
        .press("x"), .wait(370), .repeatPressing("x", times: 2), .press(.shift),
        .repeatPressing("X", times: 2), .release("X"), .release(.shift),
      ], effects: "", answers: "FFFFFFFF", text: "xxxXX"),
    KeySequence(
      "Control: a shortcut",
      [
        .press("x"), .wait(370), .repeatPressing("x"), .press(.control),
        .repeatPressing(TestKey("x").with(.control), times: 2),
      ], effects: "", answers: "FFFFF", text: "xx"),
    KeySequence(
      "Control and BackSpace: a word at a time",
      [
        .type("xxxx"), .press(.backspace), .wait(370), .repeatPressing(.backspace),
        .press(.control), .repeatPressing(.backspace.with(.control), times: 2),
      ], effects: "", answers: "FFFFFFFFFFFFF", text: "xx"),
    KeySequence(
      "Shift and an arrow: a selection",
      [
        .type("xx"), .press(.left), .wait(370), .press(.shift),
        .repeatPressing(.left.with(.shift), times: 2),
      ], effects: "", answers: "FFFFFFFF"),
    KeySequence(
      "Control goes up",
      [
        .press(.control), .press(TestKey("e").with(.control)), .release(.control), .wait(370),
        .repeatPressing("e", times: 3),
      ], effects: "", answers: "FFFFFF", text: "eee"),
  ]

  @Test(arguments: modified)
  func `A key that repeats goes by the modifiers of the moment`(sequence: KeySequence) {
    sequence.verify()
  }

  static let pairs = [
    KeySequence(
      "The client saw one press and one release", in: .xim, [.holdPairing("e", for: 450)],
      effects: "", answers: "FFTTTT", text: "e"),
    KeySequence(
      "By presses its one release passes, too", in: .xim, [.holdPressing("e", for: 450)],
      effects: "", answers: "FTTF", text: "e"),
  ]

  @Test(arguments: pairs)
  func `Where the press passed its repeats are used up with their releases`(
    sequence: KeySequence
  ) {
    sequence.verify()
  }

  /// A field where a letter has to be seen in the text before its list opens, and is told by hand.
  private static let silent = TestField.gtk.capabilities([.preedit, .focus]).rules("*=replace")
  private static let refusedInRepeat: [Move] = [
    .press("e"), .wait(490), .release("e"), .wait(14), .press("e"), .wait(30),
  ]
  private static let toldOfBoth = Move.told("ea")

  static let refused = [
    KeySequence(
      "Its release leaves the next letter alone", in: silent,
      refusedInRepeat + [.press("a"), toldOfBoth, .wait(50), .release("e"), .wait(460), .tap("1")],
      effects: "[à á] / [] -1 +à", text: "eà", refusals: [.surroundingTextUnverified]),
    KeySequence(
      "Its further repeats type, as in a program without lists", in: silent,
      refusedInRepeat + [.repeatPairing("e", times: 3), .release("e"), .wait(50)],
      effects: "", text: "eeee", refusals: [.surroundingTextUnverified]),
  ]

  @Test(arguments: refused)
  func `A key whose list was refused in a repeat is spent`(sequence: KeySequence) {
    sequence.verify()
  }
}
