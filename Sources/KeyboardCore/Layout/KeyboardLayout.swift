/// The keys of a keyboard, row by row, and what each does.
public struct KeyboardLayout: Hashable, Sendable {
  /// The keys of one row, from left to right.
  public typealias ItemRow = [Item]

  /// Rows, from top to bottom.
  public typealias ItemRows = [ItemRow]

  /// The rows, from top to bottom.
  public var itemRows: ItemRows

  /// Creates a layout.
  public init(itemRows: ItemRows) { self.itemRows = itemRows }

  /// One key.
  public struct Item: Hashable, Sendable {
    /// What the key does.
    public var action: KeyboardAction
    /// How wide it is.
    public var width: ItemWidth

    /// Creates a key.
    public init(action: KeyboardAction, width: ItemWidth = .input) {
      self.action = action
      self.width = width
    }
  }

  /// How wide a key is; `widths(for:)` turns it into points.
  public enum ItemWidth: Hashable, Sendable {
    /// An equal part of the room that the other keys of the row leave.
    case available
    /// The width of a key that types a character, which is the same in all rows.
    case input
    /// So many times the width of a key that types a character.
    case inputPercentage(Double)
    /// So many times the width of the row.
    case percentage(Double)
    /// So many points.
    case points(Double)
  }
}
