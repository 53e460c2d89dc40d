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
    shift.row(
      "With time in between", [.tap(.shift), .wait(500), .tap(.shift), .tap("a")], text: "a"),
    shift.row(
      "A letter in between", [.tap(.shift), .tap("x"), .tap(.shift), .tap("a")], text: "xa"),
    shift.row("Capitals in between", [.type("AB"), .tap("c")], text: "ABc"),
    shift.row("Either Shift", [.tap(.shift), .tap(.rightShift), .tap("a")], text: "A"),
    shift.row("Shift with a letter stays a capital", twice + [.type("aB")], text: "AB"),
    shift.row("Signs stay", twice + [.type("1.")], text: "1."),
    KeySequence(
      "From right to left", in: Field.with("ar") { $0.shiftLocks = true },
      twice + [.tap(Field.key("ب"))], text: "ب"),
    shift.row(
      "Combining marks", twice + [.tap(Field.key("e")), .tap(Field.key("\u{301}"))],
      text: "E\u{301}"),
    shift.row("An emoji of several scalars", twice + [.tap(Field.key("👩‍👩‍👧", at: 0))], text: "👩‍👩‍👧"),
    shift.inXIM.row("Where no text is told", twice + [.type("ab")], text: "AB"),
    KeySequence(
      "A list toggles its case instead", in: shift.settings { $0.hold = true },
      [.hold("e"), .tap(.shift), .tap(.shift), .tap("1")], text: "é"),
    KeySequence("Off", in: .gtk.settings { $0.hold = false }, twice + [.type("ab")], text: "ab"),
    shift.purpose(.terminal).row("Never in a terminal", twice + [.type("ab")], text: "ab"),
  ]

  @Test(arguments: locks)
  func `Tapping Shift twice locks capitals`(sequence: KeySequence) {
    sequence.verify(BehaviorField.prepare)
  }

  private static let words = Field.with { $0.deletesWords = true }

  private static func hold(_ milliseconds: Int) -> Move {
    .holdPressing(.backspace, for: milliseconds, delay: 500, interval: 500)
  }

  static let deletions = [
    words.row(
      "After three seconds", [.type("one two threeeeeee"), hold(3100)], "", text: "one two thr"),
    words.row("A word", [.type("one two threeeeeee"), hold(3600)], "-3", text: "one two "),
    words.row("Word by word", [.type("one two threeeeeee"), hold(4600)], "-3 / -4 / -4", text: ""),
    words.row(
      "With the spaces after it", [.type("one two   xxxxxxx"), hold(3600)], "-6", text: "one "),
    words.row(
      "Let go and held again", [.type("one two three"), hold(2000), hold(2000)], text: "one t"),
    words.row(
      "Combining marks",
      [
        .type("a "), .tap(Field.key("e")), .tap(Field.key("\u{301}")), .type("xxxxxxx"), hold(3600),
      ], "-2", text: "a "),
    words.row(
      "An emoji of several scalars",
      [.type("a "), .tap(Field.key("👩‍👩‍👧", at: 0)), .type("xxxxxxx"), hold(3600)], "used:👩‍👩‍👧 / -5",
      text: "a "),
    KeySequence(
      "From right to left", in: Field.with("ar") { $0.deletesWords = true },
      [.tap(Field.key("ب")), .type(" xxxxxxxyy"), hold(3600)], effects: "-2", text: "ب "),
    words.row("Nothing to delete", [.type("abc"), hold(4600)], "", text: ""),
    words.capabilities([.preedit, .focus]).row(
      "A client that can delete nothing", [.type("one two threeeeeee"), hold(3600)], "",
      text: "one two th"),
    words.inXIM.row(
      "Where BackSpace is sent", [.type("one two threeeeeee"), hold(3600)], "⌫ ⌫ ⌫",
      text: "one two "),
    words.row("The text is told at last", [.told("alpha beta gamma"), hold(3600)]),
    words.row(
      "A text that is told late", [.type("one two threeeeeee"), .told("one"), hold(3600)],
      "-3", text: "one two "),
    words.row(
      "Another key in between", [.type("one two three"), hold(2000), .tap("x"), hold(2000)],
      text: "one tw"),
    KeySequence(
      "Off", in: .gtk.settings { $0.hold = false }, [.type("one two threeeeeee"), hold(4600)],
      effects: "", text: "one two "),
    words.purpose(.terminal).row(
      "Never in a terminal", [.type("one two threeeeeee"), hold(4600)], "", text: "one two "),
  ]

  @Test(arguments: deletions)
  func `BackSpace that is held takes words in the end`(sequence: KeySequence) {
    sequence.verify(BehaviorField.prepare)
  }
}
