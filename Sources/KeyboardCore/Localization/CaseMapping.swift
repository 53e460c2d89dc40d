/// Upper and lower case by a locale's own rules.
public struct CaseMapping: Sendable {
  private let isTurkic: Bool
  private let isLithuanian: Bool

  /// Creates the mapping of a locale.
  ///
  /// Turkish, Azerbaijani and Crimean Tatar distinguish i from ı in both cases.
  public init(_ locale: LocaleIdentifier) {
    isTurkic = ["tr", "az", "crh"].contains(locale.language.rawValue)
    isLithuanian = locale.language.rawValue == "lt"
  }

  /// The text in lower case.
  public func lowercased(_ text: String) -> String {
    if isTurkic {
      switch text {
      case "I": return "ı"
      case "İ": return "i"
      default: break
      }
    }
    return text.lowercased()
  }

  /// The capital of one entry of a list, or `nil` if it has no capital of the same length.
  ///
  /// ß becomes ẞ (Unicode's default would be SS). Letters whose capital is longer (ŉ, ǰ, ΐ) have
  /// none. Neither have Lithuanian's dotted i̇́ and its like, whose capital is that of í. Georgian
  /// is not capitalised: Mtavruli is for whole headings. What has no case stays as it is.
  public func uppercased(_ text: String) -> String? {
    switch text {
    case "ß": return "ẞ"
    case "i" where isTurkic: return "İ"
    case "ı" where isTurkic: return "I"
    default: break
    }
    if text.unicodeScalars.contains(where: { (0x10d0...0x10ff).contains($0.value) }) { return text }
    if isLithuanian, text.unicodeScalars.contains("\u{307}") { return nil }
    let upper = text.uppercased()
    return upper.unicodeScalars.count == text.unicodeScalars.count ? upper : nil
  }

  /// Whether the text is a capital: whether its lower-case form differs.
  public func isUppercase(_ text: String) -> Bool { lowercased(text) != text }
}
