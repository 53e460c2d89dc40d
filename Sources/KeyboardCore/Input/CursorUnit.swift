/// Finds out whether a client counts the places in its text in Unicode scalars, as IBus has it, or
/// in bytes of UTF-8.
///
/// GNOME Shell 43 counts bytes: after "é" the cursor is at 2.
struct CursorUnit {
  private var isBytes = false

  /// Starts over, for another client.
  mutating func forget() { isBytes = false }

  /// A text with its places in scalars.
  ///
  /// - Parameters:
  ///   - told: The text as the client tells it.
  ///   - typed: What should stand before the cursor by now, or `nil`. It tells the units apart where
  ///     the places make sense in both; what is told late may mislead, until the next text.
  /// - Returns: The text, with the places as they are if they make no sense in bytes either.
  mutating func scalars(_ told: SurroundingText, expecting typed: String?) -> SurroundingText {
    let places = [told.cursor, told.anchor]
    let bytes = Array(told.text.utf8)
    // The two units are the same as long as there are no other characters than those of ASCII.
    guard bytes.contains(where: { $0 >= 0x80 }) else { return told }
    let converted = places.compactMap { Self.scalarCount(of: bytes, upTo: $0) }
    let isInText = places.allSatisfy { (0...told.text.unicodeScalars.count).contains($0) }
    guard converted.count == 2 else {
      if isInText { isBytes = false }
      return told
    }
    let inBytes = SurroundingText(text: told.text, cursor: converted[0], anchor: converted[1])
    if !isInText {
      isBytes = true
    } else if let typed {
      let isAfterBytes = inBytes.endsBeforeSelection(in: typed)
      if told.endsBeforeSelection(in: typed) != isAfterBytes { isBytes = isAfterBytes }
    }
    return isBytes ? inBytes : told
  }

  private static func scalarCount(of bytes: [UInt8], upTo place: Int) -> Int? {
    guard (0...bytes.count).contains(place) else { return nil }
    // A place within a scalar is none.
    if place < bytes.count, bytes[place] & 0xc0 == 0x80 { return nil }
    return bytes[..<place].count { $0 & 0xc0 != 0x80 }
  }
}
