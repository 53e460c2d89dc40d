extension SpellingQuestion {
  /// Creates a question with the letters that locales offer for those of a word.
  ///
  /// - Parameters:
  ///   - word: The word as it is in the text.
  ///   - locales: The languages to look in, in their order; sets of signs have no words.
  ///   - library: Knows the letters of the locales.
  public init(word: String, locales: [LocaleIdentifier], library: LocaleLibrary) {
    self.init(
      word: word,
      languages: locales.withoutDuplicates.filter { !$0.isSet }.map { locale in
        Language(
          locale: locale, keys: Set(word.chars.map(CaseMapping(locale).lowercased)), library)
      })
  }
}

extension SpellingQuestion.Language {
  /// Letters that stand for two, and for none alone.
  private static let pairs = ["æ": "ae", "œ": "oe", "ß": "ss"]
  /// What languages have instead of some letters where these are missing.
  private static let substitutes: [LocaleIdentifier: [String: String]] = [
    "de": ["ae": "ä", "oe": "ö", "ue": "ü"], "da": ["aa": "å", "oe": "ø"],
    "nb": ["aa": "å", "oe": "ø"], "nn": ["aa": "å", "oe": "ø"],
  ]

  /// Languages in which, of equally likely spellings, the one with the earliest accent is right more
  /// often; in others it is the one with the latest.
  // The right one was first for so many % of the 1,000 most frequent words with accents of wordfreq
  // 3.1, with Debian 12's dictionaries: es 91.7 → 98.3, ca 89.8 → 94.1, pt-BR 93.1 → 95.8, fr 95.2 →
  // 95.4. It became less in cs, ro, sk and tr; da, it, nb, pl, sv, and hu changed by less than 1.
  private static let early: Set<LocaleIdentifier> = ["ca", "es", "fr", "pt"]

  fileprivate init(locale: LocaleIdentifier, keys: Set<String>, _ library: LocaleLibrary) {
    let steps = library.steps(of: locale)
    var own: [String: [String]] = [:]
    var foreign: [String: [String]] = [:]
    func add(_ letters: [String], of key: String, to list: inout [String: [String]]) {
      for letter in letters where letter.isLowercaseLetter {
        let key = Self.pairs[letter] ?? key
        list[key, default: []].append(letter)
        if steps.contains(letter) {
          list[key, default: []] += library.nextCallouts(of: locale, after: letter)
        }
      }
    }
    // A letter with an accent keeps it, unless it is a step to others.
    for key in keys where key.isLowercaseLetter {
      guard steps.contains(key) || !library.offers(key, of: locale) else { continue }
      let entries = library.entries(of: locale, for: key)
      add(entries.own, of: key, to: &own)
      add(entries.foreign, of: key, to: &foreign)
    }
    for (pair, letter) in Self.substitutes[locale.language] ?? [:] {
      own[pair, default: []].append(letter)
    }
    self.init(
      locale: locale, letters: own.mapValues(\.withoutDuplicates),
      foreignLetters: foreign.mapValues(\.withoutDuplicates),
      accentsComeEarly: Self.early.contains(locale.language),
      frequentWords: library.frequentSpellings(of: locale))
  }
}

extension LocaleLibrary {
  /// Whether a letter stands in the list of another, as é does in that of e.
  fileprivate func offers(_ letter: String, of locale: LocaleIdentifier) -> Bool {
    guard letter.unicodeScalars.contains(where: { !$0.isASCII }) else { return false }
    return lineage(of: locale).contains { data in
      data.callouts.contains { $0.key != letter && $0.value.all.contains(letter) }
    }
  }
}

extension String {
  /// Whether it is one lower-case letter, such as é.
  fileprivate var isLowercaseLetter: Bool {
    count == 1 && unicodeScalars.first?.properties.generalCategory == .lowercaseLetter
  }
}
