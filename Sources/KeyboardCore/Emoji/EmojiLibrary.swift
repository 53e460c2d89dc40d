/// All emoji without skin tones, in the order that Unicode recommends.
public struct EmojiLibrary: Sendable {
  /// The emoji, category by category.
  public let emojis: [Emoji]

  private let categories: [EmojiCategory: Range<Int>]
  private let ranks: [Double]
  private let places: [Emoji: Int]
  private let codes: [[UInt8]: [Int]]

  /// Reads `data/emoji/order`, whose lines are an emoji, its category, its rank and its codes,
  /// separated by tabs; other lines are skipped.
  package init(parsing text: String) {
    var emojis: [Emoji] = []
    var categories: [EmojiCategory: Range<Int>] = [:]
    var ranks: [Double] = []
    var codes: [[UInt8]: [Int]] = [:]
    for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
      let fields = line.split(separator: UInt8(ascii: "\t")).compactMap { String($0) }
      guard (3...4).contains(fields.count), let category = EmojiCategory(rawValue: fields[1]),
        let rank = Double(fields[2]), (1..<4).contains(rank)
      else { continue }
      let start = categories[category]?.lowerBound ?? emojis.count
      categories[category] = start..<emojis.count + 1
      if fields.count == 4 {
        for code in fields[3].utf8.split(separator: 0x20) {
          codes[Array(code), default: []].append(emojis.count)
        }
      }
      emojis.append(Emoji(fields[0]))
      ranks.append(rank)
    }
    self.emojis = emojis
    self.categories = categories
    self.ranks = ranks
    self.codes = codes
    places = Dictionary(zip(emojis, emojis.indices)) { first, _ in first }
  }

  /// The emoji of a category other than `recent`.
  public func emojis(in category: EmojiCategory) -> [Emoji] {
    Array(emojis[categories[category] ?? 0..<0])
  }

  /// The index of an emoji, in any tone, among `emojis`; a selector that it does not need is no
  /// difference.
  package func place(of emoji: Emoji) -> Int? {
    let neutral = emoji.neutralSkinToneVariant
    if let place = places[neutral] { return place }
    let plain = neutral.char.unicodeScalars.filter { $0 != Emoji.presentationSelector }
    return places[Emoji(String(plain))]
  }

  /// The flags of a country's code, such as `de` or `deu`, or the emoji of a chat's, such as `:joy:`.
  func places(ofCode code: [UInt8]) -> [Int] { codes[code] ?? [] }

  /// Whether the emoji is a flag.
  func isFlag(at place: Int) -> Bool { categories[.flags]?.contains(place) ?? false }

  /// How common an emoji is: from 1 for the most common, from 2 for frequent ones, and 3 for
  /// others.
  func rank(at place: Int) -> Double { ranks[place] }
}
