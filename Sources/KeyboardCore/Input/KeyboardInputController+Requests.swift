// What is asked of the keyboard by actions, handlers and hosts. It is only recorded while a handler
// is at work, and done when the handler has returned.
extension KeyboardInputController: KeyboardController {
  /// Tells the locales, the field and the text.
  public var keyboardContext: KeyboardContext { state.keyboardContext }

  /// Inserts text at the cursor.
  public func insertText(_ text: String) { request(.insertText(text)) }

  /// Deletes so many characters before the cursor.
  public func deleteBackward(times: Int) { request(.deleteBackward(times)) }

  /// Deletes so much before the cursor; of a word only where it is known.
  public func deleteBackward(range: BackspaceRange) {
    request(range == .word ? .deleteWord : .deleteBackward(1))
  }

  /// Puts a text in the place of the spaces before the cursor.
  public func endSentence(withText text: String) { request(.endSentence(text)) }

  /// Moves the cursor by so many characters, backwards if negative.
  public func adjustTextPosition(by offset: Int) { request(.moveCursor(offset)) }

  /// Changes the letter before the cursor where that is known, else inserts the mark.
  public func insertDiacritic(_ diacritic: Diacritic) { request(.insertDiacritic(diacritic)) }

  /// Closes what is open; with nothing open, keeps out of the way until the focus comes again.
  public func dismissKeyboard() { request(.dismiss) }

  /// Switches to the next enabled locale, round and round.
  public func selectNextLocale() { request(.nextLocale) }

  /// Changes the keyboard type, and shows which it is.
  public func setKeyboardType(_ type: KeyboardType) { request(.setType(type)) }

  /// Asks the host to open an address.
  public func openURL(_ address: String) { request(.openURL(address)) }

  /// Does one of the keyboard's own actions, or hands one without behaviour here to the host.
  public func performCustomAction(named name: String) { request(.custom(name)) }

  /// Asks the host for the next of IBus's input methods.
  public func selectNextKeyboard() { request(.nextKeyboard) }

  /// Asks the host to open preferences: this program's, or IBus's.
  public func openSettings(ofSystem isSystem: Bool) { request(.openSettings(ofSystem: isSystem)) }

  /// Takes note that an emoji was typed, except in fields that want nothing remembered.
  public func registerEmoji(_ emoji: Emoji) { request(.emojiUsed(emoji)) }

  /// Runs handlers and does what they ask for, but for changes of the text.
  ///
  /// - Returns: The changes of the text.
  func collectEdits(_ handlers: () -> Void) -> TextEdits {
    handlers()
    var edits = TextEdits()
    while let request = requests.takeNext() {
      if let effect = request.effect {
        if isWelcome(effect) { turn.add(effect) }
      } else if !perform(request) {
        let context = state.keyboardContext
        let canReplace =
          context.canReplaceText || request.isDiacritic && !heldKey.uncommitted.isEmpty
        edits.add(
          request, after: request.needsText ? textBeforeEdits : nil, canReplace: canReplace)
      }
    }
    return edits
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
    } else if action.happensOnPress {
      gesture(.release, action)
    }
  }

  /// Makes a gesture and does all that its handler asks for.
  func finishGesture(_ gesture: KeyboardGesture, _ action: KeyboardAction) {
    apply(collectEdits { self.gesture(gesture, action) })
  }

  /// What the keyboard decides of itself.
  var behavior: any KeyboardBehavior { services.actionHandler.behavior ?? standardBehavior }

  // MARK: What is asked of the keyboard itself

  /// Switches holding keys on or off.
  func setHold(_ isOn: Bool) {
    guard settings.hold != isOn else { return }
    if !isOn { commitHeld() }
    settings.hold = isOn
    turn.add(.holdChanged(isOn))
  }

  /// Makes another locale the current one, and shows which it is.
  func changeLocale(_ change: (KeyboardContext) -> Void) {
    let context = state.keyboardContext
    let old = context.locale
    change(context)
    guard context.locale != old else { return }
    leaveEmojis()
    commitHeld()
    turn.add(.localeChanged(context.locale))
    show(message: library.name(of: context.locale))
  }

  /// Changes the keyboard type, and shows which it is.
  func setType(_ type: KeyboardType) {
    guard type != .emojis else { return toggleEmojis() }
    leaveEmojis()
    let context = state.keyboardContext
    let old = context.keyboardType
    context.keyboardType = type
    fieldMode.isSymbolOnce = false
    if type != old, let message = type.message(after: old) { show(message: text(message)) }
  }

  /// A text in the language of the current locale.
  func text(_ text: KKL10n) -> String {
    library.text(of: text.rawValue, in: state.keyboardContext.locale)
  }

  /// Takes a request, which is done once the handlers have returned; outside of an event, now.
  private func request(_ request: KeyboardRequest) {
    requests.record(request)
    if turn.isOpen {
      // Handlers and behaviours go on with the text as it will be.
      if request.changesText { tellText() }
    } else {
      apply(collectEdits {})
      onRequest?()
    }
  }

  /// Does what a request asks of the keyboard itself.
  ///
  /// - Returns: Whether that is all there is to it; not for changes of the text.
  private func perform(_ request: KeyboardRequest) -> Bool {
    switch request {
    case .dismiss: dismiss()
    case .nextLocale: changeLocale { $0.selectNextLocale() }
    case .setType(let type): setType(type)
    case .custom(let name):
      switch CustomAction(rawValue: name) {
      case .toggleHold: setHold(!settings.hold)
      case .toggleFeedback: setFeedback(!settings.feedback.isOn)
      case .symbolOnce:
        setType(.symbolic)
        fieldMode.isSymbolOnce = true
      case nil: turn.add(.custom(named: name))
      }
    default: return false
    }
    return true
  }

  private func dismiss() {
    if emojiPanel != nil {
      leaveEmojis()
    } else if heldKey.list.isOpen {
      commitHeld()
    } else if state.keyboardContext.keyboardType != fieldKeyboardType {
      setType(fieldKeyboardType)
    } else {
      commitComposition()
      commitHeld()
      fieldMode.dismiss()
      show(message: "⌨ ✕")
    }
  }

  /// Whether the host may be told; emoji are not remembered in fields that want nothing remembered.
  private func isWelcome(_ effect: Effect) -> Bool {
    guard case .emojiUsed = effect else { return true }
    let type = state.keyboardContext.contentType
    return !type.isSecret && !type.hints.contains(.private)
  }

  /// What is certain of the text before the cursor, without the changes that are being collected.
  private var textBeforeEdits: String? {
    knownText.certain(
      state.keyboardContext.surroundingText, at: turn.now,
      coming: pacer.waitingText + heldKey.uncommitted)
  }
}

extension KeyboardRequest {
  /// Whether handlers see at once what it does to the text.
  fileprivate var changesText: Bool {
    switch self {
    case .insertText, .endSentence: true
    default: false
    }
  }

  /// Whether it is for a mark that may change a letter that is held.
  fileprivate var isDiacritic: Bool { if case .insertDiacritic = self { true } else { false } }
}
