/// The text typed since the cursor was last moved by something else: certain, but incomplete.
///
/// Clients report the text around the cursor late, or not at all; the keyboard knows its own text
/// at once.
struct TextShadow {
  /// Within this time after an edit, clients have reported the text.
  static let settling: Milliseconds = 250
  private static let limit = 400

  private var text: [Unicode.Scalar] = []
  /// Whether the memory has held text since it was last overwritten.
  private var isDirty = false
  private var lastEdit: Milliseconds?

  /// Forgets the text when the cursor is in an unknown place, and overwrites its memory.
  mutating func reset() {
    lastEdit = nil
    guard isDirty else { return }
    text.removeAll(keepingCapacity: true)
    text.append(contentsOf: repeatElement("\0", count: text.capacity))
    text.removeAll(keepingCapacity: true)
    isDirty = false
  }

  mutating func insert(_ insertion: String, at time: Milliseconds) {
    let scalars = insertion.unicodeScalars.suffix(Self.limit)
    // An array that outgrows its capacity leaves a copy behind.
    text.reserveCapacity(Self.limit)
    text.removeFirst(max(0, text.count + scalars.count - Self.limit))
    text += scalars
    isDirty = true
    lastEdit = time
  }

  mutating func delete(scalars count: Int, at time: Milliseconds) {
    text.removeLast(min(count, text.count))
    lastEdit = time
  }

  mutating func deleteCharacter(at time: Milliseconds) {
    let last = String(String.UnicodeScalarView(text)).last
    delete(scalars: last?.unicodeScalars.count ?? 0, at: time)
  }

  /// Forgets the text if the client reports another one, because the cursor has moved, and returns
  /// whether it still has the text.
  @discardableResult
  mutating func verify(_ surrounding: SurroundingText, at time: Milliseconds) -> Bool {
    guard isSettled(at: time), !surrounding.endsBeforeCursor(in: string) else { return true }
    reset()
    return false
  }

  /// The part of the text before the cursor that is certain, or `nil`.
  func textBeforeCursor(_ surrounding: SurroundingText?, at time: Milliseconds) -> String? {
    if let surrounding, let reported = surrounding.before {
      // If nothing was typed, any report is complete; otherwise it must end in what was typed.
      if !text.isEmpty, surrounding.endsBeforeCursor(in: string) { return reported }
      if isSettled(at: time), !isLate(surrounding) { return reported }
    }
    return text.isEmpty ? nil : string
  }

  /// Whether a report has the text without its end, as if a part of it were still on its way.
  ///
  /// WebKitGTK reports a letter only when the next one is committed, and a compositor may be seconds behind.
  func isLate(_ surrounding: SurroundingText) -> Bool {
    guard surrounding.cursor == surrounding.text.unicodeScalars.count,
      !surrounding.endsBeforeCursor(in: string)
    else { return false }
    return text.indices.dropFirst().contains {
      surrounding.endsBeforeCursor(in: String(String.UnicodeScalarView(text[..<$0])))
    }
  }

  /// The last scalars, as far as they are known, or `nil`.
  func end(scalars count: Int) -> String? {
    text.isEmpty ? nil : String(String.UnicodeScalarView(text.suffix(count)))
  }

  private var string: String { String(String.UnicodeScalarView(text)) }

  private func isSettled(at time: Milliseconds) -> Bool {
    lastEdit.map { time - $0 > Self.settling } ?? true
  }
}
