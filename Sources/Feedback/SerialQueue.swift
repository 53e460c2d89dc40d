import CIBus

/// A thread that does one thing after the other, for calls that may wait.
///
/// What is still to be done when the queue goes is done before its thread ends; nobody waits for it.
nonisolated final class SerialQueue: @unchecked Sendable {
  private final class Task {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  // Safe: the pool locks itself, and the pointer never changes.
  private let pool: UnsafeMutablePointer<GThreadPool>?

  /// Starts the thread.
  init() {
    pool = g_thread_pool_new(
      { data, _ in
        guard let data else { return }
        Unmanaged<Task>.fromOpaque(data).takeRetainedValue().body()
      }, nil, 1, 1, nil)
  }

  deinit { g_thread_pool_free(pool, 0, 0) }

  /// Does something on the thread, after what it was given before.
  func async(_ body: @escaping @Sendable () -> Void) {
    // Taken back by the pool's function, which is called once for each.
    g_thread_pool_push(pool, Unmanaged.passRetained(Task(body)).toOpaque(), nil)
  }
}
