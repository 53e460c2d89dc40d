import KeyboardCore
import Testing

@testable import TypingModel

@Suite("Typographic quotation marks") struct QuotationTests {
  private typealias Field = BehaviorField

  private static func field(_ locale: LocaleIdentifier = "en") -> TestField {
    Field.with(locale) { $0.quotes = true }
  }

  private static let silent = field().capabilities([.preedit, .focus])
  private static let xim = field().capabilities(.focus).client("xim").rules("xim=on")

  static let sequences = [
    KeySequence("A quotation", in: field(), [.type("\"hi\"")], text: "“hi”"),
    KeySequence("In a sentence", in: field(), [.type("a \"b\" c")], text: "a “b” c"),
    KeySequence("In another one", in: field(), [.type("\"a 'b' c\"")], text: "“a ‘b’ c”"),
    KeySequence("After a bracket", in: field(), [.type("(\"a\")")], text: "(“a”)"),
    KeySequence("After a dash", in: field(), [.type("a -\"b\"")], text: "a -“b”"),
    KeySequence("An apostrophe", in: field(), [.type("it's")], text: "it’s"),
    KeySequence("An apostrophe at the end", in: field(), [.type("dogs' x")], text: "dogs’ x"),
    KeySequence("German", in: field("de"), [.type("\"a\"")], text: "„a“"),
    KeySequence("German in German", in: field("de"), [.type("\"a 'b' c\"")], text: "„a ‚b‘ c“"),
    KeySequence(
      "A German apostrophe in a quotation", in: field("de"), [.type("'wie geht's dir'")],
      text: "‚wie geht’s dir‘"),
    KeySequence("A German apostrophe", in: field("de"), [.type("geht's")], text: "geht’s"),
    KeySequence("Years", in: field(), [.type("the '90s")], text: "the ’90s"),
    KeySequence("A word that begins with one", in: field(), [.type("'tis so")], text: "’tis so"),
    KeySequence(
      "A longer word that begins so is quoted", in: field(), [.type("'tiss' x")], text: "‘tiss’ x"),
    KeySequence(
      "One letter between two", in: field(), [.type("rock 'n' roll")], text: "rock ’n’ roll"),
    KeySequence(
      "Where no single mark opens, it is an apostrophe", in: field("fr"), [.type("'x' y")],
      text: "’x’ y"),
    KeySequence(
      "There a double one in another stands for the alternate marks", in: field("fr"),
      [.type("\"a \"b\" c\" \"d\"")], text: "«a “b” c» «d»"),
    KeySequence(
      "A quotation that is left open ends with the line", in: field("fr"),
      [.type("\"a"), .tap(.return), .type("\"b\"")], text: "«a\n«b»"),
    KeySequence("A letter that looks like one", in: field("uz"), [.type("o'g'")], text: "oʻgʻ"),
    KeySequence("After other letters", in: field("uz"), [.type("a'")], text: "a’"),
    KeySequence("French", in: field("fr"), [.type("\"l'ami\"")], text: "«l’ami»"),
    KeySequence("Swedish", in: field("sv"), [.type("\"a\" 'b'")], text: "”a” ’b’"),
    KeySequence(
      "From right to left", in: field("ar"), [.type("\""), .tap(Field.key("ب")), .type("\"")],
      text: "“ب”"),
    KeySequence(
      "Combining marks", in: field(),
      [.tap(Field.key("e")), .tap(Field.key("\u{301}")), .type("'s")], text: "e\u{301}’s"),
    KeySequence(
      "An emoji of several scalars", in: field(),
      [.type("\""), .tap(Field.key("👩‍👩‍👧", at: 0)), .type("\"")], text: "“👩‍👩‍👧”"),
    KeySequence(
      "BackSpace directly after takes it back", in: field(),
      [.type("a \""), .tap(.backspace), .type("b")], text: "a \"b"),
    KeySequence(
      "The second BackSpace deletes", in: field(),
      [.type("a'"), .tap(.backspace), .tap(.backspace)], text: "a"),
    KeySequence(
      "A mark is taken back once, and the one before it not at all", in: field(),
      [.type("\"\""), .tap(.backspace), .send(.action(.backspace)), .tap(.backspace)], text: ""),
    KeySequence(
      "Later BackSpace deletes", in: field(), [.type("a\"b"), .tap(.backspace), .tap(.backspace)],
      text: "a"),
    KeySequence(
      "BackSpace where nothing can be deleted", in: silent,
      [.type("a'"), .tap(.backspace)], text: "a"),
    KeySequence(
      "BackSpace where something is selected", in: field(),
      [
        .type("a'"), .send(.surroundingText(SurroundingText(text: "a’", cursor: 2, anchor: 0))),
        .tap(.backspace),
      ], effects: "+’", answers: "FFTTFF"),
    KeySequence(
      "BackSpace where it is sent", in: xim, [.type("a'"), .tap(.backspace)], effects: "+’ / ⌫ +'",
      text: "a'"),
    KeySequence("Nothing is known", in: silent, [.type("\"a")], effects: "", text: "\"a"),
    KeySequence(
      "What was typed is known", in: silent, [.type("a \"b\"")], text: "a “b”"),
    KeySequence(
      "A text that is told late", in: field(),
      [.type("it"), Field.told("i"), .type("'s")], text: "it’s"),
    KeySequence(
      "The caret was moved by the mouse", in: field(),
      [.type("it"), .wait(300), Field.told("it ", cursor: 3), .type("'")], text: "it‘"),
    KeySequence(
      "Held it stays as it came", in: field().settings { $0.hold = true },
      [.type("x'"), .type("x")], text: "x’x"),
    KeySequence(
      "In a terminal of XIM", in: field().capabilities(.focus).client("xim"), [.type("x'x")],
      effects: "", text: "x'x"),
    KeySequence("Off", in: .gtk, [.type("x'x")], text: "x'x"),
  ]

  @Test(arguments: sequences)
  func `An ASCII mark becomes the locale's`(sequence: KeySequence) {
    sequence.verify(BehaviorField.prepare)
  }

  @Test func `Nothing is kept of a secret`() {
    KeySequence(
      "What a password was is not known after it", in: Self.silent.purpose(.password),
      [.type("secret"), .send(.contentType(ContentType())), .tap("'")], effects: "",
      text: "secret'"
    ).verify()
    let field = Self.field().purpose(.password)
    let playback = Playback(field.makeController(), in: field)
    playback.play([.type("secret")])
    #expect(playback.simulation.controller.state.keyboardContext.surroundingText == nil)
  }

  @Test(arguments: [ContentPurpose.terminal, .url, .email, .password, .number, .phone])
  func `Never where text is no prose`(purpose: ContentPurpose) {
    KeySequence("Any", in: Self.field().purpose(purpose), [.type("x'x\"")], text: "x'x\"").verify()
  }
}
