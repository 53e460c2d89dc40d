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
    let found = Looks.signs(like: text) + relatives(of: text, limit) + named(text, limit)
    return Array(found.withoutDuplicates.prefix(limit))
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

  /// Whole words come before beginnings, and names in the user's languages before Unicode's.
  private func named(_ text: String, _ limit: Int) -> [String] {
    let words = signs.words(of: text)
    guard !words.isEmpty else { return [] }
    let matches = names.matches(words, limit: limit, shows)
    return shown(signs.emojis(matching: text, wholeWords: true))
      + matches.filter(\.isWhole).map { String($0.scalar) }
      + shown(signs.emojis(matching: text))
      + matches.filter { !$0.isWhole }.map { String($0.scalar) }
  }

  private func shown(_ signs: [Emoji]) -> [String] {
    signs.map(\.char).filter { $0.unicodeScalars.allSatisfy { shows($0, rank: 0) } }
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
