import CGLib
import Glibc

/// Watches the main loop: detects that the whole process was stopped, and gives memory back that the
/// loop's work took.
///
/// Suspending the machine is not a standstill: the clock stops, too, for everyone who waits.
public enum LoopWatch {
  private static var patience = Int.max
  private static var onEnd: () -> Void = {}
  /// When the loop last stopped waiting, in ms.
  private static var lastWake = MainLoop.now
  /// How long after the loop has begun to work memory is given back, in ms.
  private static let pause = 5000
  private static var returning = Returning.notNeeded

  /// Memory that the loop's work took, on its way back.
  private enum Returning {
    case notNeeded
    case waiting(Timeout)
    /// This turn of the loop gave it back, which needs no further one.
    case done
  }

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
    giveBackLater()
    let result = g_poll(files, count, timeout)
    let wake = MainLoop.now
    // It was stopped at most as long as it seemed to work and wait.
    if wake - lastWake > patience, isContinued { onEnd() }
    lastWake = wake
    return result
  }

  /// Sees to it that what the last turn of the loop took is given back.
  ///
  /// This follows every turn: it takes 0.1 ms if there is nothing to give back, and the length of a turn
  /// tells nothing. A burst of messages arrives in many pieces on a machine with other work.
  private static func giveBackLater() {
    switch returning {
    case .waiting: return
    case .done: returning = .notNeeded
    case .notNeeded:
      returning = .waiting(
        Timeout(milliseconds: pause, priority: .low) {
          FreeMemory.giveBack()
          returning = .done
        })
      // The time to wait was computed without the new timer.
      g_main_context_wakeup(nil)
    }
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
