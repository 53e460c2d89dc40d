/// What is wrong with a rule, in one sentence.
public struct HoldRuleError: Error, Hashable, CustomStringConvertible {
  /// The part of a rule that is wrong.
  public enum Reason: Hashable, Sendable {
    /// It has no pattern, or no decision.
    case form
    /// There is no such purpose of a field.
    case purpose(String)
    /// There is no such decision.
    case decision(String)
  }

  /// The rule as it is written.
  public let rule: String
  /// The part of it that is wrong.
  public let reason: Reason

  private static let decisions = ["on", "off"] + ReplacementStrategy.allCases.map(\.rawValue)

  /// What is wrong, in one sentence.
  public var description: String {
    let known = Self.decisions
    let sentence =
      switch reason {
      case .form: " must have the form PATTERN=\(known.joined(separator: "|"))"
      case .purpose(let word): ": there is no field purpose \"\(word)\""
      case .decision(let word): ": \"\(word)\" must be \(known.alternatives)"
      }
    return "hold-rules: \"\(rule)\"" + sentence
  }
}
