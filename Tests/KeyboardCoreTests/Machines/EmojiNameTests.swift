import Testing

@testable import KeyboardCore
@testable import TypingModel

@Suite("A name after a colon") struct EmojiNameTests {
  static let keys: [(name: String, key: TestKey, isListOpen: Bool, answer: EmojiName.Answer)] = [
    (":", "o", false, .text(":o")), (":ot", "t", true, .text(":ott")),
    (":ot", "_", true, .text(":ot_")), (":ot", "1", true, .none), (":ot", "1", false, .none),
    (":ot", " ", true, .none), (":ot", ":", true, .none), (":ot", .left, true, .none),
    (":ot", .backspace, true, .text(":o")), (":", .backspace, false, .text("")),
    (":ot", .azerty("é"), false, .text(":oté")), (":ot", .azerty("é"), true, .none),
  ]

  @Test(arguments: keys)
  func `Letters and underscores make the name longer`(
    name: String, key: TestKey, isListOpen: Bool, answer: EmojiName.Answer
  ) {
    var turn = Turn.open()
    var search = EmojiName(name, KeyPress(event: TestKey(":").down(), number: 1))
    if isListOpen { search.show([Emoji("🦦")], &turn) }
    #expect(search.answer(to: key.down(), typing: key.text) == answer)
  }

  @Test(
    arguments: [
      ("", true), ("a ", true), ("a\n", true), ("a", false), ("12", false), ("(", false),
      (nil, false),
    ] as [(String?, Bool)])
  func `A name begins at the start of a word`(text: String?, begins: Bool) {
    #expect(EmojiName.canBegin(in: Self.field(.freeForm), after: text) == begins)
  }

  @Test(arguments: ContentPurpose.allCases)
  func `A name begins only where text is written`(purpose: ContentPurpose) {
    #expect(
      EmojiName.canBegin(in: Self.field(purpose), after: "")
        == [.freeForm, .alpha, .name].contains(purpose))
  }

  private static func field(_ purpose: ContentPurpose) -> Field {
    var field = Field()
    field.capabilities = .preedit
    field.contentType = ContentType(purpose: purpose)
    return field
  }
}
