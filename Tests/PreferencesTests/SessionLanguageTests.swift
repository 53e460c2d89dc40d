import Foundation
import Testing

@testable import TestSession

extension PreferencesTests {
  /// What depends on the language of the session.
  @Suite @MainActor struct SessionLanguageTests {
    private let desk: PreferencesDesk

    init() throws { desk = try PreferencesDesk() }

    @Test func `texts and their direction follow the session's language`() throws {
      try desk.open("--page", "holding")
      let page = try desk.widget("Languages", role: "list item")
      #expect((page.label == page.name) == (SessionLocale.current == .plain))
      try desk.photograph("holding", width: 880)
      let widgets = try desk.widgets(boxes: true)
      let row = try #require(widgets.first { $0.role == "slider" })
      let label = try #require(widgets.first { $0.role == "label" && $0.name == "Delay" })
      #expect((row.box[0] < label.box[0]) == (SessionLocale.current == .arabic))
    }

    @Test func `the session's language is in use if no language is enabled`() throws {
      try desk.open("--page", "languages")
      let rows = try desk.widgets().filter { $0.name.contains("the session’s language") }
      #expect(rows.contains { $0.name.hasPrefix(SessionLocale.current.languageName) }, "\(rows)")
      #expect(try !desk.widgets().contains { $0.name.hasPrefix("Remove ") })
    }

    @Test func `the list to add from is sorted by what it shows`() throws {
      guard SessionLocale.current != .arabic else { return }
      try desk.open("--page", "languages", environment: PreferencesDesk.plainTyping)
      try desk.openSearch(with: "Add a language")
      try desk.wait(for: "the list") { $0.role == "list item" && $0.name.hasPrefix("Akan") }
      let names = try desk.widgets().filter { $0.role == "list item" }.map(\.name)
      let titles = names.filter { $0.contains(", ") }.prefix(20).map { $0.prefix { $0 != "," } }
      #expect(titles.count == 20)
      #expect(titles == titles.sorted { $0.lowercased() < $1.lowercased() })
      #expect(names.contains { $0.hasSuffix(", shqip") }, "\(names)")
    }
  }
}
