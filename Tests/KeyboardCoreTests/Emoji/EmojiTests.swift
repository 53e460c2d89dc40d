import KeyboardCore
import Testing

@testable import TypingModel

@Suite("Emoji and recent emoji") struct EmojiTests {
  @Test(arguments: ["😀", "❤️", "1️⃣", "🇸🇪", "👍🏽", "🧑‍🤝‍🧑", "👨‍👩‍👧‍👦", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "©️", "⭐"])
  func `These texts are one emoji`(text: String) { #expect(Emoji(only: text)?.char == text) }

  @Test(arguments: [
    "", "a", "1", "#", "©", "…", "é", "€", "ক", "א", "😀😀", "😀a", " ", "e\u{301}", "❤",
  ])
  func `These texts are not one emoji`(text: String) { #expect(Emoji(only: text) == nil) }

  @Test(arguments: [
    ("👍", ["👍", "👍🏻", "👍🏼", "👍🏽", "👍🏾", "👍🏿"]),
    ("✌️", ["✌️", "✌🏻", "✌🏼", "✌🏽", "✌🏾", "✌🏿"]),
    ("🕵️‍♂️", ["🕵️‍♂️", "🕵🏻‍♂️", "🕵🏼‍♂️", "🕵🏽‍♂️", "🕵🏾‍♂️", "🕵🏿‍♂️"]),
    ("🧑‍🎄", ["🧑‍🎄", "🧑🏻‍🎄", "🧑🏼‍🎄", "🧑🏽‍🎄", "🧑🏾‍🎄", "🧑🏿‍🎄"]),
    ("😀", []), ("❤️", []), ("👯", []), ("👨‍👩‍👧", []), ("🇸🇪", []),
  ])
  func `Skin tones of one person`(char: String, variants: [String]) {
    #expect(Emoji(char).skinToneVariants.map(\.char) == variants)
    #expect(Emoji(char).hasSkinToneVariants == !variants.isEmpty)
    for variant in variants { #expect(Emoji(variant).neutralSkinToneVariant.char == char) }
  }

  @Test(arguments: [
    ("🤝", "🤝🏻", "🫱🏻‍🫲🏼", "🫱🏿‍🫲🏾"), ("👫", "👫🏻", "👩🏻‍🤝‍👨🏼", "👩🏿‍🤝‍👨🏾"),
    ("💏", "💏🏻", "🧑🏻‍❤️‍💋‍🧑🏼", "🧑🏿‍❤️‍💋‍🧑🏾"), ("🧑‍🤝‍🧑", "🧑🏻‍🤝‍🧑🏻", "🧑🏻‍🤝‍🧑🏼", "🧑🏿‍🤝‍🧑🏾"),
    ("👩‍❤️‍👨", "👩🏻‍❤️‍👨🏻", "👩🏻‍❤️‍👨🏼", "👩🏿‍❤️‍👨🏾"),
  ])
  func `Skin tones of two people`(char: String, first: String, second: String, last: String) {
    let variants = Emoji(char).skinToneVariants.map(\.char)
    #expect(variants.count == 26)
    #expect([variants[0], variants[1], variants[2], variants[24]] == [char, first, second, last])
    for variant in variants { #expect(Emoji(variant).neutralSkinToneVariant.char == char) }
    #expect(Emoji(first).skinToneVariants.map(\.char) == variants)
  }

  @Test func `Among tones and their actions the emoji without one comes first`() {
    let variants = Emoji("👍🏽").skinToneVariants
    #expect(variants.count == 6)
    #expect(variants.first == Emoji("👍"))
    #expect(Emoji("👍🏽").skinToneVariantActions == variants.map { .emoji($0.char) })
    #expect(Emoji("😀").skinToneVariantActions == [])
  }

  private func recents(_ chars: String...) -> EmojiRecents {
    chars.reduce(into: EmojiRecents()) { $0.register(Emoji($1)) }
  }

  @Test func `The last one used comes first, each once`() {
    #expect(recents("😀", "🐱", "😀", "🍕").emojis().map(\.char) == ["🍕", "😀", "🐱"])
  }

  @Test func `The tone used last is remembered, but one that is asked for by name stays`() {
    let recents = recents("👍🏽", "🐱", "👍🏿")
    #expect(recents.emojis().map(\.char) == ["👍🏿", "🐱"])
    #expect(recents.lastVariant(of: Emoji("👍")).char == "👍🏿")
    #expect(recents.lastVariant(of: Emoji("👋")).char == "👋")
    let neutral = self.recents("👍🏽", "👍")
    #expect(["👍", "👍🏿"].map { neutral.lastVariant(of: Emoji($0)).char } == ["👍", "👍🏿"])
  }

  @Test func `What is recorded can be read again`() throws {
    let recents = recents(
      "😀\n", "😀\u{2028}", "\u{202e}😀", "", "👩🏽‍❤️‍💋‍👩🏿",
      String(repeating: "😀", count: 41), "🏴󠁧󠁢󠁷󠁬󠁳󠁿")
    #expect(recents.emojis().map(\.char) == ["🏴󠁧󠁢󠁷󠁬󠁳󠁿", "👩🏽‍❤️‍💋‍👩🏿"])
    #expect(try EmojiRecents(parsing: recents.document) == recents)
  }

  @Test func `There are at most two hundred`() {
    var recents = EmojiRecents()
    for value in 0..<UInt32(250) {
      recents.register(Emoji(String(Unicode.Scalar(0x1f300 + value).map(Character.init) ?? "x")))
    }
    #expect(recents.emojis().count == 200)
    #expect(recents.emojis().last?.char == Unicode.Scalar(0x1f300 + 50).map { String($0) })
  }

  @Test(arguments: [
    "", "{", "[]", #"{"format": 2, "emoji": []}"#, #"{"format": 1}"#,
    #"{"format": 1, "emoji": ["😀"]}"#, #"{"format": 1, "emoji": [{"count": 1}]}"#,
  ])
  func `A malformed document is an error`(text: String) {
    #expect(throws: DataFileError.self) { try EmojiRecents(parsing: text) }
  }

  // Older versions stored any text: without this, one such entry would lose all recent emoji.
  @Test(arguments: [
    #"{"emoji": ""}"#, #"{"emoji": "ls\n"}"#, #"{"emoji": "\u001b[2J"}"#,
    #"{"emoji": "😀\u2028"}"#, #"{"emoji": "\u202e😀"}"#, #"{"emoji": "😀\u2069"}"#,
    #"{"emoji": "\#(String(repeating: "😀", count: 41))"}"#,
  ])
  func `An entry that no list could show is left out`(entry: String) throws {
    let document = #"{"format": 1, "emoji": [\#(entry), {"emoji": "🦦", "count": 2}]}"#
    #expect(try EmojiRecents(parsing: document).emojis() == [Emoji("🦦")])
  }
}
