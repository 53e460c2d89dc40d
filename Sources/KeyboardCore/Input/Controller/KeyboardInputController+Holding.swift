// The held key, and the list of the undecided letter or name.
extension KeyboardInputController {
  /// Holds a letter if it has callouts and may be held; otherwise the result is `nil`, and `refusal`
  /// says why.
  func hold(
    _ text: String, _ action: KeyboardAction, _ press: KeyPress, _ refusal: inout HoldRefusal?
  ) -> Fate? {
    // A handler may have opened the list of emoji.
    if mode.emojiPanel != nil { return nil }
    switch offer(text, action, press) {
    case .failure(let reason):
      refusal = reason
      return nil
    case .success(let letter):
      if settings.greets, context.field.secrecy == .open { turn.add(.greet) }
      let isHandled = mode.hold(
        letter, passes: text == press.event.text && !clientText.isInBurst(turn),
        delay: settings.holdDelay, &turn)
      // The repeats of the key type nothing more.
      return isHandled ? .spent : .passesOnce
    }
  }

  /// A letter with callouts that can be held, or the reason why it cannot.
  private func offer(
    _ text: String, _ action: KeyboardAction, _ press: KeyPress
  ) -> Result<HeldLetter, HoldRefusal> {
    let field = context.field
    if let refusal = HoldPolicy.refusal(
      of: text, action, press.event, in: field.contentType.purpose, settings,
      isBound: keys.isLongPressBound)
    {
      return .failure(refusal)
    }
    return clientText.focus.strategy.flatMap { strategy in
      // An unseen list would take the digits that are typed next.
      guard field.showsLists else { return .failure(.noPanel) }
      let callouts = callouts(of: action)
      guard !callouts.isEmpty else { return .failure(.noCallouts(text)) }
      return .success(
        HeldLetter(
          text: text, action: action, press: press, strategy: strategy,
          callouts: callouts + (settings.holdRepeat == .entry ? [.repeatKey] : []),
          reportBefore: field.surroundingText))
    }
  }

  /// What a key offers, without its own action, which providers put first.
  func callouts(of action: KeyboardAction) -> [KeyboardAction] {
    let own = action == .space ? .character(" ") : action
    return services.calloutActionProvider.calloutActions(for: own).filter { $0 != own }
  }

  /// Hands an event to the key that is held, and carries out the outcome.
  func takeHeld(_ event: HeldKey.Event) {
    guard let letter = mode.heldKey?.letter else { return }
    carryOut(mode.take(event, reportsText: context.field.reportsText, &turn), of: letter)
  }

  func carryOut(_ outcome: HeldKey.Outcome, of letter: HeldLetter) {
    switch outcome {
    case .unchanged, .commits, .left: break
    case .opened:
      guard letter.origin == .key else { return }
      finishGesture(.longPress, letter.action)
      turn.holdOutcome = .list(letter.strategy)
    case .gaveUp:
      // From now on the key repeats, as it does in terminals.
      keys.letRepeat(letter.press)
      if case .refused(let refusal) = turn.holdOutcome { sayNoLists(refusal, of: letter.action) }
    case .askedInVain: reportIsMissing(of: letter)
    case .picks(let action): pick(action)
    case .picksPending(let action):
      guard let text = picked(action) else { return }
      mode.pickPending(text, context.field.surroundingText, &turn)
    }
  }

  /// Closes the list of the key that is held: it repeats from now on, or when it is held again.
  func repeatHeldKey() {
    guard let letter = mode.heldKey?.letter, letter.origin == .key,
      mode.list?.callouts.actions.last == .repeatKey
    else { return }
    mode.commit(because: nil, &turn)
    keys.letRepeat(letter.press)
    // Desktops stop repeating a key when another one goes down, such as the digit of the entry.
    keys.expectTap(letter.press.event)
    turn.note(.heldOn)
  }

  /// A key was held that opens no list.
  func refuse(_ refusal: HoldRefusal, of key: PressedKey) {
    turn.note(refusal)
    sayNoLists(refusal, of: key.action)
    if refusal == .switchedOff { turn.add(.heldWhileOff) }
  }

  /// Keeps the decision about a key that is held, to answer questions.
  func reportHold() {
    guard let outcome = turn.holdOutcome else { return }
    turn.holdOutcome = nil
    lastHold = HoldReport(outcome, in: context, settings.letterSource, at: turn.now)
  }

