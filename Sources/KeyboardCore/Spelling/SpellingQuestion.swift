/// A word without its accents, for the host to look up in spelling dictionaries.
public struct SpellingQuestion: Hashable, Sendable {
  /// A language that the word may be in.
  public struct Language: Hashable, Sendable {
    /// The locale, which names the dictionary.
    public let locale: LocaleIdentifier
    /// The letters that may stand in the word for a letter without accent, most wanted first; all in
    /// lower case, such as `é`, `è` for `e`, and `œ` for `oe`.
    package let letters: [String: [String]]
    /// The letters of foreign names and loanwords, which are tried last, such as `ä` in French.
    package let foreignLetters: [String: [String]]
    /// Whether of equally likely spellings the one with the earliest accent comes first, and otherwise
    /// the one with the latest.
    package let accentsComeEarly: Bool
    /// Words in lower case that come before others of the same letters, because they are more frequent,
    /// and endings of words, such as `-ção`, that do so if no word does.
    package let frequentWords: Set<String>

    /// Creates a language.
    package init(
      locale: LocaleIdentifier, letters: [String: [String]],
      foreignLetters: [String: [String]] = [:], accentsComeEarly: Bool = false,
      frequentWords: Set<String> = []
    ) {
      self.locale = locale
      self.letters = letters
      self.foreignLetters = foreignLetters
      self.accentsComeEarly = accentsComeEarly
      self.frequentWords = frequentWords
    }
  }

  /// The word as it is in the text, perhaps with apostrophes.
  public let word: String
  /// The enabled languages, in their order.
  public let languages: [Language]

  /// Creates a question.
  package init(word: String, languages: [Language]) {
    self.word = word
    self.languages = languages
  }
}

/// What spelling dictionaries know of a word without its accents.
public struct SpellingAnswer: Hashable, Sendable {
  /// What was found.
  public enum Finding: Hashable, Sendable {
    /// The spellings with accents, best first, in the case of the word, or with a capital where only
    /// that is a word; there may be none.
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
