/// What is wrong with a rule, in one sentence.
public struct HoldRuleError: Error, Hashable, CustomStringConvertible {
  enum Reason: Hashable {
    case form
    case purpose(String)
    case decision(String)
  }

  var rule: String
  var reason: Reason

  /// What is wrong, in one sentence.
  public var description: String {
    switch reason {
    case .form:
      "hold-rules: \"\(rule)\" should have the form PATTERN=on|off|compose|replace|backspace"
    case .purpose(let word): "hold-rules: \"\(rule)\": \"\(word)\" is no purpose of a field"
    case .decision(let word):
      "hold-rules: \"\(rule)\": \"\(word)\" should be on, off, compose, replace or backspace"
    }
  }
}
