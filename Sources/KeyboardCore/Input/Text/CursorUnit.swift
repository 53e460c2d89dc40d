/// Finds out whether a client counts offsets in its text in Unicode scalars, as IBus specifies, or in
/// bytes of UTF-8.
///
/// GNOME Shell 43 counts bytes: after "é" the cursor is at 2.
struct CursorUnit {
  private var isBytes = false
  mutating func forget() { isBytes = false }

  /// A reported text with its offsets in scalars, or as they are if they are invalid in both units.
  ///
  /// The text `typed`, which should be before the cursor by now, decides if they are valid in both. A
  /// late report may mislead, until the next one.
  mutating func scalars(_ report: SurroundingText, expecting typed: String?) -> SurroundingText {
    let offsets = [report.cursor, report.anchor]
    let bytes = Array(report.text.utf8)
    // In ASCII the two units are the same.
    guard bytes.contains(where: { $0 >= 0x80 }) else { return report }
    let converted = offsets.compactMap { Self.scalarCount(of: bytes, upTo: $0) }
    let isInText = offsets.allSatisfy { (0...report.text.unicodeScalars.count).contains($0) }
    guard converted.count == 2 else {
      if isInText { isBytes = false }
      return report
    }
    let inBytes = SurroundingText(text: report.text, cursor: converted[0], anchor: converted[1])
    if !isInText {
      isBytes = true
    } else if let typed {
      let isAfterBytes = inBytes.endsBeforeSelection(in: typed)
      if report.endsBeforeSelection(in: typed) != isAfterBytes { isBytes = isAfterBytes }
    }
    return isBytes ? inBytes : report
  }

  private static func scalarCount(of bytes: [UInt8], upTo offset: Int) -> Int? {
    guard (0...bytes.count).contains(offset) else { return nil }
    // An offset inside a scalar is invalid.
    if offset < bytes.count, bytes[offset] & 0xc0 == 0x80 { return nil }
    return bytes[..<offset].count { $0 & 0xc0 != 0x80 }
  }
}
