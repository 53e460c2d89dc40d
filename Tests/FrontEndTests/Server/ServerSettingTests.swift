import FrontEnd
import GLib
import IBus
import KeyboardCore
import Testing

@testable import TypingModel

/// The user's stored settings, which change while the engine runs.
@Suite("Settings of the running engine") struct ServerSettingTests {
  private static let pick: [Move] = [.hold("o"), .tap("1"), .tap("t")]
  private static let shortHold: [Move] = [.hold("o", for: 300), .tap("1"), .tap("t")]

  /// Changes in their order, and what some keys type from then on.
  private static let changes: [(key: String, value: String, moves: [Move], text: String)] = [
    ("hold-delay", "500", shortHold, "o1t"), ("hold-delay", "200", shortHold, "ót"),
    ("hold", "false", pick, "o1t"), ("hold", "true", pick, "ót"),
    ("locales", "['de']", pick, "öt"), ("locales", "['es']", pick, "ót"),
    ("hold-rules", "['gtk3-*=off']", pick, "o1t"), ("hold-rules", "[]", pick, "ót"),
    ("release-picks", "true", [.press("o"), .wait(600), .tap(.right), .release("o")], "ó"),
    ("layouts", "['es=us(dvorak)']", [.tap("d")], "d"),
    ("letter-source", "'locale'", [.tap("d")], "e"), ("layouts", "[]", [.tap("d")], "d"),
  ]

  @Test func `A change takes effect at once`() throws {
    try ServerDesk.with(engine: "callout") { desk in
      for change in Self.changes {
        desk.store(change.key, change.value)
        let text = desk.text(after: change.moves)
        #expect(text == change.text, "\(change.key) \(change.value)")
      }
      #expect(desk.log.lines == [])
    }
  }

  @Test func `A locale that is chosen at the keyboard is stored, and comes first in lists`() throws
  {
    try ServerDesk.with(
      engine: "callout",
      stored: [
        "locales": "['es', 'de']", "locale": "'es'", "key-bindings": "['Escape=nextLocale']",
      ]
    ) { desk in
      desk.perform(.tap(.escape))
      #expect(desk.stored["locale"] == "'de'")
      #expect(desk.list(of: "o").first == "ö")
    }
  }

  @Test func `A locale that follows the layout is nobody's choice, and not stored`() throws {
    try ServerDesk.with(engine: "callout", stored: ["locales": "['fr', 'ru']", "locale": "'fr'"]) {
      desk in
      let layouts = [
        SessionLayouts.Layout(name: "us", script: .latin),
        SessionLayouts.Layout(name: "ru", script: .cyrillic),
      ]
      for active in [0, 1] {
        desk.session.handle(.layouts(SessionLayouts(layouts, active: active)))
      }
      desk.clock.pass(10)
      #expect(desk.session.controller.state.keyboardContext.locale == "ru")
      #expect(desk.stored["locale"] == "'fr'")
    }
  }

  @Test func `The only locale is nobody's choice, and not stored, as its layout comes and goes`()
    throws
  {
    try ServerDesk.with(
      engine: "callout",
      stored: [
        "locales": "['fr']", "letter-source": "'locale'", "key-bindings": "['Escape=nextLocale']",
      ]
    ) { desk in
      for _ in 0..<3 {
        desk.perform(.tap(.escape))
        #expect(desk.stored["locale"] == "''")
      }
    }
  }

  @Test func `A switch that an administrator has locked goes back, which is said once`() throws {
    try ServerDesk.with(isLocked: true) { desk in
      for _ in 0..<2 {
        for (item, isOn) in [("hold", true), ("feedback", false)] {
          desk.choose(item, isOn: !isOn)
          let shown = desk.field.menu?.items.first { $0.key == item }
          #expect(shown?.isChecked == isOn)
          #expect(desk.log.count("The setting \(item) is locked") == 1)
        }
      }
      #expect(desk.text(after: Self.pick) == "ôt")
    }
  }

  @Test func `The program may end when nothing was typed for a while`() throws {
    try ServerDesk.with { desk in
      desk.perform(.tap("x"))
      desk.clock.pass(500)
      #expect(!desk.server.isAtRest(for: 1000))
      desk.clock.pass(500)
      #expect(desk.server.isAtRest(for: 1000))
      desk.perform(.press("e"))
      desk.clock.pass(1000)
      #expect(!desk.server.isAtRest(for: 1000))
    }
  }

