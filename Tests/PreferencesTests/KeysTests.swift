import Foundation
import Testing

@testable import TestSession

extension PreferencesTests {
  /// The page of keys with actions.
  @Suite(.everySession) @MainActor struct KeysTests {
    private static let control = PhysicalKey(code: 29)
    private static let alt = PhysicalKey(code: 56)

    /// Adds a row and presses keys in it.
    private func record(_ keys: [PhysicalKey], _ desk: PreferencesDesk) throws {
      try desk.act(on: "Add a shortcut", role: "push button")
      try desk.session.wait(for: "a row that can record") {
        try desk.widgets().contains { $0.name == "Record keys" && $0.states.contains("focused") }
      }
      try press(keys, desk)
    }

    /// Has the row with the focus record keys.
    private func press(_ keys: [PhysicalKey], _ desk: PreferencesDesk) throws {
      try desk.session.keyboard.perform(.tap(.enter))
      try desk.session.wait(for: "the recorder") {
        try desk.widgets().contains { $0.name == "Press the keys…" }
      }
      var steps: [KeyStep] = [.wait(200)]
      steps += keys.map { .down($0) }
      steps.append(.wait(50))
      steps += keys.reversed().map { .up($0) }
      try desk.session.keyboard.perform(steps)
      try desk.session.wait(for: "the end of recording") {
        try !desk.widgets().contains { $0.name == "Press the keys…" }
      }
    }

    @Test func `recorded keys type a text in the running engine`() throws {
      let desk = try PreferencesDesk()
      defer { desk.end() }
      try desk.store("key-bindings", "@as []")
      try desk.store("locales", "['en']")
      let client = try TextClient(.gtk3, in: desk.session)
      defer { client.end() }
      try desk.open("--page", "keys")
      try record([Self.control, Self.alt, "j"], desk)
      try desk.session.wait(for: "the binding") {
        try desk.setting("key-bindings") == "['<Control><Alt>j=nextLocale']"
      }
      // The place of "Type text" after the first action.
      try desk.choose(12, in: "Action")
      try desk.session.wait(for: "a field for the text") {
        try desk.widgets().contains { $0.name == "Text" }
      }
      var steps: [KeyStep] = .tap(.tab)
      steps.append(.wait(200))
      steps += .text("regards")
      try desk.session.keyboard.perform(steps)
      try desk.session.wait(for: "the text in the row") {
        try desk.widgets().contains { $0.text == "regards" }
      }
      #expect(try desk.setting("key-bindings") == "@as []")
      try desk.session.keyboard.perform(.tap(.enter))
      try desk.session.wait(for: "the text") {
        try desk.setting("key-bindings") == "['<Control><Alt>j=text:regards']"
      }
      try desk.photograph("keys-text", width: 880)
      try desk.photograph("keys-text-360", width: 360)
      desk.close()
      try client.clear()
      try desk.session.keyboard.perform([
        .wait(500), .down(Self.control), .down(Self.alt), .down("j"), .wait(30), .up("j"),
        .up(Self.alt), .up(Self.control),
      ])
      try desk.session.wait(for: "the text in the client") {
        try client.state().fields[0] == "regards"
      }
    }

    @Test func `keys of the desktop, of IBus and of another row are named`() throws {
      let desk = try PreferencesDesk()
      defer { desk.end() }
      try desk.store(
        "key-bindings", "['<Alt>F4=nextKeyboard', '<Super>space=tab', '<Alt>F4=space', 'F6=moon']")
      let home = desk.session.folder.appending(path: "home/.config")
      try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
      try """
      [kwin]
      _k_friendly_name=KWin
      Window Close=Alt+F4\\tMeta+Q,Alt+F4,Close Window
      Edit Tiles=none,Meta+T,Toggle Tiles

      """.write(
        to: home.appending(path: "kglobalshortcutsrc"), atomically: true, encoding: .utf8)
      for (desktop, sentence) in [
        ("GNOME", "GNOME uses these keys for “"),
        ("KDE", "KDE Plasma uses these keys for “Close Window” and gets them first."),
      ] {
        try desk.open("--page", "keys", environment: ["XDG_CURRENT_DESKTOP": desktop])
        let names = try desk.widgets().map(\.name)
        #expect(names.contains { $0.contains(sentence) }, "\(desktop) \(names)")
        #expect(names.contains { $0.contains("Another shortcut already has these keys") })
        #expect(names.contains { $0.contains("This shortcut is invalid.") })
        #expect(
          names.contains { $0.contains("\(desktop == "KDE" ? "IBus" : "GNOME") uses these keys") })
        try desk.photograph("keys-\(desktop)", width: 880)
        desk.close()
      }
    }

    @Test func `Escape leaves the recorder, Tab too, BackSpace takes keys away`() throws {
      let desk = try PreferencesDesk()
      defer { desk.end() }
      let stored = "['F8=tab']"
      try desk.store("key-bindings", stored)
      try desk.open("--page", "keys")
      try record([.escape], desk)
      #expect(try desk.setting("key-bindings") == stored)
      try press([.tab], desk)
      #expect(try desk.setting("key-bindings") == stored)
      #expect(
        try desk.widgets().contains {
          $0.name == "Used when" && $0.states.contains("focused")
        })
      try desk.session.keyboard.perform([.down(.shift)] + .tap(.tab) + [.up(.shift)])
      try press([Self.control], desk)
      try desk.session.wait(for: "the modifier, tapped twice") {
        try desk.setting("key-bindings") == "['F8=tab', 'Control_L@doubleTap=nextLocale']"
      }
      // What would close the window is recorded like other keys.
      try press([Self.control, "w"], desk)
      try desk.session.wait(for: "the combination") {
        try desk.setting("key-bindings") == "['F8=tab', '<Control>w@doubleTap=nextLocale']"
      }
      try press([.backspace], desk)
      try desk.session.wait(for: "no keys") { try desk.setting("key-bindings") == stored }
    }

    @Test func `Remove takes the keys away, Undo brings them back`() throws {
      let desk = try PreferencesDesk()
      defer { desk.end() }
      try desk.store("key-bindings", "@as []")
      try desk.open("--page", "keys")
      // A row that was just added is open.
      try record([Self.control, Self.alt, "j"], desk)
      try desk.session.wait(for: "the binding") {
        try desk.setting("key-bindings") == "['<Control><Alt>j=nextLocale']"
      }
      try desk.act(on: "Remove this shortcut", role: "push button")
      try desk.session.wait(for: "no binding") { try desk.setting("key-bindings") == "@as []" }
      try desk.undo("Shortcut \(SessionLocale.current.controlKey)+Alt+J removed")
      try desk.session.wait(for: "the binding") {
        try desk.setting("key-bindings") == "['<Control><Alt>j=nextLocale']"
      }
    }

    @Test func `Reset brings back the usual keys`() throws {
      let desk = try PreferencesDesk()
      defer { desk.end() }
      let usual = try desk.setting("key-bindings")
      try desk.store("key-bindings", "['F8=tab']")
      try desk.open("--page", "keys")
      let name = "Restore Restore Defaults"
      try desk.act(on: name, role: "push button")
      try desk.session.wait(for: "the usual keys") { try desk.setting("key-bindings") == usual }
      try desk.session.wait(for: "the rows") {
        try desk.widgets().contains { $0.name.contains("Show emoji") }
      }
      #expect(try !desk.widget(name).states.contains("sensitive"))
      try desk.undo("Default shortcuts restored")
      try desk.session.wait(for: "the keys before") {
        try desk.setting("key-bindings") == "['F8=tab']"
      }
    }
  }
}
