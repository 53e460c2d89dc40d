/// What the keys of the keyboard stand for; later versions may add cases.
public enum KeyboardType: Hashable, Sendable, Codable {
  case alphabetic(Case)
  case numeric
  case symbolic
  case email
  case url
  case webSearch
  case numberPad
  case emojis
  case emojiSearch
  case images
  case custom(named: String)

  /// Whether letters are capitals.
  public enum Case: String, Hashable, Sendable, Codable, CaseIterable {
    case auto, capsLocked, lowercased, uppercased
  }
}
