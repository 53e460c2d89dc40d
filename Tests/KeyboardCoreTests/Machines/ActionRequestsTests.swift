import Testing

@testable import KeyboardCore
@testable import TypingModel

@Suite("What handlers have asked for") struct ActionRequestsTests {
  @Test func `Requests are taken in their order, each once`() {
    var requests = ActionRequests()
    #expect(requests.isEmpty)
    requests.record(.edit(.insert("a")))
    requests.record(.nextLocale)
    #expect(!requests.isEmpty)
    #expect(requests.takeNext() == .edit(.insert("a")))
    // Doing a request may lead to another, which comes after the rest.
    requests.record(.dismiss)
    #expect(requests.takeNext() == .nextLocale)
    #expect(requests.takeNext() == .dismiss)
    #expect(requests.takeNext() == nil)
    #expect(requests.isEmpty)
    requests.record(.edit(.moveCursor(1)))
    #expect(requests.takeNext() == .edit(.moveCursor(1)))
  }

  @Test func `The text of requests is known before they are carried out`() {
    var requests = ActionRequests()
    for text in ["a", "b"] { requests.record(.edit(.insert(text))) }
    requests.record(.endSentence(". "))
    requests.record(.edit(.insert("c")))
    requests.record(.edit(.key(.return)))
    #expect(requests.insertion == "abc\n")
    _ = requests.takeNext()
    #expect(requests.insertion == "bc\n")
  }

  static let edits: [(KeyboardRequest, after: String?, canReplace: Bool, edit: TextEdit?)] = [
    (.edit(.insert("a")), nil, true, .insert("a")),
    (.edit(.deleteBackward(2)), nil, true, .deleteBackward(2)),
    (.endSentence(". "), "a  ", true, .replace(scalars: 2, ". ")),
    (.endSentence(". "), nil, true, .replace(scalars: 0, ". ")),
    (.insertDiacritic(acute), "xe", true, .replace(scalars: 1, "é")),
    (.insertDiacritic(acute), "xe", false, .replace(scalars: 0, "´")),
    (.insertDiacritic(acute), nil, true, .replace(scalars: 0, "´")),
    (.nextLocale, "a", true, nil), (.dismiss, "a", true, nil), (.custom("x"), "a", true, nil),
    (.setType(.emojis), "a", true, nil), (.program(.nextKeyboard), "a", true, nil),
  ]

  private static let acute = Diacritic(char: "´", replacements: ["e": "é"])

  @Test(arguments: edits)
  func `A request changes the text depending on its certain part`(
    request: KeyboardRequest, after: String?, canReplace: Bool, edit: TextEdit?
  ) {
    var edits = TextEdits()
    edits.add(request, after: after, canReplace: canReplace)
    #expect(Array(edits) == (edit.map { [$0] } ?? []))
  }

  @Test func `Text of the same key is part of the certain text`() {
    var edits = TextEdits(.insert("e"))
    edits.add(.insertDiacritic(Self.acute), after: "x", canReplace: true)
    #expect(edits.map(\.self) == [.insert("e"), .replace(scalars: 1, "é")])
    // The space of the key itself is not in the text yet: it is left out in place of being deleted.
    var ending = TextEdits(.insert(" "))
    ending.add(.endSentence(". "), after: "a ", canReplace: true)
    #expect(ending.only == .replace(scalars: 1, ". "))
    var word = TextEdits(.insert(" "))
    word.append(.insert("b"))
    word.add(.endSentence(". "), after: "a ", canReplace: true)
    #expect(word.map(\.self) == [.insert(" "), .insert("b"), .replace(scalars: 0, ". ")])
  }
}
