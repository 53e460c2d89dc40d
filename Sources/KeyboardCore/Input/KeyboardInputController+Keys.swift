extension KeyboardInputController {
  func press(_ event: KeyEvent) -> Bool {
    if event.keysym.isModifier { return modifierPress(event) }
    isShiftArmed = false
    if keys.isRepeat(keycode: event.keycode, time: event.time) { return repeatPress(event) }
    keys.forgetReleased(except: event.keycode)
    if lastTap?.keycode != event.keycode { lastTap = nil }

    var key = KeyTracker.Key(
      role: .ordinary, isSwallowed: false, pressedAt: event.time, lastPressedAt: event.time)
    key.isSwallowed =
      state.keyboardContext.contentType.isSecret
      ? secretPress(event, &key) : openPress(event, &key)
    keys[event.keycode] = key
    return key.isSwallowed
  }

  func release(_ event: KeyEvent) -> Bool {
    if event.keysym.isShift, isShiftArmed {
      isShiftArmed = false
      toggleListCase()
    }
    guard let key = keys[event.keycode] else { return false }
    keys.didRelease(event.keycode, time: event.time)
    let isDoubleTap = isDoubleTap(event, key)
    if key.role == .held, held?.keycode == event.keycode {
      releaseHeld(event)
    } else if let action = key.action, key.role != .stale {
      if let refusal = key.refusal, key.repeats == 0,
        event.time - key.pressedAt >= settings.holdDelay
      {
        note(refusal)
      }
      if key.refusal == .repeating { lastTap = (event.keycode, event.time) }
      if !action.happensOnPress { finishGesture(.release, action) }
    }
    if isDoubleTap, let action = key.action { finishGesture(.doubleTap, action) }
    if event.keycode == 0 { keys[0] = nil }
    return key.isSwallowed
  }

  private func modifierPress(_ event: KeyEvent) -> Bool {
    if state.calloutContext.isActive {
      isShiftArmed = event.keysym.isShift
      if event.keysym.isCommandModifier { finishHeld() }
    } else if held != nil {
      // A shortcut is about to come: the letter goes out first, while there is time.
      if event.keysym.isCommandModifier { finishHeld() } else { stopHolding(.rollover) }
    }
    return false
  }

  /// Everything passes; only dead keys and Compose work, and nothing of them is shown.
  private func secretPress(_ event: KeyEvent, _ key: inout KeyTracker.Key) -> Bool {
    key.refusal = .secretField
    guard !event.modifiers.isCommand else { return false }
    return compose(LayoutKey(keysym: event.keysym, text: event.text)) ?? false
  }

  private func openPress(_ event: KeyEvent, _ key: inout KeyTracker.Key) -> Bool {
    if state.calloutContext.isActive {
      if let isHandled = listPress(event, &key) { return isHandled }
      closeList()
    }
    if event.modifiers.isCommand {
      finishComposition()
      finishHeld()
      return false
    }
    let letter = resolver.resolve(
      event, source: settings.letterSource,
      script: library.script(of: state.keyboardContext.locale),
      layout: { services.layoutProvider?.layout(for: state.keyboardContext.locale) })
    if let isHandled = compose(letter) { return isHandled }
    guard let action = action(for: letter, event) else {
      finishHeld()
      return false
    }
    key.action = action
    edits.removeAll(keepingCapacity: true)
    let effectCount = effects.count
    gesture(.press, action)
    if action.happensOnPress { gesture(.release, action) }
    guard !edits.isEmpty else {
      // A key whose action does nothing at all is left to the client: Escape, unbound keys.
      let isHandled = effects.count > effectCount || action.standardAction != nil
      finishHeld()
      return isHandled
    }
    return settle(event, &key)
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
    if edit == event.nativeEdit, uncommitted.isEmpty || edit.isKeyPress {
      finishHeld()
      edits.removeAll(keepingCapacity: true)
      return false
    }
    applyEdits()
    return true
  }

  private func repeatPress(_ event: KeyEvent) -> Bool {
    guard var key = keys[event.keycode] else { return false }
    keys.didRepeat(event.keycode, time: event.time)
    if key.repeats == 0, let refusal = key.refusal { note(refusal) }
    switch key.role {
    case .held:
      cancelTimer(.release)
      if !state.calloutContext.isActive, let held,
        event.time - held.pressedAt >= settings.holdDelay
      {
        openList()
      }
      return true
    case .spent: return true
    case .stale: return key.isSwallowed
    case .ordinary: break
    }
    key.repeats += 1
    key.lastPressedAt = event.time
    key.releasedAt = nil
    var isHandled = false
    if state.calloutContext.isActive, let isTaken = listPress(event, &key) {
      isHandled = isTaken
    } else if let action = key.action {
      edits.removeAll(keepingCapacity: true)
      if services.actionHandler.canHandle(.repeatPress, on: action) {
        gesture(.repeatPress, action)
      } else if action.happensOnPress {
        gesture(.release, action)
      }
      isHandled = edits.isEmpty ? key.isSwallowed : settle(event, &key)
    } else {
      isHandled = key.isSwallowed
    }
    // Once a press has reached the client its release must too, or the client repeats for ever.
    key.isSwallowed = key.isSwallowed && isHandled
    keys[event.keycode] = key
    return isHandled
  }

  /// Whether a release is the second one of two taps in quick succession; an auto-repeat is none.
  private func isDoubleTap(_ event: KeyEvent, _ key: KeyTracker.Key) -> Bool {
    guard key.repeats == 0, key.role != .stale, event.keycode != 0 else { return false }
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
    case .insert, .deleteBackward: false
    }
  }
}
