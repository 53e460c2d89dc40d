import KeyboardCore
import Testing

@testable import TypingModel

@Suite("Shift twice, and BackSpace held") struct ShiftAndBackspaceTests {
  private typealias Field = BehaviorField

  private static let shift = Field.with { $0.shiftLocks = true }
  private static let twice: [Move] = [.tap(.shift), .tap(.shift)]

  static let locks = [
    KeySequence("Twice", in: shift, twice + [.type("ab")], text: "AB"),
    KeySequence("Once", in: shift, [.tap(.shift), .type("ab")], text: "ab"),
    KeySequence(
      "A third time unlocks", in: shift, twice + [.tap(.shift), .type("ab")], text: "ab"),
    KeySequence(
      "With time in between", in: shift, [.tap(.shift), .wait(500), .tap(.shift), .tap("a")],
      text: "a"),
    KeySequence(
      "A letter in between", in: shift, [.tap(.shift), .tap("x"), .tap(.shift), .tap("a")],
      text: "xa"),
    KeySequence("Capitals in between", in: shift, [.type("AB"), .tap("c")], text: "ABc"),
    KeySequence(
      "Either Shift", in: shift, [.tap(.shift), .tap(.rightShift), .tap("a")], text: "A"),
    KeySequence(
      "Shift with a letter stays a capital", in: shift, twice + [.type("aB")], text: "AB"),
    KeySequence("Signs stay", in: shift, twice + [.type("1.")], text: "1."),
    KeySequence("ß", in: shift, twice + [.tap(Field.key("ß"))], text: "ẞ"),
    KeySequence(
      "Turkish", in: Field.with("tr") { $0.shiftLocks = true }, twice + [.type("i")], text: "İ"),
    KeySequence(
      "From right to left", in: Field.with("ar") { $0.shiftLocks = true },
      twice + [.tap(Field.key("ب"))], text: "ب"),
    KeySequence(
      "Combining marks", in: shift, twice + [.tap(Field.key("e")), .tap(Field.key("\u{301}"))],
      text: "E\u{301}"),
    KeySequence(
      "An emoji of several scalars", in: shift, twice + [.tap(Field.key("👩‍👩‍👧", at: 0))],
      text: "👩‍👩‍👧"),
    KeySequence(
      "Where no text is told", in: shift.capabilities(.focus).client("xim").rules("xim=on"),
      twice + [.type("ab")],
      text: "AB"),
    KeySequence(
      "A list toggles its case instead", in: shift.settings { $0.hold = true },
      [.hold("e"), .tap(.shift), .tap(.shift), .tap("1")], text: "é"),
    KeySequence("Off", in: .gtk.settings { $0.hold = false }, twice + [.type("ab")], text: "ab"),
    KeySequence(
      "Never in a terminal", in: shift.purpose(.terminal), twice + [.type("ab")], text: "ab"),
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
    KeySequence(
      "After three seconds", in: words, [.type("one two threeeeeee"), hold(3100)],
      effects: "", text: "one two thr"),
    KeySequence(
      "A word", in: words, [.type("one two threeeeeee"), hold(3600)], effects: "-3",
      text: "one two "
    ),
    KeySequence(
      "Word by word", in: words, [.type("one two threeeeeee"), hold(4600)], effects: "-3 / -4 / -4",
      text: ""),
    KeySequence(
      "With the spaces after it", in: words, [.type("one two   xxxxxxx"), hold(3600)],
      effects: "-6", text: "one "),
    KeySequence(
      "Let go and held again", in: words, [.type("one two three"), hold(2000), hold(2000)],
      text: "one t"),
    KeySequence(
      "Combining marks", in: words,
      [
        .type("a "), .tap(Field.key("e")), .tap(Field.key("\u{301}")), .type("xxxxxxx"), hold(3600),
      ], effects: "-2", text: "a "),
    KeySequence(
      "An emoji of several scalars", in: words,
      [.type("a "), .tap(Field.key("👩‍👩‍👧", at: 0)), .type("xxxxxxx"), hold(3600)],
      effects: "used:👩‍👩‍👧 / -5", text: "a "),
    KeySequence(
      "From right to left", in: Field.with("ar") { $0.deletesWords = true },
      [.tap(Field.key("ب")), .type(" xxxxxxxyy"), hold(3600)], effects: "-2", text: "ب "),
    KeySequence(
      "Nothing to delete", in: words, [.type("abc"), hold(4600)], effects: "", text: ""),
    KeySequence(
      "A client that can delete nothing", in: words.capabilities([.preedit, .focus]),
      [.type("one two threeeeeee"), hold(3600)], effects: "", text: "one two th"),
    KeySequence(
      "Where BackSpace is sent", in: words.capabilities(.focus).client("xim").rules("xim=on"),
      [.type("one two threeeeeee"), hold(3600)], effects: "⌫ ⌫ ⌫", text: "one two "),
    KeySequence(
      "The text is told at last", in: words,
      [Field.told("alpha beta gamma"), hold(3600)], effects: nil),
    KeySequence(
      "A text that is told late", in: words,
      [.type("one two threeeeeee"), Field.told("one"), hold(3600)], effects: "-3", text: "one two "
    ),
    KeySequence(
      "Another key in between", in: words,
      [.type("one two three"), hold(2000), .tap("x"), hold(2000)], text: "one tw"),
    KeySequence(
      "Off", in: .gtk.settings { $0.hold = false },
      [.type("one two threeeeeee"), hold(4600)], effects: "", text: "one two "),
    KeySequence(
      "Never in a terminal", in: words.purpose(.terminal),
      [.type("one two threeeeeee"), hold(4600)], effects: "", text: "one two "),
  ]

  @Test(arguments: deletions)
  func `BackSpace that is held takes words in the end`(sequence: KeySequence) {
    sequence.verify(BehaviorField.prepare)
  }
}
