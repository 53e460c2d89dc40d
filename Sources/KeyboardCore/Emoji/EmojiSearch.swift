/// Finds emoji by their names and keywords in several languages.
public struct EmojiSearch: Sendable {
  /// The emoji to find.
  public let library: EmojiLibrary

  private let languages: [EmojiNames]
  private let letters: PlainLetters

  /// Creates a search from files of `data/emoji`.
  ///
  /// - Parameters:
  ///   - order: The file of all emoji.
  ///   - names: The files of some languages, of which the first takes precedence.
  ///   - letters: The file of letters without case and accents.
  public init(order: String, names: [String], letters: String) {
    let letters = PlainLetters(parsing: letters)
    self.init(
      library: EmojiLibrary(parsing: order),
      languages: names.map { EmojiNames(parsing: $0, letters: letters) }, letters: letters)
  }

  package init(library: EmojiLibrary, languages: [EmojiNames], letters: PlainLetters) {
    self.library = library
    self.languages = languages
    self.letters = letters
  }

  /// The emoji's name in the first language that has one, or `nil`.
  public func name(of emoji: Emoji) -> String? {
    guard let place = library.place(of: emoji) else { return nil }
    return languages.lazy.compactMap { $0.name(at: place) }.first
  }

  /// The emoji whose names or keywords contain all words of a text, or words that begin with them.
  ///
  /// Exact names come first, then words of names, then those of keywords; whole words come before
  /// beginnings, and these before other forms of a word. Recent and common emoji move up, even past
  /// better matches. A word without matches may contain a typing error. Emoticons such as `:)`
  /// stand for one or two emoji.
  /// - Parameters:
  ///   - text: Words of any of the languages, regardless of case and accents.
  ///   - version: The newest version of Unicode Emoji to include, or 0.
  ///   - recents: Emoji used recently.
  ///   - limit: The maximum length of the result.
  /// - Returns: The best matches first; nothing for a text without words.
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
      // The most common emoji are ordered by their use, others by the length of their names.
      let use = rank < 2 ? Int((rank * 1000).rounded()) : 2000
      found.append((merit << 32 | use << 20 | Int(nameLength(at: place)) << 12 | place, place))
    }
    return found.sorted { $0.key < $1.key }.prefix(limit).map { library.emojis[$0.place] }
  }

  private static let none = UInt8.max

  /// The number of words in the name of the first language that has one.
  private func nameLength(at place: Int) -> UInt8 {
    for names in languages {
      let length = names.nameLength(at: place)
      if length > 0 { return length }
    }
    return 0
  }

  /// How well each emoji matches; lower is better.
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
        // During an upgrade of the package, the names may be newer than the library.
        guard place < scores.count else { continue }
        scores[place] = min(scores[place], (word.isName ? 0 : 9) + penalty)
      }
    }
    return scores
  }

  /// How well one word matches each emoji, if a closure compares it with the words of a language.
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

  /// Whether the name or keyword that begins at an index is exactly the text.
  private func isPhrase(_ words: [SearchedWord], at index: Int, of names: EmojiNames) -> Bool {
    guard Int(names.words[index].phraseLength) == words.count else { return false }
    return words.indices.allSatisfy {
      let candidate = names.words[index + $0]
      return Int(candidate.length) == words[$0].bytes.count
        && words[$0].begins(candidate, of: names)
    }
  }

  /// The meaning of emoticons; none contains a digit, because digits pick.
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
