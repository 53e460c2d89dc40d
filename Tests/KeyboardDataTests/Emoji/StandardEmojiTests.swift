import Foundation
import Hosting
import KeyboardCore
import KeyboardData
import Testing

@testable import KeyboardEmoji

@Suite("Embedded emoji") struct StandardEmojiTests {
  @Test func `All compressed files of the folder are embedded, byte for byte`() throws {
    let folder = ProjectFolder.data.appending(path: "emoji")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".gz") }.map { String($0.dropLast(".gz".count)) }
    #expect(Set(EmojiFiles.all) == Set(names))
    for name in names {
      let bytes = try Array(Data(contentsOf: folder.appending(path: "\(name).gz")))
      #expect(EmojiFiles.bytes(of: name) == bytes, "name \(name) in CKeyboardEmoji.c")
    }
  }

  @Test func `Categories share all emoji among themselves`() {
    #expect(EmojiCategory.all.flatMap(\.emojis) == Emoji.all)
    #expect(Emoji.all.count > 1800)
    #expect(EmojiCategory.frequent.emojis == [])
    for category in EmojiCategory.all.dropFirst() {
      #expect(category.emojiActions.first == category.emojis.first.map { .emoji($0) })
      #expect(category.emojis.contains(category.fallbackDisplayEmoji), "\(category)")
    }
  }

  @Test(arguments: [
    (EmojiCategory.smileys, "😀"), (.animals, "🐵"), (.foods, "🍇"), (.travels, "🌍"),
    (.activities, "🎃"), (.objects, "👓"), (.symbols, "🏧"), (.flags, "🏁"),
  ])
  func `A category begins as in Unicode`(category: EmojiCategory, first: String) {
    #expect(category.emojis.first?.char == first)
  }

  @Test func `Unicode names the characters of all emoji`() {
    #expect(Emoji.all.filter { $0.unicodeName == nil || $0.unicodeIdentifier == nil } == [])
  }

  @Test(arguments: [
    ("😀", KeyboardLocale.english, "grinning face"), ("😀", .swedish, "ansikte med stort leende"),
    ("💍", .english, "ring"), ("🇰🇪", .english, "flag: Kenya"), ("👍🏽", .german, "Daumen hoch"),
    ("😀", .avar, "grinning face"), ("⚽️", .english, "soccer ball"), ("abc", .english, "abc"),
  ])
  func `An emoji has a name in each language`(char: String, locale: KeyboardLocale, name: String) {
    #expect(Emoji(char).localizedName(for: locale) == name)
  }

  @Test func `A search ignores case, and finds names in the language and in English`() {
    let emoji = Emoji("😀")
    #expect(emoji.matches("GrIn", for: .english))
    #expect(emoji.matches("GrIn", for: .swedish))
    #expect(emoji.matches("lEende", for: .swedish))
    #expect(!emoji.matches("lEende", for: .english))
    #expect(["😀", "😸"].map { Emoji($0) }.matching("GrIn", for: .english).count == 2)
    let found = Emoji.all.matching("GrIn", for: .english).map(\.char)
    #expect(Set(found).isSuperset(of: ["😀", "😁", "🤩", "😸"]))
    #expect(found.count < 40)
  }

  @MainActor @Test func `A search finds what the input method finds`() throws {
    let store = EmojiStore(
      directory: ProjectFolder.data.path + "/emoji", recentsPath: nil, session: "C")
    let provider = StandardEmojiProvider()
    for (locale, query) in [
      ("de", "herz"), ("pt-BR", "coração"), ("nb", "hjerte"), ("smn", "sydän"), ("zh-TW", "微笑"),
      ("en-AU", "heart"), ("xx", "heart"),
    ] as [(LocaleIdentifier, String)] {
      let emojis = try #require(provider.search(for: [locale])).emojis(matching: query)
      #expect(try emojis == #require(store.search(for: [locale])).emojis(matching: query))
      #expect(!emojis.isEmpty, "\(locale)")
    }
  }

  @Test func `Emoji that were used are remembered`() {
    let provider = StandardEmojiProvider()
    provider.register(Emoji("👍🏽"))
    #expect(provider.recents.emojis().map(\.char) == ["👍🏽"])
  }
}
