import CGLib
import Glibc

/// Watches the main loop: detects that the whole process was stopped, and gives memory back after a
/// long turn.
///
/// Suspending the machine is not a standstill: the clock stops, too, for everyone who waits.
public enum LoopWatch {
  private static var patience = Int.max
  private static var onEnd: () -> Void = {}
  /// When the loop last stopped waiting, in ms.
  private static var lastWake = MainLoop.now
  /// A turn of the loop that took longer handled unusually much, in ms.
  private static let longTurn = 25
  /// How long after that free memory is given back, in ms.
  private static let pause = 5000
  private static var trim: Timeout?

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
      return onMainActor { LoopWatch.wait(files, count, timeout) }
    }
  }

  /// Waits in place of the main loop's own function.
  private static func wait(
    _ files: UnsafeMutablePointer<GPollFD>?, _ count: guint, _ timeout: gint
  ) -> gint {
    if MainLoop.now - lastWake > longTurn {
      trim = Timeout(milliseconds: pause, priority: .low) {
        FreeMemory.giveBack()
        // Even a slow one is no reason for the next.
        lastWake = MainLoop.now
      }
      // The time to wait was computed without the new timer.
      g_main_context_wakeup(nil)
    }
    let result = g_poll(files, count, timeout)
    let wake = MainLoop.now
    // It was stopped at most as long as it seemed to work and wait.
    if wake - lastWake > patience, isContinued { onEnd() }
    lastWake = wake
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
