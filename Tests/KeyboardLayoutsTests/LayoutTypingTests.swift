import KeyboardCore
import KeyboardLayouts
import Testing

@testable import TypingModel

@Suite("Typing on layouts of xkeyboard-config") struct LayoutTypingTests {
  private static let library = TestLocales.library([
    TestLocales.base, TestLocales.english, TestLocales.russian, TestLocales.french,
    TestLocales.turkish,
    """
    {
      "format": 1, "id": "el", "script": "Grek", "layouts": ["gr"],
      "callouts": { "α": "ά", "ι": "ί ϊ ΐ" }
    }
    """,
    #"{ "format": 1, "id": "es", "script": "Latn", "layouts": ["es"] }"#,
  ])

  /// Types on a system with one layout, for a locale that somebody has chosen.
  private func type(
    _ text: String, on system: String, locale: LocaleIdentifier,
    source: LetterSource = .automatic, isChosen: Bool = true, then moves: [Move] = []
  ) throws -> Playback {
    let provider = XKBLayoutProvider(library: Self.library)
    let layout = try #require(provider.layout(named: system))
    var settings = KeyboardSettings()
    settings.locales = [locale]
    settings.letterSource = source
    if isChosen { settings.currentLocale = locale }
    let controller = KeyboardInputController(library: Self.library, settings: settings)
    controller.services.physicalLayoutProvider = provider
    TestComposer.install(in: controller)
    let playback = Playback(controller, in: .gtk)
    playback.play([
      .send(.layouts(SessionLayouts([.init(name: system, script: layout.script)], active: 0)))
    ])
    for character in text.chars {
      let place = try #require(layout.place(ofText: character))
      let key = try #require(layout.key(keycode: place.keycode, modifiers: place.level.modifiers))
      playback.play([
        .tap(
          TestKey(
            keysym: key.keysym, text: key.text, keycode: place.keycode,
            modifiers: place.level.modifiers))
      ])
    }
    playback.play(moves)
    playback.finish()
    #expect(TypingRules.violations(in: playback.log, of: playback.simulation) == [])
    return playback
  }

  static let typed: [(String, LocaleIdentifier, LetterSource, String, String)] = [
    ("us", "en", .automatic, "The quick brown fox", "The quick brown fox"),
    ("us", "ru", .automatic, "Ghbdtn, vbh!", "Приветб мир!"),
    ("us", "el", .automatic, "geia", "γεια"), ("gr", "el", .automatic, "γεια", "γεια"),
    ("ru", "en", .automatic, "Руддщ", "Hello"), ("gr", "ru", .automatic, "γεια", "пушф"),
    // The language's letters, although not on its usual keys, with signs, and its other scripts.
    ("ru(phonetic)", "ru", .automatic, "1,5", "1,5"), ("bg", "bg", .automatic, "1,5", "1,5"),
    ("gb", "en", .automatic, "Ω§®", "Ω§®"), ("us(mac)", "en", .automatic, "π“”", "π“”"),
    ("in(iipa)", "en", .automatic, "θ", "θ"),
    ("fr(oss)", "en", .automatic, "azerty é2", "azerty é2"),
    ("us", "xx", .automatic, "hello", "hello"), ("us", "fr", .locale, "qwerty 2", "azerty é"),
    ("us", "tr", .locale, "i'I", "ıiI"), ("ru", "en", .locale, "Привет", "Ghbdtn"),
    ("us", "ru", .locale, "123", "123"), ("us", "ru", .system, "ghbdtn", "ghbdtn"),
    ("ru", "en", .system, "привет", "привет"),
  ]

  @Test(arguments: typed)
  func `Letters come from the system or the locale, as set`(
    system: String, locale: LocaleIdentifier, source: LetterSource, typed: String, meant: String
  ) throws {
    #expect(try type(typed, on: system, locale: locale, source: source).shown == meant)
  }

  @Test func `The locale's layout has callouts and dead keys of its own`() throws {
    let callouts = try type("geia", on: "us", locale: "el", then: [.hold("i"), .tap("2")])
    #expect(callouts.shown == "γειαϊ")
    // ' is the dead acute of the Spanish layout, Shift and ' its diaeresis.
    let accents = try type(
      "", on: "us", locale: "es", source: .locale,
      then: [.tap("'"), .tap("e"), .tap("\""), .tap("u"), .tap(";")])
    #expect(accents.shown == "éüñ")
    #expect(accents.marks.hasPrefix("«´» / +é ‹› / «¨» / +ü ‹›"))
  }

  static let chosen: [(LocaleIdentifier, String, LetterSource, String, String)] = [
    ("en", "us(dvorak)", .locale, "qwerty", "',.pyf"),
    ("en", "us(dvorak)", .automatic, "qwerty", "qwerty"),
    ("en", "us(colemak)", .locale, "qwerty", "qwfpgj"),
    ("fr", "fr(bepo)", .locale, "asdf", "auie"), ("fr", "moon", .locale, "asdf", "qsdf"),
    ("ru", "ru(phonetic)", .automatic, "cdghj", "цдгхй"),
  ]

  @Test(arguments: chosen)
  func `A chosen layout applies from the next key on`(
    locale: LocaleIdentifier, layout: String, source: LetterSource, typed: String, meant: String
  ) throws {
    let playback = try type("", on: "us", locale: locale, source: source)
    let controller = playback.simulation.controller
    controller.settings.layouts = [locale: layout]
    playback.play([.type(typed)])
    playback.finish()
    #expect(playback.shown == meant)
    controller.settings.layouts = [:]
    playback.play([.type("q")])
    playback.finish()
    let own = ["fr": "a", "ru": "й"][locale.rawValue] ?? "q"
    #expect(playback.shown == meant + own)
  }
}
