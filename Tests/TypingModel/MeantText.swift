/// What a person means the text to be, kept in the simplest way there is: scalar by scalar.
struct MeantText: Equatable {
  private var scalars: [Unicode.Scalar] = []
  private var cursor = 0

  /// The whole text.
  var text: String { String(String.UnicodeScalarView(scalars)) }

  /// The text before the cursor.
  var before: String { String(String.UnicodeScalarView(scalars.prefix(cursor))) }

  /// Something is written at the cursor.
  mutating func insert(_ text: String) {
    for scalar in text.unicodeScalars {
      scalars.insert(scalar, at: cursor)
      cursor += 1
    }
  }

  /// The scalar before the cursor goes, as in the field of the tests.
  mutating func deleteBackward() {
    guard cursor > 0 else { return }
    cursor -= 1
    scalars.remove(at: cursor)
  }

  /// The cursor moves, as far as there is text.
  mutating func move(by offset: Int) { cursor = min(max(0, cursor + offset), scalars.count) }
}
