// What a screen reader says, and the highlight that moves on by itself.
extension KeyboardInputController {
  /// Whether a screen reader says what is shown.
  var announces: Bool {
    settings.speech && accessibility.screenReader == .speaking && context.field.secrecy != .secret
  }

  /// Announces what was picked, and what has changed in the list.
  func announceList() {
    defer { turn.pickedAction = nil }
    guard announces else { return announcer.forgetList() }
    announcer.follow(
      mode.callouts, picked: turn.pickedAction, scans: settings.scans, &turn)
  }

  /// Announces a line of text that is shown above the list.
  func announce(message: String) {
    if announces, !message.isEmpty { turn.add(.announce(.message(message))) }
  }

  /// Announces what the list of emoji shows; a search says that by its entries.
  func announce(title: String) { if announces { announcer.follow(title: title, &turn) } }

  /// Announces that a request for emoji opens no list, each time: somebody waits for an answer.
  func announceNoEmojis() { if announces { turn.add(.announce(.noLists)) } }

  /// Announces that a key that was held opens no list because of the field; a key that has no list
  /// anywhere is not worth a word.
  func announce(_ refusal: HoldRefusal, of action: KeyboardAction?) {
    guard announces, !announcer.hasRefused, refusal.isOfField, let action,
      !callouts(of: action).isEmpty
    else { return }
    announcer.refuse(&turn)
  }

  // MARK: The scan

  /// How long the highlight stays, in ms, or `nil` if it does not move on by itself.
  private var scanInterval: Int? {
    settings.scans ? max(settings.scanInterval, KeyboardTiming.shortestScan) : nil
  }

  func followScan() {
    guard let interval = scanInterval else { return scan.follow(nil, interval: 0, &turn) }
    let list = mode.callouts
    scan.follow(list?.isOpen == true ? list : nil, interval: interval, &turn)
  }

  /// Moves the highlight on, or closes a list that nobody picks from.
  func moveScan() {
    // What is highlighted when the key goes up is decided.
    guard scanInterval != nil, mode.heldKey?.isEnding != true else { return }
    if scan.moveOn(at: turn.now) { moveInList(.scan) } else { closeScanned() }
  }

  /// Whether a request for accents belongs to the press of the switch before it.
  var isBounceOfSwitch: Bool {
    scanInterval.map { scan.isTooSoon(at: turn.now, interval: $0) } ?? false
  }

  /// Picks the highlighted entry; without one, closes the list.
  func takeScanned() {
    guard let action = mode.callouts?.selectedAction else { return closeScanned() }
    pickInList(action)
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
    [.noPreedit, .noPanel, .surroundingTextUnverified, .fieldUnknown].contains(self)
      || ["client-blocked", "rule", "purpose"].contains(code)
  }
}
