import CGLib
import Glibc
import Synchronization

/// Runs GLib and the Swift main actor on one thread.
public enum MainLoop {
  private static let loop = g_main_loop_new(nil, 0)
  // Safe: a handler only writes an aligned word.
  private nonisolated(unsafe) static var lastSignal: Int32 = 0
  /// The signal that has ended `run()`, or has come since.
  public static var endingSignal: Int32? { lastSignal == 0 ? nil : lastSignal }

  /// Runs until `quit()`, SIGTERM or SIGINT; call it once.
  ///
  /// Everything on the main actor runs here, between two events of GLib.
  public static func run() {
    for signal in [SIGTERM, SIGINT] {
      onSignal(signal) {
        lastSignal = signal
        quit()
      }
    }
    let source = g_unix_fd_add(
      _dispatch_get_main_queue_handle_4CF(), .input,
      { queue, _, _ in
        // The eventfd is not reset by the drain; unread, GLib would spin.
        var count: UInt64 = 0
        _ = read(queue, &count, MemoryLayout.size(ofValue: count))
        _dispatch_main_queue_callback_4CF(nil)
        return 1
      }, nil)
    defer { g_source_remove(source) }
    g_main_loop_run(loop)
    // GLib would lose a signal that comes while the program stores what is left.
    for number in [SIGTERM, SIGINT] {
      signal(number) { @Sendable number in MainLoop.lastSignal = number }
    }
  }

  /// Calls a closure in the main loop whenever a signal comes.
  ///
  /// GLib can watch SIGHUP, SIGINT, SIGTERM, SIGUSR1, SIGUSR2 and SIGWINCH.
  public static func onSignal(_ signal: Int32, _ body: @escaping () -> Void) {
    g_unix_signal_add_full(
      G_PRIORITY_DEFAULT, signal,
      { data in
        Box<() -> Void>.open(data) { $0() }
        return 1
      }, Box<() -> Void>.retained(body), releaseBox)
  }

  /// Ends `run()`.
  public static func quit() { g_main_loop_quit(loop) }

  /// Calls a closure once after some ms, when there is nothing else to do.
  public static func after(milliseconds: Int, _ body: @escaping () -> Void) {
    var timeout: Timeout?
    timeout = Timeout(milliseconds: milliseconds, priority: .whenIdle) {
      // Its own closure keeps it until here.
      withExtendedLifetime(timeout) { timeout = nil }
      body()
    }
  }

  /// Calls a closure soon on the thread that runs the main loop; it can be called on any thread.
  ///
  /// GLib's `g_main_context_invoke` would call it on this thread while no loop runs.
  public nonisolated static func async(_ body: @escaping @MainActor @Sendable () -> Void) {
    if isVirtual {
      return MainActor.assumeIsolated {
        _ = clock?.add(milliseconds: 0, priority: G_PRIORITY_DEFAULT, body)
      }
    }
    g_idle_add_full(
      G_PRIORITY_DEFAULT,
      { data in
        Box<@MainActor @Sendable () -> Void>.open(data) { $0() }
        return 0
      }, Box<@MainActor @Sendable () -> Void>.retained(body), releaseBox)
  }

  /// Handles pending events without waiting for more.
  public static func handlePending() { while g_main_context_iteration(nil, 0) != 0 {} }

  /// Runs until a condition holds or the time is up, and returns whether the condition holds.
  @discardableResult public static func run(
    forAtMost milliseconds: Int, until condition: () -> Bool = { false }
  ) -> Bool {
    let deadline = now + milliseconds
    // Wakes the loop up every millisecond for the condition. A slow condition has it always ready, so
    // it comes last.
    let source = g_timeout_add_full(G_PRIORITY_LOW, 1, { _ in 1 }, nil, nil)
    defer { g_source_remove(source) }
    while !condition() {
      guard now < deadline else { return false }
      g_main_context_iteration(nil, 1)
    }
    return true
  }

  /// The time in ms of a monotonic clock, on any thread.
  public nonisolated static var now: Int {
    if isVirtual, let now = MainActor.assumeIsolated({ clock?.now }) { return now }
    return Int(g_get_monotonic_time() / 1000)
  }

  /// The clock that a test turns by hand, in place of GLib's; no program sets it.
  static var clock: VirtualClock? {
    didSet { virtualThread.store(clock == nil ? 0 : pthread_self(), ordering: .relaxed) }
  }

  /// The thread that turns the clock, or 0.
  private nonisolated static let virtualThread = Atomic<pthread_t>(0)

  /// Whether this is the thread that turns the clock: others have GLib's time meanwhile, and do not even
  /// look at the clock, which could end under their eyes.
  private nonisolated static var isVirtual: Bool {
    let thread = virtualThread.load(ordering: .relaxed)
    return thread != 0 && thread == pthread_self()
  }
}

/// Enters the main actor from a C callback that GLib makes on the thread of its main loop.
///
/// That is the main actor's thread: sources, signals and objects belong to it, and `MainLoop` runs
/// there. On any other thread the program ends here, with a message.
@inlinable
public nonisolated func onMainActor<Result>(_ body: @MainActor () -> Result) -> Result {
  // Safe: the closure runs before the function returns, on the same thread.
  nonisolated(unsafe) var result: Result?
  MainActor.assumeIsolated { result = body() }
  guard let result else { preconditionFailure("the closure above has run") }
  return result
}
