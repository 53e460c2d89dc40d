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
  /// If it is later by more than `lateness`, in ms, it waits for `patience` ms more, once: the machine
  /// stood still, and so did others, whose answers are on their way.
  public init(
    milliseconds: Int, priority: Priority, lateness: Int = .max, patience: Int = 0,
    _ body: @escaping () -> Void
  ) {
    let due = MainLoop.now + milliseconds
    start(milliseconds, priority) { [weak self] in
      if let self, MainLoop.now - due > lateness {
        start(patience, priority, body)
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
