// The held key: its letter, its list, and which of the two a function commits.
extension KeyboardInputController {
  /// A letter with callouts that can be held, or why it cannot.
  func offer(
    _ text: String, _ action: KeyboardAction, _ press: KeyPress
  ) -> Result<HeldLetter, HoldRefusal> {
    let context = state.keyboardContext
    if let refusal = HoldPolicy.refusal(
      of: text, action, press.event, in: context.contentType.purpose, settings,
      isBound: longPress.isBound)
    {
      return .failure(refusal)
    }
    return strategy.flatMap { strategy in
      let callouts = callouts(for: action == .space ? .character(" ") : action)
      guard !callouts.isEmpty else { return .failure(.noCallouts(text)) }
      return .success(
        HeldLetter(
          text: text, action: action, press: press, strategy: strategy, callouts: callouts))
    }
  }

  /// How a letter is replaced in the field that has the focus, or why nothing is offered there.
  var strategy: Result<ReplacementStrategy, HoldRefusal> {
    HoldPolicy.strategy(
      state.keyboardContext, userRules: settings.holdRules, clientRules: clientRules)
  }

  /// Holds a letter, after the one that was held before.
  ///
  /// - Returns: Whether the key is used up.
  func hold(_ letter: HeldLetter, isNative: Bool) -> Bool {
    let uncommitted = heldKey.uncommitted
    forgetHeld(.rollover)
    heldKey.hold(letter)
    recognizer.update(letter.press) { $0.role = .held }
    var isHandled = true
    if letter.strategy == .compose {
      turn.commit(uncommitted)
      turn.add(.preedit(Preedit(letter.text)))
    } else if uncommitted.isEmpty, isNative, !isInBurst {
      isHandled = false
    } else {
      turn.commit(uncommitted + letter.text)
      if !uncommitted.isEmpty { turn.add(.preedit(nil)) }
    }
    turn.start(.hold, milliseconds: settings.holdDelay)
    return isHandled
  }

  /// Commits the held letter, if it is not in the text yet, and closes its list.
  func commitHeld() {
    guard let letter = heldKey.letter else { return }
    forgetHeld(.rollover)
    commit(letter)
  }

  /// Forgets the held letter and closes its list, with nothing committed: whoever calls this has
  /// seen to the letter.
  func forgetHeld(_ reason: HoldRefusal?) {
    guard let letter = heldKey.letter else { return }
    if let reason { refuseList(reason) } else { turn.cancel(.hold) }
    turn.cancel(.release)
    closeList()
    recognizer.spend(letter.press)
    _ = heldKey.end()
  }

  /// Stops the way to the list; the letter stays undecided until its key is up or another one comes.
  func refuseList(_ reason: HoldRefusal) {
    guard turn.cancel(.hold) else { return }
    heldKey.update { $0.isStopped = true }
    turn.note(reason)
  }

  // MARK: The list

  /// Closes the list; the letter stays undecided.
  func closeList() { if heldKey.closeList() { showList() } }

  /// Opens the list of a key that has been held long enough, where no timer tells it.
  func openListIfDue() {
    guard let letter = heldKey.letter, !heldKey.list.isOpen, !letter.isStopped,
      letter.duration(at: turn.now) >= settings.holdDelay
    else { return }
    openList()
  }

  /// Takes a key while the list is open.
  ///
  /// - Returns: Whether the key is used up; if not, it closes the list and does its ordinary work.
  func listKey(_ press: KeyPress) -> Bool {
    guard let answer = heldKey.answer(to: press.event) else { return false }
    switch answer {
    case .pick(let action):
      recognizer.spend(press)
      pick(action)
    case .moved, .stayed: listMoved(answer)
    case .commit:
      recognizer.spend(press)
      commitHeld()
    case .erase:
      pressFeedback(on: .backspace)
      forgetHeld(nil)
      turn.add(.preedit(nil))
    }
    return true
  }

  func listMoved(_ answer: HeldKey.Answer) {
    guard answer == .moved else { return cue(.refused) }
    showList()
    cue(.calloutMoved)
  }

  /// Shows the list of the letter's other case, if Shift was pressed by itself.
  func toggleListCase() {
    let mapping = CaseMapping(state.keyboardContext.locale)
    guard let text = heldKey.shiftReleased(mapping) else { return }
    let callouts = services.calloutActionProvider.calloutActions(for: .character(text))
    if let answer = heldKey.toggleCase(callouts, of: text) { listMoved(answer) }
  }

