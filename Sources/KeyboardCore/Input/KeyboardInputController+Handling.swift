// Calling handlers, and carrying out what they ask for.
extension KeyboardInputController {
  /// Runs handlers and does what they ask for, except for changes of the text.
  ///
  /// - Returns: The changes of the text.
  func collectEdits(_ handlers: () -> Void) -> TextEdits {
    giveFeedbackAskedFor()
    showCallouts()
    handlers()
    var edits = TextEdits()
    while let request = requests.takeNext() {
      if let effect = request.effect {
        if isWelcome(effect) { turn.add(effect) }
      } else if !perform(request) {
        // Whatever changes the text, a dead key that waits was typed before.
        commitComposition()
        let canReplace =
          context.field.canReplaceText || request.isDiacritic && !mode.uncommitted.isEmpty
        edits.add(
          request, after: request.needsText ? certainText(with: "") : nil, canReplace: canReplace)
      }
    }
    return edits
  }

  /// Shows handlers and pictures what is offered.
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

  /// Takes note of how long BackSpace is held; a release that got lost ends with the next press.
  func followBackspace(_ press: KeyPress, _ action: KeyboardAction) {
    let start = press.isRepeat ? context.backspaceStart ?? turn.now : turn.now
    context.backspaceStart = action == .backspace ? start : nil
  }

  /// Makes the gestures of a key that goes down: most actions are done at once.
  func makeGestures(_ press: KeyPress, _ action: KeyboardAction) {
    if !press.isRepeat { gesture(.press, action) }
    if press.isRepeat, services.actionHandler.canHandle(.repeatPress, on: action) {
      gesture(.repeatPress, action)
    } else if action.happensOnPress {
      gesture(.release, action)
    }
  }

  /// Makes a gesture and does all that its handler asks for.
  func finishGesture(_ gesture: KeyboardGesture, _ action: KeyboardAction) {
    apply(collectEdits { self.gesture(gesture, action) })
  }

  /// What the keyboard decides by itself.
  var behavior: any KeyboardBehavior { services.actionHandler.behavior ?? standardBehavior }

  // MARK: What is asked of the keyboard itself

  /// Switches holding keys on or off.
  func setHold(_ isOn: Bool) {
    guard settings.hold != isOn else { return }
    if !isOn { mode.commit(&turn) }
    settings.hold = isOn
    turn.add(.holdChanged(isOn))
  }

  /// The panel has come or gone.
  func setPanel(_ isThere: Bool) {
    changeField { $0.setPanel(isThere) }
    guard !context.field.showsLists else { return }
    leaveEmojis()
    mode.commit(because: .noPanel, &turn)
  }

  /// Closes what is open, and commits what is not decided yet.
  ///
  /// - Parameter reason: Why no list opens now, if one was still to open.
  func decideAll(_ reason: HoldRefusal) {
    leaveEmojis()
    takeHeld(.stop(reason))
    commitComposition()
    mode.commit(&turn)
  }

  /// Another locale has become the current one: what was typed before is committed, and the
  /// locale's name is shown.
  private func followLocale() {
    guard context.locale != reportedLocale else { return }
    reportedLocale = context.locale
    leaveEmojis()
    mode.commit(&turn)
    turn.add(.localeChanged(context.locale))
    show(message: library.name(of: context.locale))
  }

  /// Changes the keyboard type, and shows which it is.
  func setType(_ type: KeyboardType, once: Bool = false) {
    guard type != .emojis else { return toggleEmojis() }
    leaveEmojis()
    let old = context.keyboardType
    context.typeChoice.choose(type, in: context.field.contentType, once: once)
    if type != old, let message = type.message(after: old) { show(message: text(message)) }
  }

  /// A text in the language of the current locale.
  func text(_ text: KKL10n) -> String {
    library.text(of: text.rawValue, in: context.locale)
  }

  /// Does what a request asks of the keyboard itself.
  ///
  /// - Returns: Whether that is all there is to it; not for changes of the text.
  private func perform(_ request: KeyboardRequest) -> Bool {
    switch request {
    case .dismiss: dismiss()
    case .nextLocale:
      context.selectNextLocale()
      followLocale()
    case .followLocale: followLocale()
    case .setType(let type): setType(type)
    case .custom(let name):
      switch CustomAction(rawValue: name) {
      case .toggleHold: setHold(!settings.hold)
      case .toggleFeedback: setFeedback(!settings.feedback.isOn)
      case .symbolOnce: setType(.symbolic, once: true)
      case nil: turn.add(.custom(named: name))
      }
    default: return false
    }
    return true
  }

  private func dismiss() {
    if case .emoji = mode {
      leaveEmojis()
    } else if mode.list != nil {
      mode.commit(&turn)
    } else if context.typeChoice.isChosen {
      setType(suitableType)
    } else {
      commitComposition()
      mode.commit(&turn)
      focus.dismiss()
      show(message: "⌨ ✕")
    }
  }

  /// Whether the host may know: in private fields it is not told which emoji were typed.
  private func isWelcome(_ effect: Effect) -> Bool {
    guard case .emojiUsed = effect else { return true }
    return context.field.secrecy == .open && !context.field.contentType.hints.contains(.private)
  }
}
