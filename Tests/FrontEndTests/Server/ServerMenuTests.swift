import GLib
import KeyboardCore
import Testing

@testable import TypingModel

/// The menu, and the sentences at the cursor.
@Suite("The menu and the sentences of the engine") struct ServerMenuTests {
  @Test func `The menu has the language, its symbol, and switches that are stored`() throws {
    try ServerDesk.with { desk in
      let menu = try #require(desk.field.menu)
      #expect(menu.symbol == "fr" && menu.language.lowercased() == "français")
      #expect(menu.items.map(\.key) == ["emoji", "hold", "feedback", "preferences"])
      for (item, wasOn) in [("hold", true), ("feedback", false)] {
        @MainActor func isOn() -> Bool? {
          desk.field.menu?.items.first { $0.key == item }?.isChecked
        }
        #expect(isOn() == wasOn)
        for isChosen in [!wasOn, wasOn] {
          desk.choose(item, isOn: isChosen)
          desk.clock.pass(300)
          #expect(isOn() == isChosen && desk.stored[item] == "\(isChosen)", "\(item)")
        }
      }
    }
  }

  @Test(arguments: [("['fr']", nil), ("['fr', 'de']", "fr")])
  func `The symbol is a language's code only if there are several to choose from`(
    locales: String, symbol: String?
  ) throws {
    try ServerDesk.with(engine: "callout", stored: ["locales": locales]) { desk in
      #expect(desk.field.menu?.symbol == symbol)
    }
  }

  @Test func `A line says that holding is off and how to turn it on, again at the next hold`()
    throws
  {
    let off = "Holding is off; Super+Alt+A turns it on."
    let on = "Holding is on; Super+Alt+A turns it off."
    try ServerDesk.with { desk in
      @MainActor func line(after change: () -> Void) -> String {
        desk.clock.pass(KeyboardTiming.sentence)
        #expect(desk.field.line == "")
        change()
        return desk.field.line
      }
      #expect(line { desk.choose("hold", isOn: false) } == off)
      #expect(line { desk.perform(.hold("e", for: 800)) } == off)
      #expect(line { desk.perform(.hold("e", for: 800)) } == "")
      #expect(line { desk.choose("hold", isOn: true) } == on)
      // Whoever turns it off in the preferences knows.
      #expect(line { desk.choose("hold", isOn: false) } == off)
      for isOn in [true, false] { desk.store("hold", "\(isOn)") }
      #expect(line { desk.perform(.hold("e", for: 800)) } == "")
    }
  }

  @Test func `A new user learns once what holding does`() throws {
    try ServerDesk.with(stored: ["greeting": "true"]) { desk in
      #expect(desk.stored["greeting"] == "true")
      desk.perform(.tap("e"))
      #expect(
        desk.field.line
          == "Hold a key to see its accents; a digit picks one. Tap it, then hold, to repeat it.")
      #expect(desk.stored["greeting"] == "false")
      for engine in ["callout:fr", "callout"] {
        desk.select(engine)
        desk.perform(.tap("e"))
        #expect(desk.field.line == "")
      }
    }
  }

  private static let signs: [([Move], String)] = [
    ([.tap("x")], "●"), ([.tap(.return)], "◆"), ([.press("e"), .wait(520)], "▾"),
    ([.release("e"), .tap(.right)], "▸"), ([.tap(.escape), .wait(400)], ""),
  ]

  @Test func `Signs are shown for a moment, but not in a password field`() throws {
    try ServerDesk.with("feedback=true", "feedback-handlers=['visual']") { desk in
      for (moves, sign) in Self.signs {
        for move in moves { desk.perform(move) }
        #expect(desk.field.line == sign)
      }
      desk.open(.password)
      desk.perform(.tap("x"))
      #expect(desk.field.line == "")
    }
  }

  @Test func `An unknown handler of feedback is named once, and typing continues`() throws {
    try ServerDesk.with("feedback=true", "feedback-handlers=['moon', 'visual']") { desk in
      #expect(desk.text(after: [.type("xx"), .hold("e"), .tap("1"), .tap("t")]) == "xxét")
      #expect(desk.log.count("moon") == 1 && desk.log.lines.count == 1)
      #expect(desk.log.count("the known ones are canberra, feedbackd, visual") == 1)
    }
  }

  @Test func `An unknown action of the user is named in the log`() throws {
    try ServerDesk.with("key-bindings=['Escape=custom:wave']") { desk in
      desk.perform(.tap(.escape))
      #expect(desk.log.count("custom:wave") == 1)
    }
  }
}
