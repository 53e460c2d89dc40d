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

    fileprivate var value: Int32 {
      switch self {
      case .high: G_PRIORITY_HIGH
      case .whenIdle: G_PRIORITY_DEFAULT_IDLE
      case .low: G_PRIORITY_LOW
      }
    }
  }

  private var source: guint = 0

  /// Calls a closure after some ms, unless the timer is released before.
  public init(milliseconds: Int, priority: Priority, _ body: @escaping () -> Void) {
    let fire = { [weak self] in
      self?.source = 0
      body()
    }
    source = g_timeout_add_full(
      priority.value, guint(max(0, milliseconds)),
      { data in
        Box<() -> Void>.open(data) { $0() }
        return 0
      }, Box<() -> Void>.retained(fire), releaseBox)
  }

  isolated deinit {
    if source != 0 { g_source_remove(source) }
  }
}
