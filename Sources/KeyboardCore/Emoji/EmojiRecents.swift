/// The emoji that were used of late.
public struct EmojiRecents: Hashable, Sendable {
  /// How recent emoji are ordered.
  public enum Order: String, Hashable, Sendable, CaseIterable {
    /// The most recent first.
    case recent
    /// The most frequent first; of equals, the more recent.
    case frequent
  }

  /// How many are remembered.
  public static let limit = 200

  private struct Entry: Hashable {
    /// The emoji as it was used last, in its tone.
    var emoji: Emoji
    /// How often it was used, in whichever tone.
    var count: Int
  }

  /// The most recent first, each in one tone only.
  private var entries: [Entry] = []

  /// Creates an empty list.
  public init() {}

  /// Takes note that an emoji was used; the one used least of late gives way.
  public mutating func register(_ emoji: Emoji) {
    var entry = Entry(emoji: emoji, count: 0)
    if let place = place(of: emoji) { entry.count = entries.remove(at: place).count }
    entry.count += 1
    entries.insert(entry, at: 0)
    if entries.count > Self.limit { entries.removeLast() }
  }

  /// The emoji, each in the tone it was used in last.
  public func emojis(by order: Order = .recent) -> [Emoji] {
    switch order {
    case .recent: entries.map(\.emoji)
    case .frequent:
      entries.enumerated().sorted {
        ($1.element.count, $0.offset) < ($0.element.count, $1.offset)
      }.map(\.element.emoji)
    }
  }

  /// The emoji in the tone it was used in last, or itself.
  public func lastVariant(of emoji: Emoji) -> Emoji {
    place(of: emoji).map { entries[$0].emoji } ?? emoji
  }

  private func place(of emoji: Emoji) -> Int? {
    let neutral = emoji.neutralSkinToneVariant
    return entries.firstIndex { $0.emoji.neutralSkinToneVariant == neutral }
  }
}

extension EmojiRecents {
  private static let format = 1

  /// The list as a JSON document.
  public var json: JSONValue {
    [
      "format": .int(Self.format),
      "emoji": .array(
        entries.map { ["emoji": .string($0.emoji.char), "count": .int($0.count)] }),
    ]
  }

  /// Reads the list from a JSON document, as `json` writes it.
  ///
  /// - Throws: `JSONError` where it is broken or of another form.
  public init(parsing text: String) throws(JSONError) {
    let document = try JSONValue(parsing: text)
    guard document["format"] == .int(Self.format), let list = document["emoji"]?.array else {
      throw JSONError(line: 1, reason: "should have \"format\": \(Self.format) and a list \"emoji\"")
    }
    for element in list.prefix(Self.limit) {
      guard let char = element["emoji"]?.string, case .number(let count)? = element["count"],
        count >= 1, count < 1e15
      else {
        throw JSONError(line: 1, reason: "an entry should have an \"emoji\" and a \"count\"")
      }
      entries.append(Entry(emoji: Emoji(char), count: Int(count)))
    }
  }
}
