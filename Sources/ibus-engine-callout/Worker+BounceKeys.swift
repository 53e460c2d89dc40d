import FocusedProgram
import GLib
import Hosting
import KeyboardCore

// The worker and keys that the desktop keeps from being pressed again.
extension Worker {
  /// Applies how long that is, now and whenever it changes.
  func followBounceKeys() {
    let variable = DataDirectory.environment
    if !DisplayServer.isWayland(variable), let display = variable("DISPLAY") {
      X11BounceKeys.follow(display) { [weak self] in self?.accessibility.bounceDelay = $0 }
    } else {
      bounceKeys = BounceKeys { [weak self] in self?.accessibility.bounceDelay = $0 }
    }
  }
}
