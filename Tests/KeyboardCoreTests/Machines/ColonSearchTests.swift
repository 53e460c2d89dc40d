import Testing

@testable import KeyboardCore
@testable import TypingModel

@Suite("A name after a colon") struct ColonSearchTests {
  static let keys: [(name: String, key: TestKey, isListOpen: Bool, answer: ColonSearch.Answer)] = [
    (":", "o", false, .text(":o")), (":ot", "t", true, .text(":ott")),
    (":ot", "_", true, .text(":ot_")), (":ot", "1", true, .none), (":ot", "1", false, .none),
    (":ot", " ", true, .none), (":ot", ":", true, .none), (":ot", .left, true, .none),
    (":ot", .backspace, true, .text(":o")), (":", .backspace, false, .text("")),
    (":ot", .azerty("é"), false, .text(":oté")), (":ot", .azerty("é"), true, .none),
  ]

  @Test(arguments: keys)
  func `Letters and underscores make the name longer`(
    name: String, key: TestKey, isListOpen: Bool, answer: ColonSearch.Answer
  ) {
    #expect(
      ColonSearch.answer(
        to: key.down(), typing: key.text, after: name, isListOpen: isListOpen) == answer)
  }

  @Test(
    arguments: [
      ("", true), ("a ", true), ("a\n", true), ("a", false), ("12", false), ("(", false),
      (nil, false),
    ] as [(String?, Bool)])
  func `A name begins at the start of a word`(text: String?, begins: Bool) {
    #expect(ColonSearch.canBegin(in: Self.context(.freeForm), after: text) == begins)
  }

  @Test(arguments: ContentPurpose.allCases)
  func `A name begins only where text is written`(purpose: ContentPurpose) {
    #expect(
      ColonSearch.canBegin(in: Self.context(purpose), after: "")
        == [.freeForm, .alpha, .name].contains(purpose))
  }

  private static func context(_ purpose: ContentPurpose) -> KeyboardContext {
    let context = KeyboardContext()
    context.capabilities = .preedit
    context.contentType = ContentType(purpose: purpose)
    return context
  }
}
