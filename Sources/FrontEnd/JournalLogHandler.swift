import GLib
import Glibc
import KeyboardCore
package import Logging

/// Sends the program's log to the journal and to standard error.
///
/// ibus-daemon sends the standard error of engines to /dev/null, so users find problems in the
/// journal: `journalctl --user -t ibus-engine-callout`. What is typed is never logged. A thread of its
/// own does the writing, as a pipe may be full, and the journal busy.
package nonisolated struct JournalLogHandler: LogHandler {
  /// Values for every line, which this handler does not write.
  package var metadata: Logger.Metadata = [:]
  /// The lowest level that is written.
  package var logLevel = Logger.Level.info

  private static let queue = BackgroundQueue(label: "log", limit: 200)

  private let label: String

  /// Creates a handler for a program's name.
  package init(label: String) { self.label = label }

  /// One of the values for every line.
  package subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  /// Writes one line, unless too many are waiting.
  package func log(event: LogEvent) {
    let message = "\(event.message)".replacing("\n", with: " ").oneLine
    let (label, level) = (label, event.level)
    Self.queue.add { Self.write(label, message, level) }
  }

  /// Waits up to a second until everything is written, for the end of the program.
  package static func finish() { queue.finish(within: 1000) }

  private static func write(_ label: String, _ message: String, _ level: Logger.Level) {
    _ = SystemCall.writeAll(Array("\(label): \(message)\n".utf8), to: STDERR_FILENO)
    guard !Journal.hasStandardError else { return }
    Journal.write(message, identifier: label, priority: priorities[level] ?? 7)
  }

  /// The numbers of syslog; lower levels are 7.
  private static let priorities: [Logger.Level: Int] = [
    .critical: 2, .error: 3, .warning: 4, .notice: 5, .info: 6,
  ]
}
