/// What is wrong with a JSON document, and where.
package struct JSONError: Error, Hashable, CustomStringConvertible {
  /// The line, counted from 1.
  package var line: Int
  /// What is wrong, without the place.
  package var reason: String

  /// What is wrong, in one sentence.
  package var description: String { "line \(line): \(reason)".oneLine }
}
