// Keys that go down and up, and some stations on the way of a key that goes down.
extension KeyboardInputController {
  func release(_ event: KeyEvent) -> Bool {
    if event.keysym.isShift { feature?.releaseShift() }
    if event.keysym.isModifier { modifierReleased(event) }
    guard let release = keys.release(event, bounceDelay: accessibility.bounceDelay, &turn) else {
      return false
    }
    let key = release.key
    let isSecondTap = release.isDoubleTap
    let binding = isSecondTap ? settings.binding(.doubleTap, of: event) : nil
    var gestures: [KeyboardGesture] = isSecondTap && binding == nil ? [.doubleTap] : []
    if feature?.release(release, event) != true, key.role != .stale {
      if let refusal = key.refusal, key.repeats == 0,
        event.time - key.pressedAt >= settings.holdDelay
      {
        refuse(refusal, of: key)
      }
      if key.refusal == .repeating { keys.rememberTap(event) }
      if key.action?.releasesWithPress == false { gestures.insert(.release, at: 0) }
    }
    if let action = key.action, !gestures.isEmpty {
      apply(collectEdits { for gesture in gestures { self.gesture(gesture, action) } })
    }
    if let binding { perform(binding) }
    return !key.isDownInClient
  }

  /// Takes a repeat of a key that is held or has done its work; `nil` for a key that does its work
  /// again.
  ///
  /// That may be different work by now: with Control the key is a shortcut.
  func repeats(_ press: KeyPress) -> Fate? {
    guard let key = keys[press] else { return nil }
    if press.repeats == 1, let refusal = key.refusal { refuse(refusal, of: key) }
    feature?.repeats(press, of: key)
    switch key.role {
    case .spent: return .used
    case .stale: return key.isDownInClient ? .passes : .used
    case .ordinary: return keys.isLongPressBound ? .used : nil
    }
  }

  /// Lets everything pass except dead keys and Compose, which are not shown.
  func typeSecretly(_ press: KeyPress) -> Fate {
    let event = press.event
    let letter = LayoutKey(keysym: event.keysym, text: event.text)
    var fate = (event.modifiers.isCommand ? nil : compose(letter)) ?? .passes
    fate.refusal = .secretField
    return fate
  }

  // MARK: Modifiers

  func modifierPressed(_ event: KeyEvent) {
    keys.pressModifier(event, bounceDelay: accessibility.bounceDelay, &turn)
    awaitBoundLongPress(event, nil)
    if event.keysym.isShift { turn.ask(.press(.shift(currentCasing: .lowercased))) }
    feature?.pressModifier(event)
  }

  /// Takes a modifier that goes up; tapped by itself, once or twice, it may mean something.
  private func modifierReleased(_ event: KeyEvent) {
    let tap = keys.releaseModifier(event, &turn)
    guard tap != .none else { return }
    if event.keysym.isShift, mode.list == nil { shiftTapped() }
    if tap == .second, let binding = settings.binding(.doubleTap, of: event) { perform(binding) }
  }

  /// Takes a tap of Shift by itself: it unlocks capitals, and twice it may lock them.
  private func shiftTapped() {
    guard case .alphabetic(let casing) = context.keyboardType else { return }
    if casing == .capsLocked {
      setType(.alphabetic(.lowercased))
    } else if behavior.shouldSwitchToCapsLock(
      after: .release, on: .shift(currentCasing: casing))
    {
      setType(.alphabetic(.capsLocked))
    }
  }

  // MARK: Bindings and long presses

  /// Performs the action of a binding, after all text that was typed before.
  func perform(_ binding: KeyBinding) {
    feature?.otherKey()
    commitComposition()
    let edits =
      binding.action == .escape
      ? TextEdits(.key(.escape))
      : collectEdits {
        gesture(.press, binding.action)
        gesture(.release, binding.action)
      }
    if !edits.isEmpty { apply(edits) } else if !binding.action.asks { mode.commit(&turn) }
  }

  func awaitBoundLongPress(_ event: KeyEvent, _ press: KeyPress?) {
    guard let binding = settings.binding(.longPress, of: event) else { return }
    keys.awaitLongPress(event, press, for: .binding(binding), delay: settings.holdDelay, &turn)
  }

  /// Starts waiting for a long press of a key that opens no list, if the handler can handle it.
  func awaitLongPress(_ press: KeyPress, _ action: KeyboardAction) {
    guard !keys.awaitsLongPress, services.actionHandler.canHandle(.longPress, on: action) else {
      return
    }
    keys.awaitLongPress(
      press.event, press, for: .action(action), delay: settings.holdDelay, &turn)
  }

  func longPressFired() {
    switch keys.longPressFired() {
    case .binding(let binding): perform(binding)
    case .action(let action): finishGesture(.longPress, action)
    case nil: break
    }
  }
}

extension KeyboardSettings {
  func binding(_ gesture: KeyboardGesture, of event: KeyEvent) -> KeyBinding? {
    bindings.first { $0.gesture == gesture && $0.combination.matches(event) }
  }
}
