import CGLib
import Glibc

extension SystemCall {
  /// Waits until a file has something to read.
  ///
  /// - Parameters:
  ///   - file: The file's descriptor.
  ///   - milliseconds: The time limit.
  ///   - signal: A blocked signal that ends the wait, even if it came before.
  /// - Returns: 1 if there is something to read or the other end is closed, 0 when the time is up, and
  ///   -1 after a signal.
  public nonisolated static func awaitInput(
    of file: Int32, forAtMost milliseconds: Int?, orSignal signal: Int32?
  ) -> Int32 {
    // `select` would write beyond its set for a file with a number above 1023.
    var input = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
    var mask = sigset_t()
    sigprocmask(SIG_BLOCK, nil, &mask)
    if let signal { sigdelset(&mask, signal) }
    guard let milliseconds else { return ppoll(&input, 1, nil, &mask) }
    var limit = timespec(
      tv_sec: milliseconds / 1000, tv_nsec: milliseconds % 1000 * 1_000_000)
    return ppoll(&input, 1, &limit, &mask)
  }
}
