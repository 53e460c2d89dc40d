extension SpellingQuestion {
  /// Finds the spellings of the word with accents, without the word itself.
  ///
  /// - Parameter isWord: Whether a text is a word of a language, or `nil` to end the search early.
  /// - Returns: The spellings best first, at most nine: a page of a list. They have the case of the word, but
  ///   for names and German nouns, which get their capital.
  public func spellings(isWord: (LocaleIdentifier, String) -> Bool?) -> [String] {
    withoutActuallyEscaping(isWord) { isWord in
      let found = languages.flatMap { language in
        SpellingSearch(language) { isWord(language.locale, $0) }.spellings(of: word)
      }
      return Array(found.withoutDuplicates.prefix(SpellingSearch.most))
    }
  }
}
