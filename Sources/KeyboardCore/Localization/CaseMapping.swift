/// Upper and lower case by the rules of a locale.
public struct CaseMapping: Sendable {
  private let isTurkic: Bool
  private let isKarakalpak: Bool
  private let isLithuanian: Bool

  /// Creates the rules of a locale.
  public init(_ locale: LocaleIdentifier) {
    // They distinguish i from ı in both cases.
    isTurkic = ["tr", "az", "crh", "gag", "zza"].contains(locale.language.rawValue)
    // Its ı has the capital Í, and its i the capital I.
    isKarakalpak = locale.language.rawValue == "kaa"
    isLithuanian = locale.language.rawValue == "lt"
  }

  /// The lower case of one entry of a list.
  public func lowercased(_ text: String) -> String {
    if isTurkic {
      switch text {
      case "I": return "ı"
      case "İ": return "i"
      default: break
      }
    }
    return isKarakalpak && text == "Í" ? "ı" : text.lowercased()
  }

  /// The capital of one entry of a list, or `nil` if it has no capital of the same length.
  ///
  /// ß becomes ẞ (Unicode's default is SS). Greek letters with an iota below become the capitals
  /// that begin a word (ᾳ → ᾼ), because in words of capitals they are two letters. Letters whose
  /// capital is longer (ŉ, ǰ, ΐ) have none, nor have Lithuanian letters with two accents such as i̇́,
  /// whose capital is that of í. Georgian is not capitalised, because Mtavruli is for whole headings.
  /// Text without case is returned unchanged.
  public func uppercased(_ text: String) -> String? {
    switch text {
    case "ß": return "ẞ"
    case "i" where isTurkic: return "İ"
    case "ı" where isTurkic: return "I"
    case "ı" where isKarakalpak: return "Í"
    default: break
    }
    if text.unicodeScalars.contains(where: { (0x10d0...0x10ff).contains($0.value) }) { return text }
    if isLithuanian, text.unicodeScalars.contains("\u{307}") { return nil }
    let upper = text.uppercased()
    if upper.unicodeScalars.count == text.unicodeScalars.count { return upper }
    guard text.unicodeScalars.count == 1, let letter = text.unicodeScalars.first else { return nil }
    let first = letter.properties.titlecaseMapping
    return first.unicodeScalars.count == 1 ? first : nil
  }

  /// Whether the text differs from its lower-case form.
  public func isUppercase(_ text: String) -> Bool { lowercased(text) != text }
}
