import Foundation
import Testing

@testable import TestSession

extension PreferencesTests {
  /// The page about themes and lists.
  @Suite(.everySession) @MainActor struct AppearanceTests {
    @Test func `a list is shown as the settings and the theme have it`() throws {
      let desk = try PreferencesDesk()
      defer { desk.end() }
      try desk.open("--page", "appearance")
      func wait(for list: String) throws {
        try desk.session.wait(for: list) { try desk.widgets().contains { $0.name == list } }
      }
      try wait(for: "1 é   2 è   3 ê   4 ë")
      try desk.store("theme", "colourful")
      try wait(for: "① é   ② è   ③ ê   ④ ë")
      try desk.choose(1, in: "Numbers")
      try desk.session.wait(for: "the setting") { try desk.setting("list-labels") == "'digits'" }
      try wait(for: "1 é   2 è   3 ê   4 ë")
      try desk.store("list-orientation", "vertical")
      try wait(for: "1 é\n2 è\n3 ê\n4 ë")
      try desk.photograph("lists", width: 880)
      try desk.photograph("lists-360", width: 360)
    }

    @Test func `on GNOME the page says what a theme changes there`() throws {
      let desk = try PreferencesDesk()
      defer { desk.end() }
      try desk.open("--page", "appearance", environment: ["XDG_CURRENT_DESKTOP": "GNOME"])
      #expect(try desk.widgets().contains { $0.name.hasPrefix("GNOME draws lists in its own") })
    }
  }
}
