extension String {
  /// Whether a word would begin at the end of this text.
  var isAtNewWord: Bool {
    guard let last = withoutOpeningMarks.last else { return true }
    return last.isWhitespace
  }

  /// Whether a sentence would begin at the end of this text: at the beginning, after a line break,
  /// or after a full stop, exclamation or question mark and a space.
  var isAtNewSentence: Bool {
    let text = withoutOpeningMarks
    guard let last = text.last else { return true }
    guard last.isWhitespace else { return false }
    let sentence = text.reversed().drop(while: { $0.isWhitespace && !$0.isNewline })
    guard let end = sentence.first, !end.isNewline else { return true }
    let ending = sentence.drop(while: { Self.closingMarks.contains($0) })
    return ending.first.map(Self.sentenceEnds.contains) ?? false
  }

  /// Whether the text ends in two spaces after a word whose sentence has not ended.
  var hasOpenSentenceAndTwoSpaces: Bool {
    guard hasSuffix("  ") else { return false }
    guard let last = dropLast(2).last else { return false }
    return !last.isWhitespace && !Self.sentenceEnds.contains(last) && !",;:".contains(last)
  }

  /// Whether a quotation mark would begin a quotation at the end of this text.
  var isAtBeginOfQuotation: Bool {
    guard let last else { return true }
    return last.isWhitespace || Self.openingMarks.contains(last)
      || "-–—/\u{200b}៖፡፦".contains(last)
  }

  /// The last occurrence of a text, or `nil`.
  func range(ofLast text: String) -> Range<Index>? {
    guard !text.isEmpty else { return nil }
    var start = endIndex
    while start > startIndex {
      start = index(before: start)
      if self[start...].hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
    }
    return nil
  }

  /// The word at the end of the text, with apostrophes and hyphens in it, or "".
  var wordAtEnd: String {
    guard last?.isLetter == true else { return "" }
    let word = reversed().prefix { $0.isLetter || "'’-‐‑".contains($0) }.reversed()
    return String(word.drop { !$0.isLetter })
  }

  private static let sentenceEnds: Set<Character> = [
    ".", "!", "?", "…", "؟", "۔", "։", "।", "‽", "።", "፧", "។", "៕", "။",
  ]
  private static let openingMarks: Set<Character> = [
    "(", "[", "{", "<", "“", "„", "‘", "‚", "«", "‹", "»", "¿", "¡", "\"", "'",
  ]
  private static let closingMarks: Set<Character> = [
    ")", "]", "}", "”", "“", "’", "‘", "»", "«", "›", "\"", "'",
  ]

  /// The text without opening marks at its end.
  private var withoutOpeningMarks: Substring {
    var text = self[...]
    while let last = text.last, Self.openingMarks.contains(last) { text.removeLast() }
    return text
  }
}
