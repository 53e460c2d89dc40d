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
    guard !state.keyboardContext.takesPreedit, event.keysym == .backspace, let sent = lastForwarded
    else { return false }
    lastForwarded = nil
    return event.time - sent <= KeyboardTiming.echo
  }

  private func newPress(_ event: KeyEvent, _ key: inout KeyTracker.Key) -> Bool {
    if key.repeats == 0, let binding = binding(.press, of: event) {
      return boundPress(binding, &key)
    }
    if isSwitchedOff { return false }
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

}
