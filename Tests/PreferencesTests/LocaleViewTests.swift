import Foundation
import Testing

@testable import TestSession

extension PreferencesTests {
  /// What there is to one language: its layout, its picture and a field to try it in.
  @Suite(.everySession) @MainActor struct LocaleViewTests {
    @Test func `the layout that is chosen is stored, and the picture shows it`() throws {
      let desk = try PreferencesDesk()
      defer { desk.end() }
      try desk.store("layouts", "['de=us', 'moon']")
      try desk.open("callout:fr", environment: PreferencesDesk.plainTyping)
      try desk.session.wait(for: "the picture") { try desk.picture().description.contains("fr") }
      try desk.act(on: "Layout", role: "push button")
      try desk.session.wait(for: "the field") { try desk.isFocused(in: "entry", "text") }
      try desk.session.keyboard.perform(.text("bepo") + [.wait(500)])
      try desk.photograph("languages-layouts", width: 880)
      try desk.session.keyboard.perform(.tap(.enter))
      try desk.session.wait(for: "the setting") {
        try desk.setting("layouts") == "['de=us', 'moon', 'fr=fr(bepo)']"
      }
      try desk.session.wait(for: "the picture") {
        try desk.picture().description.contains("fr(bepo)")
      }
      try desk.act(on: "Layout", role: "push button")
      try desk.session.wait(for: "the field") { try desk.isFocused(in: "entry", "text") }
      try desk.session.keyboard.perform(.tap(.tab) + [.wait(300)] + .tap(.enter))
      try desk.session.wait(for: "the setting") {
        try desk.setting("layouts") == "['de=us', 'moon']"
      }
    }

    @Test func `a key of the picture opens its list when it is pressed`() throws {
      let scheme = SessionLocale.current == .german ? "prefer-dark" : "prefer-light"
      let desk = try PreferencesDesk()
      defer { desk.end() }
      try desk.open("fr", environment: ["ADW_DEBUG_COLOR_SCHEME": scheme])
      let window = try desk.photograph("locale-\(scheme)", width: 880, height: 620)
      try desk.session.wait(for: "the picture") { try desk.picture().description.contains("fr") }
      let screen = ["sh", "-c", "import -window root rgba:- | sha256sum"]
      let before = try desk.session.run(screen)
      let box = try desk.picture().box
      // E is the third key of the row below the digits: as far right as the drawing has it.
      try desk.session.keyboard.perform([
        .click(
          x: window.x + box[0] + box[2] * 233 / 853,
          y: window.y + box[1] + box[3] * 152 / 362), .wait(600),
      ])
      try desk.session.wait(for: "the list") {
        try desk.picture().description.hasPrefix("Holding e offers é")
      }
      try desk.photograph("locale-list-\(scheme)", width: 880, height: 620)
      #expect(try desk.session.run(screen) != before)
      // The picture has the focus now.
      try desk.session.keyboard.perform(.tap("c"))
      try desk.session.wait(for: "the other list") {
        try desk.picture().description.hasPrefix("Holding c offers ç")
      }
      try desk.session.keyboard.perform(.tap(.escape))
      try desk.session.wait(for: "no list") {
        try desk.picture().description.hasPrefix("Layout")
      }
    }

    @Test func `the field of a language has its letters, whichever are in use`() throws {
      let desk = try PreferencesDesk()
      defer { desk.end() }
      try desk.store("locales", "['de']")
      try desk.open("es")
      try desk.session.wait(for: "the field") {
        try desk.widgets().contains { $0.name == "A field to try it in" }
      }
      let window = try desk.photograph("locale-360", width: 360, height: 620)
      let field = try desk.widget("A field to try it in")
      try desk.session.keyboard.perform([
        .click(x: window.x + field.box[0] + 20, y: window.y + field.box[1] + field.box[3] / 2),
        .wait(500), .down("o"), .wait(900),
      ])
      #expect(try desk.widgets().contains { $0.name.hasPrefix("1\u{a0}ó") })
      try desk.photograph("locale-trial", width: 360, height: 620)
      try desk.session.keyboard.perform([.up("o"), .wait(50)] + .tap(.digit(1)) + .tap("t"))
      try desk.session.wait(for: "the accent") {
        try desk.widget("A field to try it in").text == "ót"
      }
    }
  }
}

extension PreferencesDesk {
  /// The picture of a locale's keyboard.
  func picture() throws -> Widget {
    guard let found = try widgets().first(where: { $0.name.hasPrefix("The keyboard of") }) else {
      throw SessionError("There is no picture of a keyboard")
    }
    return found
  }

  /// Whether a widget of one of some roles has the focus.
  func isFocused(in roles: String...) throws -> Bool {
    try widgets().contains { roles.contains($0.role) && $0.states.contains("focused") }
  }
}