  @Test func `A locale's engine puts its locale before those of the settings`() throws {
    try ServerDesk.with(stored: ["locales": "['es', 'de']"]) { desk in
      #expect(desk.list(of: "e").first == "é" && desk.list(of: "a").first == "à")
      #expect(desk.list(of: "a").contains("ä"))
    }
  }

  @Test func `The command line takes precedence over stored settings, and keeps it`() throws {
    try ServerDesk.with(
      "hold-delay=150", "hold=true", stored: ["hold-delay": "1500", "hold": "false"]
    ) { desk in
      #expect(desk.text(after: Self.shortHold) == "ôt")
      desk.store("locales", "['es']")
      #expect(desk.text(after: [.hold("a", for: 300)]) == "")
      #expect(desk.field.list.first == "à" && desk.field.list.contains("á"))
    }
  }

  @Test func `Another layout applies from the next key on, and a missing one is named`() throws {
    try ServerDesk.with("letter-source='locale'") { desk in
      #expect(desk.text(after: [.tap("q")]) == "a")
      for (layouts, text) in [
        ("['fr=fr(bepo)', 'en=us(dvorak)']", "b"), ("['fr=us']", "q"), ("['fr', 'fr=moon']", "a"),
        ("['fr=fr(bepo)']", "b"), ("[]", "a"),
      ] {
        desk.store("layouts", layouts)
        #expect(desk.text(after: [.tap("q")]) == text, "\(layouts)")
      }
      #expect(desk.log.count("layouts: \"fr\": must have the form") == 1)
      #expect(desk.log.count("moon of the locale fr") == 1)
    }
  }

  @Test func `Without the schema the defaults apply, and what is chosen is kept`() throws {
    try ServerDesk.with(hasSchema: false) { desk in
      #expect(desk.text(after: Self.shortHold) == "o1t")
      #expect(desk.text(after: Self.pick) == "ôt")
      desk.choose("hold", isOn: false)
      #expect(desk.text(after: Self.pick) == "o1t")
      #expect(desk.log.lines == [])
    }
  }

  @Test func `A panel can choose and store enabled locales only`() throws {
    try ServerDesk.with(engine: "callout", stored: ["locales": "['fr', 'de']"]) { desk in
      for locale in ["zz", "es", "", "../../x"] {
        desk.choose("locale.\(locale)", isOn: true)
        #expect(desk.field.menu?.symbol == "fr" && desk.stored["locale"] == "''", "\(locale)")
      }
      desk.choose("locale.de", isOn: true)
      #expect(desk.field.menu?.symbol == "de" && desk.stored["locale"] == "'de'")
    }
  }

  @Test func `Switching languages in an engine of one language leaves the other engines alone`()
    throws
  {
    try ServerDesk.with(stored: ["locales": "['es', 'de']"]) { desk in
      desk.choose("locale.de", isOn: true)
      #expect(desk.field.menu?.symbol == "de" && desk.stored["locale"] == "''")
      desk.select("callout")
      #expect(desk.field.menu?.symbol == "es")
    }
  }

  @Test func `A mistake in a setting is logged once, until it is fixed`() throws {
    let mistake = "hold-rules: \"gtk3=sometimes\""
    try ServerDesk.with(stored: ["hold-rules": "['gtk3=sometimes']"]) { desk in
      for engine in ["callout:de", "callout:fr", "callout:de"] { desk.select(engine) }
      desk.store("smart-quotes", "true")
      #expect(desk.log.count(mistake) == 1)
      desk.store("hold-rules", "['gtk3-*=off']")
      #expect(desk.text(after: Self.pick) == "o1t")
      // An invalid rule is left out, and the others apply.
      desk.store("hold-rules", "['gtk3=sometimes', 'xim', 'gtk3-*=off']")
      #expect(desk.text(after: Self.pick) == "o1t")
      #expect(desk.log.count(mistake) == 2 && desk.log.count("hold-rules: \"xim\"") == 1)
      #expect(desk.log.count("gtk3-*=off") == 0)
    }
  }
}
