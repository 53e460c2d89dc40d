/// Finds out from the text that a client reports whether its field masks what is typed.
///
/// A password field reports a row of one sign. GTK and Qt do so even where nothing else reports what
/// the field is for: ibus-wayland before IBus 1.5.34, and Qt programs under GNOME 48.
struct FieldKnowledge {
  /// Signs that stand for hidden letters: those of GTK, Qt, Firefox and Chromium.
  private static let masks: Set<Unicode.Scalar> = ["●", "•", "*", "∗", "⚫", "⬤", "∙", "·"]

  /// The unit of the client's offsets, which is the same in all its fields.
  var cursorUnit = CursorUnit()

  private var row: MaskedRow?
  private var isPlain = false
  private var typedMask: Unicode.Scalar?
  init(cursorUnit: CursorUnit = CursorUnit()) { self.cursorUnit = cursorUnit }
  mutating func leaveField() { self = Self(cursorUnit: cursorUnit) }

  /// Notes a sign that was typed, because it masks nothing, and what keys do to a masked text.
  mutating func follow(_ effects: [Effect], of event: InputEvent, isHandled: Bool) {
    for case .field(.commit(let text)) in effects { typed(text) }
    guard !isHandled, case .key(let key) = event, !key.isRelease, !key.keysym.isModifier else {
      return
    }
    if case .insert(let text) = key.nativeEdit { return typed(text) }
    switch key.keysym.withoutKeypad {
    case .backspace, .delete: row?.edit(1)
    case .insert: row?.mayBeReplaced = true
    default: break
    }
    if key.modifiers.contains(.control) { row?.mayBeReplaced = true }
  }

  private mutating func typed(_ text: String) {
    row?.edit(text.unicodeScalars.count)
    if let last = text.unicodeScalars.last, Self.masks.contains(last) { typedMask = last }
  }

  /// Takes the text around the cursor as the client reports it, and returns it with its offsets in
  /// scalars.
  mutating func take(
    _ text: SurroundingText, _ quirks: ClientQuirks, expecting typed: @autoclosure () -> String?
  ) -> SurroundingText {
    look(at: text, quirks)
    return quirks.contains(.countsBytes) ? cursorUnit.scalars(text, expecting: typed()) : text
  }

  private mutating func look(at text: SurroundingText, _ quirks: ClientQuirks) {
    let scalars = text.text.unicodeScalars
    // People type rows of asterisks, too.
    if let first = scalars.first, Self.masks.contains(first),
      first != "*" || quirks.contains(.hidesPurpose), scalars.allSatisfy({ $0 == first })
    {
      if row?.sign == first || !isPlain && typedMask != first {
        row = MaskedRow(sign: first, text)
      }
    } else if let shown = row?.shown(as: text) {
      row = shown
    } else {
      // Qt reports no change of focus between the fields of a window: an empty text may be another
      // field's.
      isPlain = !text.text.isEmpty
      row = nil
    }
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
