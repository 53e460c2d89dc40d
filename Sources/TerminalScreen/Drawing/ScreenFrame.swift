/// A drawing as rows of text with control sequences for colours.
public struct ScreenFrame: Hashable, Sendable {
  /// Where typing goes.
  public struct Cursor: Hashable, Sendable {
    /// The column, from 0.
    public var x: Int
    /// The row, from 0.
    public var y: Int
  }

  /// The rows from above.
  public var rows: [String]
  /// Where typing goes, or `nil` to show no cursor.
  public var cursor: Cursor?

  /// What to send to a terminal that shows another drawing, so that it shows this one.
  ///
  /// - Parameter old: What it shows, or `nil` where that is not known.
  /// - Returns: The rows that differ, as one change as far as the terminal can do that.
  public func update(from old: Self?) -> String {
    guard self != old else { return "" }
    var text = "\u{1b}[?2026h\u{1b}[?25l"
    if old == nil { text += "\u{1b}[0m\u{1b}[2J" }
    for (index, row) in rows.enumerated() {
      if let old, old.rows.count == rows.count, old.rows[index] == row { continue }
      text += "\u{1b}[\(index + 1);1H\(row)\u{1b}[0m\u{1b}[K"
    }
    if let cursor { text += "\u{1b}[\(cursor.y + 1);\(cursor.x + 1)H\u{1b}[?25h" }
    return text + "\u{1b}[?2026l"
  }
}
