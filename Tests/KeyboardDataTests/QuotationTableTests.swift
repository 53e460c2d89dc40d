import Foundation
import KeyboardCore
import KeyboardData
import KeyboardLayouts
import Testing

@Suite("Quotation marks and apostrophes of the locales") @MainActor struct QuotationTableTests {
  /// What is typed, what books print for it, and the locales where they do.
  nonisolated static let table: [[String]] = {
    let file = ProjectFolder.tests.appending(path: "KeyboardDataTests/Fixtures/quotations.json")
    let data = FileManager.default.contents(atPath: file.path) ?? Data()
    return (try? JSONDecoder().decode([[String]].self, from: data)) ?? []
  }()

  private static func locales(of row: [String]) -> [LocaleIdentifier] {
    row.dropFirst(2).flatMap { $0.split(separator: " ") }.map { LocaleIdentifier(String($0)) }
  }

  @Test func `Every locale is in the table`() {
    let locales = Set(Self.table.flatMap(Self.locales))
    #expect(locales.sorted() == LocaleLibrary.standard.namedIdentifiers)
  }

  @Test(arguments: table)
  func `Plain quotation marks become those of books`(row: [String]) {
    for locale in Self.locales(of: row) {
      #expect(Self.typed(row[0], in: locale) == row[1], "\(locale)")
    }
  }

  /// The text of a field after typing with smart quotes, letter by letter.
  private static func typed(_ text: String, in locale: LocaleIdentifier) -> String {
    var settings = KeyboardSettings()
    settings.locales = [locale]
    settings.hold = false
    settings.textBehaviors.quotes = true
    let simulation = KeyboardSimulation(
      controller: KeyboardInputController(library: .standard, settings: settings),
      capabilities: [.preedit, .focus, .surroundingText])
    for (index, scalar) in text.unicodeScalars.enumerated() {
      var key = KeyEvent(
        keysym: Keysym(typing: scalar), text: String(scalar), keycode: UInt32(16 + index % 30),
        time: 0)
      simulation.send(key)
      simulation.wait(40)
      key.isRelease = true
      simulation.send(key)
      simulation.wait(300)
    }
    return simulation.client.text
  }
}
