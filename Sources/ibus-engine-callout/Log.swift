import GLib
import Glibc

/// The program's log, in the journal and on standard error.
///
/// ibus-daemon lets its engines' standard error go to /dev/null, so the journal is where a user finds
/// what was wrong: `journalctl --user -t ibus-engine-callout`. What is typed is never logged.
///
/// Both are written to on a thread of its own: a pipe may be full, and the journal busy.
nonisolated enum Log {
  private static let queue = BackgroundQueue(label: "log", limit: 200)

  static func error(_ line: String) { write(line, priority: 3) }
  static func warning(_ line: String) { write(line, priority: 4) }
  static func notice(_ line: String) { write(line, priority: 5) }
  static func info(_ line: String) { write(line, priority: 6) }

  /// Waits until everything is written, a second at most; for the program's end.
  static func finish() { queue.finish(within: 1000) }

  /// Has a line written with a priority in syslog's numbers; left out where too many wait.
  private static func write(_ line: String, priority: Int) {
    queue.add {
      let name = "ibus-engine-callout"
      _ = SystemCall.writeAll(Array("\(name): \(line)\n".utf8), to: STDERR_FILENO)
      guard !Journal.hasStandardError else { return }
      Journal.write(line, identifier: name, priority: priority)
    }
  }
}
