import EngineHost
import Foundation
import KeyboardCore
import Testing

/// What people look for, written down before the search was changed to find it.
@Suite("Emoji for everyday words") struct EverydayWordsTests {
  nonisolated private static let package = URL(filePath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// By language, a hundred words, and for each the emoji of which one is expected.
  nonisolated static let words: [String: [String: [String]]] = {
    let file = package.appending(path: "Tests/EngineHostTests/Fixtures/everyday-words.json")
    let data = FileManager.default.contents(atPath: file.path) ?? Data()
    return (try? JSONDecoder().decode([String: [String: [String]]].self, from: data)) ?? [:]
  }()

  private let store = EmojiStore(
    directory: Self.package.appending(path: "data/emoji").path, recentsPath: nil)

  @Test func `There are a hundred words in each of fifteen languages`() {
    #expect(Self.words.count == 15)
    #expect(Self.words.values.allSatisfy { $0.count == 100 })
  }

  @Test(arguments: words.keys.sorted())
  func `One that is expected is among the first five`(language: String) throws {
    let search = try #require(store.search(for: LocaleIdentifier(language)))
    let words = Self.words[language] ?? [:]
    let missed = words.sorted { $0.key < $1.key }.compactMap { word, expected -> String? in
      let found = search.emojis(matching: word, limit: 5).map { Self.plain($0.char) }
      let isThere = expected.contains { found.contains(Self.plain($0)) }
      return isThere ? nil : "\(word) \(expected.joined()): \(found.joined())"
    }
    print("\(language): \(words.count - missed.count) of \(words.count)")
    #expect(missed.count <= 5, "\(missed.joined(separator: "\n"))")
  }

  /// The text without U+FE0F, which does not tell one emoji from another.
  private static func plain(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.filter { $0 != "\u{fe0f}" }))
  }
}
