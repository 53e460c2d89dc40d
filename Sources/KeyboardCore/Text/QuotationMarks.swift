/// The quotation marks of a locale, and which of them an ASCII mark stands for.
public struct QuotationMarks: Hashable, Sendable {
  /// The opening and closing marks, and the alternate opening and closing marks.
  public var begin, end, alternateBegin, alternateEnd: String

  /// Creates marks from the four of a locale file; `nil` if there are not four.
  public init?(_ marks: [String]) {
    guard marks.count == 4 else { return nil }
    (begin, end, alternateBegin, alternateEnd) = (marks[0], marks[1], marks[2], marks[3])
  }

  /// Creates the marks of English.
  public init() { (begin, end, alternateBegin, alternateEnd) = ("“", "”", "‘", "’") }

  /// What an ASCII quotation mark becomes after a text, or `nil` for another character.
  ///
  /// At the beginning and after a space, bracket or dash, a quotation begins. Anywhere else it
  /// ends, and ' is an apostrophe, ’, unless a quotation of that kind is open and the locale closes
  /// it differently.
  public func replacement(for character: String, after text: String) -> String? {
    switch character {
    case "\"": return text.isAtBeginOfQuotation ? begin : end
    case "'":
      if text.isAtBeginOfQuotation { return alternateBegin }
      return alternateEnd != "’" && isAlternateOpen(text) ? alternateEnd : "’"
    default: return nil
    }
  }

  /// Whether a quotation in alternate marks is open.
  private func isAlternateOpen(_ text: String) -> Bool {
    guard alternateBegin != alternateEnd,
      let opening = text.chars.lastIndex(of: alternateBegin)
    else { return false }
    return (text.chars.lastIndex(of: alternateEnd) ?? -1) < opening
  }
}
