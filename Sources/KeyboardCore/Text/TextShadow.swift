/// What has been typed since the cursor was last moved by others: certain, but not all there is.
///
/// Clients tell the text around the cursor late, or not at all; what goes through the keyboard is
/// known at once.
struct TextShadow {
  /// A client has told the text after an edit within this, in ms.
  static let settling = 250
  private static let limit = 400

  private var text: [Unicode.Scalar] = []
  /// Whether the room for text has had any since it was written over.
  private var isDirty = false
  private var lastEdit: Int?

  /// The cursor is where nobody knows.
  ///
  /// All the room there is for text is written over, so that none of it stays in memory.
  mutating func reset() {
    lastEdit = nil
    guard isDirty else { return }
    text.removeAll(keepingCapacity: true)
    text.append(contentsOf: repeatElement("\0", count: text.capacity))
    text.removeAll(keepingCapacity: true)
    isDirty = false
  }

  /// Text went in at the cursor.
  mutating func insert(_ insertion: String, at time: Int) {
    let scalars = insertion.unicodeScalars.suffix(Self.limit)
    // An array that outgrows its room leaves a copy behind.
    text.reserveCapacity(Self.limit)
    text.removeFirst(max(0, text.count + scalars.count - Self.limit))
    text += scalars
    isDirty = true
    lastEdit = time
  }

  /// Scalars before the cursor went.
  mutating func delete(scalars count: Int, at time: Int) {
    text.removeLast(min(count, text.count))
    lastEdit = time
  }

  /// A character before the cursor went.
  mutating func deleteCharacter(at time: Int) {
    let last = String(String.UnicodeScalarView(text)).last
    delete(scalars: last?.unicodeScalars.count ?? 0, at: time)
  }

  /// The client has told the text; the cursor may have been moved since.
  mutating func verify(_ surrounding: SurroundingText, at time: Int) {
    guard isSettled(at: time), !surrounding.endsBeforeCursor(in: string) else { return }
    reset()
  }

  /// What is certain of the text before the cursor, or `nil` where nothing is.
  func textBeforeCursor(_ surrounding: SurroundingText?, at time: Int) -> String? {
    if let surrounding, let told = surrounding.before {
      // With nothing typed a text told at any time is the whole; else it has to end in what was.
      if !text.isEmpty, surrounding.endsBeforeCursor(in: string) { return told }
      if isSettled(at: time) { return told }
    }
    return text.isEmpty ? nil : string
  }

  /// The last so many scalars, as far as they are known; `nil` where nothing is.
  func end(scalars count: Int) -> String? {
    text.isEmpty ? nil : String(String.UnicodeScalarView(text.suffix(count)))
  }

  private var string: String { String(String.UnicodeScalarView(text)) }

  private func isSettled(at time: Int) -> Bool {
    lastEdit.map { time - $0 > Self.settling } ?? true
  }
}

extension SurroundingText {
  /// The text before the cursor, or `nil` where something is selected or the client told a place
  /// that is not in the text.
  var before: String? {
    guard cursor == anchor else { return nil }
    let scalars = text.unicodeScalars.prefix(max(0, cursor))
    return scalars.count == cursor ? String(String.UnicodeScalarView(scalars)) : nil
  }
}
