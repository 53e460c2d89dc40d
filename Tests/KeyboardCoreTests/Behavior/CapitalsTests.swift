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
  /// A field that never tells its text.
  private static let silent = sentences.capabilities([.preedit, .focus])

  static let sequences = [
    KeySequence("An empty field", in: sentences, [.type("hi you")], text: "Hi you"),
    KeySequence("After a full stop", in: sentences, [.type("a. b")], text: "A. B"),
    KeySequence("After a question", in: sentences, [.type("a? b")], text: "A? B"),
    KeySequence("After an exclamation", in: sentences, [.type("a!  b")], text: "A!  B"),
    KeySequence("Within a number", in: sentences, [.type("a 1.b")], text: "A 1.b"),
    KeySequence("After a comma", in: sentences, [.type("a, b")], text: "A, b"),
    KeySequence(
      "In a quotation after the end", in: sentences, [.type("a. \"b\" (c")], text: "A. \"B\" (c"),
    KeySequence("After a bracket", in: sentences, [.type("a.) b")], text: "A.) B"),
    KeySequence(
      "A new line", in: sentences, [.type("a"), .tap(.return), .type("b")], text: "A\nB"),
    KeySequence(
      "Without a pause the second letter stays small", in: sentences,
      [.click("h"), .click("i"), .click("."), .click(" "), .click("y"), .click("o")],
      text: "Hi. Yo"),
    KeySequence(
      "A text that is told late", in: sentences,
      [.type("x. "), Field.told("X"), .tap("y"), Field.told("X. "), .tap("y")], text: "X. Yy"),
    KeySequence(
      "Nothing is known", in: silent, [.type("hi. you")], text: "hi. You"),
    KeySequence(
      "The caret was moved by the mouse", in: sentences,
      [.type("ab"), .wait(300), Field.told("Ab. cd", cursor: 4), .tap("x")], text: "AbX"),
    KeySequence(
      "The caret was moved where nobody tells", in: silent,
      [.type("a. "), .send(.reset), .type("b")], text: "a. b"),
    KeySequence(
      "The caret was moved by a key", in: silent, [.type("a. "), .tap(.home), .tap("b")],
      text: "a. b"),
    KeySequence(
      "Combining marks", in: sentences,
      [.tap(Field.key("e")), .tap(Field.key("\u{301}")), .type(". x")], text: "E\u{301}. X"),
    KeySequence(
      "An emoji of several scalars", in: sentences,
      [.tap(Field.key("👩‍👩‍👧", at: 0)), .type(" a. b")], text: "👩‍👩‍👧 a. B"),
    KeySequence(
      "From right to left", in: field(.sentences, "ar"),
      [.tap(Field.key("ب")), .type(". "), .tap(Field.key("ب"))], text: "ب. ب"),
    KeySequence("Shift makes no small letters", in: sentences, [.type("Ab. Cd")], text: "Ab. Cd"),
    KeySequence("Words", in: field(.words), [.type("ab cd-ef")], text: "Ab Cd-ef"),
    KeySequence("All", in: field(.all), [.type("ab c1")], text: "AB C1"),
    KeySequence(
      "ß and i", in: field(.all, "tr"), [.type("i"), .tap(Field.key("ß"))], text: "İẞ"),
    KeySequence("Off", in: field(.off), [.type("a. b")], text: "a. b"),
    KeySequence(
      "The field wants words", in: sentences.purpose(.freeForm, .uppercaseWords),
      [.type("ab cd")], text: "Ab Cd"),
    KeySequence(
      "The field wants small letters", in: sentences.purpose(.freeForm, .lowercase),
      [.type("ab. cd")], text: "ab. cd"),
    KeySequence(
      "BackSpace goes back", in: sentences, [.type("a. "), .tap(.backspace), .type("b")],
      text: "A.b"),
  ]

  @Test(arguments: sequences)
  func `A letter is a capital where one is due`(sequence: KeySequence) {
    sequence.verify(BehaviorField.prepare)
  }

  @Test(arguments: [
    ContentPurpose.terminal, .url, .email, .password, .pin, .digits, .number, .phone,
  ])
  func `Never where text is no prose`(purpose: ContentPurpose) {
    KeySequence("Any", in: Self.field(.all).purpose(purpose), [.type("ab")], text: "ab")
      .verify(BehaviorField.prepare)
  }

  @Test func `A held letter is a capital, and so is its list`() {
    let field = Self.sentences.settings { $0.hold = true }
    KeySequence(
      "Held", in: field, [.hold("e"), .tap("1"), .tap("x")],
      effects: "‹E› / [É È Ê Ë] / [] +É ‹›", text: "Éx"
    ).verify(BehaviorField.prepare)
  }
}
