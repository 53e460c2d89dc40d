extension String {
  /// The text without its final line feed.
  var trimmed: String { String(prefix { !$0.isNewline }) }

  /// The last lines of the text.
  func lastLines(_ count: Int) -> String {
    split(separator: "\n").suffix(count).joined(separator: "\n")
  }
}
