@testable import GLib

/// Messages from one program to another: they take their time, and keep their order.
final class Channel {
  /// How long a message takes, in ms.
  var delay = 0
  private let clock: VirtualClock
  private let isToSession: Bool
  private var last = 0

  /// - Parameters:
  ///   - clock: The time.
  ///   - isToSession: Whether the messages are for our program, and wait while that stands still.
  init(_ clock: VirtualClock, isToSession: Bool = false) {
    self.clock = clock
    self.isToSession = isToSession
  }

  func send(_ body: @escaping () -> Void) { send(after: delay, body) }

  /// Sends a message that takes so many ms.
  func send(after delay: Int, _ body: @escaping () -> Void) {
    last = max(last, clock.now + delay)
    _ = clock.add(milliseconds: last - clock.now, priority: 0, isOutside: true) {
      [clock, isToSession] in
      guard isToSession else { return body() }
      _ = clock.add(milliseconds: 0, priority: 0, body)
    }
  }
}
