/// Upper and lower case by a locale's own rules.
public struct CaseMapping: Sendable {
  private let isTurkic: Bool
  private let isLithuanian: Bool

  /// Creates the mapping of a locale.
  ///
  /// Turkish and Azerbaijani tell i from ı in both cases.
  public init(_ locale: LocaleIdentifier) {
    isTurkic = ["tr", "az"].contains(locale.language.rawValue)
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

  /// The capital of one entry of a list, or `nil` where it has none of its own length.
  ///
  /// ß becomes ẞ (Unicode's default would be SS). Letters whose capital is longer (ŉ, ǰ, ΐ) have
  /// none, nor have the dotted i̇́ and its like of Lithuanian, whose capital is that of í. Georgian is
  /// not capitalised: Mtavruli is for whole headings. What has no case stays.
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

  /// Whether the text is a capital, that is to say has another form in lower case.
  public func isUppercase(_ text: String) -> Bool { lowercased(text) != text }
}
