import Foundation
import Testing

@testable import TestSession

extension ProgramTests {
  /// What a panel receives about lists, letters and the menu, over the real ibus-daemon;
  /// `ServerMenuTests` and `ServerFileTests` have more.
  @Suite @MainActor struct PanelTests {
    private func open(
      files: [String: String] = [:], environment: [String: String] = [:], _ settings: String...
    ) throws -> (session: BareSession, client: BusClient) {
      let session = try BareSession.started(files: files, environment: environment)
      let all = ["hold-delay=150"] + settings
      let client = try session.startTyping(all.flatMap { ["--setting", $0] }).client
      try client.open(.whole)
      return (session, client)
    }

    @Test func `the menu is complete, after many focus changes and switches, too`() throws {
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
      try client.choose("feedback", times: 100)
      try client.changeFocus(times: 100)
      try session.wait(for: "the menu") {
        let now = try client.field.look.menu
        return now.keys == menu.keys && now["feedback"]?.isChecked == true
      }
      // Nobody has chosen a language of this one.
      try client.select("callout")
      try session.wait(for: "the symbol") {
        try client.field.look.menu["InputMode"]?.symbol == "é"
      }
    }

    @Test(arguments: SessionLocale.allCases)
    func `lines are in the session's language`(locale: SessionLocale) throws {
      let (session, client) = try open(environment: locale.environment(), "greeting=true")
      let texts = Catalogue.of(locale.language)
      // From right to left, they stand apart.
      let keys = locale == .arabic ? "\u{2068}Super+Alt+A\u{2069}" : "Super+Alt+A"
      func wait(for line: String) throws {
        let text = texts.translation(of: line).replacing("%s", with: keys)
        try session.wait(for: "the line \"\(text)\"") {
          try client.perform([.wait(50)]).look.line == text
        }
      }
      try client.perform(.tap("e"))
      try wait(
        for: "Hold a key to see its accents; a digit picks one. Tap it, then hold, to repeat it.")
      try client.choose("hold", isOn: false)
      try wait(for: "Holding is off; %s turns it on.")
    }

    @Test func `a list and a letter have the look of the user's theme`() throws {
      let theme = """
        {
          "format": 1, "name": "mine", "title": "Mine",
          "panel": {
            "underlinesPreedit": true, "labels": "circled", "orientation": "vertical",
            "preeditForeground": "#123456", "candidateBackground": "#fedcba"
          }
        }
        """
      let client = try open(
        files: ["home/.config/ibus-callout/themes/mine.json": theme], "theme='mine'"
      ).client
      let look = try client.perform(.hold("e")).look
      #expect(look.labels == "①②③④⑤⑥⑦⑧⑨".map(String.init))
      #expect(look.vertical)
      #expect(look.entry == ["3 fedcba 0-1"])
      #expect(look.preedit == ["1 1 0-1", "2 123456 0-1"])
    }
  }
}
