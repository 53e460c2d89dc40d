/// The emoji used recently.
public struct EmojiRecents: Hashable, Sendable {
  /// The order of recent emoji.
  public enum Order: String, Hashable, Sendable, CaseIterable {
    /// The most recent first.
    case recent
    /// The most frequent first; among equals, the more recent first.
    case frequent
  }

  /// How many are remembered.
  package static let limit = 200

  private struct Entry: Hashable {
    /// The emoji without a skin tone.
    let neutral: Emoji
    /// The emoji in the tone in which it was last used.
    let emoji: Emoji
    /// How often it was used in any tone.
    var count: Int

    init(_ emoji: Emoji, count: Int) {
      self.emoji = emoji
      self.count = count
      neutral = emoji.neutralSkinToneVariant
    }
  }

  /// The most recent first, each in only one tone.
  private var entries: [Entry] = []
  /// Those used in a tone, by the neutral ones.
  private var toned: [Emoji: Emoji] = [:]

  /// Creates an empty list.
  public init() {}

  /// Records that an emoji was used, and forgets the oldest one if there are too many.
  ///
  /// A text that no list could show, such as one with a line break, is not recorded.
  public mutating func register(_ emoji: Emoji) {
    guard emoji.isShowable else { return }
    var entry = Entry(emoji, count: 1)
    if let place = entries.firstIndex(where: { $0.neutral == entry.neutral }) {
      entry.count += entries.remove(at: place).count
    }
    entries.insert(entry, at: 0)
    toned[entry.neutral] = emoji == entry.neutral ? nil : emoji
    if entries.count > Self.limit { toned[entries.removeLast().neutral] = nil }
  }

  /// The emoji, each in the tone in which it was last used.
  public func emojis(by order: Order = .recent) -> [Emoji] {
    switch order {
    case .recent: entries.map(\.emoji)
    case .frequent:
      entries.enumerated().sorted {
        ($1.element.count, $0.offset) < ($0.element.count, $1.offset)
      }.map(\.element.emoji)
    }
  }

  /// The emoji in the tone in which it was last used, or as it is.
  public func lastVariant(of emoji: Emoji) -> Emoji {
    guard !toned.isEmpty else { return emoji }
    return toned[emoji.neutralSkinToneVariant] ?? emoji
  }
}

extension EmojiRecents {
  private static let format = 1

  /// The list as a JSON document, which `init(parsing:)` reads.
  package var document: String {
    let entries = entries.map { entry -> JSONValue in
      ["emoji": .string(entry.emoji.char), "count": .int(entry.count)]
    }
    let document: JSONValue = ["format": .int(Self.format), "emoji": .array(entries)]
    return document.pretty + "\n"
  }

  /// Reads a list; entries that no list could show, or that were never used, are left out.
  package init(parsing text: String) throws(DataFileError) {
    let file = try DataFile(parsing: text, format: Self.format)
    guard let list = file["emoji"]?.array else { throw file.error("emoji", "must be an array") }
    for element in list.prefix(Self.limit) {
      guard let char = element["emoji"]?.string, case .number(let count)? = element["count"]
      else { throw file.error("emoji", "an entry needs an \"emoji\" and a \"count\"") }
      let emoji = Emoji(char)
      guard emoji.isShowable, count >= 1, count < 1e15 else { continue }
      let entry = Entry(emoji, count: Int(count))
      entries.append(entry)
      if entry.emoji != entry.neutral { toned[entry.neutral] = entry.emoji }
    }
  }
}
