import Foundation
import Testing

@testable import TestSession

extension PreferencesTests {
  /// Controls and settings, and what all pages have in common.
  @Suite @MainActor struct WindowTests {
    private let desk: PreferencesDesk

    init() throws { desk = try PreferencesDesk() }

    @Test func `a switch changes its setting, and the setting its switch`() throws {
      try desk.open("--page", "look")
      let name = "Names"
      #expect(try !desk.widget(name, role: "check box").states.contains("checked"))
      try desk.act(on: name, role: "check box")
      try desk.wait(until: "entry-names", is: "true")
      try desk.store("entry-names", "false")
      try desk.session.wait(for: "the switch") {
        try !desk.widget(name, role: "check box").states.contains("checked")
      }
    }

    @Test func `a number stays within the range of the schema`() throws {
      try desk.open("--page", "holding")
      for (wanted, stored) in [(300.0, 300), (5.0, 150), (9e4, 2000)] {
        try desk.set("Delay", role: "slider", to: wanted)
        try desk.wait(until: "hold-delay", is: "uint32 \(stored)")
      }
      // The slider becomes longer, and the number stays.
      try desk.store("hold-delay", "4000")
      try desk.act(on: "Show other spaces when the space bar is held", role: "check box")
      try desk.wait(until: "hold-space", is: "false")
      #expect(try desk.setting("hold-delay") == "uint32 4000")
    }

    @Test func `holding a key works in the field to try it in`() throws {
      try desk.store("locales", "['fr']")
      for module in ["ibus", "gtk-im-context-simple"] {
        try desk.open("--page", "help", environment: ["GTK_IM_MODULE": module])
        let window = try desk.photograph("trial-before", width: 880)
        let field = "Field to try it in"
        let box = try desk.widget(field, boxes: true).box
        try desk.perform([
          .click(x: window.x + box[0] + 20, y: window.y + box[1] + box[3] / 2), .wait(500),
          .down("e"), .wait(900),
        ])
        // On X11 the field has a keyboard of its own, whichever engine is in use.
        #expect(try desk.widgets().contains { $0.name.hasPrefix("1\u{a0}é") })
        try desk.photograph("trial-\(module)", width: 880)
        try desk.perform([.up("e"), .wait(50)] + .tap(.digit(1)) + .tap("t"))
        try desk.wait(for: "the accent") { $0.name == field && $0.text == "ét" }
        desk.close()
      }
    }

    @Test func `a second start raises the window and shows the requested page`() throws {
      try desk.open("--page", "look")
      // Its messages are delayed, as on a busy machine.
      try desk.session.run(
        ["strace", "-f", "-e", "inject=sendmsg:delay_enter=50000", "-o", "/dev/null"]
          + [try Programs.setup().path, "--page", "holding"])
      try desk.wait(for: "Delay")
      #expect(try desk.widgets().filter { $0.role == "frame" }.count == 1)
    }

    @Test func `a locked setting cannot be changed, and says why`() throws {
      let environment = try desk.lock(["entry-names": "true"])
      try desk.open("--page", "look", environment: environment)
      let locked = try desk.widget("Names", role: "check box")
      #expect(locked.states.contains("checked"))
      #expect(!locked.states.contains("sensitive"))
      #expect(try desk.widgets().contains { $0.name.contains("Locked by your administrator.") })
      let free = try desk.widget("Show the letter of a pressed key", role: "check box")
      #expect(free.states.contains("sensitive"))
    }

    @Test(arguments: [
      ("shortcuts", "key-bindings", "['F8=tab']"),
      ("languages", "locales", "['fr', 'de']"),
      ("holding", "hold-rules", "['xterm=off', 'foo']"),
    ])
    func `the controls of a locked list are locked, too`(
      page: String, key: String, value: String
    ) throws {
      let environment = try desk.lock([key: value])
      if page == "holding" {
        try desk.openPrograms(environment: environment)
      } else {
        try desk.open("--page", page, environment: environment)
      }
      let widgets = try desk.widgets()
      let free = widgets.filter { $0.isControl && $0.states.contains("sensitive") }.map(\.name)
      #expect(widgets.contains { $0.name == "Locked by your administrator." })
      // GTK 4.8 does not report the widgets in a collapsed row.
      let isOpen = page == "languages"
      let changing = free.filter { name in
        (["Add", "Restore"] + (isOpen ? ["Remove", "Move"] : [])).contains { name.hasPrefix($0) }
      }
      #expect(changing.isEmpty)
      // The other settings of a language can still be changed.
      if isOpen { #expect(free.contains("Set up français"), "\(free)") }
      try desk.photograph("locked-\(page)", width: 880)
      try desk.photograph("locked-\(page)-360", width: 360)
    }
  }
}
