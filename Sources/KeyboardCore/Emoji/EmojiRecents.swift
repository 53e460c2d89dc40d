/// The emoji used recently.
public struct EmojiRecents: Hashable, Sendable {
  /// How many are remembered.
  package static let limit = 200

  private struct Entry: Hashable {
    /// The emoji without a skin tone.
    let neutral: Emoji
    /// The emoji in the tone in which it was last used.
    let emoji: Emoji

    init(_ emoji: Emoji) {
      self.emoji = emoji
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
    let entry = Entry(emoji)
    entries.removeAll { $0.neutral == entry.neutral }
    entries.insert(entry, at: 0)
    toned[entry.neutral] = emoji == entry.neutral ? nil : emoji
    if entries.count > Self.limit { toned[entries.removeLast().neutral] = nil }
  }

  /// The emoji, the most recent first, each in the tone in which it was last used.
  public func emojis() -> [Emoji] { entries.map(\.emoji) }

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
    let entries = entries.map { entry -> JSONValue in ["emoji": .string(entry.emoji.char)] }
    let document: JSONValue = ["format": .int(Self.format), "emoji": .array(entries)]
    return document.pretty + "\n"
  }

  /// Reads a list; entries that no list could show, or that were never used, are left out.
  package init(parsing text: String) throws(DataFileError) {
    let file = try DataFile(parsing: text, format: Self.format)
    guard let list = file["emoji"]?.array else { throw file.error("emoji", "must be an array") }
    for element in list.prefix(Self.limit) {
      guard let char = element["emoji"]?.string else {
        throw file.error("emoji", "an entry needs an \"emoji\"")
      }
      let emoji = Emoji(char)
      guard emoji.isShowable else { continue }
      let entry = Entry(emoji)
      entries.append(entry)
      if entry.emoji != entry.neutral { toned[entry.neutral] = entry.emoji }
    }
  }
}
