/// What is wrong with a rule on feedback, in one sentence.
public struct FeedbackRuleError: Error, Hashable, CustomStringConvertible {
  var rule: String
  var reason: String

  /// What is wrong, in one sentence.
  public var description: String { "feedback-rules: \"\(rule)\": \(reason)" }
}
