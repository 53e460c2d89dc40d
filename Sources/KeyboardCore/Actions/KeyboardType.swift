/// What the keys of the keyboard stand for.
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

  /// Whether letters come as capitals.
  public enum Case: String, Hashable, Sendable, Codable, CaseIterable {
    case auto, capsLocked, lowercased, uppercased
  }
}

/// What the return key is called.
public enum ReturnKeyType: Hashable, Sendable, Codable {
  case `return`, `continue`, done, emergencyCall, go, join, newLine, next, ok, route, search, send
  case custom(title: String)

  /// Whether the key looks and sounds like a system key rather than a call to act.
  public var isSystemAction: Bool { self == .return || self == .newLine }
}
