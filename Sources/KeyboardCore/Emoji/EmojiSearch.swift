/// Finds emoji by their names and keywords in several languages.
public struct EmojiSearch: Sendable {
  /// The emoji to find.
  public let library: EmojiLibrary

  private let languages: [EmojiNames]
  private let letters: PlainLetters
  /// Words of all languages that a search can do without.
  private let fillers: Set<[UInt8]>
  private let measures: Set<[UInt8]>

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

  /// The emoji whose names or keywords contain all words of a text, or words that begin with them.
  ///
  /// Whole names and keywords come first, then words of names, then those of keywords; whole words
  /// come before beginnings, and these before other forms of a word. Recent and common emoji move up,
  /// even past better matches, but not past whole names and keywords. A word without matches may be
  /// misspelt. If nothing is found, a skin tone may be named, or words such as "of" are left out; a
  /// text without spaces may be two words.
  /// Smileys such as `:)` stand for one or two emoji, and `:name:` is a name that chats use.
  /// - Parameters:
  ///   - text: Words of any of the languages, regardless of case and accents.
  ///   - recents: Emoji used recently.
  ///   - limit: The maximum length of the result.
  /// - Returns: The best matches first; nothing for a text without words.
  public func emojis(matching text: String, recents: [Emoji] = [], limit: Int = .max) -> [Emoji] {
    emojis(matching: text, recents: recents, limit: limit, wholeWords: false)
  }

  /// The same, but with `wholeWords` only those that have all words as they are.
  func emojis(
    matching text: String, recents: [Emoji] = [], limit: Int = .max, wholeWords: Bool
  ) -> [Emoji] {
    if let meant = Smileys.meaning(of: text) {
      return meant.filter { library.place(of: $0) != nil }
    }
    let words = letters.words(of: text).map(SearchedWord.init)
    let telling = words.filter { !fillers.contains($0.bytes) }
    let isName = text.first == ":" && text.last == ":"
    let named = isName ? library.places(ofCode: Array(text.lowercased().utf8)) : []
    let recentPlaces = Set(recents.compactMap(library.place))

    func ranked(_ words: [SearchedWord]) -> [Emoji] {
      let scores = EmojiScores(words, telling: telling, in: library, languages, isName: isName)
      let found = scores.places.compactMap { place -> (key: Int, place: Int)? in
        guard !wholeWords || scores.isWhole(place) else { return nil }
        let rank = recentPlaces.contains(place) ? 0 : library.rank(at: place)
        let merit = scores[place] + 4 * Int(rank)
        // The most common emoji are ordered by their use, others by the length of their names.
        let use = rank < 2 ? Int((rank * 1000).rounded()) : 2000
        return (merit << 40 | use << 28 | Int(nameLength(at: place)) << 12 | place, place)
      }
      let places = found.sorted { $0.key < $1.key }.map(\.place)
      return (named + places.filter { !named.contains($0) }).map { library.emojis[$0] }
    }

    let things = telling.filter { !measures.contains($0.bytes) }
    var count = Int.max
    for words in [words, telling, things] where !words.isEmpty && words.count < count {
      count = words.count
      var found = ranked(words)
      if found.isEmpty, let named = languages.lazy.compactMap({ $0.tones.split(words) }).first {
        found = ranked(named.rest).compactMap { $0.variant(ofTone: named.tone) }
      }
      if !found.isEmpty { return Array(found.prefix(limit)) }
    }
    let parted = words.count == 1 ? words[0].parts.lazy.map(ranked).first { !$0.isEmpty } : nil
    return parted.map { Array($0.prefix(limit)) } ?? []
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
