// What is heard, felt, and shown in the line above the list.
extension KeyboardInputController {
  /// Decides what is heard and felt; `nil` while nothing is, which costs nothing then.
  public var feedbackHandler: (any KeyboardFeedbackHandler)? {
    let configuration = state.feedbackConfiguration
    guard configuration.isAudioFeedbackEnabled || configuration.isHapticFeedbackEnabled,
      !state.keyboardContext.contentType.isSecret
    else { return nil }
    return services.feedbackHandler
  }

  /// Has feedback played at the end of the event, together with what is to be played already.
  ///
  /// Of two sounds at one event the custom one is heard, else the first. What is switched off, and
  /// in secret fields everything, is left out whoever asks for it.
  public func giveFeedback(_ feedback: KeyboardFeedback, isCustom: Bool = false) {
    guard feedbackHandler != nil else { return }
    let configuration = state.feedbackConfiguration
    turn.give(
      KeyboardFeedback(
        audio: configuration.isAudioFeedbackEnabled ? feedback.audio : .none,
        haptic: configuration.isHapticFeedbackEnabled ? feedback.haptic : .none),
      isCustom: isCustom)
  }

  /// Answers a cue.
  func cue(_ cue: FeedbackCue) {
    if let handler = feedbackHandler { giveFeedback(handler.feedback(for: cue)) }
  }

  /// Answers a key that goes down where no gesture is made on its action.
  func pressFeedback(on action: KeyboardAction) {
    services.actionHandler.triggerFeedback(for: .press, on: action)
  }

  /// Switches feedback on or off.
  func setFeedback(_ isOn: Bool) {
    guard settings.feedback.isOn != isOn else { return }
    settings.feedback.isOn = isOn
    turn.dropFeedback()
    turn.add(.feedbackChanged(isOn))
  }

  // MARK: The line above the list

  /// Shows a line of text for a second.
  func show(message: String) {
    guard !state.keyboardContext.contentType.isSecret else { return }
    turn.cancel(.flash)
    show(auxiliaryLine.show(message: message))
  }

  /// Shows a text for a moment, unless something else is shown there.
  func flash(_ text: String, milliseconds: Int) {
    guard fieldMode.hasFocus, !state.keyboardContext.contentType.isSecret,
      let change = auxiliaryLine.flash(text, milliseconds: milliseconds)
    else { return }
    show(change)
  }

  /// Shows the letter of a key that goes down, where the user or the theme wants that.
  func showInputCallout(_ action: KeyboardAction) {
    guard settings.inputCallout || services.appearance.panelStyle().showsInputCallout,
      action.inputCalloutText != nil
    else { return }
    flash(action.label, milliseconds: KeyboardTiming.inputCallout)
  }

  /// Does what becomes of the line.
  func show(_ change: AuxiliaryLine.Change) {
    switch change {
    case .show(let text, let timer, let milliseconds):
      turn.add(.auxiliary(text))
      turn.start(timer, milliseconds: milliseconds)
    case .title(let text): turn.add(.auxiliary(text))
    case .hide: turn.add(.auxiliary(nil))
    }
  }
}
