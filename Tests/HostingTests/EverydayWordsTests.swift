import Foundation
import Hosting
import KeyboardCore
import Testing

/// What people search for, written down before the search was changed to find it.
@Suite("Emoji for everyday words") struct EverydayWordsTests {
  /// Words by language, each with the emoji of which one is expected.
  nonisolated static let words: [String: [String: [String]]] = read("everyday-words.json")

  /// Words by language, each with the emoji of which one has to be first or second.
  nonisolated static let plainWords: [String: [String: String]] = read("everyday-emoji.json")

  /// Words that people ask for in other ways: flags, articles, smileys, names in chats, skin tones.
  nonisolated static let asked: [String: [String: [String]]] = read("asked-emoji.json")

  private let store = EmojiStore(directory: ProjectFolder.data.path + "/emoji", recentsPath: nil)

  @Test func `The numbers of words and languages are right`() {
    #expect(Self.words.count == 15 && Self.words.values.allSatisfy { $0.count >= 70 })
    #expect(Self.plainWords.count == 8 && Self.plainWords.values.map(\.count).reduce(0, +) == 288)
    #expect(Self.common.count == 50)
  }

  @Test(arguments: plainWords.keys.sorted())
  func `The right emoji is first or second`(language: String) throws {
    let search = try #require(store.search(for: LocaleIdentifier(language)))
    for (word, emoji) in Self.plainWords[language] ?? [:] {
      let found = search.emojis(matching: word, limit: 2).map(\.char.withoutVariation)
      let right = emoji.withoutVariation
      #expect(found.contains { right.contains($0) }, "\(word): \(found), not \(right)")
    }
  }

  @Test(arguments: words.keys.sorted())
  func `An expected emoji is among the first five`(language: String) throws {
    let words = Self.words[language] ?? [:]
    let missed = try self.missed(words, in: language)
    print("\(language): \(words.count - missed.count) of \(words.count)")
    #expect(missed.count <= 5, "\(missed.joined(separator: "\n"))")
  }

  @Test func `Words that are asked for in other ways are found as often`() throws {
    let missed = try Self.asked.flatMap { try self.missed($0.value, in: $0.key) }
    let count = Self.asked.values.map(\.count).reduce(0, +)
    print("asked for: \(count - missed.count) of \(count)")
    #expect(count > 650 && missed.count * 33 <= count, "\(missed.joined(separator: "\n"))")
  }

  /// The words of a language whose first five emoji contain none of the expected ones.
  private func missed(_ words: [String: [String]], in language: String) throws -> [String] {
    let search = try #require(store.search(for: LocaleIdentifier(language)))
    return words.sorted { $0.key < $1.key }.compactMap { word, expected in
      let found = search.emojis(matching: word, limit: 5).map(\.char.withoutVariation)
      let isThere = expected.contains { found.contains($0.withoutVariation) }
      return isThere ? nil : "\(language) \(word) \(expected.joined()): \(found.joined())"
    }
  }

  /// Fifty common words; Return picks the first emoji, so it has to be an expected one.
  nonisolated static let common = """
    heart ❤️; love ❤️; smile 😊 😀 🙂; happy 😀 😊 😄; sad 😢 😞 😔; angry 😡 😠; cry 😢 😭; laugh 😂 🤣
    kiss 😘 💋; hug 🤗 🫂; wink 😉; cool 😎; sleep 😴; think 🤔; party 🎉 🥳; fire 🔥; star ⭐; sun ☀️
    moon 🌙; rain 🌧️; snow ❄️; rainbow 🌈; flower 🌸 🌹 💐; rose 🌹; tree 🌳; dog 🐶; cat 🐱; bird 🐦
    fish 🐟; bear 🐻; horse 🐴; pizza 🍕; burger 🍔; coffee ☕; beer 🍺; wine 🍷; cake 🎂 🍰; apple 🍎
    car 🚗; train 🚆; plane ✈️; bike 🚲; house 🏠; phone 📱; money 💰; gift 🎁; music 🎵; book 📖
    thumbs 👍; clap 👏
    """.split { $0 == ";" || $0 == "\n" }.map { $0.split(separator: " ").map(String.init) }

  @Test func `The first emoji is the one that most people mean`() throws {
    let search = try #require(store.search(for: "en"))
    for words in Self.common {
      let first = search.emojis(matching: words[0], limit: 1).map(\.char.withoutVariation)
      let expected = words.dropFirst().map(\.withoutVariation)
      #expect(first.contains(where: expected.contains), "\(words[0]): \(first)")
    }
  }

  @Test(arguments: [("fr", "coeur"), ("fr", "amour"), ("de", "herz"), ("de", "liebe")])
  func `The heart comes first in other languages, too`(language: String, word: String) throws {
    let search = try #require(store.search(for: LocaleIdentifier(language)))
    #expect(search.emojis(matching: word, limit: 1).map(\.char) == ["❤️"])
  }

  nonisolated static func read<Words: Decodable>(_ name: String) -> [String: Words] {
    let file = ProjectFolder.fixtures.appending(path: name)
    let data = FileManager.default.contents(atPath: file.path) ?? Data()
    return (try? JSONDecoder().decode([String: Words].self, from: data)) ?? [:]
  }
}

extension String {
  /// The text without U+FE0F, which does not distinguish emoji.
  nonisolated var withoutVariation: String {
    String(String.UnicodeScalarView(unicodeScalars.filter { $0 != "\u{fe0f}" }))
  }
}
