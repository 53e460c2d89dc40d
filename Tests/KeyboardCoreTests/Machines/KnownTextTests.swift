import Testing

@testable import KeyboardCore
@testable import TypingModel

@Suite("What is known of the text") struct KnownTextTests {
  static let keys: [(keys: [TestKey], text: String?)] = [
    (["a", "b"], "ab"), (["a", .return], "a\n"), (["a", "b", .backspace], "a"),
    (["a", .left], nil), (["a", .home], nil), (["a", TestKey("c").with(.control)], nil),
    (["a", .shift], "a"), (["a", .tab], nil),
  ]

  @Test(arguments: keys)
  func `Keys that pass are in the text, until one moves the cursor`(
    keys: [TestKey], text: String?
  ) {
    var known = KnownText()
    for key in keys { follow(of: .key(key.down()), &known) }
    #expect(known.certain(nil, at: 0, coming: "") == text)
  }

  static let effects: [(effects: [FieldEffect], text: String?)] = [
    ([.commit("b")], "ab"), ([.deleteSurrounding(offset: -1, count: 1), .commit("b")], "b"),
    ([.forwardKey(.backspace, keycode: 14, isRelease: false)], nil),
    ([.forwardKey(.backspace, keycode: 14, isRelease: true)], "a"),
    ([.forwardKey(.left, keycode: 105, isRelease: false)], nil),
    ([.commit("\u{7f}b")], "b"),
    ([.commit("e\u{301}"), .forwardKey(.backspace, keycode: 14, isRelease: false)], "a"),
    ([.preedit(Preedit("x"))], "a"),
  ]

  @Test(arguments: effects)
  func `Effects of the keyboard change the known text`(effects: [FieldEffect], text: String?) {
    var known = KnownText()
    follow([.commit("a")], of: .requested, &known)
    follow(effects, of: .key(TestKey("x").down()), isHandled: true, &known)
    #expect(known.certain(nil, at: 0, coming: "") == text)
  }

  @Test func `A release, and a key that was used up, type nothing`() {
    var known = KnownText()
    follow(of: .key(TestKey("a").down()), &known)
    follow(of: .key(TestKey("x").up()), &known)
    follow(of: .key(TestKey("x").down()), isHandled: true, &known)
    #expect(known.certain(nil, at: 0, coming: "") == "a")
  }

  @Test(arguments: [InputEvent.focusIn(client: ""), .focusOut, .reset])
  func `Another field, and a caret that was moved, are unknown`(event: InputEvent) {
    var known = KnownText()
    follow(of: .key(TestKey("a").down()), &known)
    follow(of: event, &known)
    #expect(known.certain(nil, at: 0, coming: "") == nil)
    #expect(known.certain(nil, at: 0, coming: "e") == "e")
    #expect(known.certain(.test("x"), at: 0, coming: "e") == "xe")
  }

  @Test func `A reported text is used unless it is older than the typed text`() {
    var known = KnownText()
    follow(of: .key(TestKey("a").down()), &known)
    #expect(known.certain(.test("x"), at: 0, coming: "") == "a")
    #expect(known.certain(.test("xa"), at: 0, coming: "") == "xa")
    #expect(known.certain(.test("x"), at: 251, coming: "") == "x")
    known.follow(
      [], of: .surroundingText(.test("x")), isHandled: false, secrecy: .open, at: 251)
    #expect(known.certain(nil, at: 251, coming: "") == nil)
  }

  @Test func `Where something is selected, no text is known that a change could replace`() {
    for (cursor, anchor, text) in [(2, 2, "ab"), (2, 0, nil), (0, 2, nil), (5, 5, nil)] {
      let report = SurroundingText(text: "abc", cursor: cursor, anchor: anchor)
      #expect(KnownText().certain(report, at: 0, coming: "") == text)
    }
  }

