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

  /// A key that may be held for something.
  struct LongPress {
    var event: KeyEvent
    var binding: KeyBinding?
    var action: KeyboardAction?
  }

}
