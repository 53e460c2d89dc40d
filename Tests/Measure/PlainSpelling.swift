import KeyboardCore

/// Takes the accents off the words of a language.
struct PlainSpelling {
  private let mapping: CaseMapping
  /// One letter, or two, for each letter with an accent.
  private var plain: [String: String] = [:]

  init(locale: LocaleIdentifier, letters: Set<Character>, library: LocaleLibrary) {
    mapping = CaseMapping(locale)
    let all = letters.union("abcdefghijklmnopqrstuvwxyz")
    let question = SpellingQuestion(word: String(all), locales: [locale], library: library)
    for language in question.languages {
      for lists in [language.letters, language.foreignLetters] {
        for (key, letters) in lists.sorted(by: { ($0.key.count, $0.key) < ($1.key.count, $1.key) })
        {
          for letter in letters where plain[letter] == nil { plain[letter] = key }
        }
      }
    }
  }

  func text(_ word: String) -> String {
    let isCapitals = word.chars.allSatisfy { mapping.uppercased($0) ?? $0 == $0 }
    return word.chars.map { letter in
      let small = mapping.lowercased(letter)
      guard let first = plain[small] else { return letter }
      // A Vietnamese ấ is an â, and that is an a.
      let plain = plain[first] ?? first
      guard small != letter else { return plain }
      let capitals = plain.chars.map { mapping.uppercased($0) ?? $0 }
      return isCapitals ? capitals.joined() : (capitals.first ?? "") + plain.dropFirst()
    }.joined()
  }
}
