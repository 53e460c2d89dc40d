/// Decides whether a letter is held, and how it gives way to a pick.
enum HoldPolicy {
  /// How a letter is replaced in the field that has the focus, or why nothing is offered there.
  ///
  /// - Parameters:
  ///   - context: Knows the client and the field.
  ///   - userRules: The user's rules, which go first.
  ///   - clientRules: The rules that come with the program.
  /// - Returns: The strategy, or the reason for none.
  static func strategy(
    _ context: KeyboardContext, userRules: [HoldRule], clientRules: [HoldRule]
  ) -> Result<ReplacementStrategy, HoldRefusal> {
    let suited: ReplacementStrategy = context.takesPreedit ? .compose : .backspace
    let purpose = context.contentType.purpose
    func rule(in rules: [HoldRule]) -> HoldRule? {
      rules.first { $0.matches(client: context.client, purpose: purpose) }
    }
    if let rule = rule(in: userRules) {
      return rule.decision.strategy(suited: suited).map { .success($0) }
        ?? .failure(.rule("\(rule)"))
    }
    if purpose == .terminal { return .failure(.purpose(purpose)) }
    if let rule = rule(in: clientRules) {
      return rule.decision.strategy(suited: suited).map { .success($0) }
        ?? .failure(.clientBlocked(context.client))
    }
    return context.takesPreedit ? .success(.compose) : .failure(.noPreedit)
  }

  /// Why a press is not held, whichever the client, or `nil`.
  ///
  /// - Parameters:
  ///   - text: What the key types.
  ///   - action: What it does.
  ///   - event: The press.
  ///   - purpose: What the field is for.
  ///   - settings: What the user has chosen.
  ///   - isBound: Whether holding the key is bound to something else.
  /// - Returns: The reason, or `nil`.
  static func refusal(
    of text: String, _ action: KeyboardAction, _ event: KeyEvent, in purpose: ContentPurpose,
    _ settings: KeyboardSettings, isBound: Bool
  ) -> HoldRefusal? {
    if !settings.hold { return .switchedOff }
    if event.keycode == 0 { return .noKeycode }
    if isBound { return .bound }
    if action == .space, !settings.holdSpace { return .noCallouts(text) }
    if purpose.isNumeric, text.first?.isLetter == true { return .purpose(purpose) }
    return nil
  }
}

extension HoldRule.Decision {
  /// The strategy the rule leads to, or `nil` for no list.
  fileprivate func strategy(suited: ReplacementStrategy) -> ReplacementStrategy? {
    switch self {
    case .off: nil
    case .on: suited
    case .strategy(let strategy): strategy
    }
  }
}

extension HoldRefusal: Error {}
