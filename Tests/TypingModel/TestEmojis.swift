import KeyboardCore

/// A few emoji with their names in English and German, and those used last.
final class TestEmojis: EmojiProvider {
  private static let order = """
    😀\tsmileys\t1
    😂\tsmileys\t1\t:joy:
    🫠\tsmileys\t3
    👍\tsmileys\t1
    👋\tsmileys\t1
    💅\tsmileys\t3
    🧑‍🤝‍🧑\tsmileys\t3
    🐱\tanimals\t1
    🐈\tanimals\t3
    🦦\tanimals\t3
    🍕\tfoods\t1
    ❤️\tsymbols\t1
    🇸🇪\tflags\t3\tse swe
    """
  private static let english = """
    @fillers\tof\tthe
    @endings\ts\ted\ting\tes\ties
    @tones\tlight skin\tmedium-light skin\tmedium skin\tmedium-dark skin\tdark skin
    grinning face\tface\tgrin
    face with joyful tears\tface\tjoy\tlaugh
    melting face\tdisappear\tsmile
    thumbs up\thand\tup
    waving hand\twave\thand
    nail polish\tcare\tcosmetics
    people holding hands\tcouple\thand
    cat face\tface\tpet
    cat\tpet
    otter\tfishing
    pizza\tcheese\tslice
    red heart\theart\tlove
    flag: Sweden\tflag
    """
  private static let german = """
    @fillers\tder
    @tones\thelle Haut\tmittelhelle Haut\tmittlere Haut\tmitteldunkle Haut\tdunkle Haut
    grinsendes Gesicht\tGesicht
    Gesicht mit Freudentränen\tlachen
    schmelzendes Gesicht\tverschwinden
    Daumen hoch\tDaumen
    winkende Hand\tHand
    Nagellack\tNägel
    sich an den Händen haltende Personen\tHand
    Katzengesicht\tKatze
    Katze\tTier
    Otter\tTier
    Pizza\tKäse
    rotes Herz\tHerz

    """
  private static let letters = "ä\ta\nö\to\nü\tu\né\te\nй\tи\nß\tss"

  let search: EmojiSearch
  private(set) var recents = EmojiRecents()
  /// The signs that are offered behind the emoji, or `nil`.
  var signs: CharacterSearch?
  /// Whether there is any data.
  var isMissing = false

  /// Creates a provider for which some emoji were used of late, the last one last.
  init(used: String...) {
    let letters = PlainLetters(parsing: Self.letters)
    search = EmojiSearch(
      library: EmojiLibrary(parsing: Self.order),
      languages: [Self.german, Self.english].map { EmojiNames(parsing: $0, letters: letters) },
      letters: letters)
    for emoji in used { recents.register(Emoji(emoji)) }
  }

  func search(for locale: LocaleIdentifier) -> EmojiSearch? { isMissing ? nil : search }
  func characters(for locales: [LocaleIdentifier]) -> CharacterSearch? { signs }
  func register(_ emoji: Emoji) { recents.register(emoji) }
}
