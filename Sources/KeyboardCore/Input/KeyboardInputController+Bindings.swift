extension KeyboardInputController {
  /// The binding of a gesture with a key, or `nil`.
  func binding(_ gesture: KeyboardGesture, of event: KeyEvent) -> KeyBinding? {
    settings.bindings.first { $0.gesture == gesture && $0.combination.matches(event) }
  }

  /// A combination went down that is bound.
  func boundPress(_ binding: KeyBinding, _ key: inout KeyTracker.Key) -> Bool {
    key.role = .spent
    perform(binding)
    return true
  }

  /// Does what a combination is bound to, after all that was typed before.
  func perform(_ binding: KeyBinding) {
    if runningTimers.contains(.release) { finishRelease() }
    finishComposition()
    edits.removeAll(keepingCapacity: true)
    if binding.action == .escape {
      edits = [.key(.escape)]
    } else {
      gesture(.press, binding.action)
      gesture(.release, binding.action)
    }
    if edits.isEmpty { finishHeld() } else { applyEdits() }
  }

  /// Waits for a key to be held for what is bound to that.
  func awaitBoundLongPress(_ event: KeyEvent) {
    guard let binding = binding(.longPress, of: event) else { return }
    longPress = LongPress(event: event, binding: binding, action: nil)
    startTimer(.longPress, milliseconds: settings.holdDelay)
  }

  /// Waits for a key that opens no list to be held for what a handler of one's own does with it.
  func awaitLongPress(_ event: KeyEvent, _ action: KeyboardAction) {
    guard longPress == nil, services.actionHandler.canHandle(.longPress, on: action) else { return }
    longPress = LongPress(event: event, binding: nil, action: action)
    startTimer(.longPress, milliseconds: settings.holdDelay)
  }

  /// A key was held for the hold delay that opens no list.
  func longPressed() {
    guard let press = longPress else { return }
    longPress = nil
    if let binding = press.binding {
      keys[press.event]?.role = .spent
      perform(binding)
    } else if let action = press.action {
      edits.removeAll(keepingCapacity: true)
      gesture(.longPress, action)
      applyEdits()
    }
  }

  /// Another key, or the end of this one, means that it is not being held.
  func forgetLongPress() {
    guard longPress != nil else { return }
    longPress = nil
    cancelTimer(.longPress)
  }

  /// A modifier goes up; by itself and for the second time it may mean something.
  func modifierRelease(_ event: KeyEvent) {
    forgetLongPress()
    guard let tap = modifierTap, tap.keysym == event.keysym, !tap.isUp else { return }
    if event.keysym.isShift, !state.calloutContext.isActive { shiftTapped() }
    guard tap.isSecond else {
      modifierTap = ModifierTap(keysym: event.keysym, time: event.time, isUp: true)
      return
    }
    modifierTap = nil
    if let binding = binding(.doubleTap, of: event) { perform(binding) }
  }

  /// Shift was tapped by itself: it unlocks capitals, and twice it may lock them.
  private func shiftTapped() {
    updateText()
    let context = state.keyboardContext
    if context.keyboardType == .alphabetic(.capsLocked) {
      setKeyboardType(.alphabetic(.lowercased))
    } else if case .alphabetic(let casing) = context.keyboardType {
      let handler = services.actionHandler as? StandardKeyboardActionHandler
      handler?.trySwitchToCapsLock(after: .release, on: .shift(currentCasing: casing))
    }
  }

  /// A modifier goes down; `modifierTap` is what was tapped before with no other key since.
  func noteModifierTap(_ event: KeyEvent) {
    let isSecond =
      modifierTap.map {
        $0.keysym == event.keysym && $0.isUp && event.time - $0.time <= KeyboardTiming.doubleTap
      } ?? false
    modifierTap = ModifierTap(
      keysym: event.keysym, time: event.time, isUp: false, isSecond: isSecond)
  }

  /// A key that may be held for something.
  struct LongPress {
    var event: KeyEvent
    var binding: KeyBinding?
    var action: KeyboardAction?
  }

  /// A modifier that goes down and up with no other key in between.
  struct ModifierTap {
    var keysym: Keysym
    var time: Int
    var isUp: Bool
    var isSecond = false
  }
}
