extension KeyboardAction {
  /// Actions from left to right.
  public typealias Row = [KeyboardAction]
  /// Rows from top to bottom.
  public typealias Rows = [Row]

  /// Inserts an emoji.
  public static func emoji(_ char: String) -> Self { .emoji(Emoji(char)) }
}

extension KeyboardAction.Row {
  /// Creates a row that types characters.
  public init(characters: [String]) { self = characters.map { .character($0) } }
}

extension KeyboardAction.Rows {
  /// Creates rows that type characters.
  public init(characters: [[String]]) { self = characters.map { .init(characters: $0) } }
}
