/// The names of the skin tones in a language.
struct ToneNames {
  /// The words that each tone's name has, and not all of them: "medium" and "dark".
  private let own: [[[UInt8]]]
  /// The words of all of them: "skin" and "tone".
  private let shared: [[UInt8]]

  /// Creates the names from their words, in plain form, from light to dark.
  init(_ names: [[[UInt8]]]) {
    let shared = names.first?.filter { word in names.allSatisfy { $0.contains(word) } } ?? []
    self.shared = shared
    own = names.map { $0.filter { !shared.contains($0) } }
  }

  /// Finds the tone that a search names, from 0 for light, and the words that do not name it.
  func split(_ words: [SearchedWord]) -> (tone: Int, rest: [SearchedWord])? {
    var named: Set<[UInt8]> = []
    var rest: [SearchedWord] = []
    for word in words {
      let meant = Set(own.joined().filter { Self.isForm(word.bytes, of: $0) })
      // The word itself is better than another form of it.
      let exact = meant.filter { $0 == word.bytes }
      named.formUnion(exact.isEmpty ? meant : exact)
      if meant.isEmpty, !shared.contains(where: { Self.isForm(word.bytes, of: $0) }) {
        rest.append(word)
      }
    }
    guard !named.isEmpty, !rest.isEmpty, let tone = own.firstIndex(where: { Set($0) == named })
    else { return nil }
    return (tone, rest)
  }

  /// Whether two words differ at most in a short ending, such as "dunkel" and "dunkle".
  private static func isForm(_ word: [UInt8], of other: [UInt8]) -> Bool {
    let stem = zip(word, other).prefix { $0 == $1 }.count
    let letter = word.first.map { $0 < 0xc0 ? 1 : 2 } ?? 1
    return word == other
      || stem >= 4 * letter && max(word.count, other.count) - stem <= 2 * letter
  }
}
