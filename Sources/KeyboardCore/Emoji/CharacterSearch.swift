/// Finds any character by its name, its look or its code point, and knows their names.
public struct CharacterSearch: Sendable {
  /// The highest rank of characters that nearly all systems have fonts for.
  private static let usualRank = 1

  private let names: CharacterNames
  private let signs: EmojiSearch
  private let fonts: Fonts
  private let letterName: @Sendable (String) -> String?

  /// What is known about the characters that fonts show.
  package enum Fonts: Sendable {
    /// All characters are offered.
    case any
    /// Only common characters are offered.
    case unknown
    case known(CharacterRanges)
  }

  /// Creates a search from files of `data/characters`.
  ///
  /// - Parameters:
  ///   - names: The file of all names.
  ///   - signs: A search with the files of signs and their names in some languages, which have the
  ///     form of the emoji's.
  public init(names: String, signs: EmojiSearch) {
    self.init(names: CharacterNames(parsing: names), signs: signs, fonts: .any)
  }

  /// Creates a search; `letterName` names letters as they are spoken, if there is such a name.
  package init(
    names: CharacterNames, signs: EmojiSearch, fonts: Fonts,
    letterName: @escaping @Sendable (String) -> String? = { _ in nil }
  ) {
    self.names = names
    self.signs = signs
    self.fonts = fonts
    self.letterName = letterName
  }

  /// The name of a text of up to three characters, such as "em dash", or else its code points, such as
  /// "U+AC00"; `nil` for other texts.
  ///
  /// Signs have their names in the first language that has one, and others Unicode's in small letters.
  public func name(of text: String) -> String? {
    guard (1...3).contains(text.unicodeScalars.count) else { return nil }
    return knownName(of: text) ?? Self.codePoints(of: text)
  }

  /// A text of up to three characters and its name, "é · e with acute", or `nil` for other texts.
  package func title(of text: String) -> String? {
    name(of: text).map { "\(text.onCircle) · \($0)" }
  }

  /// The name of a text, or `nil` if it has none.
  package func knownName(of text: String) -> String? {
    // That of a plain letter is the letter.
    if let name = letterName(text), name != text { return name }
    let names = text.unicodeScalars.compactMap {
      signs.name(of: Emoji(String($0))) ?? self.names.name(of: $0)?.lowercased()
    }
    return names.isEmpty ? nil : names.joined(separator: ", ")
  }

  /// The code points of a text: "U+0065 U+0301".
  package static func codePoints(of text: String) -> String {
    text.unicodeScalars.map { "U+" + digits(of: $0) }.joined(separator: " ")
  }

  /// The characters that a text names, looks like or is, the best first.
  ///
  /// - Parameters:
  ///   - text: Words of names in any of the languages, a look such as `<=`, a code point such as
  ///     `U+2264`, or one character, which finds its relatives, too.
  ///   - limit: The maximum length of the result.
  /// - Returns: Characters that fonts show.
  public func characters(matching text: String, limit: Int = .max) -> [String] {
    let text = text.trimmingSpaces
    if let code = CodePoint.scalar(of: text) { return [String(code)] }
    return characters(like: text, named(text, limit), limit)
  }

  /// The characters that a text certainly means, which come before emoji: that of a code point, those
  /// that it looks like, and itself.
  ///
  /// Plain letters and digits are words, even if they look like a sign.
  package func meant(by text: String) -> [String] {
    let text = text.trimmingSpaces
    if let code = CodePoint.scalar(of: text) { return [String(code)] }
    guard signs.words(of: text) != [Array(text.lowercased().utf8)] else { return [] }
    return Looks.signs(like: text) + relatives(of: text, 0)
  }

  /// Emoji and characters, in the order in which people look for them: characters that are certainly
  /// meant, emoji among which those characters stand that have exactly that name, and all others.
  ///
  /// - Parameters:
  ///   - text: What is searched for.
  ///   - emojis: The emoji that it finds.
  ///   - limit: How many characters are enough.
  /// - Returns: All emoji and at most `limit` characters; a character can also be an emoji.
  package func entries(
    matching text: String, emojis: [EmojiSearch.Match], limit: Int
  ) -> [Entry] {
    let text = text.trimmingSpaces
    let found = named(text, limit)
    var named = found.named.sorted { $0.merit < $1.merit }[...]
    var entries = meant(by: text).map { Entry.character($0) }
    for match in emojis {
      while let sign = named.first, sign.merit < match.merit {
        entries.append(.character(sign.character))
        named.removeFirst()
      }
      entries.append(.emoji(match.emoji))
    }
    entries += characters(like: text, found, limit).map { .character($0) }
    return entries.withoutDuplicates
  }

