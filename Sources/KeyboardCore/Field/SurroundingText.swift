/// The text around the cursor, as the client reports it.
public struct SurroundingText: Hashable, Sendable {
  /// The text, often only the current paragraph.
  public var text: String
  /// The cursor's offset in `text`, in Unicode scalars.
  public var cursor: Int
  /// The other end of the selection, in Unicode scalars; equal to `cursor` if nothing is selected.
  public var anchor: Int

  /// Creates a surrounding text; by default nothing is selected.
  public init(text: String, cursor: Int, anchor: Int? = nil) {
    self.text = text
    self.cursor = cursor
    self.anchor = anchor ?? cursor
  }

  /// Whether the text before the cursor, or before the selection, ends in `suffix`.
  ///
  /// Browsers select the part of an address that they complete.
  package func endsBeforeSelection(in suffix: String) -> Bool {
    let start = min(cursor, anchor)
    return Self(text: text, cursor: start).endsBeforeCursor(in: suffix)
  }

  /// The text after an insertion at the cursor, or `nil` if something is selected.
  func inserting(_ insertion: String) -> Self? {
    let scalars = text.unicodeScalars
    guard cursor == anchor, (0...scalars.count).contains(cursor) else { return nil }
    let before = String(scalars.prefix(cursor)) + insertion
    return Self(
      text: before + String(scalars.dropFirst(cursor)), cursor: before.unicodeScalars.count)
  }

  /// Whether the text directly before the cursor ends in `suffix` and nothing is selected.
  package func endsBeforeCursor(in suffix: String) -> Bool {
    guard cursor == anchor, cursor >= 0 else { return false }
    let before = text.unicodeScalars.prefix(cursor)
    guard before.count == cursor else { return false }
    return before.suffix(suffix.unicodeScalars.count).elementsEqual(suffix.unicodeScalars)
  }
}
