import Testing

@testable import KeyboardCore
@testable import TypingModel

@Suite("Emoji search") struct EmojiSearchTests {
  private let search = TestEmojis().search

  private func found(_ text: String, recents: [String] = []) -> String {
    search.emojis(matching: text, recents: recents.map { Emoji($0) })
      .map(\.char).joined(separator: " ")
  }

  @Test(arguments: [
    ("katze", "🐈 🐱"), ("Katze", "🐈 🐱"), ("cat", "🐈 🐱"), ("katz", "🐱 🐈"), ("käse", "🍕"),
    ("kase", "🍕"), ("thumbs up", "👍"), ("up thumbs", "👍"), ("th u", "👍"), ("hand wink", "👋"),
    ("hand", "👍 👋 🧑‍🤝‍🧑"), ("sweden", "🇸🇪"), ("flag", "🇸🇪"), ("x", ""), ("", ""), ("  ", ""),
    ("cat otter", ""), ("freudentränen", "😂"), ("FREUDENTRANEN", "😂"),
    ("freudentränen!", "😂"), ("katze cat", "🐈 🐱"),
  ])
  func `Words or their beginnings match, in both languages`(text: String, emojis: String) {
    #expect(Set(found(text).split(separator: " ")) == Set(emojis.split(separator: " ")))
  }

  @Test(arguments: [
    ("otter", "🦦"), ("pizza", "🍕"), ("grinning face", "😀"), ("gesicht", "😀"),
    ("hand", "👋"),
  ])
  func `The exact name comes first, then words of the name`(text: String, emoji: String) {
    #expect(found(text).hasPrefix(emoji), "\(found(text))")
  }

  @Test(arguments: [
    ("flag of sweden", "🇸🇪"), ("the flag of the sweden", "🇸🇪"), ("of", ""), ("se", "🇸🇪"),
    ("flag swe", "🇸🇪"), (":se:", "🇸🇪"), (":joy:", "😂"), ("<3", "❤️"), ("+1", "👍"),
    ("dark thumbs up", "👍🏿"), ("thumbs up dark skin", "👍🏿"), ("medium dark wave", "👋🏾"),
    ("daumen dunkel", "👍🏿"), ("dark otter", ""), ("cats", "🐱 🐈"), ("cates", ""), ("grinned", "😀"),
  ])
  func `Filler words, codes, tones and other forms are understood`(text: String, emojis: String) {
    #expect(found(text) == emojis)
  }

  @Test(arguments: [
    ("umbrela", "☔"), ("umberlla", "☔"), ("umbrxlla", "☔"), ("mbrella", ""), ("elefant", "🐘"),
    ("covid", ""), ("hardy", ""), ("harp", ""), ("猫", "🐱"), ("ねこ", "🐱"),
  ])
  func `One typing error is forgiven if the word can hardly be another`(
    text: String, emoji: String
  ) {
    let search = makeSearch(
      "☔\ttravels\t3\n🐘\tanimals\t3\n🐦‍⬛\tanimals\t3\n🐱\tanimals\t3",
      "@endings\ts\numbrella\thard work\nelephant\nblack bird\tcorvid\n笑う猫\tネコ\tねこ")
    #expect(found(text, in: search).joined() == emoji)
  }

  @Test(arguments: [
    ("brocolli", "🥦"), ("broccolli", "🥦"), ("brocoli", "🥦"), ("tounge", "👅"), ("tonuge", "👅"),
    ("tonguw", "👅"), ("tegnou", ""), ("bananna", "🍌"), ("bbanana", "🍌"), ("nabana", ""),
  ])
  func `Doubled letters and those in another order are forgiven both ways`(
    text: String, emoji: String
  ) {
    let search = makeSearch(
      "🥦\tfoods\t3\n👅\tsmileys\t3\n🍌\tfoods\t3", "broccoli\ntongue\nbanana")
    #expect(found(text, in: search).joined() == emoji)
  }

  @Test(arguments: [
    ("hoch 2", "²"), ("hoch zwei", "²"), ("lane 3", "³"), ("lane drei", "³"), ("hoch 4", ""),
    ("eurozeichen", "€"), ("euro zeichen", "€"), ("zeichen", ""), ("ozeichen", ""),
    ("das euro", "€"),
  ])
  func `A digit is its word, and a word that says little is left out`(text: String, sign: String) {
    let search = makeSearch(
      "²\tsymbols\t3\n³\tsymbols\t3\n€\tsymbols\t3",
      "@fillers\tdas\n@measures\tzeichen\n@digits\tnull\teins\tzwei\tdrei\t4\t5\t6\t7\t8\t9\n"
        + "hoch zwei\nlane 3\nEuro")
    #expect(found(text, in: search).joined() == sign)
  }

  @Test func `Ten digits or none`() {
    let search = makeSearch("²\tsymbols\t3", "@digits\tnull\teins\tzwei\nhoch zwei")
    #expect(found("hoch 2", in: search) == [])
  }

