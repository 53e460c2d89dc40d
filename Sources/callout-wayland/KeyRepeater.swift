import GLib
import Wayland

/// Repeats a key that the keyboard uses; those that pass are repeated by their program.
final class KeyRepeater {
  /// Called with the press of the key whenever it repeats.
  var onRepeat: ((CompositorKey) -> Void)?

  /// How late a repeat may come, and how long one that is later waits for the key's release, in ms.
  private static let lateness = 60

  /// How many repeats there are in a second, or 0 for none; the delay before the first one in ms.
  private var pace = (rate: 25, delay: 600)
  private var key: CompositorKey?
  private var timeout: Timeout?

  /// Applies the compositor's choice.
  func set(rate: Int, delay: Int) {
    pace = (max(0, rate), max(0, delay))
    if rate <= 0 { stop() }
  }

  /// Begins to repeat a key, instead of any other one.
  func start(_ key: CompositorKey) {
    self.key = key
    if pace.rate > 0 { wait(pace.delay) }
  }

  /// Repeats nothing any more.
  func stop() {
    key = nil
    timeout = nil
  }

  /// Repeats nothing any more if an event ends that: the key goes up.
  func stop(unlessHeld event: CompositorKey) {
    if !event.isPress, event.code == key?.code { stop() }
  }

  private func wait(_ milliseconds: Int) {
    timeout = Timeout(
      milliseconds: milliseconds, priority: .whenIdle, lateness: Self.lateness,
      patience: Self.lateness
    ) { [weak self] in
      guard let self, let key else { return }
      wait(max(1, 1000 / max(1, pace.rate)))
      onRepeat?(key)
    }
  }
}
