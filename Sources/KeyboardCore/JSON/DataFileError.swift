/// What is wrong with a JSON file, such as a locale or a theme, and where.
public struct DataFileError: Error, Hashable, CustomStringConvertible {
  /// The line, counted from 1.
  public let line: Int
  /// The key, such as `callouts.e`, or `nil` for the file as a whole.
  public let key: String?
  /// What is wrong.
  public let reason: String

  package init(line: Int, key: String? = nil, reason: String) {
    self.line = line
    self.key = key
    self.reason = reason
  }

  /// The line, the key and the reason in one sentence.
  public var description: String {
    ("line \(line): " + (key.map { "\"\($0)\": " } ?? "") + reason).oneLine
  }
}
