import Testing

@testable import KeyboardCore
@testable import TypingModel

@Suite("A name after a colon") struct ColonSearchTests {
  static let keys: [(name: String, key: TestKey, isListOpen: Bool, answer: String?)] = [
    (":", "o", false, ":o"), (":ot", "t", true, ":ott"),
    (":ot", "_", true, ":ot_"), (":ot", "1", true, nil), (":ot", "1", false, nil),
    (":ot", " ", true, nil), (":ot", ":", true, nil), (":ot", .left, true, nil),
    (":ot", .backspace, true, ":o"), (":", .backspace, false, ""),
    (":", "+", false, ":+"), (":+", "1", false, ":+1"), (":ot", "+", true, nil),
    (":ot", .azerty("é"), false, ":oté"), (":ot", .azerty("é"), true, nil),
  ]

  @Test(arguments: keys)
  func `Letters and underscores make the name longer`(
    name: String, key: TestKey, isListOpen: Bool, answer: String?
  ) {
    var turn = Turn.open()
    var search = ColonSearch(name, KeyPress(event: TestKey(":").down(), number: 1))
    if isListOpen { search.show([Emoji("🦦")], &turn) }
    #expect(search.text(after: key.down(), typing: key.text) == answer)
  }

  @Test(arguments: [(":", nil), (":o", nil), (":ot", ":ot:")])
  func `A second colon ends a name of two letters or more`(name: String, whole: String?) {
    let search = ColonSearch(name, KeyPress(event: TestKey(":").down(), number: 1))
    #expect(search.closed(by: ":") == whole)
  }

  @Test(
    arguments: [
      ("", true), ("a ", true), ("a\n", true), ("a", false), ("12", false), ("(", false),
      (nil, false),
    ] as [(String?, Bool)])
  func `A name begins at the start of a word`(text: String?, begins: Bool) {
    #expect(ColonSearch.canBegin(in: Self.field(.freeForm), after: text) == begins)
  }

  @Test(arguments: ContentPurpose.allCases)
  func `A name begins only where text is written`(purpose: ContentPurpose) {
    #expect(
      ColonSearch.canBegin(in: Self.field(purpose), after: "")
        == [.freeForm, .alpha, .name].contains(purpose))
  }

  @Test func `A name needs a preedit`() {
    var field = Self.field(.freeForm)
    field.capabilities = []
    #expect(!ColonSearch.canBegin(in: field, after: ""))
  }

  private static func field(_ purpose: ContentPurpose) -> Field {
    var field = Field()
    field.capabilities = .preedit
    field.contentType = ContentType(purpose: purpose)
    return field
  }
}
