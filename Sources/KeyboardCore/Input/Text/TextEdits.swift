/// Changes of the text, in order; a single one, the usual case, allocates no memory.
struct TextEdits {
  private var head: TextEdit?
  private var others: [TextEdit] = []

  init() {}
  init(_ edit: TextEdit) { head = edit }

  /// The change, if it is the only one.
  var only: TextEdit? { others.isEmpty ? head : nil }
  /// All text that is inserted.
  var insertion: String { reduce(into: "") { $0 += $1.insertion ?? "" } }

  mutating func append(_ edit: TextEdit) {
    if head == nil { head = edit } else { others.append(edit) }
  }

  /// Removes the spaces that would be inserted last, and returns their number.
  mutating func removeLastSpaces() -> Int {
    let spaces = reversed().prefix { $0 == .insert(" ") }.count
    let rest = dropLast(spaces)
    self = Self()
    for edit in rest { append(edit) }
    return spaces
  }
}

extension TextEdits: RandomAccessCollection {
  var startIndex: Int { 0 }
  var endIndex: Int { head == nil ? 0 : others.count + 1 }

  subscript(place: Int) -> TextEdit {
    if place == 0, let head { return head }
    return others[place - 1]
  }
}
