// What a screen reader says, and the highlight that moves on by itself.
extension KeyboardInputController {
  /// Whether a screen reader says what is shown.
  var announces: Bool {
    settings.speech && accessibility.screenReader == .speaking && context.field.secrecy != .secret
  }

  /// Announces what has changed in the list.
  func announceList() {
    defer { turn.pickedAction = nil }
    guard announces else { return }
    announcer.follow(mode.callouts, picked: turn.pickedAction, &turn)
  }

  /// Announces a line of text that is shown above the list.
  func announce(message: String) {
    if announces, !message.isEmpty { turn.add(.announce(.message(message))) }
  }

  /// Announces what the list of emoji shows; a search says that by its entries.
  func announce(title: String) { if announces { announcer.follow(title: title, &turn) } }

  /// Announces that a key that was held, or a request for emoji, opens no list because of the field.
  func announce(_ refusal: HoldRefusal) {
    if announces, refusal.isOfField { announcer.refuse(&turn) }
  }

  // MARK: The scan

  func followScan() {
    let interval = settings.scanInterval
    scan.follow(
      mode.callouts,
      interval: interval > 0 ? max(interval, KeyboardTiming.shortestScan) : 0, &turn)
  }

  /// Moves the highlight on, or closes a list that nobody picks from.
  func moveScan() {
    guard let move = scan.next() else { return closeScanned() }
    moveInList(move)
  }

  /// Picks the highlighted entry; without one, closes the list.
  func takeScanned() {
    guard let action = mode.callouts?.selectedAction else { return closeScanned() }
    if case .emoji = mode { takeEmoji(action) } else { pick(action) }
  }

  private func closeScanned() {
    if case .emoji = mode { leaveEmojis() } else { mode.commit(because: nil, &turn) }
  }
}

extension KeyboardSettings {
  /// The feedback on a desktop: where a screen reader is silent, lists are heard.
  package func feedback(on accessibility: Accessibility) -> FeedbackSettings {
    var feedback = feedback
    guard speech, accessibility.screenReader == .silent, !feedback.isOn else { return feedback }
    feedback.isOn = true
    feedback.audio = .minimal
    feedback.haptic = .disabled
    return feedback
  }
}

extension HoldRefusal {
  /// Whether it is the field that has no lists, and not this key or moment.
  var isOfField: Bool {
    switch self {
    case .noPreedit, .noPanel, .surroundingTextUnverified, .fieldUnknown, .emojiUnwelcome: true
    default: [Self.clientBlocked(""), .rule(""), .purpose(.freeForm)].map(\.code).contains(code)
    }
  }
}
