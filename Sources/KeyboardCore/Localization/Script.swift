/// The scripts by which keyboard layouts are distinguished.
public enum Script: String, Hashable, Sendable, CaseIterable {
  case latin = "Latn"
  case greek = "Grek"
  case cyrillic = "Cyrl"
  case armenian = "Armn"
  case hebrew = "Hebr"
  case arabic = "Arab"
  case devanagari = "Deva"
  case bengali = "Beng"
  case gurmukhi = "Guru"
  case gujarati = "Gujr"
  case odia = "Orya"
  case tamil = "Taml"
  case telugu = "Telu"
  case kannada = "Knda"
  case malayalam = "Mlym"
  case sinhala = "Sinh"
  case thai = "Thai"
  case lao = "Laoo"
  case burmese = "Mymr"
  case georgian = "Geor"
  case ethiopic = "Ethi"
  case cherokee = "Cher"
  case khmer = "Khmr"
  case nko = "Nkoo"

  /// The script of a letter, or `nil` for digits, signs and other scripts.
  package init?(of text: String) {
    guard let scalar = text.unicodeScalars.first, scalar.properties.isAlphabetic else { return nil }
    self.init(of: scalar)
  }

  /// The script of most letters among texts, or `nil` if it is not one of these.
  package init?(ofMost texts: [String]) {
    var counts: [Self?: Int] = [:]
    for text in texts {
      guard let scalar = text.unicodeScalars.first, scalar.properties.isAlphabetic else { continue }
      counts[Self(of: scalar), default: 0] += 1
    }
    guard let most = counts.max(by: { $0.value < $1.value })?.key else { return nil }
    self = most
  }

  /// The script of a letter or mark, by the Unicode blocks that keyboards produce, or `nil`.
  init?(of scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x41...0x24f, 0x250...0x2bb, 0x1e00...0x1eff, 0x2c60...0x2c7f, 0xa720...0xa7ff:
      self = .latin
    case 0x370...0x3ff, 0x1f00...0x1fff: self = .greek
    case 0x400...0x52f, 0x1c80...0x1c8f, 0x2de0...0x2dff, 0xa640...0xa69f: self = .cyrillic
    case 0x531...0x58a, 0xfb13...0xfb17: self = .armenian
    case 0x591...0x5f4, 0xfb1d...0xfb4f: self = .hebrew
    case 0x600...0x6ff, 0x750...0x77f, 0x8a0...0x8ff, 0xfb50...0xfdff, 0xfe70...0xfeff:
      self = .arabic
    case 0x7c0...0x7ff: self = .nko
    case 0x900...0x97f, 0xa8e0...0xa8ff: self = .devanagari
    case 0x980...0x9ff: self = .bengali
    case 0xa00...0xa7f: self = .gurmukhi
    case 0xa80...0xaff: self = .gujarati
    case 0xb00...0xb7f: self = .odia
    case 0xb80...0xbff: self = .tamil
    case 0xc00...0xc7f: self = .telugu
    case 0xc80...0xcff: self = .kannada
    case 0xd00...0xd7f: self = .malayalam
    case 0xd80...0xdff: self = .sinhala
    case 0xe00...0xe7f: self = .thai
    case 0xe80...0xeff: self = .lao
    case 0x1000...0x109f, 0xa9e0...0xa9ff, 0xaa60...0xaa7f: self = .burmese
    case 0x10a0...0x10ff, 0x1c90...0x1cbf, 0x2d00...0x2d2f: self = .georgian
    case 0x1200...0x139f, 0x2d80...0x2ddf, 0xab00...0xab2f: self = .ethiopic
    case 0x1780...0x17ff, 0x19e0...0x19ff: self = .khmer
    case 0x13a0...0x13ff, 0xab70...0xabbf: self = .cherokee
    default: return nil
    }
  }
}
