public import KeyboardCore

/// What a text field says about itself in one piece.
public struct FieldReport: Equatable {
  /// What the field is for.
  public var contentType = ContentType()
  /// Whether the field has said so; version 1 does not tell that from silence.
  public var saysType = false
  /// The text around the cursor, if the field reports it.
  public var text: ReportedText?
  /// Whether something else than the input method has changed the text: a click, or the program.
  public var isFromOutside = false

  /// Creates the report of a field that says nothing.
  public init() {}
}

/// The text around the cursor as Wayland's protocols report it: at most 4,000 bytes, with offsets in
/// bytes.
public struct ReportedText: Equatable {
  /// The text, with offsets in scalars.
  public let surrounding: SurroundingText

  /// Reads a report; offsets beyond the text, or in the middle of a character, are moved to the next
  /// border before them.
  ///
  /// A program may cut a long text in the middle of a character. Bytes that are no whole character are
  /// left out.
  init(_ bytes: [UInt8], cursor: Int, anchor: Int) {
    var text = ""
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    // The number of bytes and scalars up to each border.
    var position = 0
    var offsets = (cursor: 0, anchor: 0)
    var count = 0
    decoding: while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar):
        let width = UTF8.width(scalar)
        position += width
        text.unicodeScalars.append(scalar)
        count += 1
      case .emptyInput: break decoding
      case .error: position += 1
      }
      if position <= cursor { offsets.cursor = count }
      if position <= anchor { offsets.anchor = count }
    }
    surrounding = SurroundingText(text: text, cursor: offsets.cursor, anchor: offsets.anchor)
  }

  /// The number of bytes of scalars before or after the cursor, for a deletion; `nil` if the text does
  /// not have as many.
  public func bytes(before: Int, after: Int) -> (before: Int, after: Int)? {
    let scalars = Array(surrounding.text.unicodeScalars)
    let cursor = surrounding.cursor
    guard before >= 0, after >= 0, before <= cursor, after <= scalars.count - cursor else {
      return nil
    }
    func width(_ range: Range<Int>) -> Int { scalars[range].reduce(0) { $0 + UTF8.width($1) } }
    return (width(cursor - before..<cursor), width(cursor..<cursor + after))
  }
}
