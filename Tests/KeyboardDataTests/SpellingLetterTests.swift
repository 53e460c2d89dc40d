import KeyboardCore
import KeyboardData
import Testing

@Suite("The letters of a question about spelling") struct SpellingLetterTests {
  private func language(_ word: String, _ locale: LocaleIdentifier) -> SpellingQuestion.Language? {
    SpellingQuestion(word: word, locales: [locale], library: .standard).languages.first
  }

  @Test(
    arguments: [
      ("fr", "e", ["é", "è", "ê", "ë"]), ("fr", "oe", ["œ"]), ("fr", "ae", ["æ"]),
      ("fr", "i", ["î", "ï"]),
      ("pl", "z", ["ż", "ź"]), ("pl", "l", ["ł"]), ("de", "ss", ["ß"]), ("de", "ue", ["ü"]),
      ("da", "oe", ["ø"]), ("tr", "i", ["ı", "î"]), ("ru", "е", ["ё"]),
    ] as [(LocaleIdentifier, String, [String])])
  func `Own letters are in the order of their list, signs and other letters are not there`(
    locale: LocaleIdentifier, key: String, letters: [String]
  ) {
    #expect(language("\(key)x", locale)?.letters[key] == letters)
  }

  @Test func `Foreign letters are apart`() {
    let german = language("cafe", "de")
    #expect(german?.letters["e"] == nil)
    #expect(german?.foreignLetters["e"]?.first == "é")
    // An ordinal sign and a raised letter are no letters with an accent.
    #expect(language("e", "fr")?.foreignLetters["e"]?.contains("ᵉ") == false)
  }

  @Test func `A letter with an accent has none, unless it is a step to others`() {
    #expect(language("é", "fr")?.letters.isEmpty == true)
    #expect(language("â", "vi")?.letters["â"] == ["ấ", "ầ", "ẩ", "ẫ", "ậ"])
    #expect(language("a", "vi")?.letters["a"]?.contains("ậ") == true)
  }

  @Test func `Only the letters of the word are there, and sets of signs are left out`() {
    let question = SpellingQuestion(
      word: "Été", locales: ["und-fonipa", "fr", "de", "fr"], library: .standard)
    #expect(question.languages.map(\.locale) == ["fr", "de"])
    #expect(question.languages.first?.letters.keys.sorted() == [])
    #expect(
      SpellingQuestion(word: "ETE", locales: ["fr"], library: .standard).languages.first?.letters
        .keys
        .sorted() == ["e"])
  }
}
