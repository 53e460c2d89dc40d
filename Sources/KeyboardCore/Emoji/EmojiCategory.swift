/// The groups in which emoji are shown, in order.
public enum EmojiCategory: String, CaseIterable, Hashable, Sendable, Codable, Identifiable {
  /// The emoji used last.
  case recent
  case smileys, animals, foods, travels, activities, objects, symbols, flags

  /// All categories, in order.
  public static var all: [Self] { allCases }

  /// The emoji used last, by the name that phones give them.
  public static var frequent: Self { .recent }

  /// The category's name in the data.
  public var id: String { rawValue }

  /// The category's name for users.
  public var text: KKL10n {
    switch self {
    case .recent: .recent
    case .smileys: .emojiSmileys
    case .animals: .emojiAnimals
    case .foods: .emojiFoods
    case .travels: .emojiTravels
    case .activities: .emojiActivities
    case .objects: .emojiObjects
    case .symbols: .emojiSymbols
    case .flags: .emojiFlags
    }
  }

  /// The emoji that stands for the category where there is no picture of it.
  public var fallbackDisplayEmoji: Emoji {
    switch self {
    case .recent: Emoji("🕓")
    case .smileys: Emoji("😀")
    case .animals: Emoji("🐻")
    case .foods: Emoji("🍔")
    case .travels: Emoji("🚗")
    case .activities: Emoji("⚽")
    case .objects: Emoji("💡")
    case .symbols: Emoji("💱")
    case .flags: Emoji("🏳️")
    }
  }
}
