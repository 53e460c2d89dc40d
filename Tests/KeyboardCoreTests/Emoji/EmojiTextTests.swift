import KeyboardCore
import Testing

@Suite("Emoji in texts, and their names in Unicode") struct EmojiTextTests {
  static let texts: [(String, [Character])] = [
    ("abc", []), ("👍", ["👍"]), ("🙂👍", ["🙂", "👍"]), ("a👍c", ["👍"]),
    ("foo🙂bar👍bar", ["🙂", "👍"]), ("", []), ("© 1", []), ("👍🏽 ☺️", ["👍🏽", "☺️"]), ("🇸🇪", ["🇸🇪"]),
  ]

  @Test(arguments: texts)
  func `The emoji of a text are found`(text: String, emojis: [Character]) {
    #expect(text.emojis == emojis)
    #expect(text.emojiString == String(emojis))
    #expect(text.emojiScalars == Array(String(emojis).unicodeScalars))
    #expect(text.containsEmoji == !emojis.isEmpty)
    #expect(text.containsOnlyEmojis == (!text.isEmpty && text.count == emojis.count))
    #expect(text.isSingleEmoji == (text.count == 1 && emojis.count == 1))
  }

  @Test(
    arguments: [
      ("😀", true, false), ("⌚", true, false), ("⌚️", false, true), ("☺️", false, true),
      ("👍🏽", false, true), ("🇸🇪", false, true), ("©", false, false), ("a", false, false),
      ("e\u{301}", false, false),
    ] as [(Character, Bool, Bool)])
  func `An emoji has one Unicode scalar or several`(
    character: Character, isSimple: Bool, isCombined: Bool
  ) {
    #expect(character.isSimpleEmoji == isSimple)
    #expect(character.isCombinedEmoji == isCombined)
    #expect(character.isEmoji == (isSimple || isCombined))
  }

  @Test(arguments: [
    ("😀", #"\N{GRINNING FACE}"#, "Grinning Face"), ("💍", #"\N{RING}"#, "Ring"),
    ("❤️", #"\N{HEAVY BLACK HEART}\N{VARIATION SELECTOR-16}"#, "Heavy Black Heart"),
    (
      "🐻‍❄️", #"\N{BEAR FACE}\N{ZERO WIDTH JOINER}\N{SNOWFLAKE}\N{VARIATION SELECTOR-16}"#,
      "Bear Face, Snowflake"
    ), ("\n", nil, nil),
  ])
  func `Unicode names the characters of an emoji`(char: String, identifier: String?, name: String?)
  {
    #expect(Emoji(char).unicodeIdentifier == identifier)
    #expect(Emoji(char).unicodeName == name)
  }

  @Test func `Categories have the names that phones use, too`() {
    #expect(EmojiCategory.all == EmojiCategory.allCases)
    #expect(EmojiCategory.all.first == .frequent && EmojiCategory.frequent == .recent)
    for category in EmojiCategory.all { #expect(category.fallbackDisplayEmoji.char.isSingleEmoji) }
    #expect(Set(EmojiCategory.all.map(\.fallbackDisplayEmoji)).count == EmojiCategory.all.count)
  }
}
