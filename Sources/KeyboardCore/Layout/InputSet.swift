/// The characters a keyboard has keys for, row by row, without the keys around them.
public struct InputSet: Hashable, Sendable {
  /// The keys of one row, from left to right.
  public typealias Row = [Item]

  /// The rows, from top to bottom.
  public var rows: [Row]

  /// Creates a set.
  public init(rows: [Row]) { self.rows = rows }

  /// One key: what it types, in either case.
  public struct Item: Hashable, Sendable {
    /// The character when case does not matter.
    public var neutral: String
    /// The character in upper case, or what the key gives with Shift.
    public var uppercased: String
    /// The character in lower case.
    public var lowercased: String

    /// Creates a key.
    public init(neutral: String, uppercased: String, lowercased: String) {
      self.neutral = neutral
      self.uppercased = uppercased
      self.lowercased = lowercased
    }

    /// Creates a key for a character, in upper and lower case by the rules of Unicode.
    public init(_ character: String) {
      self.init(
        neutral: character, uppercased: character.uppercased(), lowercased: character.lowercased())
    }

    /// The character in a case.
    public func character(for casing: KeyboardType.Case) -> String {
      switch casing {
      case .auto, .lowercased: lowercased
      case .uppercased, .capsLocked: uppercased
      }
    }
  }
}

extension [InputSet.Item] {
  /// Creates a row with a key for each character of a string.
  public init(chars: String) { self.init(chars: chars.chars) }

  /// Creates a row with a key for each text.
  public init(chars: [String]) { self = chars.map { InputSet.Item($0) } }

  /// The characters of the row's keys in a case.
  public func characters(for casing: KeyboardType.Case = .lowercased) -> [String] {
    map { $0.character(for: casing) }
  }
}
