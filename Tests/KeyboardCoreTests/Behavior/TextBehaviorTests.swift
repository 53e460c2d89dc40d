import KeyboardCore
import Testing

@testable import TypingModel

@Suite("What the keyboard does to text") struct TextBehaviorTests {
  private typealias Field = BehaviorField

  private static func quotes(_ locale: LocaleIdentifier = "en") -> TestField {
    Field.with(locale) { $0.quotes = true }
  }

  private static func kurdish(_ locale: LocaleIdentifier = "ckb") -> TestField {
    Field.with(locale) { _ in }
  }

  private static let silent = quotes().silent
  private static let spaces = Field.with { $0.endsSentences = true }
  private static let heh = Field.key("ھ")
  private static let beh = Field.key("ب", at: 36)

  /// What locales make of a text is in `quotations.json`, the table of `KeyboardDataTests`.
  static let quotations = [
    quotes().row("In a sentence", [.type("a \"b\" c")], text: "a “b” c"),
    quotes().row("After a bracket", [.type("(\"a\")")], text: "(“a”)"),
    quotes().row("After a dash", [.type("a -\"b\"")], text: "a -“b”"),
    quotes("de").row(
      "A German apostrophe in a quotation", [.type("'wie geht's dir'")], text: "‚wie geht’s dir‘"),
    quotes().row("A longer word that begins so is quoted", [.type("'tiss' x")], text: "‘tiss’ x"),
    quotes("fr").row("No single mark opens: an apostrophe", [.type("'x' y")], text: "’x’ y"),
    quotes("fr").row(
      "A quotation that is left open ends with the line",
      [.type("\"a"), .tap(.return), .type("\"b\"")], text: "«a\n«b»"),
    quotes("ar").row("From right to left", [.type("\""), Field.beh, .type("\"")], text: "“ب”"),
    quotes().row("Combining marks", [Field.combined, .type("'s")], text: "e\u{301}’s"),
    quotes().row(
      "An emoji of many scalars", [.type("\""), Field.family, .type("\"")], text: "“👩‍👩‍👧”"),
    quotes().row(
      "BackSpace directly after takes it back", [.type("a \""), .tap(.backspace), .type("b")],
      text: "a \"b"),
    quotes().row(
      "The second BackSpace deletes", [.type("a'"), .tap(.backspace), .tap(.backspace)], text: "a"),
    quotes().row(
      "A mark is taken back once, and the one before it not at all",
      [.type("\"\""), .tap(.backspace), .send(.action(.backspace)), .tap(.backspace)], text: ""),
    quotes().row(
      "Later BackSpace deletes", [.type("a\"b"), .tap(.backspace), .tap(.backspace)], text: "a"),
    silent.row("BackSpace that cannot delete", [.type("a'"), .tap(.backspace)], text: "a"),
    quotes().row(
      "BackSpace where something is selected",
      [.type("a'"), .told("a’", anchor: 0), .tap(.backspace)], "+’", answers: "FFTTFF"),
    quotes().inXIM.row(
      "BackSpace where it is sent", [.type("a'"), .tap(.backspace)], "+’ / ⌫ +'", text: "a'"),
    silent.row("Nothing is known", [.type("\"a")], "", text: "\"a"),
    silent.row("What was typed is known", [.type("a \"b\"")], text: "a “b”"),
    quotes().row("A text that is told late", [.type("it"), .told("i"), .type("'s")], text: "it’s"),
    quotes().row(
      "The caret was moved by the mouse",
      [.type("it"), .wait(300), .told("it ", cursor: 3), .type("'")], text: "it‘"),
    quotes().settings { $0.hold = true }.row(
      "Held it stays as it came", [.type("x'"), .type("x")], text: "x’x"),
    quotes().capabilities(.focus).client("xim").row(
      "In a terminal of XIM", [.type("x'x")], "", text: "x'x"),
    gtk.row("Off", [.type("x'x")], text: "x'x"),
  ]

  @Test(arguments: quotations)
  func `An ASCII quotation mark becomes the locale's`(row: KeySequence) {
    row.verify(Field.prepare)
  }

  @Test func `No secret text is kept`() {
    Self.silent.purpose(.password).row(
      "What a password was is not known after it",
      [.type("secret"), .send(.contentType(ContentType())), .tap("'")], "", text: "secret'"
    ).verify()
    let field = Self.quotes().purpose(.password)
    let playback = field.play([.type("secret")])
    #expect(playback.context.field.surroundingText == nil)
  }

