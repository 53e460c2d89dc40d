extension KeyboardInputController {
  func press(_ event: KeyEvent) -> Bool {
    if isEcho(event) {
      var key = keys[event] ?? KeyTracker.Key(time: event.time)
      key.isDownInClient = true
      key.lastPressedAt = event.time
      key.releasedAt = nil
      keys[event] = key
      return false
    }
    if event.keysym.isModifier { return modifierPress(event) }
    isShiftArmed = false
    modifierTap = nil
    if longPress?.event.keycode != event.keycode { forgetLongPress() }
    var key: KeyTracker.Key
    var isHandled: Bool
    if keys.isRepeat(event), let known = keys[event] {
      key = known
      key.repeats += 1
      key.lastPressedAt = event.time
      key.releasedAt = nil
      isHandled = repeatPress(event, &key)
    } else {
      keys.forgetReleased()
      if lastTap?.keycode != event.keycode { lastTap = nil }
      key = KeyTracker.Key(time: event.time)
      isHandled = newPress(event, &key)
    }
    if !isHandled { key.isDownInClient = true }
    keys[event] = key
    return isHandled
  }

  func release(_ event: KeyEvent) -> Bool {
    if event.keysym.isShift, isShiftArmed {
      isShiftArmed = false
      toggleListCase()
    }
    if event.keysym.isModifier { modifierRelease(event) }
    if longPress?.event.keycode == event.keycode { forgetLongPress() }
    guard let key = keys[event] else { return false }
    keys[event]?.releasedAt = event.time
    keys[event]?.isDownInClient = false
    if key.action == .backspace { state.keyboardContext.backspaceStart = nil }
    let isDoubleTap = isDoubleTap(event, key)
    if key.role == .held {
      releaseHeld(event)
    } else if key.role != .stale {
      if let refusal = key.refusal, key.repeats == 0,
        event.time - key.pressedAt >= settings.holdDelay
      {
        note(refusal)
      }
      if key.refusal == .repeating { lastTap = (event.keycode, event.time) }
      if let action = key.action, !action.happensOnPress { finishGesture(.release, action) }
    }
    if isDoubleTap {
      if let binding = binding(.doubleTap, of: event) {
        perform(binding)
      } else if let action = key.action {
        finishGesture(.doubleTap, action)
      }
    }
    return !key.isDownInClient
  }

  /// Whether a press is no key that was typed: one without a keysym, or the BackSpace that was sent to
  /// the client.
  ///
  /// ibus-x11 hands keys that an engine forwards to that engine again. Taken for typed ones they end
  /// the next key's hold, and its digit is typed: xterm had "e3tes" for "êtes" at 0–3 ms.
  private func isEcho(_ event: KeyEvent) -> Bool {
    if event.keysym.rawValue == 0 { return true }
    guard isXIM, event.keysym == .backspace, let sent = lastForwarded else { return false }
    lastForwarded = nil
    return event.time - sent <= KeyboardTiming.echo
  }

  /// Programs of XIM take no preedit.
  private var isXIM: Bool { !state.keyboardContext.capabilities.contains(.preedit) }

  /// The key to go by: the system's, or the one of the locale's own layout in that place.
  func letter(of event: KeyEvent) -> LayoutKey {
    let context = state.keyboardContext
    return resolver.resolve(
      event, source: settings.letterSource, script: library.script(of: context.locale),
      layout: {
        services.physicalLayoutProvider?.layout(for: context.locale, chosen: context.layouts)
      })
  }

  private func modifierPress(_ event: KeyEvent) -> Bool {
    forgetLongPress()
    noteModifierTap(event)
    awaitBoundLongPress(event)
    if emojis != nil { return false }
    if runningTimers.contains(.release) { finishRelease() }
    if state.calloutContext.isActive {
      isShiftArmed = event.keysym.isShift
      if event.keysym.isCommandModifier { finishHeld() }
    } else if held != nil {
      // A shortcut is about to come: the letter goes out first, while there is time.
      if event.keysym.isCommandModifier {
        finishHeld()
      } else if !isXIM {
        // Keys that passed can come back (see `isEcho`): xterm had "A1" for "À" at 0 ms.
        stopHolding(.rollover)
      }
    }
    return false
  }

  private func newPress(_ event: KeyEvent, _ key: inout KeyTracker.Key) -> Bool {
    if key.repeats == 0, let binding = binding(.press, of: event) {
      return boundPress(binding, &key)
    }
    if isSwitchedOff {
      key.role = .ordinary
      return false
    }
    return state.keyboardContext.contentType.isSecret
      ? secretPress(event, &key) : openPress(event, &key)
  }

  /// Everything passes; only dead keys and Compose work, and nothing of them is shown.
  private func secretPress(_ event: KeyEvent, _ key: inout KeyTracker.Key) -> Bool {
    key.refusal = .secretField
    guard !event.modifiers.isCommand else { return false }
    guard let isHandled = compose(LayoutKey(keysym: event.keysym, text: event.text)) else {
      return false
    }
    key.role = .spent
    return isHandled
  }

  private func openPress(_ event: KeyEvent, _ key: inout KeyTracker.Key) -> Bool {
    if emojis != nil, let isHandled = emojiPress(event, &key) { return isHandled }
    if let isHandled = colonPress(event, &key) { return isHandled }
    // Another key makes a release final at once.
    if key.repeats == 0, runningTimers.contains(.release) { finishRelease() }
    if state.calloutContext.isActive {
      if let isHandled = listPress(event, &key) { return isHandled }
      closeList()
    }
    if event.modifiers.isCommand {
      finishComposition()
      finishHeld()
      return false
    }
    let context = state.keyboardContext
    let letter = letter(of: event)
    updateText()
    if isTypeChosen, event.keysym == .escape, context.keyboardType != .alphabetic(.capsLocked),
      composition.isEmpty
    {
      key.role = .spent
      finishHeld()
      setKeyboardType(fieldKeyboardType)
      return true
    }
    if let isHandled = compose(letter) {
      // A key of a sequence counts once, however long it is held.
      key.role = .spent
      return isHandled
    }
    guard let action = action(for: typed(letter, event), event) else {
      finishHeld()
      if key.repeats == 0 { awaitBoundLongPress(event) }
      return false
    }
    key.action = action
    context.backspaceStart = action == .backspace ? context.backspaceStart ?? now : nil
    if action == .backspace, key.repeats == 0, undoQuotation() { return true }
    if key.repeats == 0 { awaitBoundLongPress(event) }
    edits.removeAll(keepingCapacity: true)
    let effectCount = effects.count
    if key.repeats == 0 { gesture(.press, action) }
    if key.repeats > 0, services.actionHandler.canHandle(.repeatPress, on: action) {
      gesture(.repeatPress, action)
    } else if action.happensOnPress {
      gesture(.release, action)
    }
    followQuotation(action)
    if isSymbolOnce, edits.contains(where: \.isInsertion) { setKeyboardType(fieldKeyboardType) }
    guard !edits.isEmpty else {
      // A key whose action does nothing at all is left to the client: Escape, unbound keys.
      let isHandled = effects.count > effectCount || action.standardAction != nil
      finishHeld()
      return isHandled
    }
    let isHandled = settle(event, &key)
    if key.repeats == 0, key.role == .ordinary { awaitLongPress(event, action) }
    return isHandled
  }

  /// Decides what becomes of the edits a key asked for: nothing if the client does the same by
  /// itself, a letter that is held, or text.
  private func settle(_ event: KeyEvent, _ key: inout KeyTracker.Key) -> Bool {
    let uncommitted = held?.uncommitted ?? ""
    guard edits.count == 1, let edit = edits.first else {
      applyEdits()
      return true
    }
    if case .insert(let text) = edit, let action = key.action, key.repeats == 0 {
      if let lastTap, event.time - lastTap.time <= KeyboardTiming.tapThenHold {
        key.refusal = .repeating
      } else {
        switch offer(for: text, action, event) {
        case .success(let letter):
          key.role = .held
          return hold(letter, isNative: text == event.text)
        case .failure(let refusal): key.refusal = refusal
        }
      }
      lastTap = nil
    }
    if edit == event.nativeEdit, edit.isKeyPress || (uncommitted.isEmpty && !isInBurst) {
      finishHeld()
      edits.removeAll(keepingCapacity: true)
      return false
    }
    applyEdits()
    return true
  }

  private func repeatPress(_ event: KeyEvent, _ key: inout KeyTracker.Key) -> Bool {
    lastTap = nil
    if key.repeats == 1, let refusal = key.refusal { note(refusal) }
    switch key.role {
    case .held:
      cancelTimer(.release)
      if emojis != nil { repeatDigit(&key) }
      if !state.calloutContext.isActive, let held, !held.isStopped,
        event.time - held.event.time >= settings.holdDelay
      {
        openList()
      }
      return true
    case .spent: return true
    case .ordinary where longPress?.binding != nil: return true
    case .stale: return !key.isDownInClient
    case .ordinary:
      // What the key does may change while it repeats: with Control it is a shortcut.
      return newPress(event, &key)
    }
  }

  /// Whether a key comes so soon after a commit that it must not pass: see `KeyboardTiming.burst`.
  var isInBurst: Bool {
    lastCommit.map { now - $0 <= KeyboardTiming.burst } ?? false
  }

  /// Whether a release is the second one of two taps in quick succession; an auto-repeat is none.
  private func isDoubleTap(_ event: KeyEvent, _ key: KeyTracker.Key) -> Bool {
    guard key.repeats == 0, key.role != .stale, event.keycode != 0 else {
      lastRelease = nil
      return false
    }
    let isSecond =
      lastRelease.map {
        $0.keycode == event.keycode && event.time - $0.time <= KeyboardTiming.doubleTap
      } ?? false
    lastRelease = isSecond ? nil : (event.keycode, event.time)
    return isSecond
  }

  private func finishGesture(_ gesture: KeyboardGesture, _ action: KeyboardAction) {
    edits.removeAll(keepingCapacity: true)
    self.gesture(gesture, action)
    applyEdits()
  }

  /// What a key does, or `nil` for keys that are none of the keyboard's business.
  private func action(for letter: LayoutKey, _ event: KeyEvent) -> KeyboardAction? {
    if let text = letter.text { return text == " " ? .space : .character(text) }
    guard event.modifiers.isDisjoint(with: [.shift, .levelThree]) else { return nil }
    return switch letter.keysym.withoutKeypad {
    case .backspace: .backspace
    case .tab: .tab
    case .return: .primary(.return)
    case .escape: .escape
    case .left: .moveCursorBackward
    case .right: .moveCursorForward
    default: nil
    }
  }
}

extension TextEdit {
  /// Whether this is a key that a commit cannot stand for: it passes after what is held is committed.
  fileprivate var isKeyPress: Bool {
    switch self {
    case .key, .moveCursor: true
    case .insert, .deleteBackward, .replace: false
    }
  }

  /// Whether text goes in.
  fileprivate var isInsertion: Bool { if case .insert = self { true } else { false } }
}
