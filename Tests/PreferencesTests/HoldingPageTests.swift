import Foundation
import Testing

@testable import TestSession

extension PreferencesTests {
  /// The page about holding: rules for programs, and recent programs.
  @Suite @MainActor struct HoldingPageTests {
    private let desk: PreferencesDesk

    init() throws { desk = try PreferencesDesk() }

    /// Adds a row, and types into it.
    private func add(_ text: String) throws {
      try desk.act(on: "Add a rule")
      try desk.wait(for: "New Rule")
      // GTK does not report that the row has the focus.
      try desk.perform([.wait(500)])
      try type(text)
    }

    /// Types into the row with the focus.
    private func type(_ text: String) throws {
      try desk.perform(.text(text))
      try desk.wait(for: "\(text) in the row") {
        $0.name == "Program" && ($0.text ?? "").hasSuffix(text)
      }
    }

    @Test func `a rule is stored when it is entered, not while it is typed`() throws {
      let stored = "['xterm=off', 'kate@terminal=compose']"
      try desk.store("hold-rules", stored)
      try desk.openPrograms(environment: PreferencesDesk.plainTyping)
      try add("emacs")
      #expect(try desk.setting("hold-rules") == stored)
      try desk.perform(.tap(.enter))
      try desk.wait(until: "hold-rules", is: "['xterm=off', 'kate@terminal=compose', 'emacs=on']")
      try add("moon")
      try desk.perform(.tap(.tab))
      try desk.session.wait(for: "the other rule") {
        try desk.setting("hold-rules").contains("'moon=on'")
      }
    }

    @Test func `a row being edited survives changes by another program`() throws {
      try desk.store("hold-rules", "['xterm=off']")
      try desk.openPrograms(environment: PreferencesDesk.plainTyping)
      try add("ema")
      try desk.store("hold-rules", "['kate=off', 'other=compose']")
      try desk.session.wait(for: "the other rules") {
        try desk.shows("kate") && !desk.shows("xterm")
      }
      try type("cs")
      try desk.perform(.tap(.enter))
      try desk.session.wait(for: "all rules") {
        let rules = try desk.setting("hold-rules")
        return ["'kate=off'", "'other=compose'", "'emacs=on'"].allSatisfy(rules.contains)
      }
    }

    @Test func `a rule that another program removed stays until its row is left`() throws {
      try desk.store("hold-rules", "['xterm=off']")
      try desk.openPrograms(environment: PreferencesDesk.plainTyping)
      try desk.reach("xterm")
      try desk.store("hold-rules", "['kate=off']")
      try desk.wait(for: "kate")
      #expect(try desk.shows("xterm"))
      try desk.perform(.press([.shift, .tab]))
      try desk.waitForEnd(of: "xterm")
      #expect(try desk.setting("hold-rules") == "['kate=off']")
    }

    @Test func `an invalid rule is shown as it is stored, and kept`() throws {
      try desk.store("hold-rules", "['game=of', 'foo', '=', 'kate@moon=off']")
      try desk.openPrograms(environment: PreferencesDesk.plainTyping)
      let names = try desk.widgets().map(\.name)
      #expect(names.filter { $0.hasPrefix("This rule is invalid.") }.count == 3, "\(names)")
      #expect(names.contains("“moon” is not a kind of field."))
      #expect(["foo", "=", "game=of", "kate@moon=off"].allSatisfy(names.contains), "\(names)")
      #expect(names.filter { $0 == "Warning" }.count == 4)
      try desk.photograph("rules-invalid", width: 880)
      try desk.photograph("rules-invalid-360", width: 360)
      try add("emacs")
      try desk.perform(.tap(.enter))
      try desk.wait(until: "hold-rules", is: "['game=of', 'foo', '=', 'kate@moon=off', 'emacs=on']")
      // A removed rule comes back unchanged.
      try desk.reach("game=of", backwards: true)
      try desk.perform(.tap(.enter) + [.wait(500)])
      try desk.act(on: "Remove this rule")
      try desk.wait(until: "hold-rules", is: "['foo', '=', 'kate@moon=off', 'emacs=on']")
      try desk.undo("Rule for game=of removed")
      try desk.wait(until: "hold-rules", is: "['game=of', 'foo', '=', 'kate@moon=off', 'emacs=on']")
    }

    @Test func `Undo restores a removed rule at its place`() throws {
      let stored = "['xterm=off', 'kate=compose', 'moon=on']"
      try desk.store("hold-rules", stored)
      try desk.openPrograms(environment: PreferencesDesk.plainTyping)
      try desk.reach("xterm")
      try desk.perform(.tap(.enter) + [.wait(500)])
      try desk.act(on: "Remove this rule")
      try desk.wait(until: "hold-rules", is: "['kate=compose', 'moon=on']")
      try desk.undo("Rule for xterm removed")
      try desk.wait(until: "hold-rules", is: stored)
      try desk.wait(for: "xterm")
    }

    @Test func `a program that takes the engine's name does not end the preferences`() throws {
      for answer in ["(1,)", "([1],)"] {
        let name = "org.freedesktop.IBus.Callout.Engine"
        let liar = try LineProcess(
          Support.command("wrong_answers.py", [answer, name]),
          environment: desk.session.environment,
          log: desk.session.options.logs.appending(path: "liar.log"))
        defer { liar.end() }
        _ = try liar.readLine(within: 20)
        try desk.openPrograms()
        // The page asks again after it has read an answer.
        try desk.session.wait(for: "two questions") {
          try liar.ask("called").split(separator: " ").count { $0 == "RecentPrograms" } >= 2
        }
        #expect(try desk.shows("No programs yet"))
        #expect(try desk.widgets().contains { $0.name.hasPrefix("konsole, ") })
        desk.close()
      }
    }

    @Test func `a recent program gets a rule, which the engine follows`() throws {
      try desk.store("locales", "['fr']")
      try desk.store("hold-rules", "['other=off']")
      let client = try TextClient(in: desk.session)
      defer { client.end() }
      try desk.hold("e", in: client) { $0 == "é" }
      try desk.openPrograms()
      let name = "gtk3_field.py"
      try desk.wait(for: "the program") { $0.name == name && $0.role == "combo box" }
      #expect(try desk.shows("Automatic (On)"))
      #expect(try !desk.shows("No programs yet"))
      // Off is two entries below the chosen one.
      try desk.choose(2, in: name)
      try desk.wait(until: "hold-rules", is: "['gtk3-im:gtk3_field.py=off', 'other=off']")
      try desk.photograph("programs", width: 880)
      try desk.photograph("programs-360", width: 360)
      desk.close()
      // The key repeats there.
      try desk.hold("e", in: client) { $0.hasPrefix("e") && $0.hasSuffix("1") }
      try desk.openPrograms()
      try desk.wait(for: "the program") { $0.name == name && $0.role == "combo box" }
      try desk.choose(-2, in: name)
      try desk.wait(until: "hold-rules", is: "['other=off']")
    }
  }
}
