import KeyboardCore
import Testing

@testable import TypingModel

@Suite("Shift twice") struct ShiftTests {
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
    shift.inXIM.row("Where no text is reported", twice + [.type("ab")], text: "AB"),
    shift.settings { $0.hold = true }.row(
      "A list toggles instead",
      [.hold("e"), .tap(.shift), .tap(.shift), .tap("1"), .tap("x")], text: "éx"),
    gtk.settings { $0.hold = false }.row("Off", twice + [.type("ab")], text: "ab"),
    shift.purpose(.terminal).row("Never in a terminal", twice + [.type("ab")], text: "ab"),
  ]

  @Test(arguments: locks)
  func `Tapping Shift twice locks capitals`(row: KeySequence) { row.verify(BehaviorField.prepare) }
}
