/// A user's own file of Compose sequences.
public struct OwnSequences: Sendable {
  /// Where it is.
  public var path: String
  /// What is in it.
  public var content: [UInt8]

  /// Takes a file's content.
  public init(path: String, content: [UInt8]) {
    self.path = path
    self.content = content
  }
}
