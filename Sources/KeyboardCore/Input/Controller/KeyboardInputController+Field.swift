// The field: focus, reports of the client, requests of panels, and the timers.
extension KeyboardInputController {
  /// Changes the field for everything that uses it.
  func changeField<Result>(_ change: (inout FocusedField) -> Result) -> Result {
    let result = clientText.changeField(change)
    let field = clientText.field
    context.field = field
    context.isProse = clientText.focus.isProse
    keys.repeatsInPairs = field.quirks.contains(.repeatsInPairs)
    return result
  }

  func focusIn(_ client: String) {
    // The same field once more, perhaps with the client's name this time, loses nothing.
    if clientText.focus.isNew(client) { leaveField() }
    changeField { $0.focusIn(client) }
    // At every focus: IBus up to 1.5.27 sends nothing to engines that ask only when enabled.
    turn.add(.requestSurroundingText)
    let asksForEmojis = clientText.changeField { $0.takeEmojiRequest(at: turn.now) }
    if asksForEmojis { setType(.emojis) }
  }

  func focusOut() {
    leaveField()
    changeField { $0.focusOut() }
  }

  /// The client has reset its input: the caret was moved, or the text changed under it.
  func clientReset() {
    let quirks = context.field.quirks
    // The reset answers that text; the letter after it has not even arrived.
    if quirks.contains(.resetsAfterText), let text = turn.lastText,
      turn.now - text <= KeyboardTiming.lateReset, mode.isTooYoungForReset(at: turn.now)
    {
      return
    }
    if quirks.contains(.losesPreeditOnReset), mode.letter?.hasBecomeText != true {
      mode.commit(&turn)
    }
    forgetUncommitted(.reset)
  }

  func setContentType(_ contentType: ContentType) {
    decideAll(.contentTypeChanged)
    changeField { $0.setContentType(contentType) }
    context.typeChoice.reset()
  }

  func setSurroundingText(_ text: SurroundingText) {
    // It shows the unit of the client's offsets.
    let typed = clientText.field.quirks.contains(.countsBytes) ? textToExpect : nil
    let report = changeField { $0.setSurroundingText(text, expecting: typed) }
    switch report {
    case .ignored: break
    case .revealsSecret: becomeSecret()
    case .text(let text, let kept):
      feature?.follow(text)
      if let kept { replaceAgain(kept) }
    }
  }

  /// Replaces a text once more, by BackSpace: the client has not deleted it.
  private func replaceAgain(_ replacement: LearnedQuirks.Replacement) {
    guard !mode.takesAllKeys, mode.uncommitted.isEmpty, !clientText.isOnItsWay(turn),
      let erasure = Erasure.inText(of: context.field)
    else { return }
    // A letter that was typed since is no longer held.
    leaveFeature(.surroundingTextUnverified)
    turn.erase(replacement.deleted.count + replacement.typed.count, by: erasure)
    turn.commit(replacement.typed)
  }

  /// Notices that the program reports nothing of what is typed.
  func noticeSilence() {
    if clientText.focus.missesReport(at: turn.now) { changeField { $0.learnSilence() } }
  }

  /// The text that should be before the cursor by now, or `nil` if that is unknown.
  var textToExpect: String? { clientText.known.lastTyped ?? mode.letter?.text }

  /// Closes everything and keeps nothing: the field turns out to be for passwords.
  private func becomeSecret() {
    decideAll(.secretField)
    shown.clear(&turn)
  }

  /// Forgets the field: the client or IBus has committed its preedit.
  private func leaveField() {
    forgetUncommitted(.focusChanged)
    shown.leaveField()
    keys.leaveField()
    changeField { $0.leave() }
    context.typeChoice.reset()
  }

  /// Forgets all uncommitted text: the client has committed or dropped its preedit.
  private func forgetUncommitted(_ reason: HoldRefusal) {
    keys.forgetUncommitted(reason, &turn)
    feature?.forget(reason)
    clientText.forgetUncommitted(&turn)
    shown.clear(&turn)
    composition.forget()
    services.composer?.reset()
  }

  // MARK: Panels and timers

  func timerFired(_ timer: KeyboardTimer) {
    guard turn.fired(timer) else { return }
    shown.fired(timer, &turn)
    switch timer {
    case .longPress: longPressFired()
    case .hold, .release: feature?.fired(timer)
    case .scan: moveScan()
    case .commit, .message, .flash: break
    }
  }

  func candidateClicked(_ index: Int) {
    guard let list = mode.callouts else { return }
    // GNOME's on-screen keyboard shows all entries in one row and counts through all of them.
    let isAbsolute =
      context.field.capabilities.contains(.onScreenKeyboard) || index >= CandidateList.pageSize
    guard let action = isAbsolute ? list.action(at: index) : list.action(onPageAt: index) else {
      return
    }
    feature?.pick(action)
  }

  // MARK: The keyboard type

  var suitableType: KeyboardType { context.typeChoice.suitable(in: context.field.contentType) }

  /// Whether the user has switched to another keyboard type than the field's.
  var isTypeChosen: Bool { context.typeChoice.isChosen(in: context.field.contentType) }

  /// Leaves a keyboard type that the user has switched to, except for locked capitals, and returns
  /// whether there was one.
  func leaveKeyboardType() -> Bool {
    guard isTypeChosen, composition.isEmpty,
      context.keyboardType != .alphabetic(.capsLocked)
    else { return false }
    mode.commit(&turn)
    setType(suitableType)
    return true
  }

  /// Makes a key type a capital, digit or sign if the keyboard type wants that.
  func applyKeyboardType(to letter: inout LayoutKey, _ event: KeyEvent) {
    // What is known of the text depends on the time.
    if case .alphabetic = context.keyboardType { followCase() }
    let isChosen = isTypeChosen
    switch context.keyboardType {
    case .numeric where isChosen:
      replace(&letter, event, from: services.inputSetProvider.numericInputSet)
    case .symbolic where isChosen:
      replace(&letter, event, from: services.inputSetProvider.symbolicInputSet)
    case .alphabetic(let casing):
      if let capital = KeyMeaning.capital(of: letter, event, casing, in: context.locale) {
        letter.text = capital
      }
    default: break
    }
    // Here and not in the behaviour, which would also replace what is picked in a list.
    if context.isProse, let text = letter.text, let own = context.substitutes[text] {
      letter.text = own
    }
  }

  private func replace(_ letter: inout LayoutKey, _ event: KeyEvent, from set: InputSet) {
    if let sign = KeyMeaning.sign(at: event.keycode, in: set) { letter.text = sign }
  }

  /// The key to use: the session's, or the one at its place in the locale's own layout.
  func layoutKey(of event: KeyEvent) -> LayoutKey {
    let key = LayoutKey(keysym: event.keysym, text: event.text)
    guard context.layoutInUse(settings.letterSource) == .locale, KeyMeaning.hasPlace(event),
      let own = services.physicalLayoutProvider?
        .layout(for: context.locale, chosen: context.layouts)?
        .key(keycode: event.keycode, modifiers: event.modifiers),
      own.text != nil || own.keysym.isDeadKey
    else { return key }
    return own
  }
}
