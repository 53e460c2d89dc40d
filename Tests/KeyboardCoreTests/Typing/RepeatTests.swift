import KeyboardCore
import Testing

@testable import TypingModel

@Suite("Auto-repeat") struct RepeatTests {
  static let ordinary = [
    gtk.row(
      "BackSpace", [.type("xxxx"), .holdPressing(.backspace, for: 450)], "",
      answers: "FFFFFFFFFFFF", text: "x"),
    qt.row("Left by pairs", [.type("xx"), .holdPairing(.left, for: 450), .tap("h")], text: "hxx"),
    gtk.row("Return", [.holdPressing(.return, for: 450)], text: "\n\n\n"),
    gtk.row("Space", [.holdPressing(" ", for: 450)], "", text: "   "),
    gtk.row(
      "After a letter that was preedit",
      [.press("e"), .press("x"), .release("e"), .wait(370), .repeatPressing("x", times: 2)],
      "‹e› / +ex ‹›", answers: "TTTFF", text: "exxx"),
    gtk.row(
      "BackSpace after a letter that was preedit",
      [
        .type("xx"), .press("e"), .press(.backspace), .release("e"), .wait(370),
        .repeatPressing(.backspace, times: 2), .release(.backspace),
      ], "‹e› / ‹›", text: ""),
  ]

  @Test(arguments: ordinary)
  func `Ordinary keys repeat`(row: KeySequence) { row.verify() }

  static let held = [
    gtk.row("By presses", [.holdPressing("e")], "‹e› / [é è ê ë]", answers: "TTTTTTTTT"),
    qt.row("By pairs", [.holdPairing("e")], "‹e› / [é è ê ë]", answers: "TTTTTTTTTTTTTTTT"),
    gtk.row("Early repeats", [.holdPressing("e", for: 450, delay: 150)], "‹e› / +e ‹›", text: "e"),
    qt.row(
      "By pairs, sooner than the hold delay", [.holdPairing("e", for: 450, delay: 150), .wait(20)],
      "‹e› / +e ‹›", text: "e"),
    qt.row(
      "Quick ones", [.holdPairing("e", for: 700, delay: 150, interval: 10), .tap("4")],
      "‹e› / [é è ê ë] / [] +ë ‹›", text: "ë"),
    qt.row(
      "The delay runs out between the release and the press of a pair",
      [
        .press("e"), .wait(460), .repeatPairing("e"), .release("e"), .wait(14),
        .press("e"), .wait(30), .release("e"), .wait(50),
      ], "‹e› / [é è ê ë]", text: "‹e›"),
    gtk.row(
      "Only the key that went down last repeats",
      [
        .press("e"), .wait(50), .press("x"), .wait(250), .release("e"), .wait(5), .press("e"),
        .wait(40), .release("x"), .release("e"), .wait(50),
      ], text: "exe"),
    gtk.row(
      "They go on after a pick",
      [.press("e"), .wait(600), .tap("1"), .repeatPressing("e", times: 3)],
      "‹e› / [é è ê ë] / [] +é ‹›", answers: "TTTTTT", text: "é"),
    qt.row(
      "They go on in pairs after a click",
      [.press("e"), .wait(600), .clickEntry(0), .repeatPairing("e", times: 3)],
      "‹e› / [é è ê ë] / [] +é ‹›", answers: "TTTTTTT", text: "é"),
    gtk.row(
      "One letter five times in a row, by presses",
      Array(repeating: .holdPressing("e", for: 530), count: 5), text: "eeee‹e›"),
    qt.row(
      "One letter five times in a row, by pairs",
      (1...5).flatMap { _ in [.holdPairing("e", for: 530), .wait(160)] },
      "‹e› / [é è ê ë]" + String(repeating: " / [] +e ‹e› / [é è ê ë]", count: 4), text: "eeee‹e›"),
    qt.row(
      "One letter five times, clicked, by pairs",
      (1...5).flatMap { _ in [.holdPairing("e", for: 530), .clickEntry(0), .wait(50)] },
      text: "ééééé"),
  ]

  @Test(arguments: held)
  func `Repeats of a key with callouts are used up`(row: KeySequence) { row.verify() }

  private static let doubled: [Move] = [
    .press("e"), .wait(150), .release("e"), .press("e"), .wait(60), .release("e"),
  ]

