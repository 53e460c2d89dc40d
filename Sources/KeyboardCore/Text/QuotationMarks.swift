/// The quotation marks and apostrophes of a locale, which replace ASCII marks.
public struct QuotationMarks: Hashable, Sendable {
  /// The opening and closing marks, and the alternate ones, including spaces inside them.
  public internal(set) var begin, end, alternateBegin, alternateEnd: String
  /// What ' becomes if it is not a quotation mark: ’, or a letter that looks like it.
  public internal(set) var apostrophe = "’"
  /// The lower-case letters after which `apostrophe` is used, and ’ after others; empty for all.
  var apostropheLetters: Set<String> = []
  /// What ' and " become after a letter if they cannot end a quotation.
  var signsAfterLetters: [String: String] = [:]
  /// Whether a quotation can begin directly after a letter, because words are not separated.
  var beginsAnywhere = false
  /// Lower-case words that begin with an apostrophe, such as English "tis".
  var elisions: Set<String> = []

  /// Creates marks from the four of a locale file.
  init?(_ marks: [String]) {
    guard marks.count == 4 else { return nil }
    (begin, end, alternateBegin, alternateEnd) = (marks[0], marks[1], marks[2], marks[3])
  }

  /// Creates the English marks.
  package init() { (begin, end, alternateBegin, alternateEnd) = ("“", "”", "‘", "’") }

  /// What an ASCII quotation mark becomes after a text, or `nil` for another character.
  ///
  /// A quotation begins at the beginning and after a space, bracket or dash. Elsewhere it ends, and
  /// ' is an apostrophe, unless a quotation of that kind is open and the locale closes it
  /// differently. If no alternate mark looks like ', a " inside a quotation stands for it.
  public func replacement(for character: String, after text: String) -> String? {
    let paragraph = text.split(separator: "\n", omittingEmptySubsequences: false).last ?? ""
    switch character {
    case "\"": return doubleMark(after: String(paragraph))
    case "'": return singleMark(after: String(paragraph))
    default: return nil
    }
  }

  /// Whether a quotation is open at the end of a text.
  public func isOpen(in text: String) -> Bool { isOpen(begin, end, in: text) }

  /// Whether a quotation in the alternate marks is open at the end of a text.
  public func isAlternateOpen(in text: String) -> Bool {
    isOpen(alternateBegin, alternateEnd, in: text)
  }

  private func doubleMark(after text: String) -> String {
    if let sign = sign(for: "\"", after: text, orEndOf: begin, end) { return sign }
    let isInside = !hasSingleAlternate && begin != alternateBegin
    let isNested = isInside && isAlternateOpen(in: text)
    let isWithin = isOpen(in: text)
    guard isAtBegin(text) || beginsAnywhere && !isWithin else {
      return isNested ? alternateEnd : end
    }
    return isInside && !isNested && isWithin ? alternateBegin : begin
  }

  private func singleMark(after text: String) -> String {
    if isLetter(after: text) { return apostrophe }
    if let sign = sign(for: "'", after: text, orEndOf: alternateBegin, alternateEnd) { return sign }
    guard hasSingleAlternate else { return "’" }
    if isAtBegin(text) { return alternateBegin }
    return isAlternateOpen(in: text) ? alternateEnd : "’"
  }

  /// Whether a mark is a sign of a word, and not of a quotation.
  func isSignOfWord(_ mark: String) -> Bool {
    mark == apostrophe || signsAfterLetters.values.contains(mark)
  }

  /// What ' or " becomes between two letters, or `nil` if it stays what it is.
  func signBetweenLetters(for character: String) -> String? {
    signsAfterLetters[character] ?? (character == "'" ? "’" : nil)
  }

  /// What ' or " becomes after a letter outside a quotation in certain marks, or `nil`.
  private func sign(
    for character: String, after text: String, orEndOf begin: String, _ end: String
  ) -> String? {
    guard let sign = signsAfterLetters[character], text.last?.isLetter == true else { return nil }
    let isWithin =
      begin == end
      ? !text.chars.count { $0 == begin }.isMultiple(of: 2) : isOpen(begin, end, in: text)
    return isWithin ? nil : sign
  }

  /// Whether a quotation may begin after a text.
  ///
  /// The opening marks of Arabic and Hebrew are closing marks elsewhere.
  private func isAtBegin(_ text: String) -> Bool {
    text.isAtBeginOfQuotation
      || text.chars.last == begin && isOpen(in: text)
      || text.chars.last == alternateBegin && isAlternateOpen(in: text)
  }

  /// Whether ' stands for a letter after a text.
  private func isLetter(after text: String) -> Bool {
    guard apostrophe != "’" else { return false }
    return apostropheLetters.isEmpty
      || text.last.map { apostropheLetters.contains($0.lowercased()) } ?? false
  }

  /// Whether ' can stand for the alternate marks: they look like it, and it is not a letter.
  private var hasSingleAlternate: Bool {
    ["‘", "’", "‚", "‛", "‹", "›"].contains(alternateBegin)
      && (apostrophe == "’" || !apostropheLetters.isEmpty)
  }

  /// Whether a quotation in certain marks is open at the end of a text.
  private func isOpen(_ begin: String, _ end: String, in text: String) -> Bool {
    text.hasUnclosedQuotation(beginDelimiter: begin, endDelimiter: end)
  }
}

extension String {
  /// Whether the last quotation mark opens a quotation; spaces that belong to the marks do not matter.
  ///
  /// If both marks are the same, nobody can tell.
  public func hasUnclosedQuotation(beginDelimiter begin: String, endDelimiter end: String) -> Bool {
    guard begin != end, let opening = place(ofMark: begin) else { return false }
    return (place(ofMark: end) ?? -1) < opening
  }

  /// The last position of a mark, without its spaces.
  private func place(ofMark mark: String) -> Int? {
    chars.lastIndex(of: mark.filter { !$0.isWhitespace })
  }
}
