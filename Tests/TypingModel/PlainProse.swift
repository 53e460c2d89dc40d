import KeyboardCore

/// What English prose is like, in a few plain rules: capitals, quotation marks, ends of sentences.
struct PlainProse: Hashable {
  var hasCapitals = false
  var hasQuotes = false
  var endsSentences = false

  /// Whether there is anything to it.
  var isOn: Bool { self != Self() }

  /// The letter that is right after a text, for one typed without Shift.
  func letter(_ letter: String, after text: String) -> String {
    hasCapitals && Self.beginsSentence(after: text) ? letter.uppercased() : letter
  }

  /// The quotation mark that is right after a text, for an ASCII one.
  func mark(_ mark: String, after text: String) -> String {
    guard hasQuotes else { return mark }
    let begins = text.last.map { $0.isWhitespace || "([{“‘-–—/\"'".contains($0) } ?? true
    return mark == "\"" ? (begins ? "“" : "”") : (begins ? "‘" : "’")
  }

  /// Whether one more space ends the sentence.
  func endsSentence(after text: String) -> Bool {
    guard endsSentences, text.last == " ", let last = text.dropLast().last else { return false }
    return !last.isWhitespace && !".!?…,;:".contains(last)
  }

  private static func beginsSentence(after text: String) -> Bool {
    var characters = Array(text)
    while let last = characters.last, "“‘([\"'".contains(last) { characters.removeLast() }
    guard let last = characters.last else { return true }
    guard last.isWhitespace else { return false }
    while let last = characters.last, last.isWhitespace {
      if last.isNewline { return true }
      characters.removeLast()
    }
    guard !characters.isEmpty else { return true }
    while let last = characters.last, "”’“‘)]\"'".contains(last) { characters.removeLast() }
    return characters.last.map { ".!?…".contains($0) } ?? false
  }
}
