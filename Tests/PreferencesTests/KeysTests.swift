import Foundation
import Testing

@testable import TestSession

extension PreferencesTests {
  /// The page of keyboard shortcuts.
  @Suite @MainActor struct KeysTests {
    private let desk: PreferencesDesk

    init() throws { desk = try PreferencesDesk() }

    /// Adds a row and presses keys in it.
    private func record(_ keys: [PhysicalKey]) throws {
      try desk.act(on: "Add a shortcut")
      try desk.waitForFocus("Record keys")
      try press(keys)
    }

    /// Records keys in the row with the focus.
    private func press(_ keys: [PhysicalKey]) throws {
      try desk.perform(.tap(.enter))
      try desk.wait(for: "Press the keys…")
      try desk.perform([.wait(200)] + .press(keys, for: 50))
      try desk.waitForEnd(of: "Press the keys…")
    }

    @Test func `recorded keys type a text in the running engine`() throws {
      try desk.store("key-bindings", "@as []")
      try desk.store("locales", "['en']")
      let client = try TextClient(in: desk.session)
      defer { client.end() }
      try desk.open("--page", "shortcuts")
      try record([.control, .alt, "j"])
      try desk.wait(until: "key-bindings", is: "['<Control><Alt>j=nextLocale']")
      // "Type text" is 13 entries below the first action.
      try desk.choose(13, in: "Action")
      try desk.wait(for: "Text")
      try desk.perform(.tap(.tab) + [.wait(200)] + .text("regards"))
      try desk.wait(for: "the text in the row") { $0.text == "regards" }
      #expect(try desk.setting("key-bindings") == "@as []")
      try desk.perform(.tap(.enter))
      try desk.wait(until: "key-bindings", is: "['<Control><Alt>j=text:regards']")
      try desk.photograph("keys-text", width: 880)
      try desk.photograph("keys-text-360", width: 360)
      desk.close()
      try client.clear()
      try desk.perform([.wait(500)] + .press([.control, .alt, "j"]))
      try desk.session.wait(for: "the text in the client") {
        try client.state().fields[0] == "regards"
      }
    }

    @Test func `keys that the desktop, IBus or another row uses are pointed out`() throws {
      try desk.store(
        "key-bindings", "['<Alt>F4=nextKeyboard', '<Super>space=tab', '<Alt>F4=space', 'F6=moon']")
      let shortcuts = """
        [kwin]
        _k_friendly_name=KWin
        Window Close=Alt+F4\\tMeta+Q,Alt+F4,Close Window
        Edit Tiles=none,Meta+T,Toggle Tiles

        """
      try desk.session.temporary.write(shortcuts, to: "home/.config/kglobalshortcutsrc")
      for (desktop, sentence) in [
        ("GNOME", "GNOME uses these keys for “"),
        ("KDE", "KDE Plasma uses these keys for “Close Window” and gets them first."),
      ] {
        try desk.open("--page", "shortcuts", environment: ["XDG_CURRENT_DESKTOP": desktop])
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

    @Test func `Escape and Tab stop recording, BackSpace removes the keys`() throws {
      // A binding that a newer version may have stored is kept.
      let stored = "['F8=tab', 'F6=moon']"
      try desk.store("key-bindings", stored)
      try desk.open("--page", "shortcuts")
      try record([.escape])
      #expect(try desk.setting("key-bindings") == stored)
      try press([.tab])
      #expect(try desk.setting("key-bindings") == stored)
      #expect(try desk.widgets().contains { $0.name == "Used when" && $0.isFocused })
      try desk.perform(.press([.shift, .tab]))
      try press([.control])
      try desk.wait(
        until: "key-bindings", is: "['F8=tab', 'F6=moon', 'Control_L@doubleTap=nextLocale']")
      // The keys that close the window are recorded like others.
      try press([.control, "w"])
      try desk.wait(
        until: "key-bindings", is: "['F8=tab', 'F6=moon', '<Control>w@doubleTap=nextLocale']")
      try press([.backspace])
      try desk.wait(until: "key-bindings", is: stored)
    }

    @Test func `Remove deletes a shortcut, Undo restores it`() throws {
      try desk.store("key-bindings", "@as []")
      try desk.open("--page", "shortcuts")
      // A new row is expanded.
      try record([.control, .alt, "j"])
      try desk.wait(until: "key-bindings", is: "['<Control><Alt>j=nextLocale']")
      try desk.act(on: "Remove this shortcut")
      try desk.wait(until: "key-bindings", is: "@as []")
      try desk.undo("Shortcut Ctrl+Alt+J removed")
      try desk.wait(until: "key-bindings", is: "['<Control><Alt>j=nextLocale']")
    }

    @Test func `Restore Defaults restores the default shortcuts`() throws {
      let usual = try desk.setting("key-bindings")
      try desk.store("key-bindings", "['F8=tab']")
      try desk.open("--page", "shortcuts")
      let name = "Restore Restore Defaults"
      try desk.wait(for: name)
      try desk.act(on: name)
      try desk.wait(until: "key-bindings", is: usual)
      try desk.wait(for: "the rows") { $0.name.contains("Show emoji") }
      #expect(try !desk.shows(name))
      try desk.undo("Default shortcuts restored")
      try desk.wait(until: "key-bindings", is: "['F8=tab']")
    }
  }
}
