import KeyboardCore
import Testing

@testable import TypingModel

@Suite("Recent emoji") struct EmojiRecentsTests {
  private func recents(_ chars: String...) -> EmojiRecents {
    chars.reduce(into: EmojiRecents()) { $0.register(Emoji($1)) }
  }

  @Test func `The last one used comes first, each once`() {
    #expect(recents("😀", "🐱", "😀", "🍕").emojis().map(\.char) == ["🍕", "😀", "🐱"])
  }

  @Test func `The one used most comes first, of equals the last`() {
    let recents = recents("😀", "🐱", "😀", "🍕", "🦦")
    #expect(recents.emojis(by: .frequent).map(\.char) == ["😀", "🦦", "🍕", "🐱"])
  }

  @Test func `The tone used last is remembered`() {
    let recents = recents("👍🏽", "🐱", "👍🏿")
    #expect(recents.emojis().map(\.char) == ["👍🏿", "🐱"])
    #expect(recents.lastVariant(of: Emoji("👍")).char == "👍🏿")
    #expect(recents.lastVariant(of: Emoji("👋")).char == "👋")
    #expect(self.recents("👍🏽", "👍").lastVariant(of: Emoji("👍")).char == "👍")
  }

  @Test func `There are two hundred at most`() {
    var recents = EmojiRecents()
    for value in 0..<UInt32(250) {
      recents.register(Emoji(String(Unicode.Scalar(0x1f300 + value).map(Character.init) ?? "x")))
    }
    #expect(recents.emojis().count == 200)
    #expect(
      recents.emojis().last?.char == String(Unicode.Scalar(0x1f300 + 50).map(Character.init)!))
  }

  @Test func `They survive as JSON`() throws {
    let recents = recents("😀", "👍🏽", "😀")
    #expect(try EmojiRecents(parsing: recents.document) == recents)
    #expect(try EmojiRecents(parsing: EmojiRecents().document).emojis() == [])
  }

  @Test(arguments: [
    "", "{", "[]", #"{"format": 2, "emoji": []}"#, #"{"format": 1}"#,
    #"{"format": 1, "emoji": ["😀"]}"#, #"{"format": 1, "emoji": [{"emoji": "😀"}]}"#,
    #"{"format": 1, "emoji": [{"emoji": "😀", "count": 0}]}"#,
    #"{"format": 1, "emoji": [{"emoji": "😀", "count": 1e300}]}"#,
  ])
  func `A document of another form is an error`(text: String) {
    #expect(throws: DataFileError.self) { try EmojiRecents(parsing: text) }
  }
}
