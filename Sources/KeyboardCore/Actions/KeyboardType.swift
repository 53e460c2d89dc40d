/// What the keys of the keyboard stand for; later versions may add cases.
public enum KeyboardType: Hashable, Sendable, Codable, Identifiable {
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
  public enum Case: String, Hashable, Sendable, Codable, CaseIterable, Identifiable {
    case auto, capsLocked, lowercased, uppercased

    /// The case's name.
    public var id: String { rawValue }
    /// Whether letters are small, by somebody's choice.
    public var isLowercased: Bool { self == .lowercased }
    /// Whether letters are capitals, locked or not.
    public var isUppercased: Bool { self == .uppercased || self == .capsLocked }
  }

  /// The name of the type or of its case, or that of a custom type.
  public var id: String {
    switch self {
    case .alphabetic(let casing): casing.id
    case .custom(let name): name
    default: "\(self)"
    }
  }

  /// Whether the keys are letters; those of addresses do not count.
  public var isAlphabetic: Bool {
    if case .alphabetic = self { true } else { false }
  }

  /// Whether the keys are capitals, locked or not.
  public var isAlphabeticUppercased: Bool {
    if case .alphabetic(let casing) = self { casing.isUppercased } else { false }
  }

  /// Whether the keys are letters in a case.
  public func isAlphabetic(_ casing: Case) -> Bool { self == .alphabetic(casing) }
}
