import CGLib
import Glibc

/// Notices that the main loop has stood still: in something that took long, or with the whole
/// process, which was stopped.
///
/// A suspended machine is no standstill: its clock stands still, too, as do all who wait.
public enum Standstill {
  private static var patience = Int.max
  private static var onEnd: () -> Void = {}
  /// When the loop has last stopped waiting, in ms.
  private static var lastWake = MainLoop.now

  /// Lets it be noticed that this process was stopped; for the program's start, before any thread.
  ///
  /// The signal that goes on a process does so where it is blocked, too, and waits to be asked for.
  public static func prepare() {
    var signals = continuing
    pthread_sigmask(SIG_BLOCK, &signals, nil)
  }

  /// Begins to watch the main loop, which is not running yet.
  ///
  /// - Parameters:
  ///   - milliseconds: How long a standstill is that counts.
  ///   - onEnd: Called at its end, before anything else: what has arrived meanwhile comes afterwards.
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

  /// Whether the main loop is in the middle of a standstill: what is to be done now has waited.
  public static var isNow: Bool { MainLoop.now - lastWake > patience }

  /// Waits for the main loop, in the place of the function that it has for that.
  private static func wait(
    _ files: UnsafeMutablePointer<GPollFD>?, _ count: guint, _ timeout: gint
  ) -> gint {
    let start = MainLoop.now
    var hasStood = start - lastWake > patience
    let result = g_poll(files, count, timeout)
    lastWake = MainLoop.now
    // How long it was stopped is not known; at most as long as it seemed to wait.
    if lastWake - start > patience, isContinued { hasStood = true }
    if hasStood { onEnd() }
    return result
  }

  /// Whether the process was stopped and continued since this was asked last.
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
