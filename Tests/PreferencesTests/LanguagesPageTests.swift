import Foundation
import Testing

@testable import TestSession

extension PreferencesTests {
  /// The page of languages, and what there is to each.
  @Suite @MainActor struct LanguagesPageTests {
    @Test func `the session's language is the one in use while there is no other`() throws {
      let desk = try PreferencesDesk()
      defer { desk.end() }
      try desk.open("--page", "languages")
      let rows = try desk.widgets().filter { $0.name.contains("the session’s language") }
      #expect(rows.contains { $0.name.hasPrefix("English") }, "\(rows)")
      #expect(try !desk.widgets().contains { $0.name.hasPrefix("Remove ") })
    }

    @Test(arguments: [("islensk", "['en', 'is']"), ("FRANCAIS (CAN", "['en', 'fr-CA']")])
    func `a language is found without its accents, and added`(
      search: String, stored: String
    ) throws {
      let desk = try PreferencesDesk()
      defer { desk.end() }
      try desk.open("--page", "languages")
      try desk.act(on: "Add a language", role: "push button")
      try desk.session.wait(for: "the field") { try desk.isFocused(in: "entry", "text") }
      try desk.session.keyboard.perform(.text(search) + [.wait(500)])
      try desk.photograph("languages-search", width: 880)
      try desk.session.keyboard.perform(.tap(.enter))
      try desk.session.wait(for: "the setting") { try desk.setting("locales") == stored }
    }

    @Test func `the running engine offers the letters of a language that is added`() throws {
      let desk = try PreferencesDesk()
      defer { desk.end() }
      let client = try TextClient(.gtk3, in: desk.session)
      defer { client.end() }
      try desk.store("locales", "['de']")
      try desk.session.wait(for: "the first letter of German") {
        try desk.text(of: client, holding: "o") == "ö"
      }
      try desk.open("--page", "languages")
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
      try desk.act(on: "Move français down", role: "push button")
      try desk.session.wait(for: "the order") {
        try desk.setting("locales") == "['de', 'fr', 'sv']"
      }
      // The row goes on being the one that keys move.
      try desk.session.wait(for: "the focus") {
        try desk.widgets().contains {
          $0.name.hasPrefix("français") && $0.states.contains("focused")
        }
      }
      try desk.session.keyboard.perform([.down(.leftAlt)] + .tap(.down) + [.up(.leftAlt)])
      try desk.session.wait(for: "the order") {
        try desk.setting("locales") == "['de', 'sv', 'fr']"
      }
      try desk.session.wait(for: "the rows") {
        try desk.widgets().contains {
          $0.name.hasPrefix("français") && $0.states.contains("focused")
        }
      }
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
    }

    @Test func `the page of a language fits 360 points, from right to left, too`() throws {
      let desk = try PreferencesDesk()
      defer { desk.end() }
      var environment = try desk.locale("ar_EG")
      environment["LANGUAGE"] = "ar"
      try desk.store("locales", "['ar', 'fr', 'sr-Latn']")
      try desk.open("--page", "languages", environment: environment)
      try desk.photograph("languages-ar", width: 360)
      let widgets = try desk.widgets()
      #expect(widgets.filter { $0.isControl && !$0.isNamed }.isEmpty)
      let row = try #require(
        widgets.first { $0.role == "list item" && $0.name.hasPrefix("français") })
      #expect(row.name.contains("الفرنسية"))
      let button = try #require(
        widgets.first { $0.role == "push button" && $0.name.contains("français") })
      #expect(button.box[0] < row.box[0] + row.box[2] / 2, "\(button.box) \(row.box)")
      desk.close()
      try desk.open("ar", environment: environment)
      try desk.photograph("locale-ar", width: 360)
      #expect(try desk.widgets().filter { $0.isControl && !$0.isNamed }.isEmpty)
    }
  }
}

extension PreferencesDesk {
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
