/// Changes of the text, in order; a single one, the usual case, allocates no memory.
struct TextEdits {
  private var first: TextEdit?
  private var others: [TextEdit] = []

  /// Changes nothing.
  init() {}

  /// Makes one change.
  init(_ edit: TextEdit) { first = edit }

  /// Whether there are no changes.
  var isEmpty: Bool { first == nil }

  /// The change, if it is the only one.
  var only: TextEdit? { others.isEmpty ? first : nil }

  /// All text that is inserted.
  var insertion: String { reduce(into: "") { $0 += $1.insertion ?? "" } }

  /// Whether any text is inserted.
  var inserts: Bool { contains { $0.insertion != nil } }

  /// Adds a change after the others.
  mutating func append(_ edit: TextEdit) {
    if first == nil { first = edit } else { others.append(edit) }
  }

  /// Removes the spaces that would be inserted last, and returns their number.
  mutating func removeLastSpaces() -> Int {
    let count = reduce(0) { $1 == .insert(" ") ? $0 + 1 : 0 }
    let rest = Array(self).dropLast(count)
    self = Self()
    for edit in rest { append(edit) }
    return count
  }
}

extension TextEdits: Sequence {
  struct Iterator: IteratorProtocol {
    fileprivate var edits: TextEdits
    private var place = 0

    fileprivate init(_ edits: TextEdits) { self.edits = edits }

    mutating func next() -> TextEdit? {
      defer { place += 1 }
      if place == 0 { return edits.first }
      return place <= edits.others.count ? edits.others[place - 1] : nil
    }
  }

  func makeIterator() -> Iterator { Iterator(self) }
}
