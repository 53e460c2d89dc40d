extension KeyboardInputController {
  /// Whether a letter is to be held, and how; or why not.
  func offer(
    for text: String, _ action: KeyboardAction, _ event: KeyEvent
  ) -> Result<HeldLetter, HoldRefusal> {
    let context = state.keyboardContext
    guard settings.hold else { return .failure(.switchedOff) }
    guard event.keycode != 0 else { return .failure(.noKeycode) }
    if longPress?.binding != nil { return .failure(.bound) }
    if action == .space, !settings.holdSpace { return .failure(.noCallouts(text)) }
    let purpose = context.contentType.purpose
    if purpose.isNumeric, text.first?.isLetter == true { return .failure(.purpose(purpose)) }
    return strategy(purpose).flatMap { strategy in
      let callouts = callouts(for: action)
      guard !callouts.isEmpty else { return .failure(.noCallouts(text)) }
      return .success(
        HeldLetter(
          text: text, action: action, event: event, strategy: strategy, callouts: callouts))
    }
  }

  /// What an action offers, without the action itself, which providers put first.
  private func callouts(for action: KeyboardAction) -> [KeyboardAction] {
    let own = action == .space ? .character(" ") : action
    return services.calloutActionProvider.calloutActions(for: own).filter { $0 != own }
  }

  /// How a letter is replaced in the field that has the focus, or why nothing is offered there.
  func strategy(_ purpose: ContentPurpose) -> Result<ReplacementStrategy, HoldRefusal> {
    let context = state.keyboardContext
    let suited: ReplacementStrategy = context.takesPreedit ? .compose : .backspace
    func rule(in rules: [HoldRule]) -> HoldRule? {
      rules.first { $0.matches(client: context.client, purpose: purpose) }
    }
    if let rule = rule(in: settings.holdRules) {
      return rule.decision.strategy(suited: suited).map { .success($0) }
        ?? .failure(.rule("\(rule)"))
    }
    if purpose == .terminal { return .failure(.purpose(purpose)) }
    if let rule = rule(in: clientRules) {
      return rule.decision.strategy(suited: suited).map { .success($0) }
        ?? .failure(.clientBlocked(context.client))
    }
    return context.takesPreedit ? .success(.compose) : .failure(.noPreedit)
  }

  /// Holds a letter, after the one that was held before.
  ///
  /// - Returns: Whether the key is used up.
  func hold(_ letter: HeldLetter, isNative: Bool) -> Bool {
    let uncommitted = held?.uncommitted ?? ""
    endHold(.rollover)
    edits.removeAll(keepingCapacity: true)
    held = letter
    var isHandled = true
    if letter.strategy == .compose {
      if !uncommitted.isEmpty { effects.append(.commit(uncommitted)) }
      effects.append(.preedit(Preedit(letter.text)))
    } else if uncommitted.isEmpty, isNative, !isInBurst {
      isHandled = false
    } else {
      effects.append(.commit(uncommitted + letter.text))
      if !uncommitted.isEmpty { effects.append(.preedit(nil)) }
    }
    startTimer(.hold, milliseconds: settings.holdDelay)
    return isHandled
  }

  /// The key of the held letter went up, for good or for an auto-repeat.
  func releaseHeld(_ event: KeyEvent) {
    guard emojis == nil else { return releaseDigit() }
    if state.calloutContext.isActive {
      guard settings.releasePicks else { return }
    } else {
      lastTap = (event.keycode, event.time)
    }
    startTimer(.release, milliseconds: KeyboardTiming.repeatPairGap)
  }

  func timerFired(_ timer: KeyboardTimer, time: Int) {
    guard runningTimers.remove(timer) != nil else { return }
    if timer == .message || timer == .flash { effects.append(.auxiliary(nil)) }
    if timer == .longPress { longPressed() }
    guard emojis == nil else { return emojiTimerFired(timer) }
    guard let held else { return }
    switch timer {
    case .commit, .longPress, .message, .flash: break
    case .hold:
      // Between the release and the press of an auto-repeat the key looks as if it were up: the
      // press opens the list then.
      if keys[held]?.releasedAt == nil { openList() }
    case .release where state.calloutContext.isActive:
      if let action = state.calloutContext.selectedAction { pick(action) }
    case .release:
      let duration = (keys[held]?.releasedAt ?? time) - held.event.time
      if 2 * duration >= settings.holdDelay { note(.released(after: duration)) }
      cancelTimer(.hold)
      finishHeld()
    }
  }

  /// Opens the list of the held letter.
  func openList() {
    guard let held else { return }
    cancelTimer(.hold)
    if held.strategy == .replace, !held.isEchoed {
      note(.surroundingTextUnverified)
      endHold(nil)
      return
    }
    isListToggled = false
    state.calloutContext.update(held.callouts, for: held.action)
    effects.append(.candidates(state.calloutContext.list))
    cue(.calloutOpened)
    edits.removeAll(keepingCapacity: true)
    gesture(.longPress, held.action)
    if !edits.isEmpty { applyEdits() }
  }

  /// Commits the held letter, if it is not in the text yet, and closes its list.
  func finishHeld() {
    guard let letter = held else { return }
    endHold(.rollover)
    if letter.strategy == .compose { effects += [.commit(letter.text), .preedit(nil)] }
  }

  /// Stops the way to the list; the letter stays undecided until its key is up or another one comes.
  func stopHolding(_ reason: HoldRefusal) {
    guard runningTimers.contains(.hold) else { return }
    held?.isStopped = true
    cancelTimer(.hold)
    note(reason)
  }

  /// Forgets the held letter and closes its list; whoever calls this has seen to the letter.
  func endHold(_ reason: HoldRefusal?) {
    guard let letter = held else { return }
    if let reason { stopHolding(reason) } else { cancelTimer(.hold) }
    cancelTimer(.release)
    closeList()
    keys[letter]?.role = .spent
    held = nil
  }

  /// Closes the list; the letter stays undecided.
  func closeList() {
    guard state.calloutContext.isActive else { return }
    state.calloutContext.reset()
    isShiftArmed = false
    effects.append(.candidates(nil))
  }
}

extension HoldRule.Decision {
  /// The strategy the rule leads to, or `nil` for no list.
  fileprivate func strategy(suited: ReplacementStrategy) -> ReplacementStrategy? {
    switch self {
    case .off: nil
    case .on: suited
    case .strategy(let strategy): strategy
    }
  }
}

extension HoldRefusal: Error {}