  /// What a search for emoji and characters finds.
  package enum Entry: Hashable {
    case emoji(Emoji)
    case character(String)
  }

  /// The characters that words name.
  private struct Found {
    /// Those of which the words are all of a name or keyword or among them, and how far they are from
    /// a common emoji of that name.
    var named: [(character: String, merit: Int)] = []
    /// All of them, the best first.
    var all: [String] = []
  }

  private func characters(like text: String, _ found: Found, _ limit: Int) -> [String] {
    let like = Looks.signs(like: text) + Looks.digits(of: text) + relatives(of: text, limit)
    return Array((like + found.all).withoutDuplicates.prefix(limit))
  }

  /// A single character that is no letter or digit of ASCII, and those with the same first words.
  private func relatives(of text: String, _ limit: Int) -> [String] {
    let scalars = text.unicodeScalars
    guard scalars.count == 1, let scalar = scalars.first, let name = names.name(of: scalar),
      !scalar.isASCII || !(scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
    else { return [] }
    let words = name.utf8.split { $0 < 0x30 }.prefix { !$0.elementsEqual("WITH".utf8) }
    let matches = names.matches(words.map { Array($0) }, limit: limit, shows)
    return [text] + matches.filter(\.isWhole).map { String($0.scalar) }
  }

  /// Whole words come before beginnings, and names in the user's languages before Unicode's, which
  /// come before those without all words of the search; a code point is no word.
  private func named(_ text: String, _ limit: Int) -> Found {
    let words = CodePoint.isBeginning(text) ? [] : signs.words(of: text)
    guard !words.isEmpty else { return Found() }
    let whole = signs.matches(for: text, wholeWords: true).filter { shows($0.emoji) }
    let matches =
      ([words] + signs.spellings(of: words)).lazy
      .map { names.matches($0, limit: limit, shows) }.first { !$0.isEmpty } ?? []
    let wholeNames = matches.filter(\.isWhole)
    return Found(
      named: whole.map { ($0.emoji.char, $0.merit + Self.distance(of: $0)) }
        + wholeNames.filter { $0.isName && !$0.scalar.isASCII }
        .map { (String($0.scalar), Self.nameDistance) }
        + Looks.digits(of: text).map { ($0, Self.nameDistance) },
      all: whole.filter { $0.merit < EmojiSearch.Match.stage }.map(\.emoji.char)
        + wholeNames.map { String($0.scalar) } + whole.map(\.emoji.char)
        + signs.emojis(matching: text).filter { shows($0) }.map(\.char)
        + matches.filter { !$0.isWhole }.map { String($0.scalar) })
  }

  /// How far a sign is behind emoji that match as well: nothing for a name, a little for a keyword,
  /// because keywords of signs are often words of another sense, such as "hour" for °; and with single
  /// words it comes after all emoji but those with other or misspelt words, as do signs that are keys.
  private static func distance(of match: EmojiSearch.Match) -> Int {
    guard match.emoji.char.utf8.count > 1 else { return 18 }
    return switch match.fit {
    case .name: 0
    case .keyword: 11
    case .words, .beginning: 18
    }
  }

  /// How far a common character with exactly that name in English is from a common emoji with it.
  private static let nameDistance = 16

  private func shows(_ sign: Emoji) -> Bool {
    sign.char.unicodeScalars.allSatisfy { shows($0, rank: 0) }
  }

  /// Whether some font shows a character of a rank.
  private func shows(_ scalar: Unicode.Scalar, rank: Int) -> Bool {
    switch fonts {
    case .any: true
    case .unknown: rank <= Self.usualRank
    case .known(let ranges): ranges.contains(scalar)
    }
  }

  private static func digits(of scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}

extension String {
  fileprivate var trimmingSpaces: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
