extension KeyboardInputController {
  func modifierPress(_ event: KeyEvent) -> Bool {
    forgetLongPress()
    noteModifierTap(event)
    awaitBoundLongPress(event)
    if event.keysym.isShift { pressFeedback(on: .shift(currentCasing: .lowercased)) }
    if emojis != nil { return false }
    if runningTimers.contains(.release) { finishRelease() }
    if state.calloutContext.isActive {
      isShiftArmed = event.keysym.isShift
      if event.keysym.isCommandModifier { finishHeld() }
    } else if held != nil {
      // A shortcut is about to come: the letter goes out first, while there is time.
      if event.keysym.isCommandModifier {
        finishHeld()
      } else if state.keyboardContext.takesPreedit {
        // Keys that passed can come back (see `isEcho`): xterm had "A1" for "À" at 0 ms.
        stopHolding(.rollover)
      }
    }
    return false
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

  /// A modifier that goes down and up with no other key in between.
  struct ModifierTap {
    var keysym: Keysym
    var time: Int
    var isUp: Bool
    var isSecond = false
  }
}
