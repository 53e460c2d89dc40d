// What is selected counts as deleted, as if something had been typed. If an offset is outside of the
// text, nothing is known.
extension SurroundingText {
  /// The word that the cursor is in, or at the beginning or end of; `nil` if there is none.
  ///
  /// A word is what stands between two of `String.wordDelimiters`. An apostrophe directly before the
  /// cursor does not belong to it yet, because it may be a quotation mark.
  public var currentWord: String? {
    let word = (currentWordPreCursorPart ?? "") + (currentWordPostCursorPart ?? "")
    return word.isEmpty ? nil : word
  }

  /// The part of the current word before the cursor, or ""; `nil` if an offset is outside of the text.
  public var currentWordPreCursorPart: String? {
    guard let before = textBeforeCursor, let after = textAfterCursor else { return nil }
    return String(before.suffix(Character.lengthOfWord(before.reversed(), beside: after.first)))
  }

  /// The part of the current word after the cursor, or ""; `nil` if an offset is outside of the text.
  public var currentWordPostCursorPart: String? {
    guard let before = textBeforeCursor, let after = textAfterCursor else { return nil }
    return String(after.prefix(Character.lengthOfWord(after, beside: before.last)))
  }

  /// Whether the cursor is in a word, or at the beginning or end of one.
  public var hasCurrentWord: Bool { currentWord != nil }

  /// Whether a letter would begin a word: at the beginning, and after a delimiter with or without
  /// opening quotation marks.
  ///
  /// Automatic capitals for words are stricter, see `Autocapitalization.words`.
  public var isCursorAtNewWord: Bool {
    let last = textBeforeCursor?.reversed().first { !$0.isApostrophe }
    return last?.separatesWords ?? true
  }

  /// Whether the cursor is behind the last character of a word.
  public var isCursorAtTheEndOfTheCurrentWord: Bool {
    currentWordPreCursorPart?.isEmpty == false && currentWordPostCursorPart?.isEmpty == true
  }

  /// The word that the one delimiter before the cursor has just ended, or `nil`, such as at a new
  /// sentence.
  public var wordBeforeInput: String? {
    guard let before = textBeforeCursor, !before.isLastSentenceEnded,
      before.hasWordDelimiterSuffix
    else { return nil }
    let word = String(before.dropLast()).wordFragmentAtEnd
    return word.isEmpty ? nil : word
  }

  /// Replaces the current word, and puts the cursor behind the replacement; does nothing if there is no
  /// word.
  ///
  /// An action handler changes a field in the same way by `KeyboardController.replaceCurrentWord(with:)`.
  public mutating func replaceCurrentWord(with replacement: String) {
    guard let before = currentWordPreCursorPart, let after = currentWordPostCursorPart,
      !before.isEmpty || !after.isEmpty
    else { return }
    replace(
      before: before.unicodeScalars.count, after: after.unicodeScalars.count, with: replacement)
  }

  // MARK: Sentences

  /// Whether a sentence has ended before the cursor, with or without a space after it.
  public var isCursorAtNewSentence: Bool { textBeforeCursor?.isLastSentenceEnded ?? true }

  /// Whether a letter would begin a sentence.
  public var isCursorAtNewSentenceWithTrailingWhitespace: Bool {
    textBeforeCursor?.isLastSentenceEndedWithTrailingWhitespace ?? true
  }

  /// The sentence that the mark before the cursor ends, without that mark; `nil` if there is none.
  public var sentenceBeforeInput: String? { textBeforeCursor?.lastSentence }

  /// Replaces the spaces before the cursor with a text that ends the sentence; does nothing within a
  /// word, and if the sentence has ended.
  public mutating func endSentence(withText text: String = ". ") {
    guard let before = textBeforeCursor, currentWordPostCursorPart?.isEmpty == true else { return }
    let spaces = before.reversed().prefix { $0 == " " }.count
    guard before.dropLast(spaces).last?.canEndSentence == true else { return }
    replace(before: spaces, after: 0, with: text)
  }
}
