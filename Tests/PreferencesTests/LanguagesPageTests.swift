import Foundation
import Testing

@testable import TestSession

extension PreferencesTests {
  /// The page of languages, and the view of each: its layout, its picture and a field to try it in.
  @Suite @MainActor struct LanguagesPageTests {
    private let desk: PreferencesDesk

    init() throws { desk = try PreferencesDesk() }

    @Test func `a language is found without its accents, and added`() throws {
      try desk.open("--page", "languages", environment: PreferencesDesk.plainTyping)
      var stored = "'\(SessionLocale.current.language)'"
      for (search, added) in [("islensk", "is"), ("FRANCAIS (CAN", "fr-CA")] {
        try desk.search(for: search, with: "Add a language", picture: "languages-search")
        stored += ", '\(added)'"
        try desk.wait(until: "locales", is: "[\(stored)]")
      }
    }

    @Test func `the running engine offers the letters of an added language`() throws {
      try desk.store("locales", "['de']")
      let client = try TextClient(in: desk.session)
      defer { client.end() }
      try desk.hold("o", in: client) { $0 == "ö" }
      try desk.open("--page", "languages", environment: PreferencesDesk.plainTyping)
      try desk.search(for: "espanol", with: "Add a language")
      try desk.wait(until: "locales", is: "['de', 'es']")
      try desk.wait(for: "Move español up")
      try desk.act(on: "Move español up")
      try desk.wait(until: "locales", is: "['es', 'de']")
      // German stays in use, in new sessions too.
      try desk.wait(until: "locale", is: "'de'")
      try desk.act(on: "Remove Deutsch")
      try desk.wait(until: "locales", is: "['es']")
      desk.close()
      try desk.hold("o", in: client) { $0 == "ó" }
    }

    @Test func `a language that is removed and added again is not in use`()
      throws
    {
      func waitForUse(of name: String) throws {
        try desk.wait(for: "\(name) in use") {
          $0.name.hasPrefix(name) && $0.name.contains("in use")
        }
      }
      try desk.store("locales", "['de', 'es']")
      try desk.store("locale", "'es'")
      let client = try TextClient(in: desk.session)
      defer { client.end() }
      // The language in use comes first in lists.
      try desk.hold("o", in: client) { $0 == "ó" }
      try desk.open("--page", "languages", environment: PreferencesDesk.plainTyping)
      try waitForUse(of: "español")
      try desk.act(on: "Remove español")
      try desk.wait(until: "locale", is: "''")
      try waitForUse(of: "Deutsch")
      // After Undo, it is in use again.
      try desk.undo("español removed")
      try desk.wait(until: "locale", is: "'es'")
      try waitForUse(of: "español")
      try desk.act(on: "Remove español")
      try desk.wait(until: "locales", is: "['de']")
      try desk.search(for: "espanol", with: "Add a language")
      try desk.wait(until: "locales", is: "['de', 'es']")
      try waitForUse(of: "Deutsch")
      desk.close()
      try desk.hold("o", in: client) { $0 == "ö" }
    }

    @Test func `languages are moved with keys and by dragging, and removed`() throws {
      try desk.store("locales", "['fr', 'de', 'sv']")
      try desk.open("--page", "languages")
      let window = try desk.photograph("languages-three", width: 880)
      let french = "français, \(SessionLocale.current.nameOfFrench)"
      #expect(try desk.widgets().contains { $0.name.hasPrefix(french) })
      try desk.act(on: "Move français down")
      try desk.wait(until: "locales", is: "['de', 'fr', 'sv']")
      // The row keeps the focus, so keys move it again.
      try desk.waitForFocus("français")
      try desk.perform(.press([.alt, .down]))
      try desk.wait(until: "locales", is: "['de', 'sv', 'fr']")
      try desk.waitForFocus("français")
      let places = try ["français", "Deutsch"].map { name in
        try #require(
          desk.widgets(boxes: true).first { $0.role == "list item" && $0.name.hasPrefix(name) }
        ).box
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
      try desk.wait(until: "locales", is: "['fr', 'de', 'sv']")
      try desk.wait(for: "Remove Deutsch")
      try desk.act(on: "Remove Deutsch")
      try desk.wait(until: "locales", is: "['fr', 'sv']")
      try desk.undo("Deutsch removed")
      try desk.wait(until: "locales", is: "['fr', 'de', 'sv']")
      try desk.waitForFocus("Deutsch")
    }

    @Test func `a set of signs is added, moved and removed, and never in use`() throws {
      try desk.store("locales", "['de']")
      try desk.open("--page", "languages")
      try desk.reach("Sets of Signs")
      try desk.perform(.tap(.enter) + [.wait(500)])
      try desk.act(on: "Add Mathematics")
      try desk.wait(until: "locales", is: "['de', 'und-x-math']")
      try desk.wait(for: "Move Mathematics up")
      #expect(try !desk.widgets().contains { $0.name == "Add Mathematics" })
      try desk.act(on: "Move Mathematics up")
      try desk.wait(until: "locales", is: "['und-x-math', 'de']")
      try desk.wait(for: "Deutsch in use") {
        $0.name.hasPrefix("Deutsch") && $0.name.contains("in use")
      }
      try desk.act(on: "Remove Mathematics")
      try desk.wait(until: "locales", is: "['de']")
      try desk.wait(for: "Add Mathematics")
    }

