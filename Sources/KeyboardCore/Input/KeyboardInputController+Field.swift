// The field: focus, what the client reports, what panels ask for, and the timers.
extension KeyboardInputController {
  func focusIn(_ client: String) {
    // The same once more, perhaps with the name this time, takes nothing back.
    if !fieldMode.focusIn(client) { leaveField() }
    let context = state.keyboardContext
    if context.client != client { fieldKnowledge.cursorUnit.forget() }
    context.client = client
    applyQuirks()
    // Asked at every focus: IBus up to 1.5.27 sends nothing to engines that ask only when enabled.
    turn.add(.requestSurroundingText)
    if fieldMode.takesEmojis(at: turn.now) { toggleEmojis() }
  }

  /// Takes what is known of the client that has the focus.
  func applyQuirks() {
    let context = state.keyboardContext
    context.quirks = clientQuirks[context.client] ?? ClientQuirks(client: context.client)
    updateSecrecy()
    recognizer.repeatsInPairs = context.quirks.contains(.repeatsInPairs)
  }

  func focusOut() {
    leaveField()
    fieldMode.focusOut()
  }

  /// The client starts over: the caret was moved, or the text changed under it.
  func clientReset() {
    let quirks = state.keyboardContext.quirks
    if quirks.contains(.resetsAfterText), let text = turn.lastText,
      turn.now - text <= KeyboardTiming.lateReset,
      emojiPanel != nil
        || heldKey.letter.map({ $0.duration(at: turn.now) <= KeyboardTiming.inFlight }) ?? false
    {
      // It answers that text; the letter after it has not even arrived.
      return
    }
    if quirks.contains(.losesPreeditOnReset), heldKey.letter?.hasBecomeText != true {
      heldKey.commit(&turn)
    }
    forgetUncommitted(.reset)
  }

  func setContentType(_ contentType: ContentType) {
    let context = state.keyboardContext
    guard context.contentType != contentType else { return }
    decideAll(.contentTypeChanged)
    context.contentType = contentType
    updateSecrecy()
    if context.secrecy == .secret { context.surroundingText = nil }
    context.keyboardType = fieldKeyboardType
  }

  func setSurroundingText(_ text: SurroundingText) {
    let context = state.keyboardContext
    guard !context.contentType.isSecret else { return }
    let text = fieldKnowledge.told(text, context.quirks, expecting: textToExpect)
    let old = context.secrecy
    updateSecrecy()
    guard context.secrecy != .secret else {
      if old != .secret { becomeSecret() }
      return
    }
    context.surroundingText = text
    heldKey.told(text, &turn)
    if heldKey.letter?.isSeenInText == true,
      heldKey.isDue(at: turn.now, delay: settings.holdDelay), !turn.isRunning(.hold)
    {
      openList()
    }
  }

  /// The field turns out to be one for passwords: what is open closes, and nothing is kept.
  private func becomeSecret() {
    decideAll(.secretField)
    auxiliaryLine.clear(&turn)
    state.keyboardContext.surroundingText = nil
    state.keyboardContext.textBeforeCursor = nil
  }

  private func updateSecrecy() {
    let context = state.keyboardContext
    context.secrecy = fieldKnowledge.secrecy(context.contentType, context.quirks)
  }

  /// Forgets what belongs to the field: the client or IBus has committed its preedit.
  private func leaveField() {
    forgetUncommitted(.focusChanged)
    recognizer.leaveField()
    fieldMode.leaveField()
    fieldKnowledge.leaveField()
    let context = state.keyboardContext
    updateSecrecy()
    context.keyboardType = fieldKeyboardType
    context.surroundingText = nil
    context.textBeforeCursor = nil
  }

  /// Forgets everything on its way into the text: the client has committed or dropped its preedit.
  private func forgetUncommitted(_ reason: HoldRefusal) {
    leaveEmojis()
    longPress.end(&turn)
    modifierTaps.forget()
    heldKey.forget(reason, &turn)
    heldKey.lastTap.forget()
    pacer.end(showsText: showsWaitingText, &turn)
    auxiliaryLine.clear(&turn)
    recognizer.forgetTaps()
    composition.forget()
    services.composer?.reset()
  }

  // MARK: Panels and timers

  func timerFired(_ timer: KeyboardTimer) {
    guard turn.fired(timer) else { return }
    auxiliaryLine.fired(timer, &turn)
    switch timer {
    case .longPress: longPressFired()
    case .hold where emojiPanel == nil: holdTimerFired()
    case .release where emojiPanel == nil: releaseTimerFired()
    case .hold, .release: emojiTimerFired(timer)
    case .commit, .message, .flash: break
    }
  }

  /// Takes a click on an entry of the list.
  func candidateClicked(_ index: Int) {
    let list = emojiPanel?.list ?? heldKey.list.callouts
    // GNOME's on-screen keyboard shows all entries in one row and counts through all of them.
    let isAbsolute =
      state.keyboardContext.capabilities.contains(.onScreenKeyboard)
      || index >= CandidateList.pageSize
    guard let action = isAbsolute ? list.action(at: index) : list.action(onPageAt: index) else {
      return
    }
    if emojiPanel == nil { pick(action) } else { takeEmoji(action) }
  }

  /// Moves in the list that is open.
  func moveInList(_ move: CalloutList.Move) {
    if emojiPanel == nil { heldKey.list.move(move, &turn) } else { emojiPanel?.move(move, &turn) }
  }

  // MARK: The keyboard type

  /// The keyboard type of the field that has the focus.
  var fieldKeyboardType: KeyboardType { KeyboardType(for: state.keyboardContext.contentType) }

  /// Whether the user has switched the keyboard type, so that it is not that of the field.
  private var isTypeChosen: Bool { state.keyboardContext.keyboardType != fieldKeyboardType }

  /// Escape leaves a keyboard type that the user has switched to.
  ///
  /// - Returns: Whether there was one.
  func leaveKeyboardType() -> Bool {
    guard isTypeChosen, composition.isEmpty,
      state.keyboardContext.keyboardType != .alphabetic(.capsLocked)
    else { return false }
    heldKey.commit(&turn)
    setType(fieldKeyboardType)
    return true
  }

  /// Makes a key type what the keyboard type asks for: a capital, or a digit or sign in its place.
  func applyKeyboardType(to letter: inout LayoutKey, _ event: KeyEvent) {
    let context = state.keyboardContext
    switch context.keyboardType {
    case .numeric where isTypeChosen, .symbolic where isTypeChosen:
      let provider = services.inputSetProvider
      let set =
        context.keyboardType == .numeric ? provider.numericInputSet : provider.symbolicInputSet
      if let sign = KeyMeaning.sign(at: event.keycode, in: set) { letter.text = sign }
    case .alphabetic(var casing):
      if casing != .capsLocked, settings.textBehaviors != TextBehaviors() {
        casing = behavior.preferredKeyboardCase
        context.keyboardType = .alphabetic(casing)
      }
      if let capital = KeyMeaning.capital(of: letter, event, casing, in: context.locale) {
        letter.text = capital
      }
    default: break
    }
  }

  /// The key that counts: the system's, or the one at its place in the locale's own layout.
  func layoutKey(of event: KeyEvent) -> LayoutKey {
    let context = state.keyboardContext
    if let key = meaning.systemKey(
      event, source: settings.letterSource, locale: context.locale, script: context.script)
    {
      return key
    }
    let own = services.physicalLayoutProvider?
      .layout(for: context.locale, chosen: context.layouts)?
      .key(keycode: event.keycode, modifiers: event.modifiers)
    return meaning.key(event, own: own, source: settings.letterSource, script: context.script)
  }
}
