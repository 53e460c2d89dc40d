/// What is wrong with a file of data, such as a locale or a theme: where and why.
public struct DataFileError: Error, Hashable, CustomStringConvertible {
  /// The line, counted from 1.
  public var line: Int
  /// The key the trouble is in, such as `callouts.e` or `light.input.background`, or `nil` for the
  /// file as a whole.
  public var key: String?
  /// What is wrong.
  public var reason: String

  /// What is wrong, in one sentence.
  public var description: String {
    ("line \(line): " + (key.map { "\"\($0)\": " } ?? "") + reason).oneLine
  }
}