  @Test func `Other names count as names, and have no part after a colon`() {
    let search = makeSearch(
      "🪜\tobjects\t1\n°\tsymbols\t2", "ladder\tdegrees\ndegree\t=degrees\t=up: down")
    #expect(found("degrees", in: search) == ["°", "🪜"])
    #expect(search.name(of: Emoji("°")) == "degree")
    #expect(search.matches(for: "up down").map(\.fit) == [.name])
    #expect(search.matches(for: "down").map(\.fit) == [.words])
  }

  @Test func `Quotation marks are in the order of the first language`() {
    let order = "“\tsymbols\t1.001\n«\tsymbols\t1.002\n»\tsymbols\t1.003\n‹\tsymbols\t1.004"
    let words = "quote one\tquotes\nquote two\tquotes\nquote three\tquotes\nquote four\tquotes"
    let french = makeSearch(order, "@quotation\t«\t»\t?\n" + words, "@quotation\t“\n" + words)
    #expect(found("quotes", in: french).prefix(3) == ["«", "»", "“"])
    #expect(found("quotes", in: makeSearch(order, words)).prefix(3) == ["“", "«", "»"])
  }

  @Test func `Common emoji with the keyword come before rare ones with the name`() {
    let search = makeSearch(
      "🫀\tsmileys\t3\n🏠\ttravels\t1\n❤️\tsmileys\t1.001",
      "heart\norgan\theartland\nred heart\theart")
    #expect(found("heart", in: search) == ["❤️", "🫀", "🏠"])
  }

  @Test func `Recent emoji come before equal matches`() {
    #expect(found("gesicht") == "😀 😂 🫠")
    #expect(found("gesicht", recents: ["🫠"]).hasPrefix("🫠"))
  }

  @Test func `Names are those of the first language that has one`() {
    #expect(search.name(of: Emoji("🐈")) == "Katze")
    #expect(search.name(of: Emoji("👍🏽")) == "Daumen hoch")
    #expect(search.name(of: Emoji("🇸🇪")) == "flag: Sweden")
    #expect(search.name(of: Emoji("🦖")) == nil)
  }

  @Test func `Categories are in order, and malformed lines are skipped`() {
    let library = EmojiLibrary(
      parsing: "😀\tsmileys\t1\nnothing\n🐱\tanimals\t?\n🍕\tfoods\t2")
    #expect(library.emojis.map(\.char) == ["😀", "🍕"])
    #expect(library.emojis(in: .foods).map(\.char) == ["🍕"])
    #expect(library.emojis(in: .recent) == [])
    #expect(library.place(of: Emoji("🍕")) == 1)
  }

  // Files of different versions, as during an upgrade of the package.
  private func makeSearch(_ order: String, _ names: String...) -> EmojiSearch {
    EmojiSearch(order: order, names: names, letters: "ä\ta")
  }

  private func found(_ text: String, in search: EmojiSearch) -> [String] {
    search.emojis(matching: text).map(\.char)
  }

  @Test func `Names of emoji that the library lacks find nothing`() {
    let search = makeSearch(
      "😀\tsmileys\t1", "grinning face\ncat face\tcat\notter", "x\ny\tcat")
    #expect(found("face", in: search) == ["😀"])
    #expect(found("cat face", in: search) == [])
    #expect(found("otter", in: search) == [])
    #expect(search.name(of: Emoji("😀")) == "grinning face")
  }

  @Test func `Emoji without a line have no name`() {
    let search = makeSearch("😀\tsmileys\t1\n🐱\tanimals\t1", "grinning face")
    #expect(found("grinning", in: search) == ["😀"])
    #expect(search.name(of: Emoji("🐱")) == nil)
  }

  @Test func `The files can be empty`() {
    #expect(found("cat", in: makeSearch("", "cat\ncat")) == [])
    #expect(found("cat", in: makeSearch("😀\tsmileys\t1", "")) == [])
    #expect(found("cat", in: makeSearch("😀\tsmileys\t1")) == [])
  }

  @Test func `There can be more lines than emoji`() {
    let lines = String(repeating: "cat\n", count: 70_000)
    #expect(found("cat", in: makeSearch("🐱\tanimals\t1", lines)) == ["🐱"])
  }

  @Test func `A word can be very long`() {
    let word = String(repeating: "a", count: 70_000)
    let search = makeSearch("🐱\tanimals\t1", word)
    #expect(found("aaa", in: search) == ["🐱"])
    #expect(found(String(word.prefix(60_000)), in: search) == ["🐱"])
  }

  @Test func `Every truncated file can be read`() {
    let order = Array("😀\tsmileys\t1\n🐱\tanimals\t1\n🦦\tanimals\t3".utf8)
    let names = Array("grinning face\tface\tgrin\ncat face\tpet\notter\tfishing".utf8)
    for first in order.indices {
      for last in stride(from: 0, to: names.count, by: 7) {
        let search = makeSearch(
          String(decoding: order[..<first], as: UTF8.self),
          String(decoding: names[..<last], as: UTF8.self))
        #expect(found("face", in: search).count <= 2)
        for emoji in search.library.emojis { _ = search.name(of: emoji) }
      }
    }
  }
}
