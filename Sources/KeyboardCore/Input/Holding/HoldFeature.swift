/// A key that is held, and the list of its letter.
struct HoldFeature: TypingFeature {
  let keyboard: KeyboardInputController
  init(_ keyboard: KeyboardInputController) { self.keyboard = keyboard }

  private var letter: HeldLetter? { keyboard.mode.heldKey?.letter }

  // MARK: It begins

  /// Holds a letter if it has callouts and may be held.
  func begin(
    typing text: String, _ action: KeyboardAction, _ press: KeyPress,
    _ refusal: inout HoldRefusal?
  ) -> Fate? {
    // A handler may have opened the list of emoji.
    if keyboard.mode.takesAllKeys { return nil }
    switch offer(text, action, press) {
    case .failure(let reason):
      refusal = reason
      return nil
    case .success(let letter):
      if settings.greets, context.field.secrecy == .open { keyboard.turn.add(.greet) }
      let isInBurst = keyboard.clientText.isInBurst(keyboard.turn)
      let isHandled = keyboard.mode.hold(
        letter, passes: text == press.event.text && !isInBurst, delay: settings.holdDelay,
        &keyboard.turn)
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
      isBound: keyboard.keys.isLongPressBound)
    {
      return .failure(refusal)
    }
    return keyboard.clientText.focus.strategy.flatMap { strategy in
      // An unseen list would take the digits that are typed next.
      guard field.showsLists else { return .failure(.noPanel) }
      // A preedit would overtake the key before it, or be lost with the focus.
      let passes =
        strategy == .compose && text == press.event.text && keyboard.mode.uncommitted.isEmpty
        && keyboard.clientText.followsKey(keyboard.turn)
      guard !passes || field.reportsText else { return .failure(.rollover) }
      let callouts = keyboard.callouts(of: action)
      guard !callouts.isEmpty else { return .failure(.noCallouts(text)) }
      return .success(
        HeldLetter(
          text: text, action: action, press: press, strategy: passes ? .replace : strategy,
          callouts: settings.holdRepeat == .entry ? callouts.offeringRepeat : callouts,
          reportBefore: field.surroundingText,
          reportMayBeLate: field.quirks.contains(.needsPauses),
          erasureUnreported: Erasure.inText(of: field)))
    }
  }

  // MARK: It begins on a screen

  /// Whether the list of an action can open that is held on a screen.
  func canOpen(_ action: KeyboardAction) -> Bool { offer(held: action) != nil }

  /// Opens the list of an action that is held on a screen.
  func open(_ action: KeyboardAction) {
    guard let letter = offer(held: action) else { return }
    keyboard.commitComposition()
    // The field has to report the letter first where that is replaced in its text.
    let isAwaited = letter.isAwaited
    _ = keyboard.mode.hold(
      letter, passes: false, delay: isAwaited ? KeyboardTiming.lateText : settings.holdDelay,
      &keyboard.turn)
    if !isAwaited { take(.holdTimer) }
  }

  private func offer(held action: KeyboardAction) -> HeldLetter? {
    guard let text = action.insertedText, keyboard.clientText.focus.gate == .open,
      keyboard.mode.callouts == nil, !keyboard.keys.hasKeyDown
    else { return nil }
    return try? offer(text, action, .onScreen(at: keyboard.turn.now)).get()
  }

  // MARK: Keys

  func press(_ press: KeyPress) -> Fate? {
    if !press.isRepeat { otherKey() }
    if let fate = keyboard.listKey(press) { return fate }
    // With a scan, the highlight is not a choice.
    if press.event.keysym != .backspace, !settings.scans { take(.typesOn) }
    keyboard.mode.closeList(&keyboard.turn)
    return nil
  }

  func repeats(_ press: KeyPress, of key: PressedKey) {
    guard isHolding(press.number) else { return }
    take(
      press.repeats == 1 && key.followsRelease && keyboard.mode.list == nil
        ? .mayRepeat(delay: settings.holdDelay)
        : .repeats(
          delay: settings.holdDelay,
          closesList: settings.holdRepeat == .longer && !settings.scans))
  }

  func release(_ release: KeyRecognizer.Release, _ event: KeyEvent) -> Bool {
    guard isHolding(release.key.number) else { return false }
    if keyboard.mode.list == nil { keyboard.keys.rememberTap(event) }
    take(.released(pairGap: release.pairGap, releasePicks: settings.releasePicks))
    return true
  }

