import CGLib
import Glibc

/// Keeps what is typed in this process, and our own process settings out of the programs we start.
public enum ProcessSecrecy {
  private static var usualMask: mode_t?

  /// Keeps the process's memory, which holds what is typed, out of core dumps, even if they are piped
  /// to a program, and hides it from other processes of the user.
  ///
  /// A limit on core files would do less, and started programs would inherit it.
  public static func hideMemory() { _ = cglib_hide_memory() }

  /// Hides new files from other users.
  public static func hideFiles() { usualMask = umask(0o077) }

  /// Makes a signal do nothing.
  ///
  /// Programs that we start would inherit an ignored signal, but not a handled one. The signal may come
  /// on any thread.
  public static func disarm(_ number: Int32) { signal(number) { @Sendable _ in } }

  /// Starts a program with the usual file mode and signals.
  ///
  /// Programs are started on this thread only; other threads that make files set their modes.
  public static func starting<Result>(
    _ start: () throws(GLibError) -> Result
  ) throws(GLibError) -> Result {
    // The program would inherit the signals that this thread blocks.
    var none = sigset_t()
    var usual = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &usual)
    let own = usualMask.map { umask($0) }
    defer {
      if let own { umask(own) }
      pthread_sigmask(SIG_SETMASK, &usual, nil)
    }
    return try start()
  }
}
