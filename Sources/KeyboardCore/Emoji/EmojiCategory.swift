/// The groups in which emoji are shown, in order.
public enum EmojiCategory: String, CaseIterable, Hashable, Sendable, Codable, Identifiable {
  /// The emoji used last.
  case recent
  case smileys, animals, foods, travels, activities, objects, symbols, flags

  /// KeyboardKit's name of `recent`.
  public static let frequent = Self.recent

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
}
