import KeyboardCore
import Testing

@testable import TypingModel

@Suite("Automatic capitals") struct CapitalsTests {
  private typealias Field = BehaviorField

  private static func field(
    _ capitals: Autocapitalization, _ locale: LocaleIdentifier = "en"
  ) -> TestField {
    Field.with(locale) { $0.capitals = capitals }
  }

  private static let sentences = field(.sentences)
  /// A field that never reports its text.
  private static let silent = sentences.silent

  static let sequences = [
    sentences.row("An empty field", [.type("hi you")], text: "Hi you"),
    sentences.row("After a full stop", [.type("a. b")], text: "A. B"),
    sentences.row(
      "Escape is the program's, whatever case comes next", [.tap(.escape), .tap(.escape)],
      answers: "FFFF"),
    sentences.row(
      "The keyboard is sent away at once",
      [.tap("a"), .tap(TestKey.backspace.with([.super, .alt]))], "+A / aux:⌨ ✕"),
    sentences.row(
      "A composed letter stays as it is", [.tap(.deadAcute), .tap("e"), .type(". x")], text: "é. X"),
    sentences.row("Within a number", [.type("a 1.b")], text: "A 1.b"),
    sentences.row("In a quotation after the end", [.type("a. \"b\" (c")], text: "A. \"B\" (c"),
    sentences.row("A new line", [.type("a"), .tap(.return), .type("b")], text: "A\nB"),
    sentences.row(
      "Without a pause the second stays small",
      [.click("h"), .click("i"), .click("."), .click(" "), .click("y"), .click("o")],
      text: "Hi. Yo"),
    sentences.row(
      "A text that is told late",
      [.type("x. "), .told("X"), .tap("y"), .told("X. "), .tap("y")], text: "X. Yy"),
    silent.row("Nothing is known", [.type("hi. you")], text: "hi. You"),
    sentences.row(
      "The caret was moved by the mouse",
      [.type("ab"), .wait(300), .told("Ab. cd", cursor: 4), .tap("x")], text: "AbX"),
    silent.row("It moved where nobody tells", [.type("a. "), .reset, .type("b")], text: "a. b"),
    silent.row("A key moved the caret", [.type("a. "), .tap(.home), .tap("b")], text: "a. b"),
    sentences.row("Combining marks", [Field.combined, .type(". x")], text: "E\u{301}. X"),
    sentences.row("An emoji of several scalars", [Field.family, .type(" a. b")], text: "👩‍👩‍👧 a. B"),
    field(.sentences, "ar").row(
      "From right to left", [Field.beh, .type(". "), Field.beh], text: "ب. ب"),
    field(.sentences, "ar").row("Latin letters there", [.type("ab")], text: "ab"),
    sentences.row("Shift makes no small letters", [.type("Ab. Cd")], text: "Ab. Cd"),
    sentences.row(
      "Shift against Caps Lock makes a small letter",
      [.tap(TestKey("a").with([.shift, .capsLock]))], text: "a"),
    field(.words).row("Words", [.type("ab cd-ef")], text: "Ab Cd-ef"),
    field(.all).row("All", [.type("ab c1")], text: "AB C1"),
    field(.all).silent.client("gnome-shell").row(
      "What may be a password stays as it is typed", [.type("ab")], text: "ab"),
    field(.all, "tr").row("ß and i", [.type("i"), .tap(Field.key("ß"))], text: "İẞ"),
    field(.off).row("Off", [.type("a. b")], text: "a. b"),
    sentences.purpose(.freeForm, .uppercaseWords).row(
      "The field wants words", [.type("ab cd")], text: "Ab Cd"),
    sentences.purpose(.freeForm, .lowercase).row(
      "The field wants small letters", [.type("ab. cd")], text: "ab. cd"),
    sentences.settings { $0.hold = true }.row(
      "A letter that is held, and its list", [.hold("e"), .tap("1"), .tap("x")],
      "‹E› / [É È Ê Ë] / [] +É ‹›", text: "Éx"),
    sentences.row(
      "BackSpace goes back", [.type("a. "), .tap(.backspace), .type("b")], text: "A.b"),
  ]

  @Test func `The next field does not begin with the capital that was due in the last one`() {
    let field = Self.sentences
    let playback = field.play()
    let context = playback.context
    playback.play([.type("a. ")])
    #expect(context.keyboardType == .alphabetic(.uppercased))
    playback.play([.focusOut])
    #expect(context.keyboardType == .alphabetic(.lowercased))
  }

  @Test(arguments: sequences)
  func `A letter becomes a capital where one belongs`(row: KeySequence) {
    row.verify {
      BehaviorField.prepare($0)
      $0.services.composer = TableComposer()
    }
  }
}
