import Hosting
import KeyboardCore

// The worker and keys that the desktop keeps from being pressed again.
extension Worker {
  /// Applies how long that is, now and whenever it changes.
  func followBounceKeys() {
    bounceKeys = BounceKeys { [weak self] in self?.accessibility.bounceDelay = $0 }
  }
}
