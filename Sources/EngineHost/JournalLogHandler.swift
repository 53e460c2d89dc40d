import GLib
import Glibc
public import Logging

/// Sends the program's log to the journal and to standard error.
///
/// ibus-daemon lets its engines' standard error go to /dev/null, so the journal is where a user finds
/// what was wrong: `journalctl --user -t ibus-engine-callout`. What is typed is never logged.
///
/// Both are written to on a thread of its own: a pipe may be full, and the journal busy.
public nonisolated struct JournalLogHandler: LogHandler {
  /// Values for every line; this handler writes none.
  public var metadata: Logger.Metadata = [:]
  /// The least level that is written.
  public var logLevel = Logger.Level.info

  private static let queue = BackgroundQueue(label: "log", limit: 200)

  private let label: String

  /// Creates a handler that writes under a program's name.
  public init(label: String) { self.label = label }

  /// One of the values for every line.
  public subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  /// Has one line written to the journal and to standard error; left out where too many wait.
  public func log(event: LogEvent) {
    let (label, message, level) = (label, "\(event.message)", event.level)
    Self.queue.add { Self.write(label, message, level) }
  }

  /// Waits until everything is written, a second at most; for the program's end.
  public static func finish() { queue.finish(within: 1000) }

  private static func write(_ label: String, _ message: String, _ level: Logger.Level) {
    _ = SystemCall.writeAll(Array("\(label): \(message)\n".utf8), to: STDERR_FILENO)
    guard !Journal.hasStandardError else { return }
    Journal.write(message, identifier: label, priority: priority(level))
  }

  /// The level in syslog's numbers.
  private static func priority(_ level: Logger.Level) -> Int {
    switch level {
    case .critical: 2
    case .error: 3
    case .warning: 4
    case .notice: 5
    case .info: 6
    case .debug, .trace: 7
    }
  }
}