  // MARK: The list

  /// Takes a key in the current mode; `nil` if it does its ordinary work.
  func modeKey(_ press: KeyPress) -> Fate? {
    switch mode {
    case .free: break
    case .emoji: if let fate = emojiKey(press) { return fate }
    case .name(let name): if let fate = nameKey(press, name) { return fate }
    case .held: if !press.isRepeat { takeHeld(.otherKey) }
    }
    if beginName(press) { return .spent }
    if let fate = listKey(press) { return fate }
    // With a scan, the highlight is not a choice.
    if press.event.keysym != .backspace, !settings.scans { takeHeld(.typesOn) }
    mode.closeList(&turn)
    return nil
  }

  /// Takes a key while the list of a letter or name is open; `nil` for one that has no use there.
  private func listKey(_ press: KeyPress) -> Fate? {
    guard let letter = mode.letter else { return nil }
    let takesFirst = mode.name != nil
    let answer = mode.list?.answer(
      to: press.event, canErase: letter.strategy == .compose, takesFirst: takesFirst, &turn)
    switch answer {
    case nil: return nil
    case .used: return .used
    case .pick(let action): pick(action)
    case .pin(let action, let character): pin(action, to: character)
    case .commit: mode.commit(&turn)
    case .erase:
      turn.ask(.press(.backspace))
      mode.end(nil, &turn)
      turn.add(.preedit(nil))
      return .used
    }
    return .spent
  }

  /// Replaces the undecided letter or name with an entry of the list.
  ///
  /// An entry that is not text is performed after the letter, which stays as it was typed.
  func pick(_ action: KeyboardAction) {
    guard let text = picked(action) else { return }
    let letter = mode.letter
    // The text of a slow pick is not there yet; its list can be asked for.
    let next =
      letter?.isErasedSlowly == true
      ? [] : services.calloutActionProvider.nextCalloutActions(after: action)
    mode.pick(text, next: next, context.field.surroundingText, &turn)
    if let letter, letter.origin == .word, turn.committedText == text {
      clientText.note(TextReplacement(typed: letter.text, inserted: text))
    }
  }

  /// Makes the gestures of picking an entry, and returns the text to insert, or `nil` if the entry
  /// does something else, which is done.
  func picked(_ action: KeyboardAction) -> String? {
    turn.pickedAction = action
    turn.ask(.press(action))
    // Some actions, such as deleting, happen on a press.
    let gesture: KeyboardGesture =
      services.actionHandler.canHandle(.release, on: action) ? .release : .press
    let edits = collectEdits { self.gesture(gesture, action) }
    guard edits.allSatisfy({ $0.insertion != nil }) else {
      apply(edits)
      return nil
    }
    return edits.insertion
  }

  /// Shows the list of the letter's other case if Shift was tapped while the list is open.
  func toggleListCase() {
    guard let text = mode.list?.shiftReleased(CaseMapping(context.locale)) else { return }
    if mode.heldKey?.isAsked == true {
      let (actions, key) = accents(of: text)
      mode.list?.toggleCase(actions, of: text, key: key, &turn)
    } else {
      let actions = services.calloutActionProvider.calloutActions(for: .character(text))
      mode.list?.toggleCase(actions, of: text, key: text, &turn)
    }
  }
}

extension KeyboardInputController {
  /// Requests that an entry is pinned to the key of a character, or unpinned, and returns whether that
  /// is possible.
  @discardableResult
  func pin(_ action: KeyboardAction, to character: String) -> Bool {
    let pin = action.pinnableText.flatMap {
      Pin($0, to: character, in: context.locale, library)
    }
    turn.ask(.cue(pin == nil ? .refused : .calloutMoved))
    if let pin { turn.add(.pin(pin)) }
    return pin != nil
  }

  /// Asks for the key of an entry of the list of emoji; the host replaces the title by a sentence.
  func askForKey(of action: KeyboardAction) {
    guard let text = action.pinnableText else { return }
    // The sentence is announced; without a key, the title of the list is again.
    shown.show(title: "📌 " + text, said: "", audience, &turn)
    turn.ask(.cue(.calloutMoved))
    turn.add(.pin(Pin(asking: text, in: context.locale)))
  }
}
