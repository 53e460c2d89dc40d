@preconcurrency import Glibc

/// What a program prints for others to read.
public nonisolated enum StandardOutput {
  /// From now on, a program that could not print everything says so at its end, and fails.
  ///
  /// Standard streams that were closed at the start are opened so that using them fails: files that
  /// are opened later must not become one of them.
  public static func check() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 {
      _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
    atexit {
      let isFlushed = fflush(stdout) == 0
      let reason = isFlushed ? "" : ": " + SystemCall.lastError
      guard !isFlushed || ferror(stdout) != 0 else { return }
      let line = "What was to be printed could not be written\(reason).\n"
      _ = SystemCall.writeAll(Array(line.utf8), to: STDERR_FILENO)
      _exit(1)
    }
  }
}
