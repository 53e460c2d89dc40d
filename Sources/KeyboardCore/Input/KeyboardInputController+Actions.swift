extension KeyboardInputController: KeyboardController {
  // A gesture action's changes of the text are collected; what becomes of them is decided once the
  // action has run, when it is known whether the client would have done the same by itself.

  /// Inserts text at the cursor.
  public func insertText(_ text: String) {
    switch text {
    case "\n": edits.append(.key(.return))
    case "\t": edits.append(.key(.tab))
    default: edits.append(.insert(text))
    }
    updateText()
  }

  /// Deletes so many characters before the cursor.
  public func deleteBackward(times: Int) { edits.append(.deleteBackward(times)) }

  /// Deletes so much before the cursor; of a word only where it is known.
  public func deleteBackward(range: BackspaceRange) {
    guard range == .word, state.keyboardContext.canReplaceText,
      let length = certainText?.lastWordLength, length > 0
    else { return deleteBackward(times: 1) }
    edits.append(.replace(scalars: length, ""))
  }

  /// Puts a text in the place of the spaces before the cursor.
  public func endSentence(withText text: String) {
    let spaces = certainText?.reversed().prefix { $0 == " " }.count ?? 0
    let coming = edits.reduce(0) { $0 + ($1 == .insert(" ") ? 1 : 0) }
    edits.removeAll { $0 == .insert(" ") }
    edits.append(.replace(scalars: spaces - coming, text))
    updateText()
  }

  /// Moves the cursor by so many characters, backwards if negative.
  public func adjustTextPosition(by offset: Int) { edits.append(.moveCursor(offset)) }

  /// Changes the letter before the cursor where that is known, else inserts the mark.
  public func insertDiacritic(_ diacritic: Diacritic) {
    let canReplace =
      held?.uncommitted.isEmpty == false
      || state.keyboardContext.canReplaceText
    let result = diacritic.insertionResult(whenAppendedTo: canReplace ? certainText ?? "" : "")
    edits.append(.replace(scalars: result.deleteCount, result.insertion))
  }

  /// Closes what is open; with nothing open, keeps out of the way until the focus comes again.
  public func dismissKeyboard() {
    if emojis != nil {
      leaveEmojis()
    } else if state.calloutContext.isActive {
      finishHeld()
    } else if state.keyboardContext.keyboardType != fieldKeyboardType {
      setKeyboardType(fieldKeyboardType)
    } else {
      finishComposition()
      finishHeld()
      isSwitchedOff = true
      show(message: "⌨ ✕")
    }
  }

  /// Switches to the next enabled locale, round and round.
  public func selectNextLocale() { changeLocale { $0.selectNextLocale() } }

  /// Changes the keyboard type, and shows which it is.
  public func setKeyboardType(_ type: KeyboardType) {
    guard type != .emojis else { return openEmojis() }
    leaveEmojis()
    let context = state.keyboardContext
    let old = context.keyboardType
    context.keyboardType = type
    isSymbolOnce = false
    guard type != old else { return }
    let text: KKL10n? =
      switch type {
      case .numeric: .switcherNumeric
      case .symbolic: .switcherSymbolic
      case .alphabetic(.capsLocked): .capsLock
      case .alphabetic where old == .numeric || old == .symbolic: .switcherAlphabetic
      default: nil
      }
    if let text { show(message: library.text(of: text.rawValue, in: context.locale)) }
  }

  /// Asks the host to open an address.
  public func openURL(_ address: String) { effects.append(.openURL(address)) }

  /// Does one of the keyboard's own actions, or hands one without behaviour here to the host.
  public func performCustomAction(named name: String) {
    switch CustomAction(rawValue: name) {
    case .toggleHold: setHold(!settings.hold)
    case .toggleFeedback: setFeedback(!settings.feedback.isOn)
    case .symbolOnce:
      setKeyboardType(.symbolic)
      isSymbolOnce = true
    case nil: effects.append(.custom(named: name))
    }
  }

  /// Asks the host for the next of IBus's input methods.
  public func selectNextKeyboard() { effects.append(.nextKeyboard) }

  /// Asks the host to open preferences: this program's, or IBus's.
  public func openSettings(ofSystem isSystem: Bool) {
    effects.append(.openSettings(ofSystem: isSystem))
  }

  /// Switches holding keys on or off.
  func setHold(_ isOn: Bool) {
    guard settings.hold != isOn else { return }
    if !isOn { finishHeld() }
    settings.hold = isOn
    effects.append(.holdChanged(isOn))
  }

  func changeLocale(_ change: (KeyboardContext) -> Void) {
    let context = state.keyboardContext
    let old = context.locale
    change(context)
    guard context.locale != old else { return }
    leaveEmojis()
    finishHeld()
    resolver.reset()
    updateLocale()
    effects.append(.localeChanged(context.locale))
    show(message: library.name(of: context.locale))
  }

  /// Shows a line of text for a second.
  func show(message: String) {
    guard !state.keyboardContext.contentType.isSecret else { return }
    cancelTimer(.flash)
    effects.append(.auxiliary(message))
    startTimer(.message, milliseconds: KeyboardTiming.message)
  }

  /// Turns the collected edits into effects, together with the letter that is not committed yet.
  func applyEdits() {
    guard !edits.isEmpty else { return }
    var text = held?.uncommitted ?? ""
    let hadPreedit = !text.isEmpty
    endHold(.rollover)
    var deletions = 0
    var replaced = 0
    var keysAfter: [Keysym] = []
    for edit in edits {
      switch edit {
      case .insert(let insertion): text += insertion
      case .deleteBackward(let count):
        let own = min(count, text.count)
        text.removeLast(own)
        deletions += count - own
      case .replace(let count, let insertion):
        let own = min(count, text.unicodeScalars.count)
        text.unicodeScalars.removeLast(own)
        let waiting = min(count - own, collected.unicodeScalars.count)
        collected.unicodeScalars.removeLast(waiting)
        replaced += count - own - waiting
        text += insertion
      case .moveCursor(let offset):
        keysAfter += Array(repeating: offset < 0 ? .left : .right, count: abs(offset))
      case .key(let keysym): keysAfter.append(keysym)
      }
    }
    if replaced > 0, state.keyboardContext.capabilities.contains(.surroundingText) {
      effects.append(.deleteSurrounding(offset: -replaced, count: replaced))
    } else {
      deletions += replaced
    }
    for _ in 0..<deletions { forward(.backspace) }
    if !text.isEmpty { effects.append(.commit(text)) }
    if hadPreedit { effects.append(.preedit(nil)) }
    for keysym in keysAfter { forward(keysym) }
    edits.removeAll(keepingCapacity: true)
  }

  /// Sends a press and a release of a key to the client.
  func forward(_ keysym: Keysym) {
    if keysym == .backspace { lastForwarded = now }
    for isRelease in [false, true] {
      effects.append(
        .forwardKey(keysym, keycode: keysym.forwardedKeycode, isRelease: isRelease))
    }
  }
}
