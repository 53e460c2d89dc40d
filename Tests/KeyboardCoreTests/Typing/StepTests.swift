import KeyboardCore
import Testing

@testable import TypingModel

@Suite("Lists in two steps") struct StepTests {
  static let gtk = TestField.gtk.locales("vi")
  static let xim = TestField.xim.locales("vi")
  static let replace = TestField.replace.locales("vi")
  static let gnome = TestField.gnome.locales("vi")

  static let steps = [
    gtk.row(
      "In a preedit", [.hold("a"), .tap("2"), .tap("1")], "‹a› / [á â à] / [] ‹â› [ấ ầ] / [] +ấ ‹›",
      text: "ấ"),
    xim.row(
      "After a BackSpace", [.hold("a"), .tap("2"), .tap("2")], "[á â à] / [] ⌫ +â [ấ ầ] / [] ⌫ +ầ"),
    replace.row(
      "Once the client has told the letter", [.hold("a"), .tap("2"), .tap("1")],
      "[á â à] / [] -1 +â / [ấ ầ] / [] -1 +ấ", text: "ấ"),
    gnome.row(
      "In the text at once", [.hold("a"), .tap("2"), .tap("1")],
      "+a / [á â à] / [] -1 +â / [ấ ầ] / [] -1 +ấ", text: "ấ"),
    gtk.row("In a word", [.type("c"), .hold("a"), .tap("2"), .tap("1"), .type("t")], text: "cất"),
    gtk.row("Capitals", [.hold("A"), .tap("2"), .tap("1")], text: "Ấ"),
    gtk.row(
      "By the highlight",
      [.hold("a"), .tap(.right), .tap(.right), .tap(.return), .tap(.left), .tap(" ")], text: "ầ"),
    gtk.row(
      "Shift shows the capitals of the second list",
      [.hold("a"), .tap("2"), .tap(.shift), .tap("1")], text: "Ấ"),
  ]

  @Test(arguments: steps)
  func `A letter that is only a step offers its own list when it is picked`(row: KeySequence) {
    row.verify()
  }

  static let others = [
    gtk.row(
      "Another letter", [.hold("a"), .tap("2"), .tap("n")],
      "‹a› / [á â à] / [] ‹â› [ấ ầ] / [] +â ‹n› / +n ‹›", text: "ân"),
    xim.row("A space", [.hold("a"), .tap("2"), .tap(" ")], text: "â "),
    gnome.row("A space in the text", [.hold("a"), .tap("2"), .tap(" ")], text: "â "),
    gtk.row("A digit beyond the list", [.hold("a"), .tap("2"), .tap("5")], text: "â5"),
    gtk.row("Escape", [.hold("a"), .tap("2"), .tap(.escape)], text: "â"),
    replace.row("Escape in the text", [.hold("a"), .tap("2"), .tap(.escape)], text: "â"),
    gtk.row("BackSpace", [.hold("a"), .tap("2"), .tap(.backspace)], text: ""),
    gnome.row("BackSpace in the text", [.hold("a"), .tap("2"), .tap(.backspace)], text: ""),
    gnome.row("The focus", [.hold("a"), .tap("2"), .focusOut], text: "â"),
    replace.row(
      "The cursor", [.hold("a"), .tap("2"), .told("â", cursor: 0)],
      "[á â à] / [] -1 +â / [ấ ầ] / []"),
  ]

  @Test(arguments: others)
  func `Any other event leaves the step in the text`(row: KeySequence) { row.verify() }

  static let late = [
    replace.capabilities(.preedit).row(
      "Told after a while",
      [
        .press("a"), .told("a"), .wait(600), .release("a"), .tap("2"), .wait(100), .told("â"),
        .tap("1"),
      ], "[á â à] / [] -1 +â / [ấ ầ] / [] -1 +ấ", text: "ấ"),
    gnome.capabilities(.preedit).row(
      "While the key repeats",
      [
        .press("a"), .told("a"), .wait(600), .tap("2"), .repeatPressing("a", times: 3), .told("â"),
        .tap("2"),
      ], "+a / [á â à] / [] -1 +â / ? / [ấ ầ] / [] -1 +ầ", text: "ầ"),
    gnome.capabilities(.preedit).row(
      "The first repeat requests it",
      [.press("a"), .told("a"), .wait(600), .tap("2"), .repeatPressing("a")],
      "+a / [á â à] / [] -1 +â / ?"),
    replace.capabilities(.preedit).row(
      "While the key repeats, of a client that reports by itself",
      [
        .press("a"), .told("a"), .wait(600), .tap("2"), .repeatPressing("a", times: 3), .told("â"),
      ], "[á â à] / [] -1 +â / [ấ ầ]"),
    replace.capabilities(.preedit).row(
      "Never told",
      [.press("a"), .told("a"), .wait(600), .release("a"), .tap("2"), .wait(100), .tap("1")],
      text: "â1"),
  ]

  @Test(arguments: late)
  func `The second list waits until the client has reported the step`(row: KeySequence) {
    row.verify()
  }

  static let single = [
    gtk.row("Another letter of the list", [.hold("a"), .tap("1"), .tap("1")], text: "á1"),
    gtk.locales("en", "vi").row(
      "Another language", [.hold("a"), .tap("4"), .tap("1")], "‹a› / [á â à] / [] +a4 ‹›",
      text: "a41"),
    gtk.row("The key itself", [.hold(TestKey("a").typing("â"))], "‹â› / [ấ ầ 2]"),
  ]

  @Test(arguments: single)
  func `In other languages a pick is final`(row: KeySequence) { row.verify() }
}