  /// Shows the list as it is, or takes it away.
  func showList() {
    let list = heldKey.list
    state.calloutContext.callouts = list
    turn.add(.candidates(list.isOpen ? list.candidates : nil))
  }

  private func openList() {
    guard let letter = heldKey.letter else { return }
    turn.cancel(.hold)
    if letter.strategy == .replace, !letter.isEchoed {
      turn.note(.surroundingTextUnverified)
      return forgetHeld(nil)
    }
    heldKey.openList()
    showList()
    cue(.calloutOpened)
    apply(collectEdits { gesture(.longPress, letter.action) })
  }

  // MARK: Picks

  /// Puts an entry of the list in the place of the held letter.
  func pick(_ action: KeyboardAction) {
    guard let letter = heldKey.letter else { return }
    let text = picked(action)
    forgetHeld(nil)
    if text.isEmpty { return commit(letter) }
    guard deleteFromText(letter) else { return }
    turn.commit(text)
    if letter.strategy == .compose { turn.add(.preedit(nil)) }
  }

  /// Makes the gestures of picking an entry.
  ///
  /// - Returns: The text that the entry puts in, which is not in it yet.
  func picked(_ action: KeyboardAction) -> String {
    collectEdits {
      pressFeedback(on: action)
      gesture(.release, action)
    }.insertion
  }

  /// The release of the held letter's key is final as another key goes down.
  ///
  /// Where releasing picks, the highlighted entry takes the letter's place; it is not committed yet,
  /// so that it goes out in one commit with what the other key types.
  func takeHighlighted() {
    turn.cancel(.release)
    guard let action = heldKey.list.selectedAction, let letter = heldKey.letter else { return }
    let text = picked(action)
    closeList()
    guard !text.isEmpty, deleteFromText(letter) else { return }
    heldKey.update {
      $0.text = text
      $0.strategy = .compose
    }
  }

  // MARK: Releases and timers

  /// The key of the held letter went up, for good or for an auto-repeat.
  func heldKeyReleased(_ event: KeyEvent) {
    if let emojiPanel {
      guard emojiPanel.digit != nil else { return }
    } else if heldKey.list.isOpen {
      guard settings.releasePicks else { return }
    } else {
      heldKey.tapped(event)
    }
    turn.start(.release, milliseconds: KeyboardTiming.repeatPairGap)
  }

  func holdTimerFired() {
    // Between the release and the press of an auto-repeat the key looks as if it were up: the press
    // opens the list then.
    if let letter = heldKey.letter, recognizer[letter.press]?.releasedAt == nil { openList() }
  }

  func releaseTimerFired() {
    guard let letter = heldKey.letter else { return }
    guard !heldKey.list.isOpen else {
      if let action = heldKey.list.selectedAction { pick(action) }
      return
    }
    let duration = letter.duration(at: recognizer[letter.press]?.releasedAt ?? turn.now)
    if 2 * duration >= settings.holdDelay { turn.note(.released(after: duration)) }
    turn.cancel(.hold)
    commitHeld()
  }

  private func commit(_ letter: HeldLetter) {
    guard letter.strategy == .compose else { return }
    turn.commit(letter.text)
    turn.add(.preedit(nil))
  }

  /// Deletes a letter that a pick is to replace, if it is in the text.
  ///
  /// - Returns: Whether the pick can go in; not where it is uncertain that the letter is still there.
  private func deleteFromText(_ letter: HeldLetter) -> Bool {
    switch letter.strategy {
    case .compose: break
    case .backspace: forward(.backspace)
    case .replace:
      guard letter.isEchoed,
        state.keyboardContext.surroundingText?.endsBeforeCursor(in: letter.text) == true
      else {
        turn.note(.surroundingTextUnverified)
        return false
      }
      let count = letter.text.unicodeScalars.count
      turn.add(.deleteSurrounding(offset: -count, count: count))
    }
    return true
  }

  /// What an action offers, without the action itself, which providers put first.
  private func callouts(for action: KeyboardAction) -> [KeyboardAction] {
    services.calloutActionProvider.calloutActions(for: action).filter { $0 != action }
  }
}
