import Foundation
import Testing

@testable import TestSession

extension PreferencesTests {
  /// The emoji, the look of lists, and the diagnosis.
  @Suite @MainActor struct PageTests {
    private let desk: PreferencesDesk

    init() throws { desk = try PreferencesDesk() }

    @Test func `the running engine forgets emoji, too, until Undo`() throws {
      let file = desk.session.folder.appending(path: "home/.local/state/ibus-callout/emoji.json")
      func stored() -> String { (try? String(contentsOf: file, encoding: .utf8)) ?? "" }
      try desk.store("locales", "['en']")
      let client = try TextClient(in: desk.session)
      defer { client.end() }
      /// Searches for an emoji in the engine's list, and picks the first result.
      func type(_ name: String, _ emoji: String) throws {
        try client.clear()
        try desk.perform([.wait(600)] + .press([.super, .alt, "e"]) + [.wait(500)])
        try desk.perform(.text(name) + [.wait(300)] + .tap(.enter))
        try desk.session.wait(for: emoji) { try client.state().fields[0] == emoji }
        try desk.session.wait(for: "\(emoji) in the file") { stored().contains(emoji) }
      }
      func forget(_ emoji: String) throws {
        try desk.open("--page", "shortcuts")
        try desk.wait(for: emoji)
        try desk.act(on: "Forget recently used emoji")
        try desk.session.wait(for: "no file") { !FileManager.default.fileExists(atPath: file.path) }
      }
      try type("otter", "🦦")
      try forget("🦦")
      try desk.wait(for: "None yet")
      desk.close()
      try type("pizza", "🍕")
      #expect(!stored().contains("🦦"))
      try forget("🍕")
      try desk.undo("Recent emoji forgotten")
      try desk.session.wait(for: "the file") { stored().contains("🍕") }
      desk.close()
      try type("otter", "🦦")
      #expect(stored().contains("🍕"))
    }

    @Test func `the samples follow the settings and the themes`() throws {
      try desk.open("--page", "look")
      func wait(for sample: String, of theme: String) throws {
        try desk.wait(for: sample) { $0.name == theme && $0.description == sample }
      }
      try wait(for: "1 é   2 è   3 ê   4 ë", of: "Standard")
      try wait(for: "① é   ② è   ③ ê   ④ ë", of: "Colourful")
      try wait(for: "1 é\n2 è\n3 ê\n4 ë", of: "Terminal")
      try desk.choose(1, in: "Numbers")
      try desk.wait(until: "list-labels", is: "'digits'")
      try wait(for: "1 é   2 è   3 ê   4 ë", of: "Colourful")
      try desk.store("list-orientation", "vertical")
      try wait(for: "1 é\n2 è\n3 ê\n4 ë", of: "Standard")
      try desk.photograph("lists", width: 880)
      try desk.photograph("lists-360", width: 360)
    }

    @Test func `on GNOME the page says what a theme changes there`() throws {
      try desk.open("--page", "look", environment: ["XDG_CURRENT_DESKTOP": "GNOME"])
      #expect(try desk.widgets().contains { $0.name.hasPrefix("GNOME draws lists in its own") })
    }

    @Test func `problems come first, and the rest is under details`() throws {
      try desk.store("locales", "['tlh']")
      try desk.open("--page", "help", environment: ["QT_IM_MODULE": "xim"])
      try desk.wait(for: "the findings") { $0.name.hasPrefix("Settings schema") }
      try desk.photograph("diagnosis-\(SessionLocale.current.language)", width: 880)
      let names = try desk.widgets().map(\.name)
      let problem = try #require(names.firstIndex { $0.contains("tlh") }, "\(names)")
      let remark = try #require(names.firstIndex { $0.contains("QT_IM_MODULE") }, "\(names)")
      let details = try #require(names.firstIndex(of: "Details"), "\(names)")
      let engine = try #require(
        names.firstIndex { $0.hasPrefix("The engine in use is") }, "\(names)")
      #expect(problem < remark && remark < details && details < engine, "\(names)")
      #expect(!names.contains("Everything works"))
    }
  }
}
