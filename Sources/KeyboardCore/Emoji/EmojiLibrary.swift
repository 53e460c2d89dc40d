/// All emoji without skin tones, in the order Unicode recommends.
public struct EmojiLibrary: Sendable {
  /// The emoji, category by category.
  public let emojis: [Emoji]

  private let categories: [EmojiCategory: Range<Int>]
  private let versions: [Double]
  private let ranks: [Double]
  private let places: [Emoji: Int]

  /// Reads `data/emoji/order`: on each line an emoji, its category, the version of Unicode Emoji it
  /// came with and how common it is, tabs between.
  ///
  /// Lines of another form are skipped.
  public init(parsing text: String) {
    var emojis: [Emoji] = []
    var categories: [EmojiCategory: Range<Int>] = [:]
    var versions: [Double] = []
    var ranks: [Double] = []
    for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
      let fields = line.split(separator: UInt8(ascii: "\t")).compactMap { String($0) }
      guard fields.count == 4, let category = EmojiCategory(rawValue: fields[1]),
        let version = Double(fields[2]), let rank = Double(fields[3]), (1..<4).contains(rank)
      else { continue }
      let start = categories[category]?.lowerBound ?? emojis.count
      categories[category] = start..<emojis.count + 1
      emojis.append(Emoji(fields[0]))
      versions.append(version)
      ranks.append(rank)
    }
    self.emojis = emojis
    self.categories = categories
    self.versions = versions
    self.ranks = ranks
    places = Dictionary(zip(emojis, emojis.indices)) { first, _ in first }
  }

  /// The emoji of a category.
  ///
  /// - Parameters:
  ///   - category: The category; the library knows nothing of `recent`.
  ///   - version: The newest version of Unicode Emoji that counts; 0 for all.
  /// - Returns: The emoji in order.
  public func emojis(in category: EmojiCategory, version: Double = 0) -> [Emoji] {
    (categories[category] ?? 0..<0).filter { isIn(version, at: $0) }.map { emojis[$0] }
  }

  /// The place of an emoji, in any tone, among `emojis`, or `nil`.
  public func place(of emoji: Emoji) -> Int? { places[emoji.neutralSkinToneVariant] }

  /// The versions of Unicode Emoji that emoji came with, the newest first.
  public var knownVersions: [Double] { Set(versions).sorted(by: >) }

  /// How common the emoji in a place is; the lower, the more common: from 1 for the most used, from 2
  /// for frequent ones, 3 for the rest.
  func rank(at place: Int) -> Double { ranks[place] }

  /// Whether the emoji in a place was part of a version of Unicode Emoji; 0 stands for the newest.
  func isIn(_ version: Double, at place: Int) -> Bool { version <= 0 || versions[place] <= version }
}
