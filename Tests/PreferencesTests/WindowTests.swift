import Foundation
import Testing

@testable import TestSession

extension PreferencesTests {
  /// What every page has to be like.
  @Suite @MainActor struct WindowTests {
    @Test func `a switch changes its setting, and the setting its switch`() throws {
      let desk = try PreferencesDesk()
      defer { desk.end() }
      try desk.open("--page", "typing")
      let name = "Two spaces end the sentence"
      #expect(try !desk.widget(name, role: "check box").states.contains("checked"))
      try desk.act(on: name, role: "check box")
      try desk.session.wait(for: "the setting") { try desk.setting("double-space") == "true" }
      try desk.store("double-space", "false")
      try desk.session.wait(for: "the switch") {
        try !desk.widget(name, role: "check box").states.contains("checked")
      }
    }

    @Test func `a number is held to what the schema allows`() throws {
      let desk = try PreferencesDesk()
      defer { desk.end() }
      try desk.open("--page", "holding")
      for (wanted, stored) in [(300.0, "uint32 300"), (5.0, "uint32 150"), (9e4, "uint32 1500")] {
        try desk.set("Delay", role: "spin button", to: wanted)
        try desk.session.wait(for: stored) { try desk.setting("hold-delay") == stored }
      }
    }

    @Test func `a rule for a program is added, and taken away`() throws {
      let desk = try PreferencesDesk()
      defer { desk.end() }
      try desk.open("--page", "holding")
      try desk.store("hold-rules", "['xterm=off', 'kate@terminal=compose']")
      try desk.session.wait(for: "the rules") {
        try desk.widgets().contains { $0.name.hasPrefix("xterm") }
          && desk.widgets().contains { $0.name.hasPrefix("kate@terminal") }
      }
      try desk.act(on: "Add a program", role: "push button")
      try desk.session.wait(for: "a row to type into") {
        try desk.widgets().contains { $0.name == "New rule" }
      }
      try desk.session.keyboard.perform([.wait(500)] + .text("emacs"))
      try desk.session.wait(for: "the rule") {
        try desk.setting("hold-rules")
          == "['xterm=off', 'kate@terminal=compose', 'emacs=on']"
      }
    }

    @Test(arguments: ["ibus", "gtk-im-context-simple"])
    func `a key is held in the field to try it in`(module: String) throws {
      let desk = try PreferencesDesk()
      defer { desk.end() }
      try desk.store("locales", "['fr']")
      try desk.open("--page", "holding", environment: ["GTK_IM_MODULE": module])
      let window = try desk.photograph("trial-before", width: 880)
      let field = try desk.widget("A field to try it in")
      try desk.session.keyboard.perform([
        .click(
          x: window.x + field.box[0] + 20, y: window.y + field.box[1] + field.box[3] / 2),
        .wait(500), .down("e"), .wait(900),
      ])
      // IBus's own panel would show the list of the engine, which this session has not got.
      if module != "ibus" {
        #expect(try desk.widgets().contains { $0.name.hasPrefix("1\u{a0}é") })
      }
      try desk.photograph("trial-\(module)", width: 880)
      try desk.session.keyboard.perform([.up("e"), .wait(50)] + .tap(.digit(1)) + .tap("t"))
      try desk.session.wait(for: "the accent") {
        try desk.widget("A field to try it in").text == "ét"
      }
    }

    @Test(arguments: PreferencesDesk.pages)
    func `every control has a name, and 360 points are enough`(page: String) throws {
      let desk = try PreferencesDesk()
      defer { desk.end() }
      try desk.open("--page", page)
      let widgets = try desk.widgets()
      #expect(widgets.filter(\.isControl).count > 3)
      #expect(widgets.filter { $0.isControl && !$0.isNamed }.isEmpty)
      try desk.photograph(page, width: 880)
      try desk.photograph("\(page)-360", width: 360)
    }

    @Test func `a second start raises the window and shows the page it was asked for`() throws {
      let desk = try PreferencesDesk()
      defer { desk.end() }
      try desk.open("--page", "typing")
      let second = try desk.start(["--page", "holding"])
      second.waitUntilExit()
      #expect(second.terminationStatus == 0)
      try desk.session.wait(for: "the other page") {
        try desk.widgets().contains { $0.name == "Releasing the key picks" }
      }
      #expect(try desk.widgets().filter { $0.role == "frame" }.count == 1)
    }

    @Test func `a locked setting cannot be changed, and says why`() throws {
      let desk = try PreferencesDesk()
      defer { desk.end() }
      let keys = desk.folder.appending(path: "keys")
      let locks = keys.appending(path: "locks")
      try FileManager.default.createDirectory(at: locks, withIntermediateDirectories: true)
      try """
      [org/freedesktop/ibus/engine/callout]
      double-space=true

      """.write(to: keys.appending(path: "callout"), atomically: true, encoding: .utf8)
      try "/org/freedesktop/ibus/engine/callout/double-space\n"
        .write(to: locks.appending(path: "callout"), atomically: true, encoding: .utf8)
      let database = desk.folder.appending(path: "locked")
      try PreferencesDesk.run(["dconf", "compile", database.path, keys.path])
      let profile = desk.folder.appending(path: "profile")
      try "user-db:user\nfile-db:\(database.path)\n"
        .write(to: profile, atomically: true, encoding: .utf8)
      try desk.open(
        "--page", "typing",
        environment: ["GSETTINGS_BACKEND": "dconf", "DCONF_PROFILE": profile.path])
      let locked = try desk.widget("Two spaces end the sentence", role: "check box")
      #expect(locked.states.contains("checked"))
      #expect(!locked.states.contains("sensitive"))
      #expect(try desk.widgets().contains { $0.name.contains("Locked by your administrator.") })
      let free = try desk.widget("Typographic quotation marks", role: "check box")
      #expect(free.states.contains("sensitive"))
    }
  }
}
