import KeyboardCore
import Testing

@testable import TypingModel

@Suite("The list") struct ListTests {
  /// A sequence that goes on after e was held for its list é è ê ë.
  private static func open(
    _ name: String, _ moves: [Move], _ effects: String, answers: String? = nil,
    text: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) -> KeySequence {
    gtk.row(
      name, [.hold("e")] + moves, "‹e› / [é è ê ë]" + (effects.isEmpty ? "" : " / " + effects),
      answers: answers.map { "TT" + $0 }, text: text, sourceLocation: sourceLocation)
  }

  static let digits = [
    open("On the row", [.tap("2")], "[] +è ‹›", answers: "TT", text: "è"),
    open("On the keypad", [.tap(.keypad(3))], "[] +ê ‹›", answers: "TT", text: "ê"),
    open("On a row that has letters: &", [.tap(.azerty("&"))], "[] +é ‹›", text: "é"),
    open("On a row that has dead keys", [.tap(TestKey.deadGrave.at(3))], "[] +è ‹›", text: "è"),
    open(
      "A virtual keyboard may have a key that types nothing there", [.tap(TestKey.right.at(3))],
      "[*é è ê ë]", answers: "TT"),
    open("None of the list", [.tap("5")], "[] +e5 ‹›", answers: "TT", text: "e5"),
    open("None of the list, on the keypad", [.tap(.keypad(9))], "[] +e9 ‹›", text: "e9"),
    open("0", [.tap("0")], "[] +e0 ‹›", answers: "TT", text: "e0"),
    open("With Shift it is a sign", [.tap("@")], "[] +e@ ‹›", answers: "TT", text: "e@"),
    open(
      "With AltGr it is a sign", [.tap(TestKey("2").typing("²").with(.levelThree))], "[] +e² ‹›"),
    open(
      "With Control it is a shortcut", [.tap(TestKey("2").with(.control))], "[] +e ‹›",
      answers: "FF", text: "e"),
    open(
      "Repeats of it do nothing", [.press("1"), .repeatPressing("1", times: 2), .release("1")],
      "[] +é ‹›", answers: "TTTT", text: "é"),
    open("The next one types again", [.tap("1"), .tap("1")], "[] +é ‹›", text: "é1"),
    gtk.row(
      "While the held key is still down",
      [.press("e"), .wait(600), .press("1"), .release("e"), .release("1")],
      "‹e› / [é è ê ë] / [] +é ‹›", answers: "TTTT", text: "é"),
  ]

  @Test(arguments: digits)
  func `Bare digits pick`(row: KeySequence) { row.verify() }

  static let highlight = [
    open("Right", [.tap(.right), .tap(.right)], "[*é è ê ë] / [é *è ê ë]", answers: "TTTT"),
    open("Left", [.tap(.left), .tap(.left)], "[é è ê *ë] / [é è *ê ë]", answers: "TTTT"),
    open("Tab", [.tap(.tab)], "[*é è ê ë]", answers: "TT"),
    open("Shift and Tab on X11", [.tap(.leftTab)], "[é è ê *ë]", answers: "TT"),
    open("Shift and Tab elsewhere", [.tap(.tab.with(.shift))], "[é è ê *ë]", answers: "TT"),
    open(
      "On the keypad", [.tap(.keypadRight), .tap(.keypadRight), .tap(.keypadLeft)],
      "[*é è ê ë] / [é *è ê ë] / [*é è ê ë]", answers: "TTTTTT"),
    open(
      "Round and round", [.tap(.left), .tap(.right), .tap(.left)],
      "[é è ê *ë] / [*é è ê ë] / [é è ê *ë]"),
    open(
      "Repeats by presses", [.press(.right), .repeatPressing(.right, times: 2), .release(.right)],
      "[*é è ê ë] / [é *è ê ë] / [é è *ê ë]", answers: "TTTT"),
    open(
      "Repeats by pairs",
      [.press(.right), .wait(370), .repeatPairing(.right, times: 2), .release(.right)],
      "[*é è ê ë] / [é *è ê ë] / [é è *ê ë]", answers: "TTTTTT"),
  ]

  @Test(arguments: highlight)
  func `Left, Right and Tab move the highlight`(row: KeySequence) { row.verify() }

  static let taking = [
    open("Return", [.tap(.right), .tap(.return)], "[*é è ê ë] / [] +é ‹›", answers: "TTTT"),
    open("Enter", [.tap(.tab), .tap(.keypadEnter)], "[*é è ê ë] / [] +é ‹›", answers: "TTTT"),
    open("Space", [.tap(.left), .tap(" ")], "[é è ê *ë] / [] +ë ‹›", text: "ë"),
    open("Return without one", [.tap(.return)], "[] +e ‹›", answers: "FF", text: "e\n"),
    open("Enter without one", [.tap(.keypadEnter)], "[] +e ‹›", answers: "FF", text: "e\n"),
    open("Space without one", [.tap(" ")], "[] +e␠ ‹›", answers: "TT", text: "e "),
  ]

  @Test(arguments: taking)
  func `Return and Space take the highlighted entry`(row: KeySequence) { row.verify() }

  static let closing = [
    open("Escape keeps the letter", [.tap(.escape)], "[] +e ‹›", answers: "TT", text: "e"),
    open("So it does with a highlight", [.tap(.right), .tap(.escape)], "[*é è ê ë] / [] +e ‹›"),
    open("BackSpace deletes it", [.tap(.backspace)], "[] ‹›", answers: "TT", text: ""),
    open("A letter", [.tap("x")], "[] +ex ‹›", answers: "TT", text: "ex"),
    open("A letter with callouts", [.tap("a")], "[] +e ‹a› / +a ‹›", answers: "TT", text: "ea"),
    open("A shortcut", [.tap(TestKey("c").with(.control))], "[] +e ‹›", answers: "FF", text: "e"),
    open("Control by itself", [.tap(.control)], "[] +e ‹›", answers: "FF", text: "e"),
    open("Home", [.tap(.home)], "[] +e ‹›", answers: "FF", text: "e"),
    open("A function key", [.tap(.f1)], "[] +e ‹›", answers: "FF", text: "e"),
  ]

  @Test(arguments: closing)
  func `Other keys close it and do their ordinary work`(row: KeySequence) { row.verify() }
}