  @Test func `Directly after a deletion an older report is not believed`() {
    var known = KnownText()
    for key in ["a", TestKey.backspace] { follow(of: .key(key.down()), &known) }
    #expect(known.certain(.test("xa"), at: 250, coming: "") == nil)
    #expect(known.certain(.test("xa"), at: 251, coming: "") == "xa")
  }

  @Test(arguments: [("xà", TextEdit.replace(scalars: 1, "a")), ("xb", nil)])
  func `A word can be taken back until the client reports something else`(
    text: String, undo: TextEdit?
  ) {
    var known = KnownText()
    follow([.commit("à")], of: .requested, &known)
    known.note(TextReplacement(typed: "a", inserted: "à"))
    known.follow(
      [], of: .surroundingText(.test(text)), isHandled: false, secrecy: .open, at: 300)
    #expect(known.undo("xà") == undo)
  }

  private static let marks = QuotationMarks()

  static let apostrophes: [(inserted: String, next: String?, text: String?, mended: Bool)] = [
    ("‘", "s", "it‘", true), ("‘", "1", "it‘", true), ("‘", "s", " ‘", false),
    ("‘", "s", nil, false), ("‘", nil, "it‘", false), ("’", "s", "it’", false),
    ("‘", "s", "it‘x", false),
  ]

  @Test(arguments: apostrophes)
  func `A mark between letters was an apostrophe`(
    inserted: String, next: String?, text: String?, mended: Bool
  ) {
    var known = KnownText()
    _ = known.followQuotation(typed: "'", inserted: inserted, after: "it", marks: Self.marks)
    #expect(
      known.followQuotation(typed: next, inserted: next, after: text, marks: Self.marks)
        == (mended ? .replace(scalars: 1, "’" + (next ?? "")) : nil))
    // Whatever came after it, the mark has been seen to.
    #expect(known.undo("it" + inserted) == nil)
  }

  static let signs: [(typed: String, inserted: String, next: String, mended: String?)] = [
    ("\"", "”", "s", "״"), ("\"", "”", " ", nil), ("\"", "”", "1", nil), ("\"", "״", "s", nil),
    ("'", "‘", "s", "׳"), ("'", "׳", "s", nil), ("'", "‘", "1", "’"),
  ]

  @Test(arguments: signs)
  func `A mark between letters becomes the sign of the language`(
    typed: String, inserted: String, next: String, mended: String?
  ) {
    var marks = QuotationMarks()
    marks.signsAfterLetters = ["\"": "״", "'": "׳"]
    var known = KnownText()
    _ = known.followQuotation(typed: typed, inserted: inserted, after: "it", marks: marks)
    #expect(
      known.followQuotation(typed: next, inserted: next, after: "it" + inserted, marks: marks)
        == mended.map { .replace(scalars: 1, $0 + next) })
  }

  @Test func `An apostrophe that is the language's own stays`() {
    var marks = QuotationMarks()
    marks.apostrophe = "ʼ"
    var known = KnownText()
    _ = known.followQuotation(typed: "'", inserted: "ʼ", after: "it", marks: marks)
    #expect(
      known.followQuotation(typed: "s", inserted: "s", after: "itʼ", marks: marks) == nil)
  }

  @Test(arguments: [(isAwaited: false, text: "a"), (isAwaited: true, text: "ab")])
  func `A report without the end of the text is late only while a letter is awaited`(
    isAwaited: Bool, text: String
  ) {
    var known = KnownText()
    follow([.commit("ab")], of: .requested, &known)
    let report = SurroundingText(text: "a", cursor: 1)
    known.follow(
      [], of: .surroundingText(report), isHandled: false, isAwaited: isAwaited, secrecy: .open,
      at: 1000)
    #expect(known.certain(report, at: 1000, coming: "") == text)
  }

  private func follow(
    _ effects: [FieldEffect] = [], of event: InputEvent, isHandled: Bool = false,
    _ known: inout KnownText
  ) {
    known.follow(effects.map { .field($0) }, of: event, isHandled: isHandled, secrecy: .open, at: 0)
  }
}
