extension SpellingQuestion {
  /// A stub until the letters of locales are read.
  init(word: String, locales: [LocaleIdentifier], library: LocaleLibrary) {
    self.init(word: word, languages: [])
  }
}
