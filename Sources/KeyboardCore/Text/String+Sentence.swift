extension String {
  /// The marks that end sentences, in all scripts; KeyboardKit has the first three.
  public static let sentenceDelimiters = [
    ".", "!", "?", "…", "؟", "۔", "։", "।", "॥", "‽", "።", "፧", "។", "៕", "။", "。", "！", "？",
  ]

  /// Whether the string is a mark that ends sentences.
  public var isSentenceDelimiter: Bool { Self.sentenceDelimiters.contains(self) }

  /// Whether the last character ends sentences.
  public var hasSentenceDelimiterSuffix: Bool { last?.endsSentence == true }

  /// Whether a word with a capital would begin at the end of this text.
  ///
  /// Unlike other words, it begins only after a space, because of names such as "example.com".
  var isAtNewWord: Bool {
    guard let last = withoutOpeningMarks.last else { return true }
    return last.isWhitespace
  }

  /// Whether no sentence is open at the end of this text: where one would begin, and directly after the
  /// mark that ends one, and brackets and quotation marks that close with it.
  public var isLastSentenceEnded: Bool {
    isLastSentenceEndedWithTrailingWhitespace
      || withoutClosingMarks.last?.endsSentence == true
  }

  /// Whether a sentence would begin at the end of this text: at the beginning, after a line break,
  /// or after a full stop, exclamation or question mark and a space.
  ///
  /// Brackets and quotation marks may come before or after the space. KeyboardKit knows neither those
  /// nor line breaks.
  public var isLastSentenceEndedWithTrailingWhitespace: Bool {
    let text = withoutOpeningMarks
    guard let last = text.last else { return true }
    guard last.isWhitespace else { return false }
    let sentence = text.reversed().drop(while: { $0.isWhitespace && !$0.isNewline })
    guard let end = sentence.first, !end.isNewline else { return true }
    let ending = sentence.drop(while: { $0.closesQuotation })
    return ending.first?.endsSentence ?? false
  }

  /// The sentence that the last character ends, without that mark; `nil` if it does not end any.
  ///
  /// A full stop within a number or an address ends no sentence.
  public var lastSentence: String? {
    guard withoutClosingMarks.last?.endsSentence == true else { return nil }
    let text = self[...].droppingLast { $0.endsSentence || $0.closesQuotation }
    let sentence = text[text.startOfLastSentence...]
    return sentence.allSatisfy(\.isWhitespace) ? nil : String(sentence)
  }

  /// The last sentence with the marks and spaces after it, whether it has ended or not.
  var sentenceToDelete: String {
    let rest = self[...].droppingLast(while: \.isWhitespace)
      .droppingLast { $0.endsSentence || $0.closesQuotation }
    return String(self[rest.startOfLastSentence...])
  }

  /// Whether the text ends in two spaces after a word whose sentence has not ended.
  var hasOpenSentenceAndTwoSpaces: Bool {
    hasSuffix("  ") && dropLast(2).last?.canEndSentence == true
  }

  /// Whether a quotation mark would begin a quotation at the end of this text.
  var isAtBeginOfQuotation: Bool {
    guard let last else { return true }
    return last.isWhitespace || last.opensQuotation
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

  /// The text without opening marks at its end.
  private var withoutOpeningMarks: Substring {
    self[...].droppingLast { $0.opensQuotation }
  }

  private var withoutClosingMarks: Substring {
    self[...].droppingLast { $0.closesQuotation }
  }
}

extension Substring {
  /// The text without the last characters that have a property.
  fileprivate func droppingLast(while hasProperty: (Character) -> Bool) -> Self {
    var text = self
    while let last = text.last, hasProperty(last) { text.removeLast() }
    return text
  }

  /// Where the sentence at the end of this text begins, with the spaces before it.
  fileprivate var startOfLastSentence: Index {
    var start = endIndex
    while start > startIndex {
      let mark = index(before: start)
      if self[mark].isNewline { return start }
      if self[mark].endsSentence {
        let rest = self[start...].drop { $0.closesQuotation }
        if rest.first?.isWhitespace == true || self[mark].endsSentenceWithoutSpace {
          return rest.startIndex
        }
      }
      start = mark
    }
    return start
  }
}

extension Character {
  /// Whether the character ends sentences.
  fileprivate var endsSentence: Bool { Self.sentenceEnds.contains(self) }

  /// Whether the next sentence begins directly after the character.
  fileprivate var endsSentenceWithoutSpace: Bool { "。！？".contains(self) }

  /// Whether the sentence can end after the character.
  var canEndSentence: Bool { !isWhitespace && !endsSentence && !",;:".contains(self) }

  fileprivate var opensQuotation: Bool { Self.openingMarks.contains(self) }
  fileprivate var closesQuotation: Bool { Self.closingMarks.contains(self) }

  private static let sentenceEnds = Set(String.sentenceDelimiters.map { Character($0) })
  private static let openingMarks: Set<Character> = [
    "(", "[", "{", "<", "“", "„", "‘", "‚", "«", "‹", "»", "¿", "¡", "\"", "'",
  ]
  private static let closingMarks: Set<Character> = [
    ")", "]", "}", "”", "“", "’", "‘", "»", "«", "›", "\"", "'", "」", "』", "）",
  ]
}
