import KeyboardCore
import Testing

@Suite("Text around the cursor") struct SurroundingTextTests {
  /// A text whose cursor is at |; between two of them it is selected.
  private static func text(_ marked: String) -> SurroundingText {
    let parts = marked.split(separator: "|", omittingEmptySubsequences: false)
    let offsets = parts.map(\.unicodeScalars.count)
    return SurroundingText(
      text: parts.joined(), cursor: offsets[0],
      anchor: parts.count == 3 ? offsets[0] + offsets[1] : nil)
  }

  /// Offsets that clients have reported, and worse ones.
  static let invalid = [
    (-1, 0), (4, 4), (0, 4), (4, 0), (.min, .min), (.max, .max), (.min, .max), (.max, 0),
  ].map { SurroundingText(text: "foo", cursor: $0.0, anchor: $0.1) }

  @Test(arguments: invalid)
  func `Of a text with an impossible cursor nothing is known, and nothing is changed`(
    text: SurroundingText
  ) {
    #expect([text.textBeforeCursor, text.selectedText, text.textAfterCursor] == [nil, nil, nil])
    #expect([text.currentWordPreCursorPart, text.currentWordPostCursorPart] == [nil, nil])
    #expect([text.currentWord, text.wordBeforeInput, text.sentenceBeforeInput] == [nil, nil, nil])
    #expect(text.isCursorAtNewWord && text.isCursorAtNewSentence)
    #expect(!text.hasCurrentWord && !text.isCursorAtTheEndOfTheCurrentWord)
    #expect(BackspaceRange.allCases.allSatisfy { text.deleteBackwardText(for: $0) == nil })
    var changed = text
    changed.insertText("x")
    changed.deleteBackward()
    changed.deleteBackward(times: .max)
    changed.deleteBackward(range: .sentence)
    changed.replaceCurrentWord(with: "x")
    changed.endSentence()
    #expect(changed == text)
  }

  static let words: [(text: String, before: String, after: String)] = [
    ("this must work|", "work", ""), ("I think Obj|ective-C", "Obj", "ective-C"),
    ("|", "", ""), ("a | b", "", ""), ("don|'t", "don", "'t"), ("don'|", "", ""),
    ("ab |cd| ef", "", ""), ("a|bc|d e", "a", "d"), ("你好|再见。", "你好", "再见"),
  ]

  @Test(arguments: words)
  func `The current word is what stands before and after the cursor or the selection`(
    marked: String, before: String, after: String
  ) {
    let text = Self.text(marked)
    #expect(text.currentWordPreCursorPart == before)
    #expect(text.currentWordPostCursorPart == after)
    #expect(text.currentWord == (before + after == "" ? nil : before + after))
    #expect(text.hasCurrentWord == (before + after != ""))
    #expect(text.isCursorAtTheEndOfTheCurrentWord == (before != "" && after == ""))
  }

  @Test func `A selection that was made backwards is the same`() {
    let text = SurroundingText(text: "a bc d", cursor: 4, anchor: 2)
    #expect(text.textBeforeCursor == "a ")
    #expect(text.selectedText == "bc")
    #expect(text.textAfterCursor == " d")
    #expect(Self.text("a|b").selectedText == "")
  }

  @Test(arguments: String.wordDelimiters)
  func `Each delimiter ends the current word`(delimiter: String) {
    let text = Self.text("not this\(delimiter)expec|ted\(delimiter)nor this")
    #expect(text.currentWord == "expected")
    #expect(Self.text("foo\(delimiter)|").isCursorAtNewWord)
  }

  @Test(arguments: [
    ("|", true), ("foo|", false), ("foo€|", false), ("foo.|", true), ("foo! |", true),
    ("foo \"|", true), ("'|", true), ("foo'|", false), ("foo |bar|", true),
  ])
  func `A word would begin after a delimiter and opening quotation marks`(
    marked: String, isNew: Bool
  ) {
    #expect(Self.text(marked).isCursorAtNewWord == isNew)
  }

  @Test(arguments: [
    ("word|", nil), ("word |", "word"), ("word. |", nil), ("one two . three |", "three"),
    ("word...|", nil), ("word,,,|", nil), ("word,|", "word"), ("word, |", nil),
    ("don't |", "don't"),
    ("don'|", nil), ("a\n|", nil), ("|", nil),
  ])
  func `The word before is the one that a single delimiter has ended`(
    marked: String, word: String?
  ) {
    #expect(Self.text(marked).wordBeforeInput == word)
  }

  @Test func `Sentences are those before the cursor`() {
    #expect(Self.text("a.| b").isCursorAtNewSentence)
    #expect(!Self.text("a.| b").isCursorAtNewSentenceWithTrailingWhitespace)
    #expect(Self.text("a. |b").isCursorAtNewSentenceWithTrailingWhitespace)
    #expect(!Self.text("a b|. ").isCursorAtNewSentence)
    #expect(Self.text("a. b!| c").sentenceBeforeInput == " b")
  }

