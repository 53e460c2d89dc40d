import CGLib
import Glibc

/// Detects that the main loop was blocked, or that the whole process was stopped.
///
/// Suspending the machine is not a standstill: the clock stops, too, for everyone who waits.
public enum Standstill {
  private static var patience = Int.max
  private static var onEnd: () -> Void = {}
  /// When the loop last stopped waiting, in ms.
  private static var lastWake = MainLoop.now

  /// Prepares to detect that this process was stopped; call it before any thread starts.
  ///
  /// The signal that continues a process does so even if it is blocked, and stays pending.
  public static func prepare() {
    var signals = continuing
    pthread_sigmask(SIG_BLOCK, &signals, nil)
  }

  /// Watches the main loop, which must not run yet, and calls a closure at the end of a standstill,
  /// before anything that has arrived meanwhile.
  public static func watch(longerThan milliseconds: Int, onEnd: @escaping () -> Void) {
    patience = milliseconds
    self.onEnd = onEnd
    lastWake = MainLoop.now
    g_main_context_set_poll_func(nil) { files, count, timeout in
      // Safe: used before the function returns, on the same thread.
      nonisolated(unsafe) let files = files
      return onMainActor { Standstill.wait(files, count, timeout) }
    }
  }

  /// Whether a standstill is still going on, so that what is handled now has waited.
  public static var isNow: Bool { MainLoop.now - lastWake > patience }

  /// Waits in place of the main loop's own function.
  private static func wait(
    _ files: UnsafeMutablePointer<GPollFD>?, _ count: guint, _ timeout: gint
  ) -> gint {
    let start = MainLoop.now
    var hasStood = start - lastWake > patience
    let result = g_poll(files, count, timeout)
    lastWake = MainLoop.now
    // It was stopped at most as long as it seemed to wait.
    if lastWake - start > patience, isContinued { hasStood = true }
    if hasStood { onEnd() }
    return result
  }

  /// Whether the process was continued since the last call.
  private static var isContinued: Bool {
    var signals = continuing
    var none = timespec()
    return sigtimedwait(&signals, nil, &none) == SIGCONT
  }

  private static var continuing: sigset_t {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGCONT)
    return signals
  }
}
