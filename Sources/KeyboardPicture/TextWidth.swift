import KeyboardCore

/// The width of texts, as far as it can be known without a font.
package enum TextWidth {
  /// The width in ems, too wide rather than too narrow.
  ///
  /// The figures were measured: the wider of Noto Sans and DejaVu Sans. Words of four letters or more
  /// are measured with the mean width of their script's letters; shorter texts with the greatest.
  static func ems(_ text: String, weight: KeyboardFont.Weight = .regular) -> Double {
    let isWord = text.count > 3
    let width = text.unicodeScalars.reduce(0.0) { sum, scalar in
      let width = ems(scalar)
      return sum + (isWord ? width.mean * 1.08 : width.widest)
    }
    return weight.number >= 600 ? width * 1.12 : width
  }

  private static func ems(_ scalar: Unicode.Scalar) -> (widest: Double, mean: Double) {
    if columns(scalar) == 0 { return (0, 0) }
    if scalar.properties.generalCategory == .spacingMark { return (0.8, 0.6) }
    return switch scalar.value {
    case 0x20: (0.35, 0.32)
    case 0x21, 0x27...0x29, 0x2c, 0x2e, 0x3a, 0x3b, 0x49, 0x5b, 0x5d, 0x60, 0x66, 0x69, 0x6a,
      0x6c, 0x72, 0x74, 0x7c:
      (0.42, 0.38)
    case 0x25, 0x40, 0x57, 0x6d: (1.02, 1.0)
    case 0x4d, 0x77: (0.92, 0.9)
    case 0x23, 0x2b, 0x3c...0x3e, 0x5e, 0x7e: (0.86, 0.85)
    case 0x42...0x46, 0x4a...0x4c, 0x50, 0x52...0x56, 0x58...0x5a: (0.72, 0.68)
    case 0x41...0x5a: (0.8, 0.76)
    case 0x21...0x7e: (0.65, 0.6)
    case 0xa0...0x24f, 0x1e00...0x1eff: scalar.isWideLatin ? (1.1, 1.05) : (0.85, 0.63)
    case 0x3ac...0x3ce, 0x1f00...0x1fff: (0.85, 0.62)
    case 0x370...0x3ff: (0.92, 0.72)
    case 0x430...0x45f: (0.95, 0.66)
    case 0x400...0x52f: (1.1, 0.8)
    case 0x561...0x587: (1.0, 0.72)
    case 0x531...0x58f: (0.95, 0.78)
    case 0x590...0x5ff: (0.75, 0.6)
    case 0x600...0x6ff, 0x750...0x77f: (1.25, 0.72)
    case 0xb94, 0xd10: (2.05, 2.0)
    case 0x980...0x9ff: (1.18, 0.82)
    case 0x900...0xb7f, 0xe00...0xeff: (1.1, 0.72)
    case 0xb80...0xbff, 0xd00...0xdff: (1.75, 1.06)
    case 0xc00...0xcff: (1.55, 0.82)
    case 0x1000...0x109f: scalar.value == 0x102a ? (2.45, 2.4) : (1.6, 0.9)
    case 0x10a0...0x10ff: (1.08, 0.66)
    case 0x1200...0x139f: (1.26, 0.74)
    case 0x13a0...0x13ff: (1.15, 0.85)
    case 0x1780...0x17ff: (1.4, 0.72)
    case 0xab70...0xabbf: (1.05, 0.7)
    case 0x25cc: (0.8, 0.8)
    case 0xfd50...0xfdff: scalar.value == 0xfdfd ? (7.3, 7.3) : (2.2, 2.2)
    case 0x2018...0x201f, 0x2039, 0x203a: (0.6, 0.55)
    case 0x2010...0x2027, 0x2030...0x205e: (1.05, 1.0)
    default: columns(scalar) == 2 ? (1.4, 1.4) : (1.1, 1.05)
    }
  }

  /// The width in columns of a terminal.
  package static func columns(_ text: String) -> Int {
    text.unicodeScalars.reduce(0) { $0 + columns($1) }
  }

  /// The beginning of a text that fits into some columns, with a sign for the rest.
  package static func cut(_ text: String, to width: Int, sign: String = "…") -> String {
    guard columns(text) > width else { return text }
    guard width > 0 else { return "" }
    var shown = ""
    for character in text {
      if columns(shown + String(character) + sign) > width { break }
      shown.append(character)
    }
    return shown + sign
  }

  /// The width in columns of a terminal: 0 for marks and invisible characters, 2 for wide East Asian
  /// characters (UAX #11, as far as keyboards produce them) and emoji.
  private static func columns(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: break
    }
    switch scalar.value {
    case 0x1100...0x115f, 0x2e80...0x303e, 0x3041...0xa4cf, 0xac00...0xd7a3, 0xf900...0xfaff,
      0xfe30...0xfe6f, 0xff00...0xff60, 0xffe0...0xffe6, 0x20000...0x3fffd:
      return 2
    default: return scalar.properties.isEmojiPresentation ? 2 : 1
    }
  }
}

extension Unicode.Scalar {
  /// Whether it is two letters in one.
  fileprivate var isWideLatin: Bool {
    [0xbc, 0xbd, 0xbe, 0xc6, 0xe6, 0x132, 0x133, 0x152, 0x153, 0x1c4, 0x1c5, 0x1c7, 0x1ca, 0x1e2]
      .contains(value)
  }
}
