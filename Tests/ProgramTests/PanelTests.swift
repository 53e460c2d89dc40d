import Foundation
import TestSession
import Testing

extension ProgramTests {
  /// What a panel is told of lists, letters and the menu, over the real ibus-daemon.
  @Suite @MainActor struct PanelTests {
    private func open(_ session: BareSession, _ settings: [String]) throws -> BusClient {
      let all = ["hold-delay=150"] + settings
      _ = try session.startEngine(all.flatMap { ["--setting", $0] })
      let client = try session.openClient(engine: "callout:fr")
      try client.open(.whole)
      return client
    }

    @Test func `the menu has names, icons and the locale's symbol`() throws {
      let session = try BareSession()
      defer { session.end() }
      let menu = try open(session, []).field.look.menu
      #expect(menu.keys.sorted() == ["InputMode", "emoji", "feedback", "hold", "preferences"])
      #expect(menu["InputMode"]?.symbol == "fr")
      #expect(menu["InputMode"]?.label.lowercased() == "français")
      #expect(menu["hold"]?.isChecked == true)
      #expect(menu["feedback"]?.isChecked == false)
      for (name, item) in menu {
        #expect(!item.label.isEmpty && !item.label.contains(":"), "\(name)")
        #expect(item.icon.hasSuffix("-symbolic"), "\(name): \(item.icon)")
      }
    }

    @Test func `feedback is switched on and off in the menu`() throws {
      let session = try BareSession()
      defer { session.end() }
      let client = try open(session, [])
      #expect(try client.choose("feedback", isOn: true).look.menu["feedback"]?.isChecked == true)
      #expect(try client.choose("feedback", isOn: false).look.menu["feedback"]?.isChecked == false)
    }

    @Test func `a list runs from left to right, with digits and the panel's own colours`() throws {
      let session = try BareSession()
      defer { session.end() }
      let look = try open(session, []).perform(.hold("e")).look
      #expect(look.labels == (1...9).map(String.init))
      #expect(!look.vertical)
      #expect(look.entry == [])
      #expect(look.preedit == [])
    }

    @Test func `a sequence is underlined`() throws {
      let session = try BareSession()
      defer { session.end() }
      let client = try open(session, ["letter-source='locale'"])
      // The key right of p is a dead circumflex on the French layout.
      let field = try client.perform(.tap("["))
      #expect(field.preedit == "^")
      #expect(field.look.preedit == ["1 1 0-1"])
    }

    @Test func `the letter of a pressed key is shown for a moment`() throws {
      let session = try BareSession()
      defer { session.end() }
      let client = try open(session, ["input-callout=true"])
      #expect(try client.perform(.tap("x")).look.line == "x")
      #expect(try client.perform([.wait(500)]).look.line == "")
      try client.open(.whole, for: .password)
      #expect(try client.perform(.tap("x")).look.line == "")
    }
  }
}
