import KeyboardCore
import Testing

@testable import TypingModel

@Suite("The search for emoji") struct EmojiSearchTests {
  private let search = TestEmojis().search

  private func found(_ text: String, version: Double = 0, recents: [String] = []) -> String {
    search.emojis(matching: text, version: version, recents: recents.map { Emoji($0) })
      .map(\.char).joined(separator: " ")
  }

  @Test(arguments: [
    ("katze", "🐈 🐱"), ("Katze", "🐈 🐱"), ("cat", "🐈 🐱"), ("katz", "🐱 🐈"), ("käse", "🍕"),
    ("kase", "🍕"), ("thumbs up", "👍"), ("up thumbs", "👍"), ("th u", "👍"), ("hand wink", "👋"),
    ("hand", "👍 👋 🧑‍🤝‍🧑"), ("sweden", "🇸🇪"), ("flag", "🇸🇪"), ("x", ""), ("", ""), ("  ", ""),
    ("cat otter", ""), ("freudentränen", "😂"), ("FREUDENTRANEN", "😂"),
    ("freudentränen!", "😂"), ("katze cat", "🐈 🐱"),
  ])
  func `Words in any order, or how they begin, in both languages`(text: String, emojis: String) {
    #expect(Set(found(text).split(separator: " ")) == Set(emojis.split(separator: " ")))
  }

  @Test(arguments: [
    ("otter", "🦦"), ("pizza", "🍕"), ("grinning face", "😀"), ("gesicht", "😀"),
    ("hand", "👋"),
  ])
  func `The exact name comes first, then words of the name`(text: String, emoji: String) {
    #expect(found(text).hasPrefix(emoji), "\(found(text))")
  }

  @Test func `What was used of late comes before what is as good`() {
    #expect(found("gesicht") == "😀 😂 🫠")
    #expect(found("gesicht", recents: ["🫠"]).hasPrefix("🫠"))
  }

  @Test func `Emoji of a later version are left out`() {
    #expect(found("melting") == "🫠")
    #expect(found("melting", version: 13.1) == "")
    #expect(search.library.emojis(in: .smileys, version: 13.1).count == 6)
    #expect(search.library.emojis(in: .smileys).count == 7)
  }

  @Test func `Names are those of the first language that has one`() {
    #expect(search.name(of: Emoji("🐈")) == "Katze")
    #expect(search.name(of: Emoji("👍🏽")) == "Daumen hoch")
    #expect(search.name(of: Emoji("🇸🇪")) == "flag: Sweden")
    #expect(search.name(of: Emoji("🦖")) == nil)
  }

  @Test func `Categories are in order, and lines of another form are left out`() {
    let library = EmojiLibrary(
      parsing: "😀\tsmileys\t1.0\t1\nnothing\n🐱\tanimals\t?\t1\n🍕\tfoods\t1\t2")
    #expect(library.emojis.map(\.char) == ["😀", "🍕"])
    #expect(library.emojis(in: .foods).map(\.char) == ["🍕"])
    #expect(library.emojis(in: .recent) == [])
    #expect(library.place(of: Emoji("🍕")) == 1)
  }

  @Test func `Categories have titles`() {
    #expect(EmojiCategory.allCases.map { $0.title(for: "xx") }.first == "recent")
    #expect(Set(EmojiCategory.allCases.map { $0.title(for: .english) }).count == 9)
  }
}
