/// The scripts that tell one keyboard layout from another.
public enum Script: String, Hashable, Sendable, CaseIterable {
  case latin = "Latn"
  case greek = "Grek"
  case cyrillic = "Cyrl"
  case armenian = "Armn"
  case hebrew = "Hebr"
  case arabic = "Arab"
  case bengali = "Beng"
  case georgian = "Geor"
  case cherokee = "Cher"

  /// The script of a letter, or `nil` for what belongs to none of these scripts (digits, signs).
  ///
  /// It goes by blocks of the Unicode Character Database, as far as keyboards produce them.
  public init?(of text: String) {
    guard let scalar = text.unicodeScalars.first, scalar.properties.isAlphabetic else { return nil }
    switch scalar.value {
    case 0x41...0x24f, 0x250...0x2bb, 0x1e00...0x1eff, 0x2c60...0x2c7f, 0xa720...0xa7ff:
      self = .latin
    case 0x370...0x3ff, 0x1f00...0x1fff: self = .greek
    case 0x400...0x52f, 0x1c80...0x1c8f, 0x2de0...0x2dff, 0xa640...0xa69f: self = .cyrillic
    case 0x531...0x58a, 0xfb13...0xfb17: self = .armenian
    case 0x591...0x5f4, 0xfb1d...0xfb4f: self = .hebrew
    case 0x600...0x6ff, 0x750...0x77f, 0x8a0...0x8ff, 0xfb50...0xfdff, 0xfe70...0xfeff:
      self = .arabic
    case 0x980...0x9ff: self = .bengali
    case 0x10a0...0x10ff, 0x1c90...0x1cbf, 0x2d00...0x2d2f: self = .georgian
    case 0x13a0...0x13ff, 0xab70...0xabbf: self = .cherokee
    default: return nil
    }
  }
}
