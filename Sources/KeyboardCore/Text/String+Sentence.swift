extension String {
  /// Whether a word would begin at the end of this text.
  var isAtNewWord: Bool {
    guard let last = withoutOpeningMarks.last else { return true }
    return last.isWhitespace
  }

  /// Whether a sentence would begin at the end of this text: at its very beginning, after a new
  /// line, after a full stop, exclamation or question mark and a space.
  var isAtNewSentence: Bool {
    let text = withoutOpeningMarks
    guard let last = text.last else { return true }
    guard last.isWhitespace else { return false }
    let sentence = text.reversed().drop(while: { $0.isWhitespace && !$0.isNewline })
    guard let end = sentence.first, !end.isNewline else { return true }
    let ending = sentence.drop(while: { Self.closingMarks.contains($0) })
    return ending.first.map(Self.sentenceEnds.contains) ?? false
  }

  /// Whether there are two spaces after a word, and the sentence has not ended.
  var hasOpenSentenceAndTwoSpaces: Bool {
    guard hasSuffix("  ") else { return false }
    guard let last = dropLast(2).last else { return false }
    return !last.isWhitespace && !Self.sentenceEnds.contains(last) && !",;:".contains(last)
  }

  /// Whether a quotation mark at the end of this text begins a quotation.
  var isAtBeginOfQuotation: Bool {
    guard let last else { return true }
    return last.isWhitespace || Self.openingMarks.contains(last) || "-–—/".contains(last)
  }

  /// The Unicode scalars of the last word and of the spaces after it.
  var lastWordLength: Int {
    var isInWord = false
    return reversed().prefix { character in
      defer { isInWord = isInWord || !character.isWhitespace }
      return !isInWord || !character.isWhitespace
    }.reduce(0) { $0 + $1.unicodeScalars.count }
  }

  private static let sentenceEnds: Set<Character> = [".", "!", "?", "…", "؟", "۔", "։", "।", "‽"]
  private static let openingMarks: Set<Character> = [
    "(", "[", "{", "<", "“", "„", "‘", "‚", "«", "‹", "»", "¿", "¡", "\"", "'",
  ]
  private static let closingMarks: Set<Character> = [
    ")", "]", "}", "”", "“", "’", "‘", "»", "«", "›", "\"", "'",
  ]

  /// The text without the marks at its end that a sentence or word can begin with.
  private var withoutOpeningMarks: Substring {
    var text = self[...]
    while let last = text.last, Self.openingMarks.contains(last) { text.removeLast() }
    return text
  }
}
