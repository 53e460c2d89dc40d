// What is heard, felt, and shown in the line above the list.
extension KeyboardInputController {
  /// Decides what is heard and felt; `nil` while feedback is off, so that it costs nothing.
  public var feedbackHandler: (any KeyboardFeedbackHandler)? {
    let configuration = state.feedbackConfiguration
    guard configuration.isAudioFeedbackEnabled || configuration.isHapticFeedbackEnabled,
      context.field.secrecy == .open
    else { return nil }
    return services.feedbackHandler
  }

  /// Plays feedback at the end of the event, together with what was asked for before.
  ///
  /// Of two sounds in one event the custom one is heard, else the first. Nothing that is switched
  /// off is played, and nothing at all in secret fields, whoever asks for it.
  public func giveFeedback(_ feedback: KeyboardFeedback, isCustom: Bool = false) {
    guard feedbackHandler != nil else { return }
    let configuration = state.feedbackConfiguration
    turn.give(
      KeyboardFeedback(
        audio: configuration.isAudioFeedbackEnabled ? feedback.audio : .none,
        haptic: configuration.isHapticFeedbackEnabled ? feedback.haptic : .none),
      isCustom: isCustom)
  }

  /// Asks handlers for the feedback to what machines have reported.
  func giveFeedbackAskedFor() {
    for question in turn.takeQuestions() {
      switch question {
      case .cue(let cue):
        if let handler = feedbackHandler { giveFeedback(handler.feedback(for: cue)) }
      case .press(let action): services.actionHandler.triggerFeedback(for: .press, on: action)
      }
    }
  }

  /// Switches feedback on or off.
  func setFeedback(_ isOn: Bool) {
    guard settings.feedback.isOn != isOn else { return }
    settings.feedback.isOn = isOn
    turn.dropFeedback()
    turn.add(.feedbackChanged(isOn))
  }

  // MARK: The line above the list

  /// Shows a line of text, for a second by default.
  func show(message: String, milliseconds: Int = KeyboardTiming.message) {
    guard context.field.secrecy != .secret else { return }
    auxiliaryLine.show(message: message, milliseconds: milliseconds, &turn)
  }

  /// Shows a text for a moment, unless something else is shown there.
  func flash(_ text: String, milliseconds: Int) {
    guard focus.hasFocus, context.field.secrecy == .open else { return }
    auxiliaryLine.flash(text, milliseconds: milliseconds, &turn)
  }

  /// Shows the letter of a key that goes down, where the user or the theme wants that.
  func showInputCallout(_ action: KeyboardAction) {
    guard settings.inputCallout || services.appearance.panelStyle().showsInputCallout,
      action.inputCalloutText != nil, !isConfidential
    else { return }
    flash(action.label, milliseconds: KeyboardTiming.inputCallout)
  }
}
