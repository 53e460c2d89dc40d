import Foundation
import Testing

@testable import TestSession

extension PreferencesTests {
  /// The rules for programs, on the page about holding.
  @Suite(.everySession) @MainActor struct HoldRuleTests {
    /// Adds a row, and types into it.
    private func add(_ text: String, _ desk: PreferencesDesk) throws {
      try desk.act(on: "Add a rule", role: "push button")
      try desk.session.wait(for: "a row to type into") {
        try desk.widgets().contains { $0.name == "New Rule" }
      }
      // GTK does not say that the row has the focus.
      try desk.session.keyboard.perform([.wait(500)])
      try type(text, desk)
    }

    /// Types into the row with the focus.
    private func type(_ text: String, _ desk: PreferencesDesk) throws {
      try desk.session.keyboard.perform(.text(text))
      try desk.session.wait(for: "\(text) in the row") {
        try desk.widgets().contains {
          $0.name == "Program" && ($0.text ?? "").hasSuffix(text)
        }
      }
    }

    @Test func `a rule is stored when it is entered, not while it is typed`() throws {
      let desk = try PreferencesDesk()
      defer { desk.end() }
      let stored = "['xterm=off', 'kate@terminal=compose']"
      try desk.store("hold-rules", stored)
      try desk.open("--page", "holding", environment: PreferencesDesk.plainTyping)
      try add("emacs", desk)
      #expect(try desk.setting("hold-rules") == stored)
      try desk.session.keyboard.perform(.tap(.enter))
      try desk.session.wait(for: "the rule") {
        try desk.setting("hold-rules")
          == "['xterm=off', 'kate@terminal=compose', 'emacs=on']"
      }
      try add("moon", desk)
      try desk.session.keyboard.perform(.tap(.tab))
      try desk.session.wait(for: "the other rule") {
        try desk.setting("hold-rules").contains("'moon=on'")
      }
    }

    @Test func `a row that is typed into outlives what another program changes`() throws {
      let desk = try PreferencesDesk()
      defer { desk.end() }
      try desk.store("hold-rules", "['xterm=off']")
      try desk.open("--page", "holding", environment: PreferencesDesk.plainTyping)
      try add("ema", desk)
      try desk.store("hold-rules", "['kate=off', 'other=compose']")
      try desk.session.wait(for: "the other rules") {
        try desk.widgets().contains { $0.name == "kate" }
          && !desk.widgets().contains { $0.name == "xterm" }
      }
      try type("cs", desk)
      try desk.session.keyboard.perform(.tap(.enter))
      try desk.session.wait(for: "all rules") {
        let rules = try desk.setting("hold-rules")
        return ["'kate=off'", "'other=compose'", "'emacs=on'"].allSatisfy(rules.contains)
      }
    }

    @Test func `what another program has removed goes when its row is left`() throws {
      let desk = try PreferencesDesk()
      defer { desk.end() }
      try desk.store("hold-rules", "['xterm=off']")
      try desk.open("--page", "holding", environment: PreferencesDesk.plainTyping)
      try desk.reach("xterm")
      try desk.store("hold-rules", "['kate=off']")
      try desk.session.wait(for: "the other rule") {
        try desk.widgets().contains { $0.name == "kate" }
      }
      #expect(try desk.widgets().contains { $0.name == "xterm" })
      try desk.session.keyboard.perform([.down(.shift)] + .tap(.tab) + [.up(.shift)])
      try desk.session.wait(for: "no row") {
        try !desk.widgets().contains { $0.name == "xterm" }
      }
      #expect(try desk.setting("hold-rules") == "['kate=off']")
    }

    @Test func `an invalid rule says so, and stays as it is stored`() throws {
      let desk = try PreferencesDesk()
      defer { desk.end() }
      try desk.store("hold-rules", "['foo', '=', 'x=maybe', 'kate@moon=off']")
      try desk.open("--page", "holding", environment: PreferencesDesk.plainTyping)
      let names = try desk.widgets().map(\.name)
      #expect(names.filter { $0.hasPrefix("This rule is invalid.") }.count == 3, "\(names)")
      #expect(names.contains("“moon” is not a kind of field."))
      #expect(names.contains("="))
      #expect(names.filter { $0 == "Warning" }.count == 4)
      try desk.photograph("rules-invalid", width: 880)
      try desk.photograph("rules-invalid-360", width: 360)
      try add("emacs", desk)
      try desk.session.keyboard.perform(.tap(.enter))
      try desk.session.wait(for: "the rules") {
        try desk.setting("hold-rules")
          == "['foo', '=', 'x=maybe', 'kate@moon=off', 'emacs=on']"
      }
    }

    @Test func `a removed rule comes back to its place`() throws {
      let desk = try PreferencesDesk()
      defer { desk.end() }
      let stored = "['xterm=off', 'kate=compose', 'moon=on']"
      try desk.store("hold-rules", stored)
      try desk.open("--page", "holding", environment: PreferencesDesk.plainTyping)
      try desk.reach("xterm")
      try desk.session.keyboard.perform(.tap(.enter) + [.wait(500)])
      try desk.act(on: "Remove this rule", role: "push button")
      try desk.session.wait(for: "the others") {
        try desk.setting("hold-rules") == "['kate=compose', 'moon=on']"
      }
      try desk.undo("Rule for xterm removed")
      try desk.session.wait(for: "all rules") { try desk.setting("hold-rules") == stored }
      try desk.session.wait(for: "the row") {
        try desk.widgets().contains { $0.name == "xterm" }
      }
    }
  }
}
