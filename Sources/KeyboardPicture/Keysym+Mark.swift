import KeyboardCore

extension Keysym {
  /// What a dead key puts on the letter after it, as a mark that combines, or `nil` for others.
  ///
  /// The few that do something else have their own sign: ¤ for currencies, µ for Greek letters.
  var deadMark: String? {
    guard isDeadKey else { return nil }
    return Self.deadMarks[rawValue].map { String($0) } ?? "◌"
  }

  private static let deadMarks: [UInt32: Unicode.Scalar] = [
    0xfe50: "\u{300}", 0xfe51: "\u{301}", 0xfe52: "\u{302}", 0xfe53: "\u{303}", 0xfe54: "\u{304}",
    0xfe55: "\u{306}", 0xfe56: "\u{307}", 0xfe57: "\u{308}", 0xfe58: "\u{30a}", 0xfe59: "\u{30b}",
    0xfe5a: "\u{30c}", 0xfe5b: "\u{327}", 0xfe5c: "\u{328}", 0xfe5d: "\u{345}",
    0xfe5e: "\u{3099}", 0xfe5f: "\u{309a}", 0xfe60: "\u{323}", 0xfe61: "\u{309}",
    0xfe62: "\u{31b}", 0xfe63: "\u{335}", 0xfe64: "\u{313}", 0xfe65: "\u{314}", 0xfe66: "\u{30f}",
    0xfe67: "\u{325}", 0xfe68: "\u{331}", 0xfe69: "\u{32d}", 0xfe6a: "\u{330}", 0xfe6b: "\u{32e}",
    0xfe6c: "\u{324}", 0xfe6d: "\u{311}", 0xfe6e: "\u{326}", 0xfe6f: "¤", 0xfe80: "a",
    0xfe81: "A", 0xfe82: "e", 0xfe83: "E", 0xfe84: "i", 0xfe85: "I", 0xfe86: "o", 0xfe87: "O",
    0xfe88: "u", 0xfe89: "U", 0xfe8a: "ə", 0xfe8b: "Ə", 0xfe8c: "µ", 0xfe8d: "\u{654}",
    0xfe90: "\u{332}", 0xfe91: "\u{30d}", 0xfe92: "\u{329}", 0xfe93: "\u{338}",
  ]
}
