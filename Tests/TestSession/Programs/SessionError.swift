/// Why a session or one of its programs does not do what it should, in one sentence.
public struct SessionError: Error, CustomStringConvertible {
  /// What went wrong.
  public let description: String

  /// Creates an error.
  ///
  /// - Parameter description: What went wrong, as a sentence.
  public init(_ description: String) {
    self.description = description
  }
}
