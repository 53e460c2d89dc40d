// What a screen reader says, and the highlight that moves on by itself.
extension KeyboardInputController {
  /// Who looks and listens.
  var audience: Shown.Audience {
    Shown.Audience(
      listens: settings.speech && accessibility.screenReader == .speaking
        && context.field.secrecy != .secret,
      scanInterval: scanInterval)
  }

  /// Shows, plays and says what the event has changed.
  func show() {
    answerFeedbackQuestions()
    showCallouts()
    let name = selectedName
    shown.follow(mode.callouts, picked: turn.pickedAction, name: name, audience, &turn)
    turn.pickedAction = nil
  }

  /// Says that a key that was held opens no list because of the field; a key that has no list anywhere
  /// is not worth a word.
  func sayNoLists(_ refusal: HoldRefusal, of action: KeyboardAction?) {
    guard audience.listens, !shown.hasRefusedHold, refusal.isOfField, let action,
      !callouts(of: action).isEmpty
    else { return }
    shown.refuseHold(&turn)
  }

  // MARK: The scan

  /// How long the highlight stays, in ms, or `nil` if it does not move on by itself.
  private var scanInterval: Int? {
    settings.scans ? max(settings.scanInterval, KeyboardTiming.shortestScan) : nil
  }

  /// Moves the highlight on, or closes a list that nobody picks from.
  func moveScan() {
    // What is highlighted when the key goes up is decided.
    guard scanInterval != nil, !mode.isEnding else { return }
    if shown.moveScanOn(at: turn.now) { mode.move(.scan, &turn) } else { leaveFeature(nil) }
  }

  /// Whether a request for accents belongs to the press of the switch before it.
  var isBounceOfSwitch: Bool {
    shown.isBounceOfSwitch(at: turn.now, interval: scanInterval)
  }

  /// Picks the highlighted entry; without one, closes the list.
  func takeScanned() {
    guard let action = mode.callouts?.selectedAction else { return leaveFeature(nil) }
    feature?.pick(action)
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
