import KeyboardCore
import Testing

@testable import TypingModel

@Suite("Lists in two steps") struct StepTests {
  static let gtk = TestField.gtk.locales("vi")
  static let xim = TestField.xim.locales("vi")
  static let replace = TestField.replace.locales("vi")
  static let gnome = TestField.gnome.locales("vi")

  static let steps = [
    KeySequence(
      "In a preedit", in: gtk, [.hold("a"), .tap("2"), .tap("1")],
      effects: "‹a› / [á â à] / [] ‹â› [ấ ầ] / [] +ấ ‹›", text: "ấ"),
    KeySequence(
      "After a BackSpace", in: xim, [.hold("a"), .tap("2"), .tap("2")],
      effects: "[á â à] / [] ⌫ +â [ấ ầ] / [] ⌫ +ầ", text: "ầ"),
    KeySequence(
      "Once the client has told the letter", in: replace, [.hold("a"), .tap("2"), .tap("1")],
      effects: "[á â à] / [] -1 +â / [ấ ầ] / [] -1 +ấ", text: "ấ"),
    KeySequence(
      "In the text at once", in: gnome, [.hold("a"), .tap("2"), .tap("1")],
      effects: "+a / [á â à] / [] -1 +â / [ấ ầ] / [] -1 +ấ", text: "ấ"),
    KeySequence(
      "In a word", in: gtk, [.type("c"), .hold("a"), .tap("2"), .tap("1"), .type("t")], text: "cất"),
    KeySequence("Capitals", in: gtk, [.hold("A"), .tap("2"), .tap("1")], text: "Ấ"),
    KeySequence(
      "By the highlight", in: gtk,
      [.hold("a"), .tap(.right), .tap(.right), .tap(.return), .tap(.left), .tap(" ")], text: "ầ"),
    KeySequence(
      "Shift shows the capitals of the second list", in: gtk,
      [.hold("a"), .tap("2"), .tap(.shift), .tap("1")], text: "Ấ"),
  ]

  @Test(arguments: steps)
  func `A letter that is only a step offers its own list when it is picked`(
    sequence: KeySequence
  ) {
    sequence.verify()
  }

  static let others = [
    KeySequence(
      "Another letter", in: gtk, [.hold("a"), .tap("2"), .tap("n")],
      effects: "‹a› / [á â à] / [] ‹â› [ấ ầ] / [] +â ‹n› / +n ‹›", text: "ân"),
    KeySequence("A space", in: xim, [.hold("a"), .tap("2"), .tap(" ")], text: "â "),
    KeySequence("A space in the text", in: gnome, [.hold("a"), .tap("2"), .tap(" ")], text: "â "),
    KeySequence(
      "A digit beyond the list", in: gtk, [.hold("a"), .tap("2"), .tap("5")], text: "â5"),
    KeySequence("Escape", in: gtk, [.hold("a"), .tap("2"), .tap(.escape)], text: "â"),
    KeySequence(
      "Escape in the text", in: replace, [.hold("a"), .tap("2"), .tap(.escape)], text: "â"),
    KeySequence("BackSpace", in: gtk, [.hold("a"), .tap("2"), .tap(.backspace)], text: ""),
    KeySequence(
      "BackSpace in the text", in: gnome, [.hold("a"), .tap("2"), .tap(.backspace)], text: ""),
    KeySequence("The focus", in: gnome, [.hold("a"), .tap("2"), .send(.focusOut)], text: "â"),
    KeySequence(
      "The cursor", in: replace, [.hold("a"), .tap("2"), .told("â", cursor: 0)],
      effects: "[á â à] / [] -1 +â / [ấ ầ] / []"),
  ]

  @Test(arguments: others)
  func `Whatever else comes leaves the step in the text`(sequence: KeySequence) {
    sequence.verify()
  }

  static let late = [
    KeySequence(
      "Told after a while", in: replace.capabilities(.preedit),
      [
        .press("a"), .told("a"), .wait(600), .release("a"), .tap("2"), .wait(100), .told("â"),
        .tap("1"),
      ], effects: "[á â à] / [] -1 +â / [ấ ầ] / [] -1 +ấ", text: "ấ"),
    KeySequence(
      "While the key repeats", in: gnome.capabilities(.preedit),
      [
        .press("a"), .told("a"), .wait(600), .tap("2"), .repeatPressing("a", times: 3), .told("â"),
        .tap("2"),
      ], effects: "+a / [á â à] / [] -1 +â / ? / [ấ ầ] / [] -1 +ầ", text: "ầ"),
    KeySequence(
      "Never told", in: replace.capabilities(.preedit),
      [.press("a"), .told("a"), .wait(600), .release("a"), .tap("2"), .wait(100), .tap("1")],
      text: "â1"),
  ]

  @Test(arguments: late)
  func `The second list waits until the client has told the step`(sequence: KeySequence) {
    sequence.verify()
  }

  static let single = [
    KeySequence(
      "Another letter of the list", in: gtk, [.hold("a"), .tap("1"), .tap("1")], text: "á1"),
    KeySequence(
      "Another language", in: TestField.gtk.locales("en", "vi"),
      [.hold("a"), .tap("4"), .tap("1")], effects: "‹a› / [á â à] / [] +a4 ‹›", text: "a41"),
    KeySequence(
      "The key itself", in: gtk, [.hold(TestKey("a").typing("â"))], effects: "‹â› / [ấ ầ 2]"),
  ]

  @Test(arguments: single)
  func `A pick is all elsewhere`(sequence: KeySequence) { sequence.verify() }
}
