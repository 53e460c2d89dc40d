import CIBus

/// The time of a clock that never goes back.
nonisolated enum MonotonicTime {
  /// The time in ms.
  static var now: Int { Int(g_get_monotonic_time() / 1000) }
}
