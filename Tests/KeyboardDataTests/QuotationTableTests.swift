import Foundation
import KeyboardCore
import KeyboardData
import KeyboardLayouts
import Testing

@Suite("Quotation marks and apostrophes of the locales") @MainActor struct QuotationTableTests {
  /// The typed and the printed text, by locale.
  nonisolated static let table: [String: [[String]]] = {
    let file = ProjectFolder.tests.appending(path: "KeyboardDataTests/Fixtures/quotations.json")
    let data = FileManager.default.contents(atPath: file.path) ?? Data()
    return (try? JSONDecoder().decode([String: [[String]]].self, from: data)) ?? [:]
  }()

  @Test func `Every locale is in the table`() {
    #expect(Self.table.keys.sorted() == LocaleLibrary.standard.namedIdentifiers.map(\.rawValue))
  }

  @Test(arguments: table.keys.sorted())
  func `Plain quotation marks become those of books`(locale: String) {
    for pair in Self.table[locale] ?? [] {
      #expect(Self.typed(pair[0], in: LocaleIdentifier(locale)) == pair[1], "\(locale)")
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
