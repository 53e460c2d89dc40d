/// How well each emoji matches the words of a search; lower is better.
struct EmojiScores {
  private static let none = UInt8.max
  /// What distinguishes a match of single words from that of a whole name or keyword.
  ///
  /// It is small enough for the most common emoji with a word in its name to come before a rare one
  /// with that word as a keyword: for "pouce", 👍 before 👎.
  private static let words: UInt8 = 10
  /// What distinguishes a whole keyword from a whole name.
  private static let keyword: UInt8 = 7
  /// A country's code that is also a word.
  private static let ambiguousCode = words + 12

  private let library: EmojiLibrary
  private let languages: [EmojiNames]
  private var scores: [UInt8]

  /// Compares the words of a search with names and keywords.
  ///
  /// - Parameters:
  ///   - words: All words to find.
  ///   - telling: Those that are left without words such as "of", which whole names may lack.
  ///   - library: The emoji.
  ///   - languages: Their names, in the order of languages.
  ///   - isName: Whether it is the name of one emoji, so that a country's code is no other word.
  init(
    _ words: [SearchedWord], telling: [SearchedWord], in library: EmojiLibrary,
    _ languages: [EmojiNames], isName: Bool
  ) {
    self.library = library
    self.languages = languages
    scores = [UInt8](repeating: words.isEmpty ? Self.none : 0, count: library.emojis.count)
    for word in words {
      let best = best(for: word)
      for place in scores.indices { scores[place] = max(scores[place], best[place]) }
    }
    addPhrases(words)
    if !telling.isEmpty, telling.count < words.count { addPhrases(telling) }
    if words.count == 1 {
      // "it" and "no" are words, too; while those are searched for, the countries come later.
      let isWord = telling.isEmpty || scores.contains { $0 <= Self.words + 6 }
      for place in library.places(ofCode: words[0].bytes) {
        scores[place] = min(scores[place], isWord && !isName ? Self.ambiguousCode : 0)
      }
    }
  }

  /// The places of the emoji that match.
  var places: [Int] { scores.indices.filter { scores[$0] != Self.none } }

  /// How well the words of an emoji are those of a search.
  enum Fit {
    /// They are its name.
    case name
    /// They are a keyword.
    case keyword
    /// It has all of them.
    case words
    /// It has words that begin so, other forms of them, or words that are spelt nearly so.
    case beginning
  }

  /// How well the emoji at a place matches.
  func fit(_ place: Int) -> Fit {
    switch scores[place] {
    case ..<Self.keyword: .name
    case ..<Self.words: .keyword
    case ..<(Self.words + 8): .words
    default: .beginning
    }
  }

  /// The score of the emoji at a place.
  subscript(place: Int) -> Int { Int(scores[place]) }

  /// How well one word matches each emoji.
  private func best(for word: SearchedWord) -> [UInt8] {
    var best = best { candidate, names in
      if word.begins(candidate, of: names) {
        guard Int(candidate.length) == word.bytes.count else { return 8 }
        // "French" for the flag of France comes before that of French Guiana.
        return candidate.phraseLength == 1 && !candidate.isName ? -4 : 0
      }
      if word.isInside(candidate, of: names) { return 12 }
      return word.isForm(of: candidate, in: names) ? 16 : nil
    }
    for place in library.places(ofCode: word.bytes) { best[place] = min(best[place], Self.words) }
    for misspelling: SearchedWord.Misspelling in [.common, .any] where word.canHave(misspelling) {
      guard best.allSatisfy({ $0 == Self.none }) else { break }
      best = self.best { word.isNear($0, of: $1, misspelling: misspelling) ? 24 : nil }
    }
    return best
  }

  /// The best match of each emoji, if a closure compares the word with those of a language.
  private func best(_ fit: (EmojiNames.Word, EmojiNames) -> Int?) -> [UInt8] {
    var best = [UInt8](repeating: Self.none, count: library.emojis.count)
    for (language, names) in languages.enumerated() {
      let penalty = Int(Self.words) + (language == 0 ? 0 : 2)
      for candidate in names.words {
        guard let fit = fit(candidate, names) else { continue }
        let score = UInt8(clamping: fit + (candidate.isName ? 0 : 4) + penalty)
        let place = Int(candidate.place)
        if place < best.count, score < best[place] { best[place] = score }
      }
    }
    return best
  }

  /// Counts whole names and keywords, so that common emoji with the keyword come before rare ones
  /// with the name.
  private mutating func addPhrases(_ words: [SearchedWord]) {
    for (language, names) in languages.enumerated() {
      let penalty: UInt8 = language == 0 ? 0 : 2
      for index in names.words.indices where Self.isPhrase(words, at: index, of: names) {
        let word = names.words[index]
        let place = Int(word.place)
        // During an upgrade of the package, the names may be newer than the library.
        guard place < scores.count else { continue }
        scores[place] = min(scores[place], (word.isName ? 0 : Self.keyword) + penalty)
      }
    }
  }

  /// Whether the name or keyword that begins at an index is exactly the text.
  private static func isPhrase(
    _ words: [SearchedWord], at index: Int, of names: EmojiNames
  ) -> Bool {
    guard Int(names.words[index].phraseLength) == words.count else { return false }
    return words.indices.allSatisfy { words[$0].matches(names.words[index + $0], of: names) }
  }
}
