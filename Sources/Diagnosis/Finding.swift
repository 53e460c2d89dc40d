/// One thing that was looked at.
public struct Finding: CustomStringConvertible {
  /// How it is.
  public enum Mark: String, CaseIterable, Sendable {
    /// Something does not work.
    case broken = "✗"
    /// Something people may want to know.
    case remark = "!"
    /// All is well.
    case well = "✓"
  }

  /// How it is.
  public let mark: Mark
  /// What was found and, where it is broken, what to do, in the language of the session.
  public let sentence: String

  /// The mark and the sentence, as a line.
  public var description: String { "\(mark.rawValue) \(sentence)" }
}
