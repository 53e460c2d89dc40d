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

  /// Has the C library of programs that are started from now on write over memory that is freed: a
  /// text that a program has told stays in no message that was read.
  ///
  /// glibc does so with the first of these, except to memory that it keeps for the next use, of
  /// which the second leaves it none.
  public static func writeOverFreedMemory() {
    let own = withoutTunables
    setenv(variable, own.isEmpty ? tunables : own + ":" + tunables, 1)
  }

  /// Takes back what a parent has set by the function above: it is for no other program.
  public static func forgetTunables() {
    let own = withoutTunables
    if own.isEmpty { unsetenv(variable) } else { setenv(variable, own, 1) }
  }

  private static let variable = "GLIBC_TUNABLES"
  private static let tunables = "glibc.malloc.perturb=90:glibc.malloc.tcache_count=0"

  /// What others have set.
  private static var withoutTunables: String {
    let value = getenv(variable).map { String(cString: $0) } ?? ""
    guard value.hasSuffix(tunables) else { return value }
    return String(value.dropLast(tunables.count + (value.count > tunables.count ? 1 : 0)))
  }

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
