extension KeyboardInputController {
  func focusIn(client: String) {
    forgetField(.focusChanged)
    isSwitchedOff = false
    let context = state.keyboardContext
    context.client = client
    context.quirks = ClientQuirks(client: client)
    // Asked at every focus: IBus up to 1.5.27 sends nothing to engines that ask only when enabled.
    effects.append(.requestSurroundingText)
    hasFocus = true
    openEmojisAskedFor()
  }

  /// Forgets what belongs to the field: its preedit has been committed by the client or by IBus.
  func forgetField(_ reason: HoldRefusal) {
    forgetPreedit(reason)
    keys.markStale()
    isSymbolOnce = false
    state.keyboardContext.keyboardType = fieldKeyboardType
    state.keyboardContext.surroundingText = nil
    state.keyboardContext.textBeforeCursor = nil
  }

  /// The client starts over: the caret was moved, or the text changed under it.
  func clientReset() {
    let quirks = state.keyboardContext.quirks
    if quirks.contains(.resetsAfterCommit), let commit = lastCommit,
      now - commit <= KeyboardTiming.lateReset,
      emojis != nil || held.map({ now - $0.event.time <= KeyboardTiming.inFlight }) ?? false
    {
      // It answers the commit; the letter after that has not even arrived.
      return
    }
    if quirks.contains(.losesPreeditOnReset) { finishHeld() }
    forgetPreedit(.reset)
  }

  private func forgetPreedit(_ reason: HoldRefusal) {
    leaveEmojis()
    forgetLongPress()
    modifierTap = nil
    endHold(reason)
    forgetCollected()
    if runningTimers.contains(.message) || runningTimers.contains(.flash) {
      cancelTimer(.message)
      cancelTimer(.flash)
      effects.append(.auxiliary(nil))
    }
    lastTap = nil
    lastRelease = nil
    lastForwarded = nil
    composition.removeAll()
    services.composer?.reset()
  }

  func setContentType(_ contentType: ContentType) {
    guard state.keyboardContext.contentType != contentType else { return }
    leaveEmojis()
    stopHolding(.contentTypeChanged)
    finishComposition()
    finishHeld()
    state.keyboardContext.contentType = contentType
    if contentType.isSecret { state.keyboardContext.surroundingText = nil }
    state.keyboardContext.keyboardType = fieldKeyboardType
  }

  func setSurroundingText(_ text: SurroundingText) {
    guard !state.keyboardContext.contentType.isSecret else { return }
    state.keyboardContext.surroundingText = text
    // A preedit is no part of the surrounding text, so only letters that are in the text can tell
    // that the cursor has left them. Clients tell late, and the old text again: only after the
    // letter was seen does its absence mean something.
    guard let letter = held, letter.strategy != .compose else { return }
    if text.endsBeforeCursor(in: letter.text) {
      held?.isEchoed = true
    } else if letter.isEchoed {
      endHold(.cursorMoved)
    }
  }
}
