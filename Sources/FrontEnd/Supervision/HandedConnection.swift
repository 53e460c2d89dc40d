import Glibc

/// The only connection to a compositor, which KWin hands to the program that it starts.
///
/// The worker has it. With a copy in the supervisor, the compositor would not notice that a worker has
/// crashed, and would hold back keys for it. A second worker cannot use it either: the compositor
/// makes another one only for a program that it starts again, and it does so only after a crash.
enum HandedConnection {
  private static let variable = "WAYLAND_SOCKET"

  private static var descriptor: Int32? { getenv(variable).flatMap { Int32(String(cString: $0)) } }

  /// Keeps it out of the place that the supervisor's channel has in workers.
  ///
  /// - Returns: Whether there is one, so that workers cannot be restarted here.
  static func prepare() -> Bool {
    guard let descriptor else { return false }
    if descriptor == SupervisorChannel.workerDescriptor {
      setenv(variable, "\(dup(descriptor))", 1)
      Glibc.close(descriptor)
    }
    return true
  }

  /// Closes this process's copy, once a worker has its own.
  static func close() {
    guard let descriptor else { return }
    unsetenv(variable)
    Glibc.close(descriptor)
  }

  /// Ends this process as a crash does, so that the compositor starts the program again.
  static func crash() -> Never {
    kill(getpid(), SIGKILL)
    _exit(1)
  }
}
