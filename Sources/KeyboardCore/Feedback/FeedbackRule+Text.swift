extension FeedbackRule {
  /// Reads a rule as settings spell it: `return=audio:custom:complete`,
  /// `backspace@repeatPress=haptic:none`; without a gesture it applies to presses.
  ///
  /// Only keys that serve the keyboard, and the space bar, can have rules: letters that sound
  /// different would tell a listener what is typed.
  ///
  /// - Throws: `FeedbackRuleError`, which says what is wrong with it.
  public init(_ text: String) throws(FeedbackRuleError) {
    guard let equals = text.firstIndex(of: "="),
      let colon = text[equals...].firstIndex(of: ":")
    else { throw FeedbackRuleError(rule: text, reason: Self.form) }
    let names = text[..<equals].split(separator: "@", omittingEmptySubsequences: false)
    let gesture = names.count == 2 ? KeyboardGesture(rawValue: String(names[1])) : .press
    guard names.count <= 2, let gesture else {
      let known = KeyboardGesture.allCases.map(\.rawValue).joined(separator: ", ")
      throw FeedbackRuleError(rule: text, reason: "the gesture must be one of \(known)")
    }
    guard let action = Self.action(String(names[0])) else {
      throw FeedbackRuleError(
        rule: text, reason: "\(names[0]) is no action such as return, backspace, space or shift")
    }
    guard action == .space || !action.isInputAction else {
      throw FeedbackRuleError(
        rule: text, reason: "keys that type all sound the same, so that none tells what is typed")
    }
    self.init(gesture, on: action)
    let kind = text[text.index(after: equals)..<colon]
    let value = String(text[text.index(after: colon)...])
    switch kind {
    case "audio": audio = AudioFeedback(value)
    case "haptic": haptic = HapticFeedback(rawValue: value)
    default: throw FeedbackRuleError(rule: text, reason: Self.form)
    }
    guard audio != nil || haptic != nil else {
      let known =
        kind == "audio"
        ? "input, system, delete, none, custom:NAME or file:PATH"
        : HapticFeedback.allCases.map(\.rawValue).joined(separator: ", ")
      throw FeedbackRuleError(rule: text, reason: "\(value) must be one of \(known)")
    }
  }

  private static let form =
    "it must have the form ACTION=audio:SOUND or ACTION@GESTURE=haptic:KIND"

  private static func action(_ name: String) -> KeyboardAction? {
    name == "shift" ? .shift(currentCasing: .lowercased) : KeyboardAction(name)
  }
}
