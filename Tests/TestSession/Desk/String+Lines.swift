extension String {
  /// The text without the end of its line.
  var trimmed: String { String(prefix { !$0.isNewline }) }

  /// So many lines from the end of the text.
  func lastLines(_ count: Int) -> String {
    split(separator: "\n").suffix(count).joined(separator: "\n")
  }
}
