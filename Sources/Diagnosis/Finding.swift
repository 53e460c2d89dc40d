/// One thing that was looked at.
public struct Finding: CustomStringConvertible {
  /// How it is.
  public enum Mark: String, Sendable {
    /// All is well.
    case well = "✓"
    /// Something people may want to know.
    case remark = "!"
    /// Something does not work.
    case broken = "✗"
  }

  /// How it is.
  public let mark: Mark
  /// What was found and, where it is broken, what to do.
  public let sentence: String

  /// The mark and the sentence, as a line.
  public var description: String { "\(mark.rawValue) \(sentence)" }
}
