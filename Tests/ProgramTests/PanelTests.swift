import Foundation
import Testing

@testable import TestSession

extension ProgramTests {
  /// What a panel receives about lists, letters and the menu, over the real ibus-daemon.
  @Suite @MainActor struct PanelTests {
    private func open(
      engine: String = "callout:fr", files: [String: String] = [:],
      environment: [String: String] = [:], _ settings: String...
    ) throws -> (session: BareSession, client: BusClient) {
      let session = try BareSession.started(files: files, environment: environment)
      let all = ["hold-delay=150"] + settings
      let client = try session.startTyping(all.flatMap { ["--setting", $0] }, with: engine).client
      try client.open(.whole)
      return (session, client)
    }

    @Test func `the menu has names, icons, the locale's symbol, and switches`() throws {
      let (session, client) = try open()
      let menu = try client.field.look.menu
      #expect(menu.keys.sorted() == ["InputMode", "emoji", "feedback", "hold", "preferences"])
      #expect(menu["InputMode"]?.symbol == "fr")
      #expect(menu["InputMode"]?.label.lowercased() == "français")
      #expect(menu["hold"]?.isChecked == true)
      #expect(menu["feedback"]?.isChecked == false)
      for (name, item) in menu {
        #expect(!item.label.isEmpty && !item.label.contains(":"), "\(name)")
        #expect(item.icon.hasSuffix("-symbolic"), "\(name): \(item.icon)")
      }
      for isOn in [true, false] {
        _ = try client.choose("feedback", isOn: isOn)
        try session.wait(for: "feedback \(isOn)") {
          try client.field.look.menu["feedback"]?.isChecked == isOn
        }
      }
    }

    @Test func `the menu is complete after many focus changes and switches`() throws {
      let (session, client) = try open()
      let menu = try client.field.look.menu
      try client.choose("feedback", times: 100)
      try client.changeFocus(times: 100)
      try session.wait(for: "the menu") {
        let now = try client.field.look.menu
        return now.keys == menu.keys && now["feedback"]?.isChecked == true
      }
    }

    @Test(arguments: [("['fr']", "é"), ("['fr', 'de']", "fr")])
    func `the symbol is a language's code only if there are several to choose from`(
      locales: String, symbol: String
    ) throws {
      let client = try open(engine: "callout", "locales=\(locales)").client
      #expect(try client.field.look.menu["InputMode"]?.symbol == symbol)
    }

    @Test(arguments: SessionLocale.allCases)
    func `a line says that holding is off and how to turn it on, again at the next hold`(
      locale: SessionLocale
    ) throws {
      let (session, client) = try open(environment: locale.environment())
      let texts = Catalogue.of(locale.language)
      func wait(for line: String) throws {
        let text = texts.translation(of: line).replacing("%s", with: "Super+Alt+A")
        try session.wait(for: "the line \"\(text)\"") {
          try client.perform([.wait(50)]).look.line == text
        }
      }
      let off = "Holding is off; %s turns it on."
      try client.choose("hold", isOn: false)
      try wait(for: off)
      try wait(for: "")
      try client.perform(.hold("e", for: 800))
      try wait(for: off)
      try wait(for: "")
      #expect(try client.perform(.hold("e", for: 800)).look.line == "")
      try client.choose("hold", isOn: true)
      try wait(for: "Holding is on; %s turns it off.")
    }

    @Test(arguments: SessionLocale.allCases)
    func `a new user learns what holding does, in the session's language`(
      locale: SessionLocale
    ) throws {
      let (session, client) = try open(environment: locale.environment(), "greeting=true")
      try client.perform(.tap("e"))
      let text = Catalogue.of(locale.language).translation(
        of: "Hold a key to see its accents; a digit picks one. Tap it, then hold, to repeat it.")
      try session.wait(for: "the greeting") {
        try client.perform([.wait(50)]).look.line == text
      }
    }

    @Test func `a list runs from left to right, with digits and the panel's own colours`() throws {
      let client = try open("letter-source='locale'").client
      let look = try client.perform(.hold("e")).look
      #expect(look.labels == (1...9).map(String.init))
      #expect(!look.vertical)
      #expect(look.entry == [])
      #expect(look.preedit == [])
      // A sequence is underlined; the key right of p is a dead circumflex on the French layout.
      let field = try client.perform(.tap(.escape) + .tap("["))
      #expect(field.preedit == "^")
      #expect(field.look.preedit == ["1 1 0-1"])
    }

    @Test func `the letter of a pressed key is shown for a moment`() throws {
      let client = try open("input-callout=true").client
      #expect(try client.perform(.tap("x")).look.line == "x")
      #expect(try client.perform([.wait(500)]).look.line == "")
      try client.open(.whole, for: .password)
      #expect(try client.perform(.tap("x")).look.line == "")
    }

    private func path(_ theme: String) -> String {
      "home/.config/ibus-callout/themes/\(theme).json"
    }

    /// A theme of the user's own.
    private let mine = """
      {
        "format": 1, "name": "mine", "title": "Mine",
        "panel": {
          "underlinesPreedit": true, "labels": "circled", "orientation": "vertical",
          "preeditForeground": "#123456", "candidateBackground": "#fedcba",
          "showsInputCallout": true
        }
      }
      """

    @Test func `a theme decides, and a change applies at once`() throws {
      let (session, client) = try open(files: [path("mine"): mine], "theme='mine'")
      let look = try client.perform(.hold("e")).look
      #expect(look.labels == "①②③④⑤⑥⑦⑧⑨".map(String.init))
      #expect(look.vertical)
      #expect(look.entry == ["3 fedcba 0-1"])
      #expect(look.preedit == ["1 1 0-1", "2 123456 0-1"])
      try client.perform(.tap(.escape))

      let changed = mine.replacing("circled", with: "digits")
        .replacing("vertical", with: "horizontal")
      try session.write(changed, to: path("mine"))
      try session.wait(for: "the changed theme", seconds: 5) {
        let look = try client.perform(.hold("e") + .tap(.escape)).look
        return look.labels.first == "1" && !look.vertical
      }
    }

    @Test func `settings about lists take precedence over the theme`() throws {
      let client = try open(
        files: [path("mine"): mine], "theme='mine'", "list-labels='none'",
        "list-orientation='horizontal'"
      ).client
      let look = try client.perform(.hold("e")).look
      #expect(Set(look.labels) == [" "])
      #expect(!look.vertical)
      #expect(look.entry == ["3 fedcba 0-1"])
    }

    @Test(arguments: [
      ("moon", "There is no theme moon"), ("broken", "broken.json"),
    ])
    func `an invalid theme is named, and the standard one is used`(
      name: String, reason: String
    ) throws {
      let session = try BareSession.started(files: [path("broken"): "{ \"format\": 1,"])
      let (engine, client) = try session.startTyping(
        .settings("hold-delay=150", "theme='\(name)'"))
      #expect(try client.perform(.hold("e")).look.labels == (1...9).map(String.init))
      let lines = engine.log.split(separator: "\n").filter { $0.contains(reason) }
      #expect(lines.count == 1, "\(engine.log)")
    }
  }
}
