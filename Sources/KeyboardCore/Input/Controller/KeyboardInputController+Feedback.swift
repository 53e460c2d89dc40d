// Sounds, vibration, and the line above the list.
extension KeyboardInputController {
  /// Chooses feedback; `nil` while feedback is off, so that it costs nothing.
  public var feedbackHandler: (any KeyboardFeedbackHandler)? {
    let configuration = state.feedbackConfiguration
    guard configuration.isAudioFeedbackEnabled || configuration.isHapticFeedbackEnabled,
      context.field.secrecy == .open
    else { return nil }
    return services.feedbackHandler
  }

  /// Plays feedback at the end of the event, together with earlier feedback.
  ///
  /// Of two sounds in one event the custom one is played, or else the first. Feedback that is switched
  /// off is not played, and none at all in secret fields.
  public func giveFeedback(_ feedback: KeyboardFeedback, isCustom: Bool = false) {
    guard feedbackHandler != nil else { return }
    let configuration = state.feedbackConfiguration
    turn.give(
      KeyboardFeedback(
        audio: configuration.isAudioFeedbackEnabled ? feedback.audio : .none,
        haptic: configuration.isHapticFeedbackEnabled ? feedback.haptic : .none),
      isCustom: isCustom)
  }

  /// Asks handlers for the feedback that machines want.
  func answerFeedbackQuestions() {
    for question in turn.takeQuestions() {
      switch question {
      case .cue(let cue):
        if let handler = feedbackHandler { giveFeedback(handler.feedback(for: cue)) }
      case .press(let action): services.actionHandler.triggerFeedback(for: .press, on: action)
      }
    }
  }

  func setFeedback(_ isOn: Bool) {
    guard settings.feedback.isOn != isOn else { return }
    settings.feedback.isOn = isOn
    turn.dropFeedback()
    turn.add(.feedback(isOn))
  }

  // MARK: The line above the list

  func show(message: String, milliseconds: Int = KeyboardTiming.message) {
    // In fields for passwords, only this is said: that there is nothing to do.
    guard context.field.secrecy != .secret || shown.isExplaining else { return }
    if mode.hasQuestion {
      return shown.replaceTitle(by: message, audience, &turn)
    }
    shown.show(message: message, milliseconds: milliseconds, audience, &turn)
  }

  /// Shows a text for a moment, unless something else is shown there.
  func flash(_ text: String, milliseconds: Int) {
    guard clientText.focus.hasFocus, context.field.secrecy == .open else { return }
    shown.flash(text, milliseconds: milliseconds, &turn)
  }

  /// Shows the letter of a key that goes down, if the user wants that.
  func showInputCallout(_ action: KeyboardAction) {
    guard settings.inputCallout, action.inputCalloutText != nil, !clientText.isConfidential else {
      return
    }
    flash(action.label, milliseconds: KeyboardTiming.inputCallout)
  }
}
