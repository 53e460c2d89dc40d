/// All emoji without skin tones, in the order that Unicode recommends.
public struct EmojiLibrary: Sendable {
  /// The emoji, category by category.
  public let emojis: [Emoji]

  private let categories: [EmojiCategory: Range<Int>]
  private let versions: [Double]
  private let ranks: [Double]
  private let places: [Emoji: Int]
  private let codes: [[UInt8]: [Int]]

  /// Reads `data/emoji/order`, whose lines are an emoji, its category, its version of Unicode Emoji,
  /// its rank and its codes, separated by tabs; other lines are skipped.
  package init(parsing text: String) {
    var emojis: [Emoji] = []
    var categories: [EmojiCategory: Range<Int>] = [:]
    var versions: [Double] = []
    var ranks: [Double] = []
    var codes: [[UInt8]: [Int]] = [:]
    for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
      let fields = line.split(separator: UInt8(ascii: "\t")).compactMap { String($0) }
      guard (4...5).contains(fields.count), let category = EmojiCategory(rawValue: fields[1]),
        let version = Double(fields[2]), let rank = Double(fields[3]), (1..<4).contains(rank)
      else { continue }
      let start = categories[category]?.lowerBound ?? emojis.count
      categories[category] = start..<emojis.count + 1
      if fields.count == 5 {
        for code in fields[4].utf8.split(separator: 0x20) {
          codes[Array(code), default: []].append(emojis.count)
        }
      }
      emojis.append(Emoji(fields[0]))
      versions.append(version)
      ranks.append(rank)
    }
    self.emojis = emojis
    self.categories = categories
    self.versions = versions
    self.ranks = ranks
    self.codes = codes
    places = Dictionary(zip(emojis, emojis.indices)) { first, _ in first }
  }

  /// The emoji of a category other than `recent`, up to a version of Unicode Emoji if it is not 0.
  public func emojis(in category: EmojiCategory, version: Double = 0) -> [Emoji] {
    (categories[category] ?? 0..<0).filter { isIn(version, at: $0) }.map { emojis[$0] }
  }

  /// The index of an emoji, in any tone, among `emojis`.
  package func place(of emoji: Emoji) -> Int? { places[emoji.neutralSkinToneVariant] }

  /// The versions of Unicode Emoji, the newest first.
  package var knownVersions: [Double] { Set(versions).sorted(by: >) }

  /// The flags of a country's code, such as `de` or `deu`, or the emoji of a chat's, such as `:joy:`.
  func places(ofCode code: [UInt8]) -> [Int] { codes[code] ?? [] }

  /// Whether the emoji is a flag.
  func isFlag(at place: Int) -> Bool { categories[.flags]?.contains(place) ?? false }

  /// How common an emoji is: from 1 for the most common, from 2 for frequent ones, and 3 for
  /// others.
  func rank(at place: Int) -> Double { ranks[place] }

  /// Whether an emoji was part of a version of Unicode Emoji; 0 stands for the newest.
  func isIn(_ version: Double, at place: Int) -> Bool { version <= 0 || versions[place] <= version }
}
