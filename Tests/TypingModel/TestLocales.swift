import KeyboardCore

/// Locales small enough to be seen at a glance.
enum TestLocales {
  static let library = library([base, english, german, turkish, russian, french, vietnamese])

  /// What all locales offer.
  ///
  /// `o` has more than a page shows, `n` a letter without a capital of its own length.
  static let base = """
    {
      "format": 1, "id": "base",
      "callouts": {
        "a": "à á", "c": "ç", "e": "é è ê ë", "i": "í î", "n": "ñ ŉ",
        "o": "ò ó ô õ ö ø ō ő ơ ǒ ŏ œ", "s": "ß ś",
        "$": "€ £", ".": "…", "-": "– —", "g̃": "ĝ"
      }
    }
    """
  /// `o` has two pages.
  ///
  /// The texts are those of the list of emoji; others are shown by their names.
  static let english = """
    {
      "format": 1, "id": "en", "script": "Latn", "layouts": ["us"],
      "callouts": { "o": "ò ó ô õ ö ø ō ő ơ ǒ ŏ œ" },
      "keys": {
        "recent": "Recent", "emojiSmileys": "Smileys", "emojiAnimals": "Animals",
        "emojiFoods": "Food"
      }
    }
    """
  static let german = """
    {
      "format": 1, "id": "de", "script": "Latn", "layouts": ["de"],
      "quotation": ["„", "“", "‚", "‘"],
      "callouts": { "a": "ä", "s": "ß | š" }
    }
    """
  static let turkish = """
    {
      "format": 1, "id": "tr", "script": "Latn", "layouts": ["tr"],
      "replace": { "i": "ı î", "ı": "i" }
    }
    """
  static let russian = """
    {
      "format": 1, "id": "ru", "script": "Cyrl", "layouts": ["ru"], "callouts": { "е": "ё" }
    }
    """
  static let french = """
    {
      "format": 1, "id": "fr", "script": "Latn", "layouts": ["fr(oss)"],
      "callouts": { "e": "ê | ē" }
    }
    """
  static let vietnamese = """
    {
      "format": 1, "id": "vi", "script": "Latn", "layouts": ["us"],
      "callouts": { "a": "á â", "â": "ấ ầ | 2" }, "steps": ["â"]
    }
    """

  /// A library from the texts of locale files.
  static func library(_ texts: [String]) -> LocaleLibrary { LocaleLibrary(texts.map(data)) }

  /// A locale from the text of its file.
  static func data(_ text: String) -> LocaleData { trusted(try LocaleData(parsing: text)) }
}
