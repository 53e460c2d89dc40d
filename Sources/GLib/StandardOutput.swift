@preconcurrency import Glibc

/// The standard output of a program.
public nonisolated enum StandardOutput {
  /// Makes the program fail, with a message, if it cannot print everything.
  ///
  /// Standard streams that are closed are opened so that using them fails: files that are opened later
  /// must not take their place.
  public static func check() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 {
      _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
    atexit {
      let isFlushed = fflush(stdout) == 0
      let reason = isFlushed ? "" : ": " + SystemCall.lastError
      guard !isFlushed || ferror(stdout) != 0 else { return }
      let line = "The output could not be written\(reason).\n"
      _ = SystemCall.writeAll(Array(line.utf8), to: STDERR_FILENO)
      _exit(1)
    }
  }
}
