/// What is wrong with a JSON document, and where.
public struct JSONError: Error, Hashable, CustomStringConvertible {
  /// The line, counted from 1.
  public var line: Int
  /// What is wrong, without the place.
  public var reason: String

  /// What is wrong, in one sentence.
  public var description: String { "line \(line): \(reason)" }
}
