import KeyboardCore
import Testing

@Suite("The search for spellings with accents") struct SpellingSearchTests {
  private static let letters: [LocaleIdentifier: [String: [String]]] = [
    "fr": [
      "a": ["à", "â"], "c": ["ç"], "e": ["é", "è", "ê", "ë"], "i": ["î", "ï"], "o": ["ô"],
      "u": ["ù", "û", "ü"], "oe": ["œ"],
    ],
    "de": [
      "a": ["ä"], "o": ["ö"], "u": ["ü"], "ss": ["ß"], "ae": ["ä"], "oe": ["ö"], "ue": ["ü"],
    ],
    "tr": ["i": ["ı"], "s": ["ş"]],
  ]
  private static let words: [LocaleIdentifier: Set<String>] = [
    "fr": [
      "élève", "élevé", "élevée", "pêche", "péché", "peche", "où", "ou", "à", "a", "là", "la",
      "œuvre", "être", "peut", "peut-être", "l'été", "été", "garçon", "Élodie", "crème", "brûlée",
      "c'est-à-dire",
    ],
    "de": ["Äpfel", "Straße", "über", "schön", "Maße", "Masse", "élève"],
    "tr": ["ışık"],
  ]

  private func spellings(_ word: String, _ locales: LocaleIdentifier...) -> [String] {
    let languages = locales.map { locale in
      SpellingQuestion.Language(
        locale: locale, letters: Self.letters[locale] ?? [:],
        foreignLetters: locale == "de" ? ["e": ["é", "è"]] : [:])
    }
    return SpellingQuestion(word: word, languages: languages).spellings { locale, text in
      // As in spelling dictionaries, a word may begin with a capital.
      let small = text.prefix(1).lowercased() + text.dropFirst()
      return [text, small].contains { Self.words[locale]?.contains($0) ?? false }
    }
  }

  private func found(
    _ word: String, _ language: SpellingQuestion.Language, in dictionary: [String]
  ) -> [String] {
    SpellingQuestion(word: word, languages: [language]).spellings { dictionary.contains($1) }
  }

  @Test func `Spellings that are far less likely than the first are left out`() {
    let letters = ["a": ["à"], "b": (1...9).map { "b\($0)" }]
    let language = SpellingQuestion.Language(locale: "xx", letters: letters)
    #expect(found("ab", language, in: ["àb", "ab5", "ab9"]) == ["àb", "ab5"])
  }

  @Test(arguments: [
    ("eleve", ["élevé", "élève"]), ("elevee", ["élevée"]), ("peche", ["pêche", "péché"]),
    ("ou", ["où"]), ("a", ["à"]), ("oeuvre", ["œuvre"]), ("garcon", ["garçon"]), ("moon", []),
    ("", []), ("42", []),
  ])
  func `Few changes, with letters from the front of their lists, come first`(
    word: String, expected: [String]
  ) {
    #expect(spellings(word, "fr") == expected)
  }

  @Test(arguments: [
    ("Oeuvre", "Œuvre"), ("OEUVRE", "ŒUVRE"), ("ETRE", "ÊTRE"), ("ELODIE", "ÉLODIE"),
    ("elodie", "Élodie"), ("Elodie", "Élodie"), ("A", "À"),
  ])
  func `The spelling has the case of the word, but names get their capital`(
    word: String, expected: String
  ) {
    #expect(spellings(word, "fr") == [expected])
  }

  @Test(arguments: [
    ("apfel", "Äpfel"), ("strasse", "Straße"), ("aepfel", "Äpfel"), ("Apfel", "Äpfel"),
    ("Aepfel", "Äpfel"), ("APFEL", "ÄPFEL"),
    ("Strasse", "Straße"), ("STRASSE", "STRAẞE"), ("ueber", "über"), ("schoen", "schön"),
    ("Masse", "Maße"), ("eleve", "élève"),
  ])
  func `German nouns, pairs of letters and foreign letters`(word: String, expected: String) {
    #expect(spellings(word, "de") == [expected])
  }

  @Test(arguments: [
    ("l'ete", "l'été"), ("l’ete", "l’été"), ("peut-etre", "peut-être"),
    ("c'est-a-dire", "c'est-à-dire"), ("creme-brulee", "crème-brûlée"), ("qu'etre", "qu'être"),
    ("'etre'", "'être'"), ("a-etre", "a-être"),
  ])
  func `Words with apostrophes and hyphens are found as a whole, else by their parts`(
    word: String, expected: String
  ) {
    #expect(spellings(word, "fr").first == expected)
  }

