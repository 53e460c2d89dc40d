extension SpellingQuestion {
  /// The spellings of the word with accents, best first, at most a page of them.
  ///
  /// - Parameter isWord: Whether a text is a word of a language, or `nil` to end the search early.
  public func spellings(isWord: (LocaleIdentifier, String) -> Bool?) -> [String] {
    withoutActuallyEscaping(isWord) { isWord in
      let found = languages.flatMap { language in
        SpellingSearch(language) { isWord(language.locale, $0) }.spellings(of: word)
      }
      return Array(found.withoutDuplicates.prefix(SpellingSearch.most))
    }
  }
}
