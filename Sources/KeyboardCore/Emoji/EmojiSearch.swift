/// Finds emoji by their names and keywords in some languages.
public struct EmojiSearch: Sendable {
  /// The emoji there are.
  public let library: EmojiLibrary

  private let languages: [EmojiNames]
  private let letters: PlainLetters

  /// Creates a search.
  ///
  /// - Parameters:
  ///   - library: The emoji there are.
  ///   - languages: Their names; the first language counts more than the others.
  ///   - letters: What the languages' letters are without case and accents.
  public init(library: EmojiLibrary, languages: [EmojiNames], letters: PlainLetters) {
    self.library = library
    self.languages = languages
    self.letters = letters
  }

  /// The emoji's name in the first language that has one, or `nil`.
  public func name(of emoji: Emoji) -> String? {
    guard let place = library.place(of: emoji) else { return nil }
    return languages.lazy.compactMap { $0.name(at: place) }.first
  }

  /// The emoji that all words of a text are found in, as words or their beginnings, in any order.
  ///
  /// An exact name weighs most, then words of the name, then words of a keyword; a whole word comes
  /// before its beginning, and that before another form of the word. Recent and common emoji move
  /// forward, past better matches, too. A word that is found nowhere may be one with a typing error.
  /// Emoticons such as `:)` stand for one emoji or two.
  /// - Parameters:
  ///   - text: What is looked for, in any of the languages; case and accents do not matter.
  ///   - version: The newest version of Unicode Emoji that counts; 0 for all.
  ///   - recents: Emoji used recently.
  ///   - limit: The longest list that is wanted.
  /// - Returns: The best first; none for a text without words.
  public func emojis(
    matching text: String, version: Double = 0, recents: [Emoji] = [], limit: Int = .max
  ) -> [Emoji] {
    if let meant = Self.emoticons[text.filter { !$0.isWhitespace }] {
      return meant.map { Emoji($0) }.filter { library.place(of: $0) != nil }
    }
    let words = letters.words(of: text).map(SearchedWord.init)
    guard !words.isEmpty else { return [] }
    let scores = scores(of: words)
    let recentPlaces = Set(recents.compactMap(library.place))
    var found: [(key: Int, place: Int)] = []
    for (place, score) in scores.enumerated() where score != Self.none {
      guard library.isIn(version, at: place) else { continue }
      let rank = recentPlaces.contains(place) ? 0 : library.rank(at: place)
      let merit = Int(score) + 4 * Int(rank)
      // Ties among the most used are settled by use, others by the length of the name.
      let use = rank < 2 ? Int((rank * 1000).rounded()) : 2000
      found.append((merit << 32 | use << 20 | Int(nameLength(at: place)) << 12 | place, place))
    }
    return found.sorted { $0.key < $1.key }.prefix(limit).map { library.emojis[$0.place] }
  }

  private static let none = UInt8.max

  /// How many words the emoji's name has in the first language that has one.
  private func nameLength(at place: Int) -> UInt8 {
    for names in languages {
      let length = names.nameLength(at: place)
      if length > 0 { return length }
    }
    return 0
  }

  /// How well each emoji fits, the lower the better.
  private func scores(of words: [SearchedWord]) -> [UInt8] {
    var scores = [UInt8](repeating: 0, count: library.emojis.count)
    for word in words {
      var best = best(for: word) { candidate, names in
        if word.begins(candidate, of: names) {
          return Int(candidate.length) == word.bytes.count ? 8 : 16
        }
        return word.isForm(of: candidate, in: names) ? 24 : nil
      }
      if best.allSatisfy({ $0 == Self.none }), word.canHaveError {
        best = self.best(for: word) { word.isNear($0, of: $1) ? 32 : nil }
      }
      for place in scores.indices { scores[place] = max(scores[place], best[place]) }
    }
    for (language, names) in languages.enumerated() {
      let penalty: UInt8 = language == 0 ? 0 : 2
      for index in names.words.indices where isPhrase(words, at: index, of: names) {
        let word = names.words[index]
        let place = Int(word.place)
        // While a package is upgraded, the names may be newer than the library.
        guard place < scores.count else { continue }
        scores[place] = min(scores[place], (word.isName ? 0 : 9) + penalty)
      }
    }
    return scores
  }

  /// How well one word fits each emoji.
  ///
  /// - Parameters:
  ///   - word: The word.
  ///   - fit: How well it fits one of a language, or `nil` if it does not.
  /// - Returns: A number for each emoji of the library, the lower the better.
  private func best(
    for word: SearchedWord, _ fit: (EmojiNames.Word, EmojiNames) -> UInt8?
  ) -> [UInt8] {
    var best = [UInt8](repeating: Self.none, count: library.emojis.count)
    for (language, names) in languages.enumerated() {
      let penalty: UInt8 = language == 0 ? 0 : 2
      for candidate in names.words {
        guard let fit = fit(candidate, names) else { continue }
        let score = fit + (candidate.isName ? 0 : 4) + penalty
        let place = Int(candidate.place)
        if place < best.count, score < best[place] { best[place] = score }
      }
    }
    return best
  }

  /// Whether a whole name or keyword that begins in a place is exactly what is looked for.
  private func isPhrase(_ words: [SearchedWord], at index: Int, of names: EmojiNames) -> Bool {
    guard Int(names.words[index].phraseLength) == words.count else { return false }
    return words.indices.allSatisfy {
      let candidate = names.words[index + $0]
      return Int(candidate.length) == words[$0].bytes.count
        && words[$0].begins(candidate, of: names)
    }
  }

  /// What emoticons mean; those with digits are left out, as digits pick.
  private static let emoticons: [String: [String]] = [
    ":)": ["🙂", "😊"], ":-)": ["🙂", "😊"], "(:": ["🙂"], ":D": ["😃", "😄"], ":-D": ["😃", "😄"],
    "=)": ["🙂"], "=D": ["😃"], "xD": ["😆", "😂"], "XD": ["😆", "😂"], ":(": ["🙁", "😞"],
    ":-(": ["🙁", "😞"], "=(": ["🙁"], ":'(": ["😢", "😭"], ":'-(": ["😢", "😭"], ":')": ["🥲", "😂"],
    ";)": ["😉"], ";-)": ["😉"], ":P": ["😛", "😜"], ":-P": ["😛", "😜"], ":p": ["😛", "😜"],
    ":-p": ["😛", "😜"], ";P": ["😜"], ":O": ["😮", "😲"], ":-O": ["😮", "😲"], ":o": ["😮", "😲"],
    ":-o": ["😮", "😲"], ":*": ["😘", "😗"], ":-*": ["😘", "😗"], ":/": ["😕", "🫤"],
    ":-/": ["😕", "🫤"], ":|": ["😐", "😑"], ":-|": ["😐", "😑"], ":S": ["😖", "🥴"],
    ":$": ["😳", "🤑"], ":@": ["😠", "😡"], ">:(": ["😠", "😡"], ">:)": ["😈"], "O:)": ["😇"],
    "^^": ["😊", "😄"], "^_^": ["😊", "😄"], "-_-": ["😑"], "o.O": ["🤨", "😳"], "O_O": ["😳"],
    "T_T": ["😭"], ":X": ["🤐"], "</": ["💔"], "\\o/": ["🙌", "🎉"], "*_*": ["🤩", "😍"],
  ]
}
