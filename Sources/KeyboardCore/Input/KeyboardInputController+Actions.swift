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
  }

  /// Deletes so many characters before the cursor.
  public func deleteBackward(times: Int) { edits.append(.deleteBackward(times)) }

  /// Moves the cursor by so many characters, backwards if negative.
  public func adjustTextPosition(by offset: Int) { edits.append(.moveCursor(offset)) }

  /// Changes the letter before the cursor where that is known, else inserts the mark.
  public func insertDiacritic(_ diacritic: Diacritic) {
    let result = diacritic.insertionResult(whenAppendedTo: textBeforeCursor)
    if result.deleteCount > 0 { edits.append(.deleteBackward(result.deleteCount)) }
    edits.append(.insert(result.insertion))
  }

  /// Closes what is open; with nothing open, keeps out of the way until the focus comes again.
  public func dismissKeyboard() {
    if state.calloutContext.isActive {
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

  /// Changes the keyboard type.
  public func setKeyboardType(_ type: KeyboardType) {
    state.keyboardContext.keyboardType = type
    isSymbolOnce = false
  }

  /// Asks the host to open an address.
  public func openURL(_ address: String) { effects.append(.openURL(address)) }

  /// Does one of the keyboard's own actions, or hands one without behaviour here to the host.
  public func performCustomAction(named name: String) {
    switch CustomAction(rawValue: name) {
    case .toggleHold: setHold(!settings.hold)
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
    finishHeld()
    resolver.reset()
    effects.append(.localeChanged(context.locale))
    show(message: library.name(of: context.locale))
  }

  /// Shows a line of text for a second.
  func show(message: String) {
    guard !state.keyboardContext.contentType.isSecret else { return }
    effects.append(.auxiliary(message))
    startTimer(.message, milliseconds: KeyboardTiming.message)
  }

  /// What is certain of the text before the cursor; "" where nothing is.
  private var textBeforeCursor: String {
    if let held { return held.text }
    guard let surrounding = state.keyboardContext.surroundingText,
      surrounding.cursor == surrounding.anchor
    else { return "" }
    return String(
      String.UnicodeScalarView(surrounding.text.unicodeScalars.prefix(max(0, surrounding.cursor))))
  }

  /// Turns the collected edits into effects, together with the letter that is not committed yet.
  func applyEdits() {
    guard !edits.isEmpty else { return }
    var text = held?.uncommitted ?? ""
    let hadPreedit = !text.isEmpty
    endHold(.rollover)
    var deletions = 0
    var keysAfter: [Keysym] = []
    for edit in edits {
      switch edit {
      case .insert(let insertion): text += insertion
      case .deleteBackward(let count):
        let own = min(count, text.count)
        text.removeLast(own)
        deletions += count - own
      case .moveCursor(let offset):
        keysAfter += Array(repeating: offset < 0 ? .left : .right, count: abs(offset))
      case .key(let keysym): keysAfter.append(keysym)
      }
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
