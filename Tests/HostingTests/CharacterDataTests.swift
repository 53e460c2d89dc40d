import Foundation
import Hosting
import KeyboardCore
import Testing

@Suite("The data of characters") struct CharacterDataTests {
  /// What people search for, written down before the search was made: by language, words and the sign
  /// that is expected.
  nonisolated static let everyday: [String: [String: String]] =
    EverydayWordsTests.read("everyday-signs.json")

  private let store = EmojiStore(
    directory: ProjectFolder.data.path + "/emoji", recentsPath: nil, session: "en")

  private func search(_ locale: LocaleIdentifier) throws -> CharacterSearch {
    try #require(store.characters(for: [locale]))
  }

  @Test func `The sign is among the first five in nine of ten searches`() throws {
    var missed: [String] = []
    for (language, words) in Self.everyday {
      let search = try search(LocaleIdentifier(language))
      missed += words.compactMap { word, sign in
        let found = search.characters(matching: word, limit: 5)
        return found.contains(sign) ? nil : "\(language) \(word) \(sign): \(found)"
      }
    }
    let count = Self.everyday.values.map(\.count).reduce(0, +)
    print("signs: \(count - missed.count) of \(count)")
    #expect(count == 81 && missed.count * 10 <= count, "\(missed.joined(separator: "\n"))")
  }

  @Test(arguments: [
    ("half", "½"), ("schwa", "ə"), ("e acute", "é"), ("capital e acute", "É"), ("a umlaut", "ä"),
    ("alpha", "α"), ("thin space", "\u{2009}"), ("dagger", "†"), ("U+0259", "ə"), ("u+259", "ə"),
    ("<=", "≤"), (">=", "≥"), ("!=", "≠"), ("->", "→"), ("=>", "⇒"), ("+-", "±"), ("~=", "≈"),
    ("...", "…"), ("(c)", "©"), ("1/2", "½"), ("^2", "²"), ("≤", "≤"), ("é", "é"), ("pi", "π"),
    ("omega", "ω"), ("euro", "€"), ("infinity", "∞"), ("U+4E00", "一"),
  ])
  func `The wanted character comes first`(text: String, sign: String) throws {
    #expect(try search("en").characters(matching: text, limit: 1) == [sign])
  }

  @Test(arguments: [
    ("en", "é", "e with acute"), ("en", "e\u{301}", "e with acute"), ("en", "ß", "sharp s"),
    ("en", "ж", "cyrillic small letter zhe"), ("en", "a", "latin small letter a"),
    ("de", "∞", "Unendlichkeitszeichen"), ("de", "½", "ein halb"), ("fr", "½", "un demi"),
    ("en", "가", "U+AC00"), ("en", "\u{10ffff}", "U+10FFFF"),
  ])
  func `A character has a name, or else a code point`(
    locale: LocaleIdentifier, text: String, name: String
  ) throws {
    #expect(try search(locale).name(of: text) == name)
  }

  @Test func `A text of more than three characters has no name`() throws {
    let search = try search("en")
    #expect(search.name(of: "") == nil)
    #expect(search.name(of: "abcd") == nil)
  }

  @Test(arguments: ["U+0000", "U+000A", "U+9", "U+110000", "U+D800", "U+0378", "", " "])
  func `Nothing is found for`(text: String) throws {
    #expect(try search("en").characters(matching: text) == [])
  }

  @Test func `Emoji that the list has are no signs`() throws {
    let library = try #require(store.search(for: "en")).library
    let search = try search("en")
    for text in ["heart", "face", "cat", "arrow", "star"] {
      let signs = search.characters(matching: text)
      #expect(signs.allSatisfy { !library.emojis.contains(Emoji($0)) }, "\(text)")
    }
  }

  @Test func `The characters of fonts are asked for once, and only those are offered`() throws {
    let store = EmojiStore(
      directory: ProjectFolder.data.path + "/emoji", recentsPath: nil, session: "en")
    var answers: [(String) -> Void] = []
    store.askFonts = { answers.append($0) }
    #expect(answers.isEmpty)
    _ = store.search(for: ["en"])
    _ = store.search(for: ["en"])
    try #require(answers.count == 1)
    // Until the answer is there, only common signs are offered.
    let early = store.characters(for: ["en"])?.characters(matching: "alpha") ?? []
    #expect(early.contains("α") && !early.contains("𝛂"))
    answers[0]("20-7e 3b1\n1d6c2")
    #expect(store.characters(for: ["en"])?.characters(matching: "alpha") == ["α", "𝛂"])
  }

  @Test func `Without an answer, common signs are offered`() throws {
    let store = EmojiStore(
      directory: ProjectFolder.data.path + "/emoji", recentsPath: nil, session: "en")
    store.askFonts = { $0("") }
    _ = store.search(for: ["en"])
    #expect(store.characters(for: ["en"])?.characters(matching: "schwa").first == "ə")
  }

  @Test func `The names of characters are smaller than 400 KB, and all files than 1.5 MB`() throws {
    let files = try FileManager.default.contentsOfDirectory(
      at: ProjectFolder.data.appending(path: "characters"),
      includingPropertiesForKeys: [.fileSizeKey])
    let sizes = try files.filter { $0.pathExtension == "gz" }.map { file in
      (
        file.lastPathComponent,
        try file.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
      )
    }
    let names = sizes.first { $0.0 == "names.gz" }?.1 ?? 0
    #expect(names > 100_000 && names < 400_000)
    #expect(sizes.map(\.1).reduce(0, +) < 1_500_000)
  }

  @Test(DataScript.needsItsSources)
  func `The files are what the script writes`() throws {
    #expect(try DataScript.confirms("make-characters.py"))
  }
}
