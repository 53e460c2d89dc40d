import GLib
import Glibc

/// Tells in the main loop of signals, which may come at any point of the program.
nonisolated enum SignalPipe {
  // Safe: written once, before the handlers are installed.
  nonisolated(unsafe) private static var ends: (reading: Int32, writing: Int32) = (-1, -1)

  /// The descriptor that can be read when signals have come; -1 where there is none.
  static var descriptor: Int32 { ends.reading }

  /// Has some signals told; those that the program was told before still are.
  static func open(for signals: [Int32]) {
    guard ends.reading < 0 else { return }
    var descriptors: [Int32] = [-1, -1]
    guard pipe(&descriptors) == 0 else { return }
    for descriptor in descriptors {
      _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
      _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    }
    ends = (descriptors[0], descriptors[1])
    for number in signals {
      var action = sigaction()
      action.__sigaction_handler.sa_handler = { number in
        let error = errno
        var byte = UInt8(truncatingIfNeeded: number)
        _ = write(SignalPipe.ends.writing, &byte, 1)
        errno = error
      }
      action.sa_flags = Int32(SA_RESTART)
      sigaction(number, &action, nil)
    }
  }

  /// The signals that have come since.
  static func take() -> Set<Int32> {
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = max(0, read(ends.reading, &bytes, bytes.count))
    return Set(bytes.prefix(count).map(Int32.init))
  }
}
