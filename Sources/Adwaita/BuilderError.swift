/// What is wrong with a file of the interface.
public struct BuilderError: Error, CustomStringConvertible {
  /// The problem, in one sentence.
  public var description: String
}
