/// The quotation marks and apostrophes of a locale, and which of them an ASCII mark stands for.
public struct QuotationMarks: Hashable, Sendable {
  /// The opening and closing marks, and the alternate opening and closing marks.
  ///
  /// Spaces that a language sets inside its marks are part of them.
  public var begin, end, alternateBegin, alternateEnd: String
  /// What ' becomes where it is no quotation mark: ’, or a letter that looks like it.
  public var apostrophe = "’"
  /// The letters, lower case, after which `apostrophe` stands; empty for everywhere.
  ///
  /// After others it is ’.
  public var apostropheLetters: Set<String> = []
  /// Whether a quotation may begin right after a letter, as nothing stands between words.
  public var beginsAnywhere = false
  /// Words, lower case, that begin with an apostrophe: English "tis".
  public var elisions: Set<String> = []

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
  /// ends, and ' is an apostrophe, unless a quotation of that kind is open and the locale closes it
  /// differently. Where no alternate mark looks like ', a " in a quotation stands for it.
  public func replacement(for character: String, after text: String) -> String? {
    let paragraph = text.split(separator: "\n", omittingEmptySubsequences: false).last ?? ""
    switch character {
    case "\"": return doubleMark(after: String(paragraph))
    case "'": return singleMark(after: String(paragraph))
    default: return nil
    }
  }

  private func doubleMark(after text: String) -> String {
    let isInside = !hasSingleAlternate && begin != alternateBegin
    let isNested = isInside && isOpen(alternateBegin, alternateEnd, in: text)
    let isWithin = isOpen(begin, end, in: text)
    guard isAtBegin(text) || beginsAnywhere && !isWithin else {
      return isNested ? alternateEnd : end
    }
    return isInside && !isNested && isWithin ? alternateBegin : begin
  }

  private func singleMark(after text: String) -> String {
    if isLetter(after: text) { return apostrophe }
    guard hasSingleAlternate else { return "’" }
    if isAtBegin(text) { return alternateBegin }
    return alternateEnd != "’" && isOpen(alternateBegin, alternateEnd, in: text)
      ? alternateEnd : "’"
  }

  /// Whether a quotation may begin after a text.
  ///
  /// The marks that open in Arabic and Hebrew close elsewhere.
  private func isAtBegin(_ text: String) -> Bool {
    text.isAtBeginOfQuotation
      || text.chars.last == begin && isOpen(begin, end, in: text)
      || text.chars.last == alternateBegin && isOpen(alternateBegin, alternateEnd, in: text)
  }

  /// Whether ' is the locale's letter after a text.
  private func isLetter(after text: String) -> Bool {
    guard apostrophe != "’" else { return false }
    return apostropheLetters.isEmpty
      || text.last.map { apostropheLetters.contains($0.lowercased()) } ?? false
  }

  /// Whether ' may stand for the alternate marks: it looks like them, and is no letter.
  private var hasSingleAlternate: Bool {
    ["‘", "’", "‚", "‛", "‹", "›"].contains(alternateBegin)
      && (apostrophe == "’" || !apostropheLetters.isEmpty)
  }

  /// Whether a quotation in certain marks is open at the end of a text.
  private func isOpen(_ begin: String, _ end: String, in text: String) -> Bool {
    guard begin != end, let opening = Self.place(of: begin, in: text) else { return false }
    return (Self.place(of: end, in: text) ?? -1) < opening
  }

  /// Where a mark stands last, without the spaces that belong to it.
  private static func place(of mark: String, in text: String) -> Int? {
    text.chars.lastIndex(of: mark.filter { !$0.isWhitespace })
  }
}
