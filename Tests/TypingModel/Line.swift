/// The text of a field and where the cursor is, scalar by scalar: no two spellings are the same.
struct Line: Hashable {
  var before: [Unicode.Scalar] = []
  var after: [Unicode.Scalar] = []

  func adding(_ text: String) -> Self {
    Self(before: before + text.unicodeScalars, after: after)
  }

  /// The line without so many scalars before the cursor.
  func dropping(_ count: Int) -> Self {
    Self(before: Array(before.dropLast(count)), after: after)
  }

  /// The line without the character (grapheme) before the cursor.
  func droppingCharacter() -> Self { dropping(text.last?.unicodeScalars.count ?? 0) }

  /// The line with a text before the cursor replaced by another, or `nil` if it is not there.
  func replacing(_ old: String, with new: String) -> Self? {
    let scalars = Array(old.unicodeScalars)
    guard before.suffix(scalars.count).elementsEqual(scalars) else { return nil }
    return dropping(scalars.count).adding(new)
  }

  /// The line with the cursor one place to the left or right, as far as there is text.
  func moved(by offset: Int) -> Self {
    var line = self
    if offset < 0, let scalar = line.before.popLast() { line.after.insert(scalar, at: 0) }
    if offset > 0, !line.after.isEmpty { line.before.append(line.after.removeFirst()) }
    return line
  }

  /// The text before the cursor.
  var text: String { String(String.UnicodeScalarView(before)) }
}

extension Line: CustomStringConvertible {
  var description: String {
    "\"\(text)|\(String(String.UnicodeScalarView(after)))\""
  }
}
