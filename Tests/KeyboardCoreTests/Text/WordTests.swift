import KeyboardCore
import Testing

@Suite("Words, sentences and case of a text") struct WordTests {
  static let fragments: [(text: String, start: String, end: String)] = [
    ("foo bar baz", "foo", "baz"), ("foo.", "foo", ""), (".foo", "", "foo"), (".foo.", "", ""),
    ("", "", ""), ("foo", "foo", "foo"), ("foo€", "foo€", "foo€"), ("a-b c-d", "a-b", "c-d"),
    ("don't can't", "don't", "can't"), ("l’ami d’or", "l’ami", "d’or"), ("'a' 'b'", "", ""),
    ("“a” “b”", "", ""), ("don'", "don", ""), ("rock''n", "rock", "n"),
    ("צה\"ל דו\"ח", "צה\"ל", "דו\"ח"),
    ("a—b", "a", "b"), ("a\tb\nc", "a", "c"), ("a\r\nb", "a", "b"), ("你好。再见", "你好", "再见"),
    ("สวัสดี ครับ", "สวัสดี", "ครับ"), ("ខ្មែរ\u{200b}អាន", "ខ្មែរ", "អាន"),
    ("می\u{200c}خواهم، نه", "می\u{200c}خواهم", "نه"), ("👩‍👩‍👧 🇸🇪", "👩‍👩‍👧", "🇸🇪"),
    ("e\u{301}a ce\u{301}", "e\u{301}a", "ce\u{301}"),
  ]

  @Test(arguments: fragments)
  func `A text begins and ends with a part of a word, or with none`(
    text: String, start: String, end: String
  ) {
    #expect(text.wordFragmentAtStart == start)
    #expect(text.wordFragmentAtEnd == end)
  }

  static let places: [(offset: Int, text: String, before: String, after: String)] = [
    (1, "foo bar baz", "f", "oo"), (3, "foo bar baz", "foo", ""), (4, "foo bar baz", "", "bar"),
    (4, "foo  bar baz", "", ""), (0, "", "", ""), (-1, "foo", "", ""), (4, "foo", "", ""),
    (.min, "foo", "", ""), (.max, "foo", "", ""), (3, "don't", "don", "'t"),
    (4, "don't", "don'", "t"), (1, "e\u{301}a", "e", "\u{301}a"), (3, "👩‍👩‍👧", "👩‍👩", "\u{200d}👧"),
  ]

  @Test(arguments: places)
  func `The word at an offset is what stands before and after it`(
    offset: Int, text: String, before: String, after: String
  ) {
    #expect(text.wordFragment(before: offset) == before)
    #expect(text.wordFragment(after: offset) == after)
    #expect(text.word(at: offset) == (before + after == "" ? nil : before + after))
  }

  @Test func `Delimiters of words include those of sentences, but no apostrophe`() {
    #expect(String.sentenceDelimiters.starts(with: [".", "!", "?"]))
    #expect(Set(String.wordDelimiters).isSuperset(of: String.sentenceDelimiters))
    #expect(Set(String.wordDelimiters).isSuperset(of: "!.?,;:()[]{}<> \n".chars))
    #expect(String.wordDelimiters.count == Set(String.wordDelimiters).count)
    #expect(String.wordDelimiters.allSatisfy { $0.count == 1 && $0.isWordDelimiter })
    #expect(String.sentenceDelimiters.allSatisfy { $0.count == 1 && $0.isSentenceDelimiter })
    for text in ["a", "'", "’", "-", "", "..", "\u{301}"] {
      #expect(!text.isWordDelimiter && !text.isSentenceDelimiter, "\(text)")
    }
    for space in ["\u{a0}", "\u{202f}", "\u{3000}", "\r\n", .zeroWidthSpace, .tab] {
      #expect(space.isWordDelimiter && !space.isSentenceDelimiter)
    }
    #expect("a,".hasWordDelimiterSuffix && !"a".hasWordDelimiterSuffix)
    #expect("a।".hasSentenceDelimiterSuffix && !"a,".hasSentenceDelimiterSuffix)
    #expect(!"".hasWordDelimiterSuffix && !"".hasSentenceDelimiterSuffix)
    #expect(String.newline + .space + .carriageReturn == "\n \r")
  }

  /// Whether the last sentence has ended, and whether the next one would begin.
  static let ends: [(text: String, isEnded: Bool, isNext: Bool)] = [
    ("some text", false, false), ("some text ", false, false), ("some text.", true, false),
    ("some text. ", true, true), ("some text.  ", true, true), ("", true, true), (" ", true, true),
    ("\n", true, true), ("foo!\n\n", true, true), ("a.b", false, false), ("a, ", false, false),
    // A line break ends a heading.
    ("foo\n", true, true), ("foo\n  ", true, true),
    // Marks that close with the sentence, or open the next one.
    ("“a.”", true, false), ("(a!) ", true, true), ("a. “", true, true), ("a. (", true, true),
    ("a؟", true, false), ("a۔ ", true, true), ("你。", true, false), ("a‽ ", true, true),
  ]

  @Test(arguments: ends)
  func `A sentence ends in a mark, and the next one begins after a space`(
    text: String, isEnded: Bool, isNext: Bool
  ) {
    #expect(text.isLastSentenceEnded == isEnded)
    #expect(text.isLastSentenceEndedWithTrailingWhitespace == isNext)
  }

  static let sentences: [(text: String, sentence: String?)] = [
    ("", nil), ("sentence", nil), ("sentence.", "sentence"), ("sentence!", "sentence"),
    (" sentence .", " sentence "), ("sentence. ", nil), ("sentence. a", nil), ("sentence.a", nil),
    (".", nil), ("...", nil), ("a...", "a"), ("a? b.", " b"), ("a\nb.", "b"),
    ("π is 3.14.", "π is 3.14"),
    ("a. “b!”", " “b"), ("“a.” b.", " b"), ("你好。再见。", "再见"), ("क। ख।", " ख"),
  ]

  @Test(arguments: sentences)
  func `The last sentence is what the mark at the end ends`(text: String, sentence: String?) {
    #expect(text.lastSentence == sentence)
  }

  @Test(arguments: [
    ("a", true, false), ("A", false, true), ("1", false, false), ("$", false, false),
    ("Foobar", false, false), ("ß", true, false), ("é", true, false), ("あ", false, false),
    ("", false, false),
  ])
  func `A letter has a variant in the other case, or none`(
    text: String, isLower: Bool, isUpper: Bool
  ) {
    #expect(text.isLowercasedWithUppercaseVariant == isLower)
    #expect(text.isUppercasedWithLowercaseVariant == isUpper)
  }
}
