/// A mark that changes the letter before the cursor.
public struct Diacritic: Hashable, Sendable, Codable {
  /// What the key shows, and inserts if there is nothing to change.
  public let char: String
  /// Endings of the text before the cursor, and what each becomes.
  public let replacements: [String: String]

  /// Creates a mark with the endings it knows, in lower case, and what it makes of them.
  public init(char: String, replacements: [String: String]) {
    self.char = char
    self.replacements = replacements
  }

  /// What to do to the text before the cursor.
  ///
  /// The longest known ending counts; the case follows the text.
  /// - Parameter text: The text before the cursor.
  /// - Returns: How many Unicode scalars to delete, and what to insert.
  public func insertionResult(
    whenAppendedTo text: String
  ) -> (deleteCount: Int, insertion: String) {
    for length in (1...max(1, longestEnding)).reversed() where text.count >= length {
      let ending = String(text.suffix(length))
      if let replacement = replacement(for: ending) {
        return (ending.unicodeScalars.count, replacement)
      }
    }
    return (0, char)
  }

  private var longestEnding: Int { replacements.keys.lazy.map(\.count).max() ?? 0 }

  private func replacement(for ending: String) -> String? {
    if let exact = replacements[ending] { return exact }
    guard let lower = replacements[ending.lowercased()] else { return nil }
    if ending == ending.uppercased() { return lower.uppercased() }
    return lower.prefix(1).uppercased() + lower.dropFirst()
  }
}
