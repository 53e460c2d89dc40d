/// Why a session or one of its programs fails, in one sentence.
public struct SessionError: Error, CustomStringConvertible {
  /// The problem.
  public let description: String

  /// Creates an error.
  ///
  /// - Parameter description: The problem, as a sentence.
  public init(_ description: String) {
    self.description = description
  }
}