  @Test(arguments: [
    ("a| b", "x", "ax| b"), ("a|bc|d", "x", "ax|d"), ("|", "", "|"),
    ("a|b", "é👍\u{301}", "aé👍\u{301}|b"),
    ("|ab|", "", "|"),
  ])
  func `Inserted text takes the place of what is selected`(
    marked: String, insertion: String, result: String
  ) {
    var text = Self.text(marked)
    text.insertText(insertion)
    #expect(text == Self.text(result))
  }

  @Test(arguments: [
    ("foo|bar", 1, "fo|bar"), ("foo|bar", 2, "f|bar"), ("foo|bar", 9, "|bar"),
    ("foo|bar", 0, "foo|bar"), ("foo|bar", -1, "foo|bar"), ("a👩‍👩‍👧|", 1, "a|"),
    ("ae\u{301}|b", 1, "a|b"),
    ("fo|ob|ar", 1, "fo|ar"), ("fo|ob|ar", 2, "f|ar"), ("|foo", 1, "|foo"), ("a\r\n|", 1, "a|"),
  ])
  func `BackSpace deletes characters as the user sees them, or the selection`(
    marked: String, times: Int, result: String
  ) {
    var text = Self.text(marked)
    text.deleteBackward(times: times)
    #expect(text == Self.text(result))
  }

  static let deletions: [(text: String, range: BackspaceRange, deletion: String?)] = [
    ("|", .character, nil), ("|", .word, nil), ("|", .sentence, nil),
    ("abc 123 |", .character, " "),
    ("abc |", .word, "abc "), ("abc 123 |", .word, "123 "), ("a, b, |", .word, "b, "),
    ("a 'b' |", .word, "b' "), ("...|", .word, "..."), ("don't|", .word, "don't"),
    ("ae\u{301}|", .character, "e\u{301}"), ("a b|c", .word, "b"),
    ("abc 123. |", .sentence, "abc 123. "),
    ("foo bar! abc 123. |", .sentence, " abc 123. "), ("foo! bar|", .sentence, " bar"),
    ("a\nb c|", .sentence, "b c"), ("a 1.5 b|", .sentence, "a 1.5 b"), ("“a.” b|", .sentence, " b"),
    ("你好。再见|", .sentence, "再见"), ("  |", .word, "  "), ("  |", .sentence, "  "),
  ]

  @Test(arguments: deletions)
  func `A word is deleted with what follows it, a sentence with the spaces around it`(
    marked: String, range: BackspaceRange, deletion: String?
  ) {
    var text = Self.text(marked)
    #expect(text.deleteBackwardText(for: range) == deletion)
    let before = text.textBeforeCursor ?? ""
    let after = text.textAfterCursor ?? ""
    text.deleteBackward(range: range)
    #expect(text.textBeforeCursor == String(before.dropLast(deletion?.count ?? 0)))
    #expect(text.textAfterCursor == after)
  }

  @Test(arguments: BackspaceRange.allCases)
  func `If something is selected, a deletion of any range takes that alone`(range: BackspaceRange) {
    var text = Self.text("a b|cd|e")
    text.deleteBackward(range: range)
    #expect(text == Self.text("a b|e"))
  }

  @Test(arguments: [
    ("this a text|", "word", "this a word|"), ("|Objective-C is", "Swift", "Swift| is"),
    ("I think Obj|ective-C is", "Swift", "I think Swift| is"), ("a | b", "x", "a | b"),
    ("|", "x", "|"), ("‘teh|’", "the", "‘the|’"), ("a|bc|d e", "x", "x| e"),
    ("ne\u{301}|e.", "née", "née|."), ("foo|", "", "|"),
  ])
  func `A replaced word has the cursor behind it, and nothing is replaced without one`(
    marked: String, replacement: String, result: String
  ) {
    var text = Self.text(marked)
    text.replaceCurrentWord(with: replacement)
    #expect(text == Self.text(result))
  }

  @Test(arguments: [
    ("foo|", "foo. |"), ("foo  |", "foo. |"), ("foo.|", "foo.|"), ("foo. |", "foo. |"),
    ("fo|o", "fo|o"), ("|", "|"), ("  |", "  |"), ("foo, |", "foo, |"), ("foo | bar", "foo. | bar"),
    ("(foo)|", "(foo). |"), ("foo\n|", "foo\n|"),
  ])
  func `A sentence is ended once, in place of the spaces after a word`(
    marked: String, result: String
  ) {
    var text = Self.text(marked)
    text.endSentence()
    #expect(text == Self.text(result))
  }

  @Test func `The end of a sentence is any text`() {
    var text = Self.text("ก |")
    text.endSentence(withText: " ")
    #expect(text == Self.text("ก |"))
    text.endSentence(withText: "। ")
    #expect(text == Self.text("ก। |"))
  }
}
