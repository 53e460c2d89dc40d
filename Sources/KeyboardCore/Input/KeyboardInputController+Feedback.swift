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
  /// Of two sounds at one event the custom one is heard, else the first: keys that type are pressed
  /// and released in one, and a list opens in one with its key's long press. What is switched off,
  /// and in secret fields everything, is left out whoever asks for it.
  public func giveFeedback(_ new: KeyboardFeedback, isCustom: Bool = false) {
    guard feedbackHandler != nil else { return }
    let configuration = state.feedbackConfiguration
    if configuration.isAudioFeedbackEnabled, new.audio != .none,
      isCustom || feedback.audio == .none
    {
      feedback.audio = new.audio
    }
    if configuration.isHapticFeedbackEnabled, new.haptic != .none,
      isCustom || feedback.haptic == .none
    {
      feedback.haptic = new.haptic
    }
  }

  /// Answers a cue.
  func cue(_ cue: FeedbackCue) {
    guard let handler = feedbackHandler else { return }
    giveFeedback(handler.feedback(for: cue))
  }

  /// Answers a key that goes down where no gesture is made on its action.
  func pressFeedback(on action: KeyboardAction) {
    services.actionHandler.triggerFeedback(for: .press, on: action)
  }

  /// Hands what was given to the host, after all else that the event led to.
  func playFeedback() {
    guard !feedback.isEmpty else { return }
    effects.append(.feedback(feedback))
    feedback = KeyboardFeedback()
  }

  /// Switches feedback on or off.
  func setFeedback(_ isOn: Bool) {
    guard settings.feedback.isOn != isOn else { return }
    settings.feedback.isOn = isOn
    feedback = KeyboardFeedback()
    effects.append(.feedbackChanged(isOn))
  }

  /// Shows a text for a moment, unless something else is shown there.
  func flash(_ text: String, for milliseconds: Int = KeyboardTiming.flash) {
    guard hasFocus, emojis == nil, !runningTimers.contains(.message),
      !state.keyboardContext.contentType.isSecret
    else { return }
    effects.append(.auxiliary(text))
    startTimer(.flash, milliseconds: milliseconds)
  }

  /// Shows the letter of a key that goes down, where the user or the theme wants that.
  func showInputCallout(_ action: KeyboardAction) {
    guard settings.inputCallout || services.appearance.panelStyle().showsInputCallout,
      action.inputCalloutText != nil
    else { return }
    flash(action.label, for: KeyboardTiming.inputCallout)
  }
}
