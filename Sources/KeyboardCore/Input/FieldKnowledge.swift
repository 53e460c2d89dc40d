/// Finds out from the text that a client reports whether its field masks what is typed.
///
/// A password field reports a row of one sign. GTK and Qt do so even where nothing else reports what
/// the field is for: ibus-wayland before IBus 1.5.34, and Qt programs under GNOME 48.
struct FieldKnowledge {
  /// Signs that stand for hidden letters: those of GTK, Qt, Firefox and Chromium.
  private static let masks: Set<Unicode.Scalar> = ["●", "•", "*", "∗", "⚫", "⬤", "∙", "·"]

  /// The unit of the client's offsets, which is the same in all its fields.
  var cursorUnit = CursorUnit()

  /// The row of signs in a field that masks its text: its sign, and how long it was the last time.
  private var row: (sign: Unicode.Scalar, count: Int)?
  /// When a key last changed the text, unless one that may lead to another field followed.
  private var lastEdit: Milliseconds?
  private var isPlain = false
  private var typedMask: Unicode.Scalar?
  init(cursorUnit: CursorUnit = CursorUnit()) { self.cursorUnit = cursorUnit }
  mutating func leaveField() { self = Self(cursorUnit: cursorUnit) }

  /// Notes a sign that was typed, because it masks nothing, and when the text was changed.
  mutating func follow(
    _ effects: [Effect], of event: InputEvent, isHandled: Bool, at time: Milliseconds = 0
  ) {
    for case .commit(let text) in effects { typed(text, at: time) }
    guard !isHandled, case .key(let key) = event, !key.isRelease, !key.keysym.isModifier else {
      return
    }
    switch key.nativeEdit {
    case .insert(let text): typed(text, at: time)
    case .deleteBackward: lastEdit = time
    default: lastEdit = key.modifiers.contains(.control) || key.keysym == .delete ? time : nil
    }
  }

  private mutating func typed(_ text: String, at time: Milliseconds) {
    lastEdit = time
    if let last = text.unicodeScalars.last, Self.masks.contains(last) { typedMask = last }
  }

  /// Takes the text around the cursor as the client reports it, and returns it with its offsets in
  /// scalars.
  mutating func take(
    _ text: SurroundingText, _ quirks: ClientQuirks, at time: Milliseconds = 0,
    expecting typed: @autoclosure () -> String?
  ) -> SurroundingText {
    look(at: text.text.unicodeScalars, quirks, at: time)
    return quirks.contains(.countsBytes) ? cursorUnit.scalars(text, expecting: typed()) : text
  }

  private mutating func look(
    at text: String.UnicodeScalarView, _ quirks: ClientQuirks, at time: Milliseconds
  ) {
    // People type rows of asterisks, too.
    if let first = text.first, Self.masks.contains(first),
      first != "*" || quirks.contains(.hidesPurpose), text.allSatisfy({ $0 == first })
    {
      if !isPlain, typedMask != first { row = (first, text.count) }
    } else if let row, isShown(text, insteadOf: row, at: time) {
      self.row = (row.sign, text.count)
    } else {
      // Qt reports no change of focus between the fields of a window: an empty text may be another
      // field's.
      isPlain = !text.isEmpty
      row = nil
    }
  }

  /// Whether a text may be a password that its field shows now, and not that of another field of Qt.
  ///
  /// Showing it does not change its length, but typing does. A text that contains the sign of the
  /// row shows that the row was text, such as bullets.
  private func isShown(
    _ text: String.UnicodeScalarView, insteadOf row: (sign: Unicode.Scalar, count: Int),
    at time: Milliseconds
  ) -> Bool {
    guard !text.contains(row.sign) else { return false }
    return text.count == row.count || lastEdit.map { time - $0 <= TextShadow.settling } ?? false
  }

  /// Whether a field hides what is typed, as far as that is known.
  func secrecy(_ contentType: ContentType, _ quirks: ClientQuirks) -> FieldSecrecy {
    if contentType.isSecret || row != nil { return .secret }
    if quirks.contains(.marksSecretsPrivate), contentType.hints == .private { return .secret }
    if isPlain || contentType.purpose != .freeForm { return .open }
    // A field that sets any hint would also say that it is a password field.
    return quirks.contains(.hidesPurpose) && contentType.hints.isEmpty ? .unknown : .open
  }
}
