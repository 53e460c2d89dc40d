import Foundation
import Testing

@testable import TestSession

extension PreferencesTests {
  /// Controls and settings, and what is common to all pages.
  @Suite(.everySession) @MainActor struct WindowTests {
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

    @Test func `a command is stored when it is entered, not while it is typed`() throws {
      let desk = try PreferencesDesk()
      defer { desk.end() }
      try desk.open("--page", "sound", environment: PreferencesDesk.plainTyping)
      try desk.reach("Your own program")
      let keys: [KeyStep] = .tap(.tab) + [.wait(200)] + .tap(.tab) + [.wait(200)]
      try desk.session.keyboard.perform(keys + .text("play"))
      try desk.session.wait(for: "the text") {
        try desk.widgets().contains { $0.name == "Command line" && $0.text == "play" }
      }
      #expect(try desk.setting("feedback-command") == "''")
      try desk.session.keyboard.perform(.tap(.enter))
      try desk.session.wait(for: "the setting") {
        try desk.setting("feedback-command") == "'play'"
      }
    }

    @Test func `what another program stores stays when a row is left as it was`() throws {
      let desk = try PreferencesDesk()
      defer { desk.end() }
      try desk.store("feedback-command", "'mine'")
      try desk.open("--page", "sound", environment: PreferencesDesk.plainTyping)
      try desk.reach("Your own program")
      try desk.session.keyboard.perform(.tap(.tab) + [.wait(200)] + .tap(.tab) + [.wait(200)])
      try desk.store("feedback-command", "'theirs'")
      try desk.session.keyboard.perform([.down(.shift)] + .tap(.tab) + [.up(.shift)])
      try desk.session.wait(for: "the other command") {
        try desk.widgets().contains { $0.name == "Command line" && $0.text == "theirs" }
      }
      #expect(try desk.setting("feedback-command") == "'theirs'")
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

    @Test func `a second start raises the window and shows the page it was asked for`() throws {
      let desk = try PreferencesDesk()
      defer { desk.end() }
      try desk.open("--page", "typing")
      let second = try desk.start(["--page", "holding"])
      second.waitUntilExit()
      #expect(second.terminationStatus == 0)
      try desk.session.wait(for: "the other page") {
        try desk.widgets().contains { $0.name == "Pick on release" }
      }
      #expect(try desk.widgets().filter { $0.role == "frame" }.count == 1)
    }

    @Test func `a locked setting cannot be changed, and says why`() throws {
      let desk = try PreferencesDesk()
      defer { desk.end() }
      let environment = try desk.lock(["double-space": "true"])
      try desk.open("--page", "typing", environment: environment)
      let locked = try desk.widget("Two spaces end the sentence", role: "check box")
      #expect(locked.states.contains("checked"))
      #expect(!locked.states.contains("sensitive"))
      #expect(try desk.widgets().contains { $0.name.contains("Locked by your administrator.") })
      let free = try desk.widget("Typographic quotation marks", role: "check box")
      #expect(free.states.contains("sensitive"))
    }

    @Test(arguments: [
      ("shortcuts", "key-bindings", "['F8=tab']"),
      ("languages", "locales", "['fr', 'de']"),
      ("holding", "hold-rules", "['xterm=off', 'foo']"),
    ])
    func `what would change a locked list is locked, too`(
      page: String, key: String, value: String
    ) throws {
      let desk = try PreferencesDesk()
      defer { desk.end() }
      let environment = try desk.lock([key: value])
      try desk.open("--page", page, environment: environment)
      let widgets = try desk.widgets()
      let free = widgets.filter { $0.isControl && $0.states.contains("sensitive") }.map(\.name)
      #expect(widgets.contains { $0.name == "Locked by your administrator." })
      // GTK 4.8 says nothing of what is in a row that is closed.
      let isOpen = page == "languages"
      let changing = free.filter { name in
        (["Add", "Restore"] + (isOpen ? ["Remove", "Move"] : [])).contains { name.hasPrefix($0) }
      }
      #expect(changing.isEmpty)
      // What there is to a language besides can still be changed.
      if isOpen { #expect(free.contains("Set up français"), "\(free)") }
      try desk.photograph("locked-\(page)", width: 880)
      try desk.photograph("locked-\(page)-360", width: 360)
    }
  }
}