    @Test func `a set shows the keys that have its signs`() throws {
      try desk.store("locales", "['en']")
      try desk.open("und-x-greek")
      try desk.wait(for: "the picture") { $0.isPicture && $0.description.contains("us") }
      try desk.photograph("set", width: 880, height: 620)
    }

    @Test func `a language that is enabled with a region is not added again`() throws {
      try desk.store("locales", "['de-DE']")
      try desk.open("--page", "languages", environment: PreferencesDesk.plainTyping)
      try desk.search(for: "deutsch", with: "Add a language")
      try desk.waitForFocus("Deutsch")
      #expect(try desk.setting("locales") == "['de-DE']")
      #expect(try !desk.widgets().contains { $0.name.hasSuffix(" added") })
    }

    @Test func `the plain language is found before its regions`() throws {
      guard SessionLocale.current == .plain else { return }
      try desk.store("locales", "['sv']")
      try desk.open("--page", "languages", environment: PreferencesDesk.plainTyping)
      var stored = "'sv'"
      for (text, locale) in [
        ("german", "de"), ("french", "fr"), ("portug", "pt"), ("de-at", "de-AT"),
      ] {
        try desk.search(for: text, with: "Add a language")
        stored += ", '\(locale)'"
        try desk.wait(until: "locales", is: "[\(stored)]")
      }
    }

    @Test func `a language's page asks those who speak it, where the project can be reached`()
      throws
    {
      guard SessionLocale.current == .plain else { return }
      let share = desk.folder.appending(path: "share")
      try desk.temporary.write(
        "<url type=\"bugtracker\">https://example.org/issues</url>",
        to: "share/metainfo/org.freedesktop.ibus.engine.callout.metainfo.xml")
      let data = share.appending(path: "ibus-callout")
      try FileManager.default.createSymbolicLink(
        at: data, withDestinationURL: Support.package.appending(path: "data"))
      try desk.open("fr", environment: ["IBUS_CALLOUT_DATA": data.path])
      try desk.wait(for: "Do you speak French? Say what is wrong or missing")
      desk.close()
      try desk.open("fr")
      try desk.wait(for: "Search for a letter or a key")
      #expect(try !desk.widgets().contains { $0.name.hasPrefix("Do you speak") })
    }

    @Test func `a row keeps the focus when another program changes the languages`() throws {
      try desk.store("locales", "['fr', 'de']")
      try desk.open("--page", "languages")
      try desk.act(on: "Move français down")
      try desk.waitForFocus("français")
      try desk.store("locales", "['sv', 'fr', 'de']")
      try desk.wait(for: "Remove svenska")
      try desk.waitForFocus("français")
    }

    @Test func `a chosen layout is stored, and the picture shows it`() throws {
      try desk.store("layouts", "['de=us', 'moon']")
      try desk.open("callout:fr", environment: PreferencesDesk.plainTyping)
      try desk.wait(for: "the picture") { $0.isPicture && $0.description.contains("fr") }
      try desk.search(for: "bepo", with: "Layout", picture: "languages-layouts")
      try desk.wait(until: "layouts", is: "['de=us', 'moon', 'fr=fr(bepo)']")
      try desk.wait(for: "the picture") { $0.isPicture && $0.description.contains("fr(bepo)") }
      try desk.openSearch(with: "Layout")
      try desk.perform(.tap(.tab) + [.wait(300)] + .tap(.enter))
      try desk.wait(until: "layouts", is: "['de=us', 'moon']")
    }

    @Test func `clicking a key of the picture opens its list`() throws {
      let scheme = SessionLocale.current == .german ? "prefer-dark" : "prefer-light"
      try desk.open("fr", environment: ["ADW_DEBUG_COLOR_SCHEME": scheme])
      let window = try desk.photograph("locale-\(scheme)", width: 880, height: 620)
      try desk.wait(for: "the picture") { $0.isPicture && $0.description.contains("fr") }
      let screen = ["sh", "-c", "import -window root rgba:- | sha256sum"]
      let before = try desk.session.run(screen)
      let box = try #require(desk.widgets(boxes: true).first { $0.isPicture }).box
      // E is the third key of the row below the digits; this is its place in the drawing.
      try desk.perform([
        .click(
          x: window.x + box[0] + box[2] * 233 / 853,
          y: window.y + box[1] + box[3] * 152 / 362), .wait(600),
      ])
      try desk.wait(for: "the list") {
        $0.isPicture && $0.description.hasPrefix("Holding e offers é")
      }
      try desk.photograph("locale-list-\(scheme)", width: 880, height: 620)
      #expect(try desk.session.run(screen) != before)
      // The picture has the focus now.
      try desk.perform(.tap("c"))
      try desk.wait(for: "the other list") {
        $0.isPicture && $0.description.hasPrefix("Holding c offers ç")
      }
      try desk.perform(.tap(.escape))
      try desk.wait(for: "no list") { $0.isPicture && $0.description.hasPrefix("Layout") }
    }
  }
}
