// The held key and its list.
extension KeyboardInputController {
  /// Holds a letter if it has callouts and may be held.
  ///
  /// - Returns: Whether the key is used up, or `nil` if the letter is not held.
  func hold(_ text: String, _ action: KeyboardAction, _ press: KeyPress) -> Bool? {
    switch offer(text, action, press) {
    case .failure(let refusal):
      recognizer.update(press) { $0.refusal = refusal }
      return nil
    case .success(let letter):
      // Its repeats type nothing more.
      recognizer.spend(press)
      if settings.greets, emojiPanel == nil { turn.add(.greet) }
      return heldKey.hold(
        letter, passes: text == press.event.text && !isInBurst, delay: settings.holdDelay, &turn)
    }
  }

  /// Keeps what was decided about a key that is held, for whoever asks.
  func reportHold() {
    guard let outcome = turn.holdOutcome else { return }
    turn.holdOutcome = nil
    lastHold = HoldReport(outcome, in: state.keyboardContext, at: turn.now)
  }

  /// How a letter is replaced in the field that has the focus, or why nothing is offered there.
  var strategy: Result<ReplacementStrategy, HoldRefusal> {
    HoldPolicy.strategy(
      state.keyboardContext, userRules: settings.holdRules, clientRules: clientRules)
  }

  /// Takes a key while the list is open.
  ///
  /// - Returns: Whether the key is used up; if not, it closes the list and does its ordinary work.
  func listKey(_ press: KeyPress) -> Bool {
    let letter = heldKey.letter
    let answer = heldKey.list.answer(
      to: press.event, canErase: letter?.strategy == .compose,
      isSearch: letter?.isSearch == true, &turn)
    guard let answer else { return false }
    switch answer {
    case .used: break
    case .pick(let action):
      recognizer.spend(press)
      pick(action)
    case .commit:
      recognizer.spend(press)
      heldKey.commit(&turn)
    case .erase:
      turn.ask(.press(.backspace))
      heldKey.forget(nil, &turn)
      turn.add(.preedit(nil))
    }
    return true
  }

  /// Replaces the held letter by an entry of the list.
  func pick(_ action: KeyboardAction) {
    let text = picked(action)
    let next = services.calloutActionProvider.nextCalloutActions(after: action)
    heldKey.pick(text, next: next, state.keyboardContext.surroundingText, &turn)
  }

  /// Makes the gestures of picking an entry.
  ///
  /// - Returns: The text that the entry stands for, which has not been inserted yet.
  func picked(_ action: KeyboardAction) -> String {
    turn.ask(.press(action))
    return collectEdits { gesture(.release, action) }.insertion
  }

  /// Another key goes down, so the release of the held letter's key was final.
  ///
  /// Where releasing picks, the highlighted entry takes the letter's place. It is not committed
  /// yet, so that it goes out in one commit with what the other key types.
  func takeHighlighted() {
    turn.cancel(.release)
    guard let action = heldKey.list.callouts.selectedAction else { return }
    let text = picked(action)
    heldKey.takeUndecided(text, state.keyboardContext.surroundingText, &turn)
  }

  /// Shows the list of the letter's other case if Shift was tapped while the list is open.
  func toggleListCase() {
    let mapping = CaseMapping(state.keyboardContext.locale)
    guard let text = heldKey.list.shiftReleased(mapping) else { return }
    let actions = services.calloutActionProvider.calloutActions(for: .character(text))
    heldKey.list.toggleCase(actions, of: text, &turn)
  }

  /// Opens the list of a key that has been held long enough.
  func openList() {
    guard let letter = heldKey.letter else { return }
    // An empty text tells nothing: Konsole under GNOME 48 has no other.
    let isTold = state.keyboardContext.surroundingText?.text.isEmpty == false
    if let action = heldKey.openList(isTold: isTold, &turn) {
      guard !letter.isStep else { return }
      finishGesture(.longPress, action)
      turn.holdOutcome = .list(letter.strategy)
    } else if heldKey.letter == nil {
      // From here on the key repeats, as it does in terminals.
      recognizer.update(letter.press) { $0.role = .ordinary }
    }
  }

  // MARK: Releases and timers

  /// The key of the held letter went up, for good or as part of an auto-repeat.
  func heldKeyReleased(_ event: KeyEvent, pairGap: Int) {
    if !heldKey.list.isOpen {
      heldKey.lastTap.remember(event)
    } else if !settings.releasePicks {
      return
    }
    turn.start(.release, milliseconds: pairGap)
  }

  func holdTimerFired() {
    // Between the release and the press of an auto-repeat the key looks as if it were up. In that
    // case the press opens the list.
    guard let letter = heldKey.letter, recognizer[letter.press]?.releasedAt == nil else { return }
    openList()
    heldKey.askForText(repeats: false, &turn)
  }

  func releaseTimerFired() {
    guard let letter = heldKey.letter else { return }
    if heldKey.list.isOpen {
      if let action = heldKey.list.callouts.selectedAction { pick(action) }
      return
    }
    let duration = letter.duration(at: recognizer[letter.press]?.releasedAt ?? turn.now)
    if 2 * duration >= settings.holdDelay { turn.note(.released(after: duration)) }
    turn.cancel(.hold)
    heldKey.commit(&turn)
  }

  /// A key was held that opens no list.
  func refuse(_ refusal: HoldRefusal) {
    turn.note(refusal)
    if refusal == .switchedOff { turn.add(.heldWhileOff) }
  }

  /// A letter with callouts that can be held, or why it cannot.
  private func offer(
    _ text: String, _ action: KeyboardAction, _ press: KeyPress
  ) -> Result<HeldLetter, HoldRefusal> {
    if let refusal = HoldPolicy.refusal(
      of: text, action, press.event, in: state.keyboardContext.contentType.purpose, settings,
      isBound: longPress.isBound)
    {
      return .failure(refusal)
    }
    return strategy.flatMap { strategy in
      // An unseen list would take the digits that are typed next.
      guard state.keyboardContext.showsLists else { return .failure(.noPanel) }
      let own = action == .space ? .character(" ") : action
      // Providers put the action itself first.
      let callouts = services.calloutActionProvider.calloutActions(for: own).filter { $0 != own }
      guard !callouts.isEmpty else { return .failure(.noCallouts(text)) }
      return .success(
        HeldLetter(
          text: text, action: action, press: press, strategy: strategy, callouts: callouts,
          toldBefore: state.keyboardContext.surroundingText))
    }
  }
}
