import KeyboardCore
import Testing

/// Files of which some are of another version, as while a package is upgraded.
@Suite("Emoji data that do not match each other") struct EmojiMismatchTests {
  private let letters = PlainLetters(parsing: "ä\ta")

  private func search(_ order: String, _ names: String...) -> EmojiSearch {
    EmojiSearch(
      library: EmojiLibrary(parsing: order),
      languages: names.map { EmojiNames(parsing: $0, letters: letters) }, letters: letters)
  }

  private func found(_ text: String, in search: EmojiSearch) -> [String] {
    search.emojis(matching: text).map(\.char)
  }

  @Test func `Names of emoji that the library lacks find nothing`() {
    let search = search("😀\tsmileys\t1.0\t1", "grinning face\ncat face\tcat\notter", "x\ny\tcat")
    #expect(found("face", in: search) == ["😀"])
    #expect(found("cat face", in: search) == [])
    #expect(found("otter", in: search) == [])
    #expect(search.name(of: Emoji("😀")) == "grinning face")
  }

  @Test func `Emoji without a line have no name`() {
    let search = search("😀\tsmileys\t1.0\t1\n🐱\tanimals\t1.0\t1", "grinning face")
    #expect(found("grinning", in: search) == ["😀"])
    #expect(search.name(of: Emoji("🐱")) == nil)
  }

  @Test func `There may be no emoji and no names at all`() {
    #expect(found("cat", in: search("", "cat\ncat")) == [])
    #expect(found("cat", in: search("😀\tsmileys\t1.0\t1", "")) == [])
    #expect(found("cat", in: search("😀\tsmileys\t1.0\t1")) == [])
  }

  @Test func `More lines than any library has places`() {
    let lines = String(repeating: "cat\n", count: 70_000)
    #expect(found("cat", in: search("🐱\tanimals\t1.0\t1", lines)) == ["🐱"])
  }

  @Test func `A word without end`() {
    let word = String(repeating: "a", count: 70_000)
    let search = search("🐱\tanimals\t1.0\t1", word)
    #expect(found("aaa", in: search) == ["🐱"])
    #expect(found(String(word.prefix(60_000)), in: search) == ["🐱"])
  }

  @Test func `Every beginning of the files does`() {
    let order = Array("😀\tsmileys\t1.0\t1\n🐱\tanimals\t0.6\t1\n🦦\tanimals\t12.0\t3".utf8)
    let names = Array("grinning face\tface\tgrin\ncat face\tpet\notter\tfishing".utf8)
    for first in order.indices {
      for last in stride(from: 0, to: names.count, by: 7) {
        let search = search(
          String(decoding: order[..<first], as: UTF8.self),
          String(decoding: names[..<last], as: UTF8.self))
        #expect(found("face", in: search).count <= 2)
        for emoji in search.library.emojis { _ = search.name(of: emoji) }
      }
    }
  }
}
