/// The search for the spellings of a word in one language.
///
/// All ways of putting letters on the word are looked up, best first: those with few changes, and
/// with letters from the front of their lists. The search ends with a page of spellings, or when
/// its lookups are used up.
struct SpellingSearch {
  /// The number of spellings that are looked for: a page of a list.
  static let most = 9
  /// The longest word, in letters: a way is made by a function that calls itself for each letter.
  private static let longest = 60
  /// The most ways of a word without joints that are looked up: more find little, and take too long.
  private static let mostWays = 1500
  /// The most of a word with joints, whose parts are looked up then.
  private static let mostWaysOfJoined = 300
  /// How much more than the first spelling the others may cost.
  private static let margin = 6

  private let language: SpellingQuestion.Language
  private let mapping: CaseMapping
  /// Whether a text is a word, or `nil` to end the search.
  private let isWord: (String) -> Bool?

  init(_ language: SpellingQuestion.Language, isWord: @escaping (String) -> Bool?) {
    self.language = language
    mapping = CaseMapping(language.locale)
    self.isWord = isWord
  }

  /// The spellings of a word, best first, without the word itself.
  func spellings(of word: String) -> [String] {
    guard word.count <= Self.longest else { return [] }
    guard word.contains(where: Self.isJoint) else {
      return spellings(ofWhole: word, atMost: Self.mostWays)
    }
    let whole = spellings(ofWhole: word, atMost: Self.mostWaysOfJoined)
    return whole.isEmpty ? spellings(ofParts: word) : whole
  }

  private func spellings(ofWhole word: String, atMost mostWays: Int) -> [String] {
    let places = AccentPlaces(word, language: language)
    let forms = forms(of: word)
    // What is found in the first form, and what is found in the second one only.
    var found: [[String]] = [[], []]
    var ways = 0
    var greatestCost = AccentPlaces.greatestCost
    for cost in 1...AccentPlaces.greatestCost where cost <= greatestCost {
      let isGoingOn = places.forEachWay(of: cost) { way in
        ways += 1
        guard ways <= mostWays else { return false }
        for (index, form) in forms.enumerated() where found[0].isEmpty || index == 0 {
          guard let isWord = isWord(form.entry(way)) else { return false }
          let spelling = form.spelling(way)
          guard isWord, spelling != word, !found[index].contains(spelling) else { continue }
          found[index].append(spelling)
          greatestCost = min(greatestCost, cost + Self.margin)
          return found[index].count < Self.most
        }
        return true
      }
      guard isGoingOn else { break }
    }
    let spellings = found.first { !$0.isEmpty } ?? []
    let frequent = spellings.filter { language.frequentWords.contains(small($0)) }
    let usual = spellings.filter { hasFrequentEnding(small($0)) }
    return (frequent + usual + spellings).withoutDuplicates
  }

  private func hasFrequentEnding(_ word: String) -> Bool {
    word.indices.contains { language.frequentWords.contains("-" + word[$0...]) }
  }

  /// A form in which a word may be in a dictionary.
  private struct Form {
    /// What is looked up for a way of putting accents on the word.
    var entry: (String) -> String = { $0 }
    /// How it is spelled in the text.
    var spelling: (String) -> String = { $0 }
  }

  /// The forms of a word, most likely first.
  ///
  /// A word of capitals is there in small letters. A word without capitals may be a name or a German
  /// noun, which has one.
  private func forms(of word: String) -> [Form] {
    let letters = word.chars
    let hasSmallLetters = letters.contains { (mapping.uppercased($0) ?? $0) != $0 }
    guard letters.contains(where: mapping.isUppercase) else {
      return [Form(), Form(entry: capitalized, spelling: capitalized)]
    }
    guard letters.count > 1, !hasSmallLetters else { return [Form()] }
    return [Form(entry: small), Form(entry: { capitalized(small($0)) })]
  }

  private func small(_ text: String) -> String { text.chars.map(mapping.lowercased).joined() }

  private func capitalized(_ text: String) -> String {
    let first = String(text.prefix(1))
    return (mapping.uppercased(first) ?? first) + text.dropFirst()
  }

  /// The spellings of a word by those of its parts between apostrophes and hyphens.
  private func spellings(ofParts word: String) -> [String] {
    let parts = word.split(omittingEmptySubsequences: false) { Self.isJoint($0) }.map(String.init)
    guard parts.count > 1 else { return [] }
    let joints = word.filter(Self.isJoint).map(String.init) + [""]
    var ways = [(text: "", rank: 0)]
    for (part, joint) in zip(parts, joints) {
      var choices = spellings(ofWhole: part, atMost: Self.mostWays)
      if choices.isEmpty || isWord(part) == true { choices.insert(part, at: 0) }
      ways = ways.flatMap { way in
        choices.enumerated().map { (way.text + $1 + joint, way.rank + $0) }
      }
      ways.sort { $0.rank < $1.rank }
      ways = Array(ways.prefix(Self.most + 1))
    }
    return Array(ways.map(\.text).filter { $0 != word }.prefix(Self.most))
  }

  private static func isJoint(_ character: Character) -> Bool { "'’-‐‑".contains(character) }
}
