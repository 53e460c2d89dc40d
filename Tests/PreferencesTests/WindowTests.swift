import Foundation
import Testing

@testable import TestSession

extension PreferencesTests {
  /// Controls and settings, and what is common to all pages.
  @Suite @MainActor struct WindowTests {
    private let desk: PreferencesDesk

    init() throws { desk = try PreferencesDesk() }

    @Test func `a switch changes its setting, and the setting its switch`() throws {
      try desk.open("--page", "typing")
      let name = "Two spaces end the sentence"
      #expect(try !desk.widget(name, role: "check box").states.contains("checked"))
      try desk.act(on: name, role: "check box")
      try desk.wait(until: "double-space", is: "true")
      try desk.store("double-space", "false")
      try desk.session.wait(for: "the switch") {
        try !desk.widget(name, role: "check box").states.contains("checked")
      }
    }

    @Test func `a number is held to what the schema allows`() throws {
      try desk.open("--page", "holding")
      for (wanted, stored) in [(300.0, "uint32 300"), (5.0, "uint32 150"), (9e4, "uint32 1500")] {
        try desk.set("Delay", role: "spin button", to: wanted)
        try desk.wait(until: "hold-delay", is: stored)
      }
    }

    @Test(arguments: ["ibus", "gtk-im-context-simple"])
    func `a key is held in the field to try it in`(module: String) throws {
      try desk.store("locales", "['fr']")
      try desk.open("--page", "holding", environment: ["GTK_IM_MODULE": module])
      let window = try desk.photograph("trial-before", width: 880)
      try desk.pick(with: "e", at: window, "é") {
        // IBus's own panel would show the list of the engine, which this session has not got.
        if module != "ibus" {
          #expect(try desk.widgets().contains { $0.name.hasPrefix("1\u{a0}é") })
        }
        try desk.photograph("trial-\(module)", width: 880)
      }
    }

    @Test func `a second start raises the window and shows the page it was asked for`() throws {
      try desk.open("--page", "typing")
      // What it asks for goes out late, as where processors have much to do.
      try desk.session.run(
        ["strace", "-f", "-e", "inject=sendmsg:delay_enter=50000", "-o", "/dev/null"]
          + [try PreferencesDesk.program().path, "--page", "holding"])
      try desk.wait(for: "Pick on release")
      #expect(try desk.widgets().filter { $0.role == "frame" }.count == 1)
    }

    @Test func `a locked setting cannot be changed, and says why`() throws {
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
