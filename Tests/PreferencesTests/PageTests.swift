import Foundation
import Testing

@testable import TestSession

extension PreferencesTests {
  /// The pages about emoji, appearance and diagnosis.
  @Suite @MainActor struct PageTests {
    private let desk: PreferencesDesk

    init() throws { desk = try PreferencesDesk() }

    @Test func `a search finds the same as ime-cli, in the language in use`() throws {
      try desk.store("locales", "['fr']")
      try desk.open("--page", "emoji", environment: PreferencesDesk.plainTyping)
      try desk.reach("Search for an emoji")
      try desk.perform(.text("chat"))
      let program = try PreferencesDesk.program().deletingLastPathComponent()
        .appending(path: "ime-cli")
      let found = try desk.session.run([program.path, "emoji", "--locale", "fr", "chat"])
        .split(separator: "\n").prefix(9).map { $0.split(separator: "\t").map(String.init) }
      #expect(found.count == 9)
      // The search is slow in a debug build.
      try desk.session.wait(for: "the results", seconds: 40) {
        let names = try desk.widgets().map(\.name)
        return found.allSatisfy { $0.allSatisfy(names.contains) }
      }
      try desk.photograph("emoji-search", width: 880)
      try desk.photograph("emoji-search-360", width: 360)
    }

    @Test func `a button of the emoji leads to the shortcuts`() throws {
      try desk.open("--page", "emoji")
      try desk.act(on: "Change… Shortcut")
      try desk.wait(for: "Keyboard Shortcuts")
    }

    @Test func `the running engine forgets emoji, too, until Undo`() throws {
      let file = desk.session.folder.appending(path: "home/.local/state/ibus-callout/emoji.json")
      func stored() -> String { (try? String(contentsOf: file, encoding: .utf8)) ?? "" }
      try desk.store("locales", "['en']")
      let client = try TextClient(.gtk3, in: desk.session)
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
        try desk.open("--page", "emoji")
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

    @Test func `the sample list follows the settings and the theme`() throws {
      try desk.open("--page", "appearance")
      try desk.wait(for: "1 é   2 è   3 ê   4 ë")
      try desk.store("theme", "colourful")
      try desk.wait(for: "① é   ② è   ③ ê   ④ ë")
      try desk.choose(1, in: "Numbers")
      try desk.wait(until: "list-labels", is: "'digits'")
      try desk.wait(for: "1 é   2 è   3 ê   4 ë")
      try desk.store("list-orientation", "vertical")
      try desk.wait(for: "1 é\n2 è\n3 ê\n4 ë")
      try desk.store("entry-names", "true")
      try desk.wait(for: "é · e with acute")
      try desk.photograph("lists", width: 880)
      try desk.photograph("lists-360", width: 360)
    }

    @Test func `on GNOME the page says what a theme changes there`() throws {
      try desk.open("--page", "appearance", environment: ["XDG_CURRENT_DESKTOP": "GNOME"])
      #expect(try desk.widgets().contains { $0.name.hasPrefix("GNOME draws lists in its own") })
    }

    @Test func `problems come first, and the rest is under details`() throws {
      try desk.store("locales", "['tlh']")
      try desk.open("--page", "diagnosis", environment: ["QT_IM_MODULE": "xim"])
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
