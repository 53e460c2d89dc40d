import Foundation
import Testing

@testable import TestSession

extension PreferencesTests {
  /// The page for people who use a screen reader, a single key, or need more time or larger letters.
  @Suite @MainActor struct AccessibilityPageTests {
    private static let scan = "Move the highlight by itself"
    private static let time = "Time for each entry"
    private static let field = "Field to try it in"
    private let desk: PreferencesDesk

    init() throws { desk = try PreferencesDesk() }

    @Test func `the page says whether the screen reader speaks`() throws {
      try desk.open("--page", "accessibility")
      try desk.wait(for: "No screen reader is running")
      try desk.session.run([
        "gsettings", "set", "org.gnome.desktop.a11y.applications", "screen-reader-enabled", "true",
      ])
      try desk.wait(for: "the silent reader") {
        $0.name.hasPrefix("The screen reader cannot speak lists")
      }
      try desk.photograph("accessibility-silent-360", width: 360)
      let orca = try LineProcess(
        Support.command("screen_reader.py", [ScreenReaderStandIn.Name.since51.rawValue]),
        environment: desk.session.environment,
        log: desk.session.options.logs.appending(path: "orca.log"))
      defer { orca.end() }
      let speaks = "The screen reader speaks lists"
      try desk.wait(for: speaks)
      try desk.act(on: "Speak lists", role: "check box")
      try desk.wait(until: "speech", is: "false")
      try desk.waitForEnd(of: speaks)
    }

    @Test func `the switch for one key sets the time that was last in use`() throws {
      try desk.open("--page", "accessibility")
      #expect(try !desk.shows(Self.time))
      try desk.act(on: Self.scan, role: "check box")
      try desk.wait(until: "scan-interval", is: "uint32 1500")
      try desk.wait(for: "the number") { $0.name == Self.time && $0.role == "spin button" }
      for (wanted, stored) in [(9e4, 10_000), (5, 200), (2000, 2000)] {
        try desk.set(Self.time, role: "spin button", to: wanted)
        try desk.wait(until: "scan-interval", is: "uint32 \(stored)")
      }
      try desk.act(on: Self.scan, role: "check box")
      try desk.wait(until: "scan-interval", is: "uint32 0")
      try desk.waitForEnd(of: Self.time)
      try desk.act(on: Self.scan, role: "check box")
      try desk.wait(until: "scan-interval", is: "uint32 2000")
      try desk.store("scan-interval", "0")
      try desk.session.wait(for: "the switch") {
        try !desk.widget(Self.scan, role: "check box").states.contains("checked")
      }
      #expect(try desk.setting("scan-interval") == "uint32 0")
    }

    @Test func `a locked time locks its switch, too`() throws {
      let environment = try desk.lock(["scan-interval": "uint32 900"])
      try desk.open("--page", "accessibility", environment: environment)
      for (name, role) in [(Self.scan, "check box"), (Self.time, "spin button")] {
        #expect(try !desk.widget(name, role: role).states.contains("sensitive"), "\(name)")
      }
      let locks = try desk.widgets().filter { $0.name.contains("Locked by your administrator.") }
      #expect(locks.count >= 2)
      #expect(try desk.widget("Speak lists", role: "check box").states.contains("sensitive"))
    }

    @Test func `one key is enough in the field to try it in`() throws {
      try desk.store("locales", "['fr']")
      try desk.store("scan-interval", "5000")
      try desk.open("--page", "help", environment: PreferencesDesk.plainTyping)
      try desk.reach(Self.field)
      let key = [KeyStep].press([.super, .alt, "c"])
      try desk.perform(.tap("e") + [.wait(300)] + key)
      try desk.wait(for: "the second entry") { $0.name.contains("[2\u{a0}è]") }
      // A press right after a move is not meant for the new entry.
      try desk.perform([.wait(300)] + key)
      try desk.wait(for: "the accent") { $0.name == Self.field && $0.text == "è" }
    }

    @Test func `buttons lead to the pages with more settings`() throws {
      for page in ["Holding", "Look and Sound"] {
        try desk.open("--page", "accessibility")
        try desk.act(on: page)
        try desk.wait(for: "the page") { $0.name == page && $0.states.contains("selected") }
        desk.close()
      }
    }

    @Test func `the page says which key is enough`() throws {
      try desk.open("--page", "accessibility")
      for (bindings, keys) in [
        ("['<Super><Alt>c=custom:accents']", "Super+Alt+C"),
        ("['F8=custom:accents']", "F8"),
      ] {
        try desk.store("key-bindings", bindings)
        try desk.wait(for: keys) { $0.name.hasPrefix("\(keys) opens the list of the letter") }
      }
    }
  }
}
