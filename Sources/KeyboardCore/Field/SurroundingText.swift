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
    guard cursor == anchor, selection != nil else { return nil }
    var result = self
    result.insertText(insertion)
    return result
  }

  /// Whether the text directly before the cursor ends in `suffix` and nothing is selected.
  package func endsBeforeCursor(in suffix: String) -> Bool {
    guard cursor == anchor, cursor >= 0 else { return false }
    let before = text.unicodeScalars.prefix(cursor)
    guard before.count == cursor else { return false }
    return before.suffix(suffix.unicodeScalars.count).elementsEqual(suffix.unicodeScalars)
  }

  /// The text before the cursor if nothing is selected, or `nil`.
  var before: String? { cursor == anchor ? textBeforeCursor : nil }

  // MARK: What KeyboardKit's text proxies know and do

  /// The text before the cursor or the selection; `nil` if an offset is outside of the text.
  public var textBeforeCursor: String? {
    selection.map { String(text.unicodeScalars[..<$0.lowerBound]) }
  }

  /// The selected text, or ""; `nil` if an offset is outside of the text.
  public var selectedText: String? { selection.map { String(text.unicodeScalars[$0]) } }

  /// The text after the cursor or the selection; `nil` if an offset is outside of the text.
  public var textAfterCursor: String? {
    selection.map { String(text.unicodeScalars[$0.upperBound...]) }
  }

  /// Inserts text in place of what is selected, and puts the cursor behind it; does nothing if an offset
  /// is outside of the text.
  public mutating func insertText(_ insertion: String) {
    guard let selection else { return }
    cursor = min(cursor, anchor) + insertion.unicodeScalars.count
    anchor = cursor
    text.unicodeScalars.replaceSubrange(selection, with: insertion.unicodeScalars)
  }

  /// Deletes so many characters before the cursor, as the user sees them; what is selected counts as one.
  public mutating func deleteBackward(times: Int = 1) {
    guard times > 0, let textBeforeCursor else { return }
    let deletion = textBeforeCursor.suffix(cursor == anchor ? times : times - 1)
    replace(before: deletion.unicodeScalars.count, after: 0, with: "")
  }

  /// Replaces what is selected and so many Unicode scalars around it, which have to be there.
  mutating func replace(before: Int, after: Int, with replacement: String) {
    guard selection != nil else { return }
    (cursor, anchor) = (min(cursor, anchor) - before, max(cursor, anchor) + after)
    insertText(replacement)
  }

  /// What is selected, or an empty range at the cursor; `nil` if an offset is outside of the text.
  private var selection: Range<String.Index>? {
    let scalars = text.unicodeScalars
    let (lower, upper) = (min(cursor, anchor), max(cursor, anchor))
    guard lower >= 0,
      let start = scalars.index(scalars.startIndex, offsetBy: lower, limitedBy: scalars.endIndex),
      let end = scalars.index(start, offsetBy: upper - lower, limitedBy: scalars.endIndex)
    else { return nil }
    return start..<end
  }
}
