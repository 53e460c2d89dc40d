// Calling handlers, and carrying out their requests.
extension KeyboardInputController {
  /// Runs handlers, carries out their requests, and returns those that change the text.
  func collectEdits(_ handlers: () -> Void) -> TextEdits {
    answerFeedbackQuestions()
    showCallouts()
    handlers()
    var edits = TextEdits()
    while let request = requests.takeNext() {
      if case .program(let effect) = request {
        if isWelcome(effect) { turn.add(effect) }
      } else if !perform(request) {
        // A dead key that waits was typed before this change of the text.
        commitComposition()
        let canReplace =
          context.field.canReplaceText || request.isDiacritic && !mode.uncommitted.isEmpty
        edits.add(
          request, after: request.needsText ? certainText(with: "") : nil, canReplace: canReplace)
      }
    }
    return edits
  }

  /// Shows the open list to handlers and pictures.
  func showCallouts() {
    let offer = state.calloutContext
    if mode.list != nil || offer.isActive { offer.callouts = mode.list?.callouts ?? CalloutList() }
  }

  /// Hands a gesture to the action handler, which calls back through `KeyboardController`.
  func gesture(_ gesture: KeyboardGesture, _ action: KeyboardAction) {
    turn.note(.gesture(gesture, action))
    let handler = services.actionHandler
    handler.handle(gesture, on: action)
    // A handler without a behaviour still lets Shift lock capitals.
    if handler.behavior == nil, behavior.shouldSwitchToCapsLock(after: gesture, on: action) {
      requests.record(.setType(.alphabetic(.capsLocked)))
    }
  }

  /// Makes the gestures of a key that goes down: most actions are done at once.
  func makeGestures(_ press: KeyPress, _ action: KeyboardAction) {
    if !press.isRepeat { gesture(.press, action) }
    if press.isRepeat, services.actionHandler.canHandle(.repeatPress, on: action) {
      gesture(.repeatPress, action)
    } else if action.releasesWithPress {
      gesture(.release, action)
    }
  }

  /// Makes a gesture on a key that is drawn on a screen.
  func takeGesture(_ gesture: KeyboardGesture, _ action: KeyboardAction) {
    if gesture == .press, action == .backspace, undoReplacement() { return }
    var edits = collectEdits { self.gesture(gesture, action) }
    if gesture == .release { mendQuotation(&edits, action) }
    apply(edits)
  }

  func finishGesture(_ gesture: KeyboardGesture, _ action: KeyboardAction) {
    apply(collectEdits { self.gesture(gesture, action) })
  }

  var behavior: any KeyboardBehavior { services.actionHandler.behavior ?? standardBehavior }

  // MARK: Requests that concern the keyboard itself

  func setHold(_ isOn: Bool) {
    guard settings.hold != isOn else { return }
    if !isOn { mode.commit(&turn) }
    settings.hold = isOn
    turn.add(.hold(isOn))
  }

  func setPanel(_ isThere: Bool) {
    changeField { $0.setPanel(isThere) }
    if !context.field.showsLists { leaveFeature(.noPanel) }
  }

  /// Closes whatever is open, and commits undecided text; a list that was still to open does not, for
  /// this reason.
  func decideAll(_ reason: HoldRefusal) {
    leaveFeature(reason)
    commitComposition()
  }

  /// Commits the text that was typed before another locale became the current one, and shows its name
  /// if somebody has chosen it: what a switch of layouts shows is the desktop's.
  func followLocale() {
    let layout = context.layoutInUse(settings.letterSource)
    let isChosen = context.isLocaleChosen
    guard context.locale != reportedLocale || layout != reportedLayout else { return }
    let isSwitched = context.locale == reportedLocale
    (reportedLocale, reportedLayout) = (context.locale, layout)
    leaveFeature()
    turn.add(.locale(context.locale, isChosen: isChosen))
    guard isChosen || isSwitched else { return }
    let name = library.name(of: context.locale)
    show(message: layout == .locale || !isSwitched ? name : "\(name) ✕")
  }

  /// Goes on with the layouts and the locale of a keyboard that was recorded.
  package func resume(_ script: ActiveScript, isLocaleChosen: Bool) {
    activeScript = script
    context.sessionLayouts = script.layouts
    context.isLocaleChosen = isLocaleChosen
    reportedLayout = context.layoutInUse(settings.letterSource)
  }

  /// Takes the layouts of the session: the locale of the one in use becomes the current one.
  func follow(_ layouts: SessionLayouts) {
    context.sessionLayouts = layouts
    reportedLayout = context.layoutInUse(settings.letterSource)
    if let script = activeScript.take(layouts) { context.follow(script) }
  }

  /// Follows the layout in use where only its keys show which it is.
  func followLayout(of event: KeyEvent) {
    guard let script = activeScript.take(event),
      context.layoutInUse(settings.letterSource) == .session
    else { return }
    context.follow(script)
    followLocale()
  }

  /// Changes the keyboard type, and shows which it is.
  func setType(_ type: KeyboardType) {
    if TypingFeatures.ofTypes.contains(where: { $0.init(self).toggle(type) }) { return }
    if mode.takesAllKeys { leaveFeature() }
    let old = context.keyboardType
    context.typeChoice.choose(type, in: context.field.contentType)
    if type != old, let message = type.message(after: old) { show(message: text(message)) }
  }

  func text(_ text: KKL10n) -> String {
    library.text(of: text.rawValue, in: context.locale)
  }

  /// Carries out a request to the keyboard itself; returns `false` for changes of the text.
  private func perform(_ request: KeyboardRequest) -> Bool {
    switch request {
    case .dismiss: dismiss()
    case .nextLocale:
      context.selectNextLocale()
      followLocale()
    case .followLocale: followLocale()
    case .setType(let type): setType(type)
    case .showCallouts(let action): HoldFeature(self).open(action)
    case .custom(let name): performCustom(name)
    case .edit, .insertDiacritic, .endSentence, .program: return false
    }
    return true
  }

  private func performCustom(_ name: String) {
    switch CustomAction(rawValue: name) {
    case .toggleHold: setHold(!settings.hold)
    case .toggleFeedback: setFeedback(!settings.feedback.isOn)
    case let action?: _ = TypingFeatures.ofActions.contains { $0.init(self).perform(action) }
    case nil: turn.add(.custom(named: name))
    }
  }

  private func dismiss() {
    if mode.callouts != nil {
      leaveFeature()
    } else if isTypeChosen {
      setType(suitableType)
    } else {
      commitComposition()
      mode.commit(&turn)
      clientText.changeField { $0.dismiss() }
      show(message: "⌨ ✕")
    }
  }

  /// Whether the host may know: in private fields, emoji that are typed are not reported.
  private func isWelcome(_ effect: ProgramEffect) -> Bool {
    guard case .emojiUsed = effect else { return true }
    return context.field.secrecy == .open && !context.field.contentType.hints.contains(.private)
  }
}
