/// How much a deletion takes before the cursor.
public enum BackspaceRange: String, Hashable, Sendable, CaseIterable {
  /// A character as the user sees it, which may be several Unicode scalars.
  case character
  /// A word, with the delimiters after it.
  case word
  /// A sentence, with the marks that end it and the spaces on both sides, but without a line break
  /// before it.
  case sentence
}

extension SurroundingText {
  /// Deletes what is selected, or else so much before the cursor.
  public mutating func deleteBackward(range: BackspaceRange) {
    guard cursor == anchor else { return deleteBackward() }
    let deletion = deleteBackwardText(for: range) ?? ""
    replace(before: deletion.unicodeScalars.count, after: 0, with: "")
  }

  /// The text before the cursor or the selection that a deletion takes; `nil` if there is none.
  public func deleteBackwardText(for range: BackspaceRange) -> String? {
    guard let before = textBeforeCursor, !before.isEmpty else { return nil }
    return switch range {
    case .character: String(before.suffix(1))
    case .word: before.wordToDelete
    case .sentence: before.sentenceToDelete
    }
  }
}

extension String {
  fileprivate var wordToDelete: String {
    let delimiters = reversed().prefix { $0.separatesWords || $0.isApostrophe }.count
    let rest = reversed().dropFirst(delimiters)
    return String(suffix(delimiters + Character.lengthOfWord(rest, beside: nil)))
  }
}
