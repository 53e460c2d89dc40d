import Glibc

/// The only connection to a compositor, which KWin hands to the program that it starts.
///
/// The worker has it. With a copy in the supervisor, the compositor would not notice that a worker has
/// crashed, and would hold back keys for it. A second worker cannot use it either: the compositor
/// makes another one only for a program that it starts again, and it does so only after a crash.
enum HandedConnection {
  private static let variable = "WAYLAND_SOCKET"

  /// Closes this process's copy, once a worker has its own.
  ///
  /// - Returns: Whether there was one, so that workers cannot be restarted here.
  static func close() -> Bool {
    guard let text = getenv(variable), let descriptor = Int32(String(cString: text)) else {
      return false
    }
    unsetenv(variable)
    Glibc.close(descriptor)
    return true
  }

  /// Ends this process as a crash does, so that the compositor starts the program again.
  static func crash() -> Never {
    kill(getpid(), SIGKILL)
    _exit(1)
  }
}
