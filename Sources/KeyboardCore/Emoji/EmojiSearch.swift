/// Finds emoji by their names and keywords in several languages.
public struct EmojiSearch: Sendable {
  /// The emoji to find.
  public let library: EmojiLibrary

  private let languages: [EmojiNames]
  private let letters: PlainLetters
  /// Words of all languages that a search can do without.
  private let fillers: Set<[UInt8]>
  private let measures: Set<[UInt8]>
  /// The quotation marks of the first language, by their places, in order.
  private let quotation: [Int: Int]
  /// The bytes of the shortest last part of a compound.
  private static let leastEnding = 4

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
    fillers = Set(languages.flatMap(\.fillers))
    measures = Set(languages.flatMap(\.measures))
    let marks = (languages.first?.quotation ?? []).compactMap { library.place(of: Emoji($0)) }
    quotation = Dictionary(zip(marks, marks.indices)) { first, _ in first }
  }

  /// The emoji's name in the first language that has one, or `nil`.
  public func name(of emoji: Emoji) -> String? {
    guard let place = library.place(of: emoji) else { return nil }
    return languages.lazy.compactMap { $0.name(at: place) }.first
  }

  /// The emoji of a name between colons, such as `:joy:`, which chats use, or a whole name in the data.
  func emoji(named text: String) -> Emoji? {
    if let meant = Smileys.meaning(of: text)?.first { return meant }
    let code = text.lowercased()
    let places = [code, code.filter { $0 != ":" }].lazy.flatMap { [library] in
      library.places(ofCode: Array($0.utf8))
    }
    if let place = places.first { return library.emojis[place] }
    let words = letters.words(of: text)
    return emojis(matching: text, limit: 1).first { emoji in
      library.place(of: emoji).map { place in
        languages.contains { $0.name(at: place).map { letters.words(of: $0) } == words }
      } ?? false
    }
  }

  /// An emoji that a search has found.
  package struct Match {
    package var emoji: Emoji
    /// How far it is from a common emoji with exactly that name, 0; ``stage`` for each reading that
    /// found nothing.
    var merit: Int
    /// How well its words are those of the search.
    var fit: EmojiScores.Fit

    static let stage = 100
  }

  /// The emoji whose names or keywords contain all words of a text, or words that begin with them.
  ///
  /// Whole names and keywords come first, then words of names, then those of keywords; whole words
  /// come before beginnings, and these before other forms of a word. Recent and common emoji move up,
  /// even past better matches, but not past whole names and keywords. A word without matches may be
  /// misspelt. If nothing is found, a digit may be a word, a skin tone may be named, or words such as
  /// "of" are left out; a text without spaces may be two words.
  /// Smileys such as `:)` stand for one or two emoji, and `:name:` is a name that chats use.
  /// - Parameters:
  ///   - text: Words of any of the languages, regardless of case and accents.
  ///   - recents: Emoji used recently.
  ///   - limit: The maximum length of the result.
  /// - Returns: The best matches first; nothing for a text without words.
  public func emojis(matching text: String, recents: [Emoji] = [], limit: Int = .max) -> [Emoji] {
    matches(for: text, recents: recents, limit: limit).map(\.emoji)
  }

  /// The same with how well they match; with `wholeWords` only those that have all words as they are.
  package func matches(
    for text: String, recents: [Emoji] = [], limit: Int = .max, wholeWords: Bool = false
  ) -> [Match] {
    if let meant = Smileys.meaning(of: text) {
      return meant.filter { library.place(of: $0) != nil }
        .map { Match(emoji: $0, merit: 0, fit: .name) }
    }
    let isName = text.first == ":" && text.last == ":"
    let named = isName ? library.places(ofCode: Array(text.lowercased().utf8)) : []
    let recentPlaces = Set(recents.compactMap(library.place))

    func ranked(_ words: [SearchedWord], stage: Int) -> [Match] {
      let telling = words.filter { !fillers.contains($0.bytes) }
      let scores = EmojiScores(words, telling: telling, in: library, languages, isName: isName)
      let found = scores.places.compactMap { place -> (key: Int, place: Int, merit: Int)? in
        guard !wholeWords || scores.fit(place) != .beginning else { return nil }
        let rank = recentPlaces.contains(place) ? 0 : library.rank(at: place)
        let merit = scores[place] + 4 * Int(rank)
        // The most common emoji are ordered by their use, others by the length of their names.
        let use = quotation[place] ?? (rank < 2 ? Int((rank * 1000).rounded()) : 2000)
        return (
          merit << 40 | use << 28 | Int(nameLength(at: place)) << 12 | place, place,
          merit + stage * Match.stage
        )
      }
      let ordered = found.sorted { $0.key < $1.key }.filter { !named.contains($0.place) }
      return named.map { Match(emoji: library.emojis[$0], merit: 0, fit: .name) }
        + ordered.map {
          Match(emoji: library.emojis[$0.place], merit: $0.merit, fit: scores.fit($0.place))
        }
    }

    let readings = readings(of: letters.words(of: text))
    for (stage, words) in readings.enumerated() {
      let words = words.map(SearchedWord.init)
      var found = ranked(words, stage: stage)
      if found.isEmpty, let named = languages.lazy.compactMap({ $0.tones.split(words) }).first {
        found = ranked(named.rest, stage: stage).compactMap { match in
          match.emoji.variant(ofTone: named.tone).map {
            Match(emoji: $0, merit: match.merit, fit: match.fit)
          }
        }
      }
      if !found.isEmpty { return Array(found.prefix(limit)) }
    }
    guard let word = readings.first?.first, readings.first?.count == 1 else { return [] }
    let parts = SearchedWord(word).parts.lazy.map { ranked($0, stage: readings.count) }
    return Array((parts.first { !$0.isEmpty } ?? []).prefix(limit))
  }

  /// What a search can be about, from all that was typed to what is left without words that say
  /// little; each also with digits for words, or words for digits.
  private func readings(of words: [[UInt8]]) -> [[[UInt8]]] {
    let telling = words.filter { !fillers.contains($0) }
    let things = telling.filter { !measures.contains($0) }
    return [words, telling, things, things.map(withoutMeasure)]
      .flatMap { [$0] + spellings(of: $0) }.filter { !$0.isEmpty }.withoutDuplicates
  }

  /// A compound without a last part that says little: "euro" for "eurozeichen".
  private func withoutMeasure(_ word: [UInt8]) -> [UInt8] {
    let endings = measures.filter {
      $0.count >= Self.leastEnding && word.count > $0.count + 2
        && word.suffix($0.count).elementsEqual($0)
    }
    return word.dropLast(endings.map(\.count).max() ?? 0)
  }

  /// Words with the words for their digits, or the digits for their words, in each language.
  func spellings(of words: [[UInt8]]) -> [[[UInt8]]] {
    languages.map { $0.digits }.filter { !$0.isEmpty }.map { digits in
      let spelled = words.map { word in
        word.first.flatMap { digit in
          word.count == 1 && (0x30...0x39).contains(digit) ? digits[Int(digit) - 0x30] : nil
        } ?? word
      }
      guard spelled == words else { return spelled }
      return words.map { word in digits.firstIndex(of: word).map { [0x30 + UInt8($0)] } ?? word }
    }
    .filter { $0 != words }
  }

  /// The words of a text in their plain form.
  func words(of text: String) -> [[UInt8]] { letters.words(of: text) }

  /// The length of the name in the first language that has one, in words; of flags also in letters,
  /// so that "türk" finds Türkiye before Türkmenistan.
  private func nameLength(at place: Int) -> UInt16 {
    let lengths = languages.lazy.map { $0.nameLength(at: place) }
    let length = lengths.first(where: { $0 > 0 }) ?? 0
    return library.isFlag(at: place) ? length : length & 0xff00
  }
}
