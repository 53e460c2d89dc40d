@testable import GLib

/// Messages from one program to another: they take their time, and keep their order.
final class Channel {
  /// How long a message takes, in ms.
  var delay = 0
  private let clock: VirtualClock
  private var last = 0

  init(_ clock: VirtualClock) { self.clock = clock }

  func send(_ body: @escaping () -> Void) {
    last = max(last, clock.now + delay)
    _ = clock.add(milliseconds: last - clock.now, priority: 0, body)
  }
}
