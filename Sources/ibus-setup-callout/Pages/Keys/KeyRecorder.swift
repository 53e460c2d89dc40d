import Adwaita
import KeyboardCore

/// Takes the keys that somebody presses, in place of what they do.
///
/// Escape leaves it, BackSpace takes the keys away, and Tab goes on to the next control; with other
/// modifiers these are keys like all others.
final class KeyRecorder {
  /// What comes of recording.
  enum Outcome {
    case keys(KeyCombination)
    case cleared
    case left
  }

  private var window: Object?
  private var onEnd: ((Outcome) -> Void)?
  private var modifier: Keysym?

  /// Records from now on, in the window of a widget, and calls `onEnd` once with what comes of it.
  func start(_ widget: Object, _ onEnd: @escaping (Outcome) -> Void) {
    end(.left)
    if window == nil, let found = widget.ancestor("GtkWindow") {
      // The window comes before its own shortcuts and whatever has the focus.
      found.onKey { [weak self] in self?.handle($0) ?? false }
      window = found
    }
    self.onEnd = onEnd
    modifier = nil
    // Else the desktop would do what its own keys are for, and could not be named.
    window?.takeDesktopKeys(true)
  }

  /// Leaves it, if keys are being recorded.
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
      // A modifier by itself is recorded when it goes up: it might have been part of more.
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
    case .escape where held.isEmpty: end(.left)
    case .backspace where held.isEmpty: end(.cleared)
    case .tab where held.isEmpty, .leftTab where held == .shift:
      end(.left)
      return false
    default: end(.keys(KeyCombination(keysym, held)))
    }
    return true
  }
}
