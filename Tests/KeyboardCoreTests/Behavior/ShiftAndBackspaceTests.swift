import KeyboardCore
import Testing

@testable import TypingModel

@Suite("Shift twice, and BackSpace held") struct ShiftAndBackspaceTests {
  private typealias Field = BehaviorField

  private static let shift = Field.with { $0.shiftLocks = true }
  private static let twice: [Move] = [.tap(.shift), .tap(.shift)]

  static let locks = [
    shift.row("Twice", twice + [.type("ab")], text: "AB"),
    shift.row("Once", [.tap(.shift), .type("ab")], text: "ab"),
    shift.row("A third time unlocks", twice + [.tap(.shift), .type("ab")], text: "ab"),
    shift.row("A fourth time is a first one", twice + twice + [.type("ab")], text: "ab"),
    shift.row("With a pause", [.tap(.shift), .wait(500), .tap(.shift), .tap("a")], text: "a"),
    shift.row("A letter between", [.tap(.shift), .tap("x"), .tap(.shift), .tap("a")], text: "xa"),
    shift.row("Capitals in between", [.type("AB"), .tap("c")], text: "ABc"),
    shift.row("Either Shift", [.tap(.shift), .tap(.rightShift), .tap("a")], text: "A"),
    shift.row("Shift with a letter stays a capital", twice + [.type("aB")], text: "AB"),
    shift.row("Signs stay", twice + [.type("1.")], text: "1."),
    shift.locales("ar").row("From right to left", twice + [Field.beh], text: "ب"),
    shift.row("Combining marks", twice + [Field.combined], text: "E\u{301}"),
    shift.row("An emoji of several scalars", twice + [Field.family], text: "👩‍👩‍👧"),
    shift.inXIM.row("Where no text is told", twice + [.type("ab")], text: "AB"),
    shift.settings { $0.hold = true }.row(
      "A list toggles instead",
      [.hold("e"), .tap(.shift), .tap(.shift), .tap("1"), .tap("x")], text: "éx"),
    gtk.settings { $0.hold = false }.row("Off", twice + [.type("ab")], text: "ab"),
    shift.purpose(.terminal).row("Never in a terminal", twice + [.type("ab")], text: "ab"),
  ]

  @Test(arguments: locks)
  func `Tapping Shift twice locks capitals`(row: KeySequence) { row.verify(BehaviorField.prepare) }

  private static let words = Field.with { $0.deletesWords = true }

  private static let typed = Move.type("one two threeeeeee")

  private static func hold(_ milliseconds: Int) -> Move {
    .holdPressing(.backspace, for: milliseconds, delay: 500, interval: 500)
  }

  static let deletions = [
    words.row("Three seconds", [typed, hold(3100)], "", text: "one two thr"),
    words.row("A word", [typed, hold(3600)], "-3", text: "one two "),
    words.row("Word by word", [typed, hold(4600)], "-3 / -4 / -4", text: ""),
    words.row("With its spaces", [.type("one two   xxxxxxx"), hold(3600)], "-6", text: "one "),
    words.row("Held again", [.type("one two three"), hold(2000), hold(2000)], text: "one t"),
    words.row(
      "Combining marks", [.type("a "), Field.combined, .type("xxxxxxx"), hold(3600)], "-2",
      text: "a "),
    words.row(
      "An emoji of several scalars", [.type("a "), Field.family, .type("xxxxxxx"), hold(3600)],
      "used:👩‍👩‍👧 / -5", text: "a "),
    words.locales("ar").row(
      "From right to left", [Field.beh, .type(" xxxxxxxyy"), hold(3600)], "-2", text: "ب "),
    words.row("Nothing to delete", [.type("abc"), hold(4600)], "", text: ""),
    words.silent.row(
      "A client that can delete nothing", [typed, hold(3600)], "", text: "one two th"),
    words.inXIM.row("Where BackSpace is sent", [typed, hold(3600)], "⌫ ⌫ ⌫", text: "one two "),
    words.row("The text is told at last", [.told("alpha beta gamma"), hold(3600)]),
    words.row(
      "A text that is told late", [typed, .told("one"), hold(3600)], "-3", text: "one two "),
    words.row(
      "Another key", [.type("one two three"), hold(2000), .tap("x"), hold(2000)], text: "one tw"),
    gtk.settings { $0.hold = false }.row("Off", [typed, hold(4600)], "", text: "one two "),
    words.purpose(.terminal).row("Never in a terminal", [typed, hold(4600)], "", text: "one two "),
  ]

  @Test(arguments: deletions)
  func `A held BackSpace deletes words after a while`(row: KeySequence) {
    row.verify(BehaviorField.prepare)
  }
}
