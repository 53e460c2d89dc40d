/// What is wrong with the file of a theme: where and why.
public struct KeyboardThemeError: Error, Hashable, CustomStringConvertible {
  /// The line, counted from 1.
  public var line: Int
  /// The key the trouble is in, such as `light.input.background`, or `nil` for the file as a whole.
  public var key: String?
  /// What is wrong.
  public var reason: String

  /// What is wrong, in one sentence.
  public var description: String {
    "line \(line): " + (key.map { "\"\($0)\": " } ?? "") + reason
  }
}
