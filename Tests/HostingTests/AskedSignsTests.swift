import Foundation
import Hosting
import KeyboardCore
import Testing

/// What people call signs, and what else they search for, in sessions of some languages, written down
/// before the search was changed to find it; each with the signs or emoji of which one is wanted.
@Suite("Signs by the names that people use") struct AskedSignsTests {
  nonisolated static let signs: [String: [String: [String]]] =
    EverydayWordsTests.read("asked-signs.json")
  nonisolated static let things: [String: [String: [String]]] =
    EverydayWordsTests.read("asked-things.json")

  private let store = EmojiStore(
    directory: ProjectFolder.data.path + "/emoji", recentsPath: nil, session: "en")

  @Test(arguments: [(signs, 300, 95), (things, 110, 98)])
  func `What is wanted is among the first five emoji and signs`(
    words: [String: [String: [String]]], atLeast count: Int, percent: Int
  ) throws {
    let all = words.values.map(\.count).reduce(0, +)
    let missed = try words.flatMap { language, words in
      try words.compactMap { text, wanted -> String? in
        let found = try Self.plain(entries(for: text, in: LocaleIdentifier(language)).prefix(5))
        return wanted.contains(where: found.contains) ? nil : "\(language) \(text): \(found)"
      }
    }
    print("asked for: \(all - missed.count) of \(all)")
    #expect(all >= count)
    #expect(missed.count * 100 <= all * (100 - percent), "\(missed.joined(separator: "\n"))")
  }

  @Test(arguments: [
    ("pl", "stopnie", "°"), ("en", "degree", "°"), ("de", "em dash", "—"),
    ("fr", "guillemets", "«"),
    ("en", "eur", "€"), ("en", "(c)", "©"), ("en", "->", "→"), ("en", "...", "…"), ("en", "≤", "≤"),
    ("de", "hoch 2", "²"), ("de", "hoch zwei", "²"), ("en", "H2O", "₂"), ("en", "fire", "🔥"),
  ])
  func `What is meant comes first`(locale: LocaleIdentifier, text: String, first: String) throws {
    #expect(try Self.plain(entries(for: text, in: locale).prefix(1)) == [first])
  }

  /// The no-break space in the thirty languages of the programs.
  nonisolated static let noBreakSpace: [(LocaleIdentifier, String)] = [
    ("ar", "مسافة غير فاصلة"), ("ca", "espai dur"), ("cs", "pevná mezera"),
    ("da", "hårdt mellemrum"), ("de", "geschütztes Leerzeichen"), ("el", "αδιάσπαστο κενό"),
    ("en", "nbsp"), ("es", "espacio duro"), ("fa", "فاصله نشکن"), ("fi", "sitova välilyönti"),
    ("fr", "espace insécable"), ("he", "רווח קשיח"), ("hi", "नॉन ब्रेकिंग स्पेस"),
    ("hu", "nem törhető szóköz"), ("id", "spasi keras"), ("it", "spazio unificatore"),
    ("ja", "ノーブレークスペース"), ("ko", "비분리 공백"), ("nb", "hardt mellomrom"),
    ("nl", "harde spatie"), ("pl", "twarda spacja"), ("pt", "espaço inseparável"),
    ("pt-BR", "espaço rígido"), ("ro", "spațiu neseparabil"), ("ru", "неразрывный пробел"),
    ("sv", "hårt mellanslag"), ("tr", "bölünmez boşluk"), ("uk", "нерозривний пробіл"),
    ("vi", "dấu cách không ngắt"), ("zh-CN", "不间断空格"),
  ]

  @Test(arguments: noBreakSpace)
  func `The spaces have names in thirty languages`(locale: LocaleIdentifier, text: String) throws {
    #expect(try Self.plain(entries(for: text, in: locale).prefix(1)) == ["\u{a0}"])
    let names = try #require(store.characters(for: [locale]))
    let english = try #require(store.characters(for: ["en"]))
    for space in "\u{a0} \u{202f} \u{2009} \u{200b} \u{2002} \u{2003} \u{2007} \u{200a} \u{2060}"
      .split(separator: " ").map(String.init)
    {
      let name = names.knownName(of: space)
      #expect(name != nil && (locale == "en") == (name == english.knownName(of: space)))
    }
  }

  private func entries(
    for text: String, in locale: LocaleIdentifier
  ) throws -> [CharacterSearch.Entry] {
    let search = try #require(store.search(for: locale))
    return try #require(store.characters(for: [locale])).entries(
      matching: text, emojis: search.matches(for: text), limit: 90)
  }

  private static func plain(_ entries: some Sequence<CharacterSearch.Entry>) -> [String] {
    entries.map { entry in
      switch entry {
      case .emoji(let emoji): emoji.char.withoutVariation
      case .character(let character): character.withoutVariation
      }
    }
  }
}