  func pressModifier(_ event: KeyEvent) {
    if keyboard.mode.heldKey?.isAsked == true {
      // It may belong to the keys that move in the list.
      keyboard.mode.list?.pressed(event)
    } else if event.keysym.isCommandModifier {
      // A shortcut is about to come: the letter goes out first, while there is time.
      otherKey()
      keyboard.mode.commit(&keyboard.turn)
    } else if !keyboard.mode.isAboutToPick {
      // If a release is about to pick the highlighted entry, its timer does that.
      keyboard.mode.list?.pressed(event)
      // Keys that passed can come back (see `KeyRecognizer`): at 0 ms xterm got "A1" for "À".
      if context.field.takesPreedit { take(.stop(.rollover)) }
    }
  }

  /// Shows the list of the letter's other case if Shift was tapped while the list is open.
  func releaseShift() {
    guard let text = keyboard.mode.list?.shiftReleased(CaseMapping(context.locale)) else { return }
    let (actions, key) =
      keyboard.mode.heldKey?.isAsked == true
      ? keyboard.accents(of: text)
      : (services.calloutActionProvider.calloutActions(for: .character(text)), text)
    keyboard.mode.list?.toggleCase(actions, of: text, key: key, &keyboard.turn)
  }

  func otherKey() { take(.otherKey) }

  func fired(_ timer: KeyboardTimer) {
    let releasedAt = letter.flatMap { keyboard.keys[$0.press]?.releasedAt }
    take(
      timer == .hold
        ? .holdTimer : .releaseTimer(delay: settings.holdDelay, releasedAt: releasedAt))
  }

  private func isHolding(_ press: Int) -> Bool { keyboard.mode.heldKey?.isHolding(press) == true }

  // MARK: What becomes of it

  func follow(_ report: SurroundingText) {
    let known = keyboard.clientText.known
    // Return may have emptied the field, as in a chat, which GTK does not report.
    let isAnswer = keyboard.mode.heldKey?.hasAsked == true && known.isLastLine(report)
    // One that ends in the same letter, typed before, opened a list that the next one closed ("e3tre").
    if letter?.isAwaited == true, known.isLate(report), !isAnswer { return }
    take(.report(report))
  }

  func leave(_ reason: HoldRefusal?) {
    // A key that is down repeats from now on.
    if reason == .noPanel, let letter, letter.origin == .key {
      keyboard.keys.letRepeat(letter.press)
    }
    keyboard.mode.commit(because: reason, &keyboard.turn)
  }

  /// Hands an event to the key that is held, and carries out the outcome.
  private func take(_ event: HeldKey.Event) {
    guard let letter else { return }
    keyboard.noticeSilence()
    let reports = context.field.reports
    carryOut(keyboard.mode.take(event, reports: reports, &keyboard.turn), of: letter)
  }

  func carryOut(_ outcome: HeldKey.Outcome, of letter: HeldLetter) {
    switch outcome {
    case .unchanged, .commits, .left: break
    case .opened:
      guard letter.origin == .key else { return }
      // On a screen, this gesture has opened it.
      if !letter.press.isOnScreen { keyboard.finishGesture(.longPress, letter.action) }
      keyboard.turn.holdOutcome = .list(letter.strategy)
    case .gaveUp:
      // From now on the key repeats, as it does in terminals.
      keyboard.keys.letRepeat(letter.press)
      if case .refused(let refusal) = keyboard.turn.holdOutcome {
        keyboard.sayNoLists(refusal, of: letter.action)
      }
    case .askedInVain: AccentFeature(keyboard).reportIsMissing(of: letter)
    case .picks(let action): keyboard.replaceLetter(with: action)
    case .picksPending(let action):
      guard let text = keyboard.picked(action) else { return }
      keyboard.mode.pickPending(text, context.field.surroundingText, &keyboard.turn)
    }
  }

  // MARK: Repeating instead

  func perform(_ action: CustomAction) -> Bool {
    guard action == .repeatKey else { return false }
    repeatHeldKey()
    return true
  }

  /// Closes the list of the key that is held: it repeats from now on, or when it is held again.
  private func repeatHeldKey() {
    guard let letter, letter.origin == .key,
      keyboard.mode.list?.callouts.actions.contains(.repeatKey) == true
    else { return }
    keyboard.mode.commit(because: nil, &keyboard.turn)
    keyboard.keys.letRepeat(letter.press)
    // Desktops stop repeating a key when another one goes down, such as the digit of the entry.
    keyboard.keys.expectTap(letter.press.event)
    keyboard.turn.note(.heldOn)
  }
}
