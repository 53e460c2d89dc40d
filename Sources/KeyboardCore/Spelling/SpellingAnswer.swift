/// What spelling dictionaries know of a word without its accents.
public struct SpellingAnswer: Hashable, Sendable {
  /// What was found.
  public enum Finding: Hashable, Sendable {
    /// The spellings with accents, best first, in the case of the word; there may be none.
    case spellings([String])
    /// There is no dictionary of any of the languages, of which this is the first.
    case noDictionary(LocaleIdentifier)
    /// The library that reads dictionaries is not installed.
    case noLibrary
  }

  /// The word of the question.
  public let word: String
  /// What was found.
  public let finding: Finding

  /// Creates an answer.
  public init(word: String, finding: Finding) {
    self.word = word
    self.finding = finding
  }
}
