/// A mark that changes the letter before the cursor.
public struct Diacritic: Hashable, Sendable, Codable {
  /// The sign of the key, which is inserted if there is no letter to change.
  public let char: String
  /// Lower-case endings of the text before the cursor, and their replacements.
  public let replacements: [String: String]

  /// Creates a mark.
  public init(char: String, replacements: [String: String]) {
    self.char = char
    self.replacements = replacements
  }

  /// The number of Unicode scalars to delete before the cursor, and the text to insert.
  ///
  /// The longest known ending is replaced, in the case of the text.
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