  static let sentences = [
    spaces.row("Two", [.type("hi  ")], "-1 +.␠", text: "hi. "),
    spaces.row("Three", [.type("hi   ")], text: "hi.  "),
    // A tap goes up 30 ms after it went down, and is 80 ms long.
    spaces.row("Three seconds later", [.type("hi "), .wait(2920), .tap(" ")], text: "hi  "),
    spaces.row("Just before that", [.type("hi "), .wait(2919), .tap(" ")], text: "hi. "),
    spaces.row("At the beginning", [.type("  a")], text: "  a"),
    spaces.row("After a full stop", [.type("a.  ")], text: "a.  "),
    spaces.row("After a bracket", [.type("(a)  ")], text: "(a). "),
    spaces.row("With a letter in between", [.type("a b ")], text: "a b "),
    spaces.row("Twice", [.type("a  b  ")], text: "a. b. "),
    spaces.locales("ar").row("From right to left", [Field.beh, .type("  ")], text: "ب. "),
    spaces.row("Combining marks", [Field.combined, .type("  ")], text: "e\u{301}. "),
    spaces.row("An emoji of many scalars", [Field.family, .type("  ")], text: "👩‍👩‍👧. "),
    spaces.silent.row("A client that can delete nothing", [.type("hi  ")], "", text: "hi  "),
    spaces.inXIM.row("A client that takes BackSpace", [.type("hi  ")], "⌫ +.␠", text: "hi. "),
    spaces.row(
      "A text that is told late", [.type("hi "), .told("h"), .tap(" ")], "-1 +.␠", text: "hi. "),
    spaces.row(
      "The caret was moved by the mouse",
      [.type("hi "), .reset, .told("a, b", cursor: 2), .tap(" ")], text: "hi  "),
    spaces.row("A selection", [.type("hi "), .wait(300), .told("hi ", anchor: 0), .tap(" ")], ""),
    spaces.settings { $0.hold = true }.row("A space that is held", [.type("hx  ")], text: "hx. "),
    gtk.row("Off", [.type("x  ")], text: "x  "),
  ]

  @Test(arguments: sentences)
  func `The second space becomes a full stop and a space`(row: KeySequence) {
    row.verify(Field.prepare)
  }

  static let letters = [
    kurdish().row("In Kurdish", [.tap(heh)], "+ه", answers: "TT", text: "ه"),
    kurdish("ckb-PC").row("For PC keyboards", [.tap(heh)], text: "ه"),
    kurdish("ar").row("In Arabic", [.tap(heh)], "", text: "ھ"),
    kurdish().row("In a word", [.tap(beh), .tap(heh), .tap(beh)], text: "بهب"),
    kurdish().row("All at once", [.click(heh), .click(beh), .click(heh)], text: "هبه"),
    kurdish().row("Repeats", [.holdPressing(heh, for: 450)], text: "ههه"),
    kurdish().row(
      "With a mark on it", [.tap(heh), .tap(Field.key("\u{650}", at: 36))], text: "ه\u{650}"),
    kurdish().row("After an emoji of several scalars", [Field.family, .tap(heh)], text: "👩‍👩‍👧ه"),
    kurdish().silent.row("Where no text is reported", [.tap(heh)], text: "ه"),
    kurdish().row("A text that is told late", [.tap(heh), .told(""), .tap(heh)], text: "هه"),
    kurdish().row(
      "The caret was moved by the mouse",
      [.tap(heh), .wait(300), .told("ه", cursor: 0), .tap(heh)], text: "هه"),
    kurdish().row("Other letters stay", [.tap(beh)], "", text: "ب"),
    kurdish().settings { $0.hold = true }.row(
      "In a list it can be picked", [.hold(Field.key("ه")), .tap("1")], text: "ھ"),
    kurdish().settings { $0.hold = true }.row(
      "The list is that of what it becomes", [.hold(heh)], "‹ه› / [ھ]"),
  ]

  @Test(arguments: letters)
  func `The Kurdish heh becomes the letter that fonts join`(row: KeySequence) {
    row.verify(Field.prepare)
  }

  @Test(arguments: [
    ContentPurpose.terminal, .url, .email, .password, .pin, .digits, .number, .phone,
  ])
  func `Text that is not prose stays as it is`(purpose: ContentPurpose) {
    for locale: LocaleIdentifier in ["en", "ckb"] {
      let field = Field.with(locale) {
        $0.capitals = .all
        $0.quotes = true
        $0.endsSentences = true
      }
      field.purpose(purpose).row("Any", [.type("hi  x'x\""), .tap(Self.heh)], text: "hi  x'x\"ھ")
        .verify(Field.prepare)
    }
  }
}
