/// Decides whether a letter is held, and how a pick replaces it.
enum HoldPolicy {
  /// How a letter is replaced in the field that has the focus, or why nothing is offered there; the
  /// user's rules take precedence over those that come with the program.
  static func strategy(
    in field: Field, userRules: [HoldRule], clientRule: HoldRule?
  ) -> Result<ReplacementStrategy, HoldRefusal> {
    let purpose = field.contentType.purpose
    let decision: HoldRule.Decision
    var isCareful = true
    if let rule = userRules.first(where: { $0.matches(field) }) {
      if rule.decision == .off { return .failure(.rule("\(rule)")) }
      decision = rule.decision
      isCareful = false
    } else if purpose == .terminal {
      return .failure(.purpose(purpose))
    } else if let rule = clientRule {
      if rule.decision == .off {
        return .failure(.clientBlocked(field.program ?? field.client))
      }
      decision = rule.decision
    } else if field.takesPreedit {
      decision = .on
    } else {
      return .failure(.noPreedit)
    }
    if case .strategy(let strategy) = decision {
      // The first letter of a browser's field shows whether it is a password; as preedit it would not.
      let mayBeSecret = field.secrecy == .unknown && field.surroundingText != nil
      let isHidden = isCareful && strategy == .compose && mayBeSecret
      return .success(isHidden && !field.quirks.contains(.deletesNothing) ? .correct : strategy)
    }
    let strategy = suited(field)
    // Until more is known about the field, a letter is not shown apart from the text.
    if strategy == .compose, field.secrecy == .unknown, !field.quirks.contains(.reportsNothing) {
      return .failure(.fieldUnknown)
    }
    return .success(strategy)
  }

  private static func suited(_ field: Field) -> ReplacementStrategy {
    guard field.takesPreedit else { return .backspace }
    let quirks = field.quirks
    guard quirks.contains(.losesPreeditOnFocusOut), !quirks.contains(.deletesNothing) else {
      return .compose
    }
    if quirks.contains(.reportsNothing) { return .compose }
    // Under sway, programs that report what their fields are for may never report their text.
    let mayReport = quirks.contains(.tellsText) || field.secrecy == .unknown
    return mayReport || field.surroundingText != nil ? .correct : .compose
  }

  /// Why a press that types `text` is not held, whatever the client, or `nil`; `isBound` says whether
  /// holding its key does something else.
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

extension HoldRule {
  /// Whether the rule applies to a field.
  func matches(_ field: Field) -> Bool {
    matches(client: field.client, program: field.program, purpose: field.contentType.purpose)
  }
}

extension HoldRefusal: Error {}
