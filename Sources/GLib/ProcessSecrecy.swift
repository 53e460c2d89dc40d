import CGLib
import Glibc

/// How this process keeps to itself what is typed, and keeps from programs that it starts what they
/// have not asked for.
public enum ProcessSecrecy {
  private static var usualMask: mode_t?

  /// Keeps the process's memory from core dumps, from those that are piped to a program, too, and
  /// from other processes of the user: what is typed is in it.
  ///
  /// A limit on core files would do less, and started programs would inherit it.
  public static func hideMemory() { _ = cglib_hide_memory() }

  /// Keeps files that are made from now on from other users.
  public static func hideFiles() { usualMask = umask(0o077) }

  /// Has a signal do nothing.
  ///
  /// What is ignored would be ignored by started programs, too; what is handled is not.
  public static func disarm(_ number: Int32) { signal(number) { _ in } }

  /// Starts a program as if this one had changed nothing of its own ways.
  ///
  /// Programs are started on this thread alone, and other threads that make files give them a mode.
  static func starting<Result>(_ start: () throws(GLibError) -> Result) throws(GLibError) -> Result
  {
    // A thread may block signals, which the program would inherit.
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
