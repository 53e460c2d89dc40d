/// The text of a field that masks it, as it was last reported, and what keys may have done to it since.
struct MaskedRow {
  /// The sign that stands for each letter.
  let sign: Unicode.Scalar
  private var count: Int
  /// Whether the field has shown what it masked.
  private var isShown = false
  private var hasSelection: Bool
  /// By how much keys have changed the length at most, without what was reported.
  private var edits = 0
  /// Whether a key may have put any other text in its place, as by pasting.
  var mayBeReplaced = false

  init(sign: Unicode.Scalar, _ text: SurroundingText) {
    self.sign = sign
    count = text.text.unicodeScalars.count
    hasSelection = text.cursor != text.anchor
  }

  /// A key types or deletes so many scalars.
  mutating func edit(_ scalars: Int) {
    edits += hasSelection ? count + scalars : scalars
    hasSelection = false
  }

  /// The row when a text is reported that it may have masked, or `nil` if that is another text: Qt
  /// reports no change of focus between the fields of a window.
  ///
  /// Showing a text does not change its length, but keys do. A field that masks its text would also mask
  /// what is typed after all of it was deleted. A text that contains the sign shows that the row was
  /// text, such as bullets.
  func shown(as text: SurroundingText) -> Self? {
    let scalars = text.text.unicodeScalars
    let change = abs(scalars.count - count)
    let mayDiffer = isShown || scalars.isEmpty
    guard !scalars.contains(sign), mayDiffer || edits < count,
      change <= edits || mayDiffer && mayBeReplaced
    else { return nil }
    var row = Self(sign: sign, text)
    row.isShown = isShown || !scalars.isEmpty
    // The client may be late: this may not be the report of all edits.
    row.edits = max(0, edits - change)
    row.mayBeReplaced = mayBeReplaced && change <= edits
    return row
  }
}
