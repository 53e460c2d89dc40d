import KeyboardCore
import Testing

@testable import TypingModel

@Suite("An emoji") struct EmojiTests {
  @Test(arguments: ["😀", "❤️", "1️⃣", "🇸🇪", "👍🏽", "🧑‍🤝‍🧑", "👨‍👩‍👧‍👦", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "©️", "⭐"])
  func `Texts that are one`(text: String) { #expect(Emoji(only: text)?.char == text) }

  @Test(arguments: [
    "", "a", "1", "#", "©", "…", "é", "€", "ক", "א", "😀😀", "😀a", " ", "e\u{301}", "❤",
  ])
  func `Texts that are none`(text: String) { #expect(Emoji(only: text) == nil) }

  @Test(arguments: [
    ("👍", ["👍🏻", "👍🏼", "👍🏽", "👍🏾", "👍🏿"]),
    ("✌️", ["✌🏻", "✌🏼", "✌🏽", "✌🏾", "✌🏿"]),
    ("🕵️‍♂️", ["🕵🏻‍♂️", "🕵🏼‍♂️", "🕵🏽‍♂️", "🕵🏾‍♂️", "🕵🏿‍♂️"]),
    ("🧑‍🎄", ["🧑🏻‍🎄", "🧑🏼‍🎄", "🧑🏽‍🎄", "🧑🏾‍🎄", "🧑🏿‍🎄"]),
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
    #expect(variants.count == 25)
    #expect([variants[0], variants[1], variants[23]] == [first, second, last])
    for variant in variants { #expect(Emoji(variant).neutralSkinToneVariant.char == char) }
    #expect(Emoji(first).skinToneVariants.map(\.char) == variants)
  }

  @Test func `As actions the neutral one comes first`() {
    let actions = Emoji("👍🏽").skinToneVariantActions
    #expect(actions.count == 6)
    #expect(actions.first == .emoji(Emoji("👍")))
    #expect(Emoji("😀").skinToneVariantActions == [])
  }

  @Test func `Unicode's names`() {
    #expect(Emoji("👍🏽").unicodeIdentifier == "1F44D 1F3FD")
    #expect(Emoji("👍🏽").unicodeName == "THUMBS UP SIGN")
    #expect(Emoji("👍").id == "👍")
    #expect(Emoji("👍🏽").hasSkinTone && !Emoji("👍").hasSkinTone)
  }
}
