/// What is wrong with JSON, such as the file of a locale or a theme: where and why.
public struct DataFileError: Error, Hashable, CustomStringConvertible {
  /// The line, counted from 1.
  public var line: Int
  /// The key the trouble is in, such as `callouts.e` or `light.input.background`, or `nil` for the
  /// file as a whole.
  public var key: String?
  /// What is wrong.
  public var reason: String

  /// Creates an error in a line of a file, of a key or of the file as a whole.
  package init(line: Int, key: String? = nil, reason: String) {
    self.line = line
    self.key = key
    self.reason = reason
  }

  /// What is wrong, in one sentence.
  public var description: String {
    ("line \(line): " + (key.map { "\"\($0)\": " } ?? "") + reason).oneLine
  }
}
