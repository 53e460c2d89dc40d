import Foundation
import Testing

@testable import TestSession

extension PreferencesTests {
  /// The window's menu, and its list of pages.
  @Suite @MainActor struct MenuTests {
    private let desk: PreferencesDesk

    init() throws { desk = try PreferencesDesk() }

    @Test func `Tab leaves the list of pages, and arrow keys switch pages`() throws {
      try desk.open("--page", "look")
      func isShown(_ page: String) throws -> Bool {
        try desk.widgets().contains { $0.name == page && $0.states.contains("selected") }
      }
      try desk.reach("Look and Sound")
      try desk.perform(.tap(.tab))
      try desk.waitForFocus("Colourful")
      #expect(try isShown("Look and Sound"))
      try desk.reach("Look and Sound", backwards: true)
      try desk.perform(.press([.shift, .tab]))
      try desk.waitForFocus("Main Menu")
      #expect(try isShown("Look and Sound"))
      try desk.reach("Look and Sound")
      try desk.perform(.tap(.down))
      try desk.session.wait(for: "the next page") { try !isShown("Look and Sound") }
    }

    /// Chooses an item of the menu with the keyboard.
    private func choose(_ item: String) throws {
      try desk.perform(.tap(.f10))
      try desk.wait(for: "the menu") { $0.name == item && $0.role == "menu item" }
      for _ in 0..<5
      where try !desk.widgets().contains(where: { $0.name == item && $0.isFocused }) {
        try desk.perform(.tap(.down) + [.wait(300)])
      }
      try desk.perform(.tap(.enter))
    }

    @Test func `all settings are reset after confirmation, and Undo restores them`() throws {
      let usual = try desk.setting("key-bindings")
      try desk.store("key-bindings", "['F8=tab']")
      try desk.store("double-space", "true")
      try desk.open("--page", "look")
      try choose("Reset All Settings…")
      try desk.wait(for: "Reset All Settings?")
      try desk.photograph("reset", width: 880)
      // Cancel has the focus.
      try desk.perform(.tap(.tab) + [.wait(300)] + .tap(.enter))
      try desk.session.wait(for: "the defaults") {
        try desk.setting("key-bindings") == usual && desk.setting("double-space") == "false"
      }
      // Undo keeps what was changed since.
      try desk.store("key-bindings", "['F9=tab']")
      try desk.undo("All settings reset")
      try desk.wait(until: "double-space", is: "true")
      #expect(try desk.setting("key-bindings") == "['F9=tab']")
    }

    @Test func `About names the version`() throws {
      let version = try Support.run([Programs.setup().path, "--version"])
        .split(whereSeparator: \.isWhitespace)[1]
      try desk.open("--page", "look")
      try choose("About Hold for Accents")
      try desk.wait(for: "the version") { $0.name.contains(version) }
    }

    @Test func `Help opens the manual page if a program can show it`() throws {
      let asked = desk.folder.appending(path: "asked")
      let data = desk.folder.appending(path: "data")
      let entry = """
        [Desktop Entry]
        Type=Application
        Name=Manual
        Exec=sh -c 'echo "$0" >\(asked.path)' %u
        MimeType=x-scheme-handler/man;

        """
      try desk.temporary.write(entry, to: "data/applications/manual.desktop")
      try desk.temporary.write(
        "[MIME Cache]\nx-scheme-handler/man=manual.desktop;\n",
        to: "data/applications/mimeinfo.cache")
      try desk.open(
        "--page", "look",
        environment: ["XDG_DATA_DIRS": "\(data.path):/usr/local/share:/usr/share"])
      try choose("Help")
      try desk.session.wait(for: "the manual") {
        (try? String(contentsOf: asked, encoding: .utf8)) == "man:ibus-setup-callout\n"
      }
    }
  }
}
