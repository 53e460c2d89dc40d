// A word is what stands between two delimiters, be it letters, digits or other signs. Where words are
// not written apart, as in Thai or Chinese, that is the whole run.
extension String {
  /// The characters that separate words, besides other white space and line breaks.
  ///
  /// They are KeyboardKit's, those of other scripts, quotation marks and dashes. Apostrophes and " are
  /// not among them: they separate words only at their edges, because of "don't" and of abbreviations
  /// in Hebrew.
  public static let wordDelimiters: [String] =
    [space, tab, newline, carriageReturn, zeroWidthSpace] + sentenceDelimiters
    + ",;:()[]{}<>“”„‚«»‹›¿¡،؛、，；：「」『』《》〈〉（）–—".chars

  /// Whether the string is a character that separates words.
  public var isWordDelimiter: Bool { count == 1 && first?.separatesWords == true }

  /// Whether the last character separates words.
  public var hasWordDelimiterSuffix: Bool { last?.separatesWords == true }

  /// The part of a word with which the text begins, or "".
  public var wordFragmentAtStart: String { wordFragment(after: 0) }

  /// The part of a word with which the text ends, or "".
  public var wordFragmentAtEnd: String { wordFragment(before: unicodeScalars.count) }

  /// The word around an offset in Unicode scalars; `nil` if there is none.
  public func word(at offset: Int) -> String? {
    SurroundingText(text: self, cursor: offset).currentWord
  }

  /// The part of a word directly before an offset in Unicode scalars, or "".
  public func wordFragment(before offset: Int) -> String {
    SurroundingText(text: self, cursor: offset).currentWordPreCursorPart ?? ""
  }

  /// The part of a word directly after an offset in Unicode scalars, or "".
  public func wordFragment(after offset: Int) -> String {
    SurroundingText(text: self, cursor: offset).currentWordPostCursorPart ?? ""
  }

  /// The word at the end of the text, with apostrophes and hyphens in it, but nothing else than
  /// letters, or "".
  var lettersAtEnd: String {
    guard last?.isLetter == true else { return "" }
    let word = reversed().prefix { $0.isLetter || "'’-‐‑".contains($0) }.reversed()
    return String(word.drop { !$0.isLetter })
  }
}

extension Character {
  /// Whether the character separates words wherever it stands.
  var separatesWords: Bool { isWhitespace || Self.delimiters.contains(self) }

  /// Whether the character separates words only at their edges.
  var isApostrophe: Bool { "'’‘\"".contains(self) }

  private static let delimiters = Set(String.wordDelimiters.map { Character($0) })

  /// Whether the character belongs to a word with the characters beside it.
  private func isPartOfWord(between inner: Character?, and outer: Character?) -> Bool {
    guard isApostrophe else { return !separatesWords }
    return [inner, outer].allSatisfy { $0.map { !$0.separatesWords && !$0.isApostrophe } ?? false }
  }

  /// How many characters of a word come first, going away from the cursor, with the character on its
  /// other side.
  static func lengthOfWord(_ characters: some Sequence<Character>, beside other: Character?) -> Int
  {
    var rest = characters.makeIterator()
    var (inner, current) = (other, rest.next())
    var length = 0
    while let character = current {
      let outer = rest.next()
      guard character.isPartOfWord(between: inner, and: outer) else { break }
      (inner, current) = (character, outer)
      length += 1
    }
    return length
  }
}
