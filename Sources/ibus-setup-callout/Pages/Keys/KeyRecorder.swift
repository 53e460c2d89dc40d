import Adwaita
import KeyboardCore

/// Records the keys that the user presses, instead of their usual function.
///
/// Escape cancels, BackSpace removes the recorded keys, and Tab moves on to the next control. With
/// modifiers, these keys are recorded like all others.
final class KeyRecorder {
  enum Outcome {
    case keys(KeyCombination)
    case cleared
    case left
  }

  private var window: Object?
  private var onEnd: ((Outcome) -> Void)?
  private var modifier: Keysym?

  /// Starts recording in the window of a widget, and calls `onEnd` once.
  func start(_ widget: Object, _ onEnd: @escaping (Outcome) -> Void) {
    leave()
    if window == nil, let found = widget.ancestor("GtkWindow") {
      // The window receives keys before its own shortcuts and the widget with the focus.
      found.onKey { [weak self] in self?.handle($0) ?? false }
      window = found
    }
    self.onEnd = onEnd
    modifier = nil
    // Otherwise the desktop would handle its own shortcuts, and they could not be recorded.
    window?.takeDesktopKeys(true)
  }

  func leave() { end(.left) }

  private func end(_ outcome: Outcome) {
    guard let onEnd else { return }
    self.onEnd = nil
    window?.takeDesktopKeys(false)
    onEnd(outcome)
  }

  private func handle(_ key: KeyEvent) -> Bool {
    guard onEnd != nil else { return false }
    let keysym = key.keysym
    if key.isRelease {
      // A single modifier is recorded on release: before, it may become part of a combination.
      if keysym == modifier { end(.keys(KeyCombination(keysym))) }
      return true
    }
    if keysym.isModifier {
      modifier = modifier == nil ? keysym : nil
      return true
    }
    modifier = nil
    let held = key.modifiers.intersection(KeyCombination.modifiers.union(.mod4))
    switch keysym {
    case .escape where held.isEmpty: leave()
    case .backspace where held.isEmpty: end(.cleared)
    case .tab where held.isEmpty, .leftTab where held == .shift:
      leave()
      return false
    default: end(.keys(KeyCombination(keysym, held)))
    }
    return true
  }
}
