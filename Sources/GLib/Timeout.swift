import CGLib

/// A one-shot timer of the GLib main loop; releasing it cancels it.
@MainActor public final class Timeout {
  /// The order of what is due.
  public enum Priority {
    /// Before everything that arrives.
    case high
    /// After everything that has arrived.
    case whenIdle
    /// After everything else.
    case low

    var value: Int32 {
      switch self {
      case .high: G_PRIORITY_HIGH
      case .whenIdle: G_PRIORITY_DEFAULT_IDLE
      case .low: G_PRIORITY_LOW
      }
    }
  }

  /// How late it may be, in ms, while the machine goes on.
  public static let lateness = 20

  /// How often it looks whether the machine stood still, in ms.
  private static let step = 50

  private var source = Source.none

  private enum Source {
    /// It has fired.
    case none
    /// A source of GLib.
    case loop(guint)
    /// A timer of a clock that a test turns.
    case virtual(VirtualClock, Int)
  }

  /// Calls a closure after some ms, unless the timer is released before.
  ///
  /// If this program finds meanwhile that it is later than by `lateness`, in ms, the machine stood
  /// still, and so did others, whose answers are on their way: once, it waits for `patience` ms from then.
  public init(
    milliseconds: Int, priority: Priority, lateness: Int = .max, patience: Int = 0,
    _ body: @escaping () -> Void
  ) {
    if lateness < .max {
      start(milliseconds, priority, lateness: lateness, patience: patience, body)
    } else {
      start(milliseconds, priority, body)
    }
  }

  /// Waits in steps, so that it notices a standstill that ends before its time.
  private func start(
    _ milliseconds: Int, _ priority: Priority, lateness: Int, patience: Int,
    _ body: @escaping () -> Void
  ) {
    let step = min(milliseconds, Self.step)
    let started = MainLoop.now
    start(step, priority) { [weak self] in
      guard let self else { return }
      let passed = MainLoop.now - started
      if passed - step > lateness {
        start(max(milliseconds - passed, patience), priority, body)
      } else if passed < milliseconds {
        start(milliseconds - passed, priority, lateness: lateness, patience: patience, body)
      } else {
        body()
      }
    }
  }

  private func start(_ milliseconds: Int, _ priority: Priority, _ body: @escaping () -> Void) {
    let fire = { [weak self] in
      self?.source = .none
      body()
    }
    if let clock = MainLoop.clock {
      let number = clock.add(milliseconds: milliseconds, priority: priority.value, fire)
      source = .virtual(clock, number)
      return
    }
    source = .loop(
      g_timeout_add_full(
        priority.value, guint(max(0, milliseconds)),
        { data in
          Box<() -> Void>.open(data) { $0() }
          return 0
        }, Box<() -> Void>.retained(fire), releaseBox))
  }

  isolated deinit {
    switch source {
    case .none: break
    case .loop(let source): g_source_remove(source)
    case .virtual(let clock, let number): clock.remove(number)
    }
  }
}
