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
  /// How many scalars the last report with all of the text had, or 0 after a deletion, before which a
  /// later one may have been sent.
  private var shown = 0

  /// Forgets the text when the cursor is in an unknown place, and overwrites its memory.
  mutating func reset() {
    lastEdit = nil
    shown = 0
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
    shown = 0
  }

  mutating func deleteCharacter(at time: Milliseconds) {
    let last = String(String.UnicodeScalarView(text)).last
    delete(scalars: last?.unicodeScalars.count ?? 0, at: time)
  }

  /// Forgets the text if the client reports another one, because the cursor has moved, and returns
  /// whether it still has the text.
  @discardableResult
  mutating func verify(_ surrounding: SurroundingText, at time: Milliseconds) -> Bool {
    if isOfLastLine(surrounding), let end = lastLine?.startIndex {
      text.removeFirst(end)
      shown = 0
    }
    let isWhole = surrounding.endsBeforeCursor(in: string)
    if isWhole, !text.isEmpty { shown = surrounding.text.unicodeScalars.count }
    guard isSettled(at: time), !isWhole else { return true }
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
      !surrounding.endsBeforeCursor(in: string), !isOfLastLine(surrounding)
    else { return false }
    return text.indices.dropFirst().contains {
      surrounding.endsBeforeCursor(in: String(String.UnicodeScalarView(text[..<$0])))
    }
  }

  /// Whether a report has what was typed since Return, and nothing else, as if Return had emptied the field.
  ///
  /// An older report has the same text if both lines begin alike.
  func isLastLine(_ surrounding: SurroundingText) -> Bool {
    guard let lastLine else { return false }
    return surrounding.text.unicodeScalars.elementsEqual(lastLine)
  }

  /// Whether a report has less than an older one, and nothing but the beginning of what was typed since
  /// Return: that has emptied the field, or only the line with the cursor is reported.
  ///
  /// In a chat, "é" had no list after "e".
  private func isOfLastLine(_ surrounding: SurroundingText) -> Bool {
    let scalars = surrounding.text.unicodeScalars
    guard scalars.count < shown, let lastLine else { return false }
    return lastLine.starts(with: scalars)
  }

  /// What was typed since Return, or `nil` without one.
  private var lastLine: ArraySlice<Unicode.Scalar>? {
    text.lastIndex(of: "\n").map { text[text.index(after: $0)...] }
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
