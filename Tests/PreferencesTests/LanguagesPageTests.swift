import Foundation
import Testing

@testable import TestSession

extension PreferencesTests {
  /// The page of languages, and what there is to each.
  @Suite(.everySession) @MainActor struct LanguagesPageTests {
    @Test func `the session's language is the one in use while there is no other`() throws {
      let desk = try PreferencesDesk()
      defer { desk.end() }
      try desk.open("--page", "languages")
      let rows = try desk.widgets().filter { $0.name.contains("the session’s language") }
      #expect(rows.contains { $0.name.hasPrefix(SessionLocale.current.languageName) }, "\(rows)")
      #expect(try !desk.widgets().contains { $0.name.hasPrefix("Remove ") })
    }

    @Test func `a language is found without its accents, and added`() throws {
      let desk = try PreferencesDesk()
      defer { desk.end() }
      try desk.open("--page", "languages", environment: PreferencesDesk.plainTyping)
      var stored = "'\(SessionLocale.current.language)'"
      for (search, added) in [("islensk", "is"), ("FRANCAIS (CAN", "fr-CA")] {
        try desk.act(on: "Add a language", role: "push button")
        try desk.session.wait(for: "the field") { try desk.isFocused(in: "entry", "text") }
        try desk.session.keyboard.perform(.text(search) + [.wait(500)])
        try desk.photograph("languages-search", width: 880)
        try desk.session.keyboard.perform(.tap(.enter))
        stored += ", '\(added)'"
        try desk.session.wait(for: "the setting") { try desk.setting("locales") == "[\(stored)]" }
      }
    }

    @Test func `the running engine offers the letters of a language that is added`() throws {
      let desk = try PreferencesDesk()
      defer { desk.end() }
      try desk.store("locales", "['de']")
      let client = try TextClient(.gtk3, in: desk.session)
      defer { client.end() }
      try desk.session.wait(for: "the first letter of German") {
        try desk.text(of: client, holding: "o") == "ö"
      }
      try desk.open("--page", "languages", environment: PreferencesDesk.plainTyping)
      try desk.act(on: "Add a language", role: "push button")
      try desk.session.wait(for: "the field") { try desk.isFocused(in: "entry", "text") }
      try desk.session.keyboard.perform(.text("espanol") + [.wait(500)] + .tap(.enter))
      try desk.session.wait(for: "the setting") {
        try desk.setting("locales").hasPrefix("['de', 'es")
      }
      let spanish = try desk.setting("locales").split(separator: "'").last { $0.hasPrefix("es") }
      #expect(spanish == "es")
      try desk.session.wait(for: "the button") {
        try desk.widgets().contains { $0.name == "Move español up" }
      }
      try desk.act(on: "Move español up", role: "push button")
      try desk.session.wait(for: "the order") {
        try desk.setting("locales") == "['es', 'de']"
      }
      // While German is there its letters stay first: it is the one in use.
      try desk.act(on: "Remove Deutsch", role: "push button")
      try desk.session.wait(for: "what is left") { try desk.setting("locales") == "['es']" }
      desk.close()
      try desk.session.wait(for: "the first letter of Spanish") {
        try desk.text(of: client, holding: "o") == "ó"
      }
    }

    @Test func `languages are moved by keys and by dragging, and removed`() throws {
      let desk = try PreferencesDesk()
      defer { desk.end() }
      try desk.store("locales", "['fr', 'de', 'sv']")
      try desk.open("--page", "languages")
      let window = try desk.photograph("languages-three", width: 880)
      let french = "français, \(SessionLocale.current.nameOfFrench)"
      #expect(try desk.widgets().contains { $0.name.hasPrefix(french) })
      try desk.act(on: "Move français down", role: "push button")
      try desk.session.wait(for: "the order") {
        try desk.setting("locales") == "['de', 'fr', 'sv']"
      }
      // The row goes on being the one that keys move.
      try desk.waitForFocus("français")
      try desk.session.keyboard.perform([.down(.leftAlt)] + .tap(.down) + [.up(.leftAlt)])
      try desk.session.wait(for: "the order") {
        try desk.setting("locales") == "['de', 'sv', 'fr']"
      }
      try desk.waitForFocus("français")
      let places = try ["français", "Deutsch"].map { name in
        try #require(desk.widgets().first { $0.role == "list item" && $0.name.hasPrefix(name) }).box
      }
      let points = places.map { box in
        (x: "\(window.x + box[0] + box[2] / 3)", y: "\(window.y + box[1] + box[3] / 2)")
      }
      try desk.session.run([
        "sh", "-c",
        "xdotool mousemove \(points[0].x) \(points[0].y) mousedown 1 sleep 0.2"
          + " mousemove_relative -- 0 -12 sleep 0.2 mousemove_relative -- 0 -12 sleep 0.2"
          + " mousemove \(points[1].x) \(points[1].y) sleep 0.5 mouseup 1",
      ])
      try desk.session.wait(for: "the order") {
        try desk.setting("locales") == "['fr', 'de', 'sv']"
      }
      try desk.session.wait(for: "the button") {
        try desk.widgets().contains { $0.name == "Remove Deutsch" }
      }
      try desk.act(on: "Remove Deutsch", role: "push button")
      try desk.session.wait(for: "what is left") {
        try desk.setting("locales") == "['fr', 'sv']"
      }
      try desk.undo("Deutsch removed")
      try desk.session.wait(for: "the languages as they were") {
        try desk.setting("locales") == "['fr', 'de', 'sv']"
      }
      try desk.waitForFocus("Deutsch")
    }

    @Test func `a language that is there with a region is not added again`() throws {
      let desk = try PreferencesDesk()
      defer { desk.end() }
      try desk.store("locales", "['de-DE']")
      try desk.open("--page", "languages", environment: PreferencesDesk.plainTyping)
      try desk.act(on: "Add a language", role: "push button")
      try desk.session.wait(for: "the field") { try desk.isFocused(in: "entry", "text") }
      try desk.session.keyboard.perform(.text("deutsch") + [.wait(500)] + .tap(.enter))
      try desk.waitForFocus("Deutsch")
      #expect(try desk.setting("locales") == "['de-DE']")
      #expect(try !desk.widgets().contains { $0.name.hasSuffix(" added") })
    }

    @Test func `a row keeps the focus when another program changes the languages`() throws {
      let desk = try PreferencesDesk()
      defer { desk.end() }
      try desk.store("locales", "['fr', 'de']")
      try desk.open("--page", "languages")
      try desk.act(on: "Move français down", role: "push button")
      try desk.waitForFocus("français")
      try desk.store("locales", "['sv', 'fr', 'de']")
      try desk.session.wait(for: "the other language") {
        try desk.widgets().contains { $0.name == "Remove svenska" }
      }
      try desk.waitForFocus("français")
    }
  }
}

extension PreferencesDesk {
  /// Waits until a widget whose name begins with a text has the focus.
  func waitForFocus(_ name: String) throws {
    try session.wait(for: "the focus on \(name)") {
      try widgets().contains { $0.name.hasPrefix(name) && $0.states.contains("focused") }
    }
  }

  /// What the first entry of a key's list is in a program.
  fileprivate func text(of client: TextClient, holding key: PhysicalKey) throws -> String {
    try client.clear()
    try session.keyboard.perform(
      [.wait(200), .down(key), .wait(900), .up(key), .wait(50)] + .tap(.digit(1)) + .tap("t")
        + [.wait(400)])
    return String(try client.state().fields[0].dropLast())
  }
}

extension PhysicalKey {
  /// The left Alt key.
  fileprivate static let leftAlt = Self(code: 56)
}