  @Test func `A word with a capital is found where none in small letters is near`() {
    let language = SpellingQuestion.Language(
      locale: "de", letters: ["a": ["ä"], "o": ["ö"], "u": ["ü"]])
    #expect(found("fluge", language, in: ["flüge", "Flüge"]) == ["flüge"])
    #expect(found("fluge", language, in: ["Flüge"]) == ["Flüge"])
    #expect(found("bologna", language, in: ["Bölogna", "bölögna"]) == ["bölögna"])
    #expect(found("bolognau", language, in: ["Bölognau", "bölögnäü"]) == ["Bölognau"])
    #expect(found("Fluge", language, in: ["flüge", "Flüge"]) == ["Flüge"])
  }

  @Test func `Of equally likely spellings the earliest accent is first where the language says so`()
  {
    for (accentsComeEarly, expected) in [
      (true, ["término", "termíno", "terminó", "términó"]),
      (false, ["terminó", "termíno", "término", "términó"]),
    ] {
      let language = SpellingQuestion.Language(
        locale: "es", letters: ["e": ["é"], "i": ["í"], "o": ["ó"], "u": ["ú"]],
        accentsComeEarly: accentsComeEarly)
      #expect(found("termino", language, in: expected.sorted()) == expected)
    }
  }

  @Test func `Frequent words come first, in any case, and among names as well`() {
    let language = SpellingQuestion.Language(
      locale: "fr", letters: Self.letters["fr"] ?? [:], frequentWords: ["péché", "été", "élève"])
    let words = ["pêche", "péché", "Élevé", "Élève", "été"]
    #expect(found("peche", language, in: words) == ["péché", "pêche"])
    #expect(found("PECHE", language, in: words) == ["PÉCHÉ", "PÊCHE"])
    #expect(found("eleve", language, in: words) == ["Élève", "Élevé"])
    #expect(found("ete", language, in: words) == ["été"])
    // A word that is not in the dictionary is not offered.
    #expect(found("ate", language, in: words).isEmpty)
  }

  @Test func `Words with frequent endings come first, after frequent words`() {
    let language = SpellingQuestion.Language(
      locale: "pt", letters: ["a": ["á", "ã"], "c": ["ç"], "o": ["ó"]],
      frequentWords: ["-ção", "pacáo"])
    let words = ["estacão", "estação", "pacão", "pação", "pacáo", "ção"]
    #expect(found("estacao", language, in: words) == ["estação", "estacão"])
    #expect(found("pacao", language, in: words) == ["pacáo", "pação", "pacão"])
    #expect(found("cao", language, in: words) == ["ção"])
  }

  @Test func `Letters with an accent keep it`() {
    #expect(spellings("éleve", "fr") == ["élevé", "élève"])
    #expect(spellings("élève", "fr").isEmpty)
    #expect(spellings("élevè", "fr").isEmpty)
  }

  @Test func `Case follows the rules of the language`() {
    #expect(spellings("isik", "tr") == ["ışık"])
    #expect(spellings("İŞİK", "tr") == ["IŞIK"])
  }

  @Test func `Each language is searched in its own dictionary, in their order`() {
    #expect(spellings("eleve", "de", "fr") == ["élève", "élevé"])
    #expect(spellings("uber", "fr", "de") == ["über"])
    #expect(spellings("uber", "fr").isEmpty)
  }

  @Test func `At most a page is found`() {
    let language = SpellingQuestion.Language(locale: "fr", letters: Self.letters["fr"] ?? [:])
    let question = SpellingQuestion(word: "eeee", languages: [language])
    #expect(question.spellings { _, _ in true }.count == 9)
  }

  @Test func `A long word ends soon, and a dictionary can end the search`() {
    let language = SpellingQuestion.Language(locale: "fr", letters: Self.letters["fr"] ?? [:])
    let word = String(repeating: "aeiou", count: 12)
    let question = SpellingQuestion(word: word, languages: [language])
    var lookups = 0
    let found = question.spellings { _, _ in
      lookups += 1
      return false
    }
    #expect(found.isEmpty)
    #expect((1...4000).contains(lookups))
    #expect(spellings(String(repeating: "ete", count: 2000), "fr").isEmpty)
    lookups = 0
    let cut = question.spellings { _, text in
      lookups += 1
      return lookups == 1 ? true : nil
    }
    #expect(cut.count == 1)
    #expect(lookups == 2)
  }
}