  static let standstills = [
    gtk.row("Where presses alone repeat", doubled + [.wait(80)], text: "ee"),
    gnome.row("Corrected", doubled + [.wait(80)], text: "ee"),
    replace.row("With replacement", doubled + [.wait(80)], text: "ee"),
    qt.row("Where pairs repeat", doubled + [.wait(80)], "‹e› / +ee ‹›", text: "ee"),
    xim.row("In a program of XIM", doubled + [.wait(80)], text: "ee"),
    qt.row("Before another letter", doubled + [.tap("x")], "‹e› / +eex ‹›", text: "eex"),
    xim.row("And there", doubled + [.tap("x"), .wait(100)], text: "eex"),
    xim.row("Before Return", doubled + [.tap(.return), .wait(200)], text: "ee\n"),
    qt.row("Before BackSpace", doubled + [.tap(.backspace)], "‹e› / +e ‹›", text: "e"),
    qt.row("Three times", doubled + [.wait(80), .tap("e")], text: "eee"),
    qt.row(
      "The second one is held",
      [
        .press("e"), .wait(350), .release("e"), .press("e"), .wait(499), .tap("x"),
      ], "‹e› / +e ‹e› / +ex ‹›", text: "eex"),
    qt.row(
      "And has its list",
      [.press("e"), .wait(350), .release("e"), .press("e"), .wait(500), .tap("1")],
      "‹e› / +e ‹e› / [é è ê ë] / [] +é ‹›", text: "eé"),
    qt.row(
      "The focus leaves", doubled.dropLast(2) + [.focusOut, .wait(80)], "‹e›", text: "e"),
  ]

  /// A machine that stood still hands on the release of a letter and its next press together.
  @Test(arguments: standstills)
  func `A doubled letter is no repeat`(row: KeySequence) { row.verify() }

  static let modified = [
    gtk.row(
      "Shift",
      [
        .press("x"), .wait(370), .repeatPressing("x", times: 2), .press(.shift),
        .repeatPressing("X", times: 2), .release("X"), .release(.shift),
      ], "", answers: "FFFFFFFF", text: "xxxXX"),
    gtk.row(
      "Control: a shortcut",
      [
        .press("x"), .wait(370), .repeatPressing("x"), .press(.control),
        .repeatPressing(TestKey("x").with(.control), times: 2),
      ], "", answers: "FFFFF", text: "xx"),
    gtk.row(
      "Control and BackSpace: a word at a time",
      [
        .type("xxxx"), .press(.backspace), .wait(370), .repeatPressing(.backspace),
        .press(.control), .repeatPressing(.backspace.with(.control), times: 2),
      ], "", answers: "FFFFFFFFFFFFF", text: "xx"),
    gtk.row(
      "Shift and an arrow: a selection",
      [
        .type("xx"), .press(.left), .wait(370), .press(.shift),
        .repeatPressing(.left.with(.shift), times: 2),
      ], "", answers: "FFFFFFFF"),
    qt.row(
      "Control goes up",
      [
        .press(.control), .press(TestKey("e").with(.control)), .release(.control), .wait(370),
        .repeatPressing("e", times: 3),
      ], "", answers: "FFFFFF", text: "eee"),
  ]

  @Test(arguments: modified)
  func `A repeat uses the current modifiers`(row: KeySequence) { row.verify() }

  static let pairs = [
    xim.row(
      "The client saw one press and one release", [.holdPairing("e", for: 450)], "",
      answers: "FFTTTT", text: "e"),
    xim.row(
      "By presses its one release passes, too", [.holdPressing("e", for: 450)], "", answers: "FTTF",
      text: "e"),
  ]

  @Test(arguments: pairs)
  func `If the press passed, its repeats are used up with their releases`(row: KeySequence) {
    row.verify()
  }

  static let latePairs = [
    xim.row(
      "The two of a pair are 200 ms apart",
      [.holdPairing("e", for: 780), .wait(150), .click("e"), .wait(80), .tap("1")],
      "[é è ê ë] / [] ⌫ +é", text: "é"),
    xim.row(
      "A later press types again",
      [.holdPairing("e", for: 780), .wait(151), .click("e"), .wait(80)],
      "[é è ê ë] / []", text: "ee"),
    xim.row(
      "So does one of a key that has not repeated",
      [.hold("e"), .wait(11), .click("e"), .wait(80)],
      "[é è ê ë] / []", text: "ee"),
  ]

  @Test(arguments: latePairs)
  func `While a list is open, a repeat of its key may be late`(row: KeySequence) { row.verify() }

  /// A field that has to report a letter before its list opens; the test makes the reports.
  private static let silent = qt.capabilities([.preedit, .focus]).rules("*=replace")
  private static let refusedInRepeat: [Move] = [
    .press("e"), .wait(460), .repeatPairing("e"), .release("e"), .wait(14), .press("e"),
    .wait(30),
  ]
  private static let toldOfBoth = Move.told("ea")

  static let refused = [
    silent.row(
      "Its release leaves the next letter alone",
      refusedInRepeat + [.press("a"), toldOfBoth, .wait(50), .release("e"), .wait(460), .tap("1")],
      "[à á] / [] -1 +à", text: "eà", refusals: [.surroundingTextUnverified]),
    silent.row(
      "Its further repeats type, as in a program without lists",
      refusedInRepeat + [.repeatPairing("e", times: 3), .release("e"), .wait(50)], "", text: "eeee",
      refusals: [.surroundingTextUnverified]),
  ]

  @Test(arguments: refused)
  func `A key whose list was refused in a repeat is spent`(row: KeySequence) { row.verify() }
}
