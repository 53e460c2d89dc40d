import GLib
import Glibc
public import Logging

/// Sends the program's log to the journal and to standard error.
///
/// ibus-daemon sends the standard error of engines to /dev/null, so users find problems in the
/// journal: `journalctl --user -t ibus-engine-callout`. What is typed is never logged. A thread of its
/// own does the writing, as a pipe may be full, and the journal busy.
public nonisolated struct JournalLogHandler: LogHandler {
  /// Values for every line, which this handler does not write.
  public var metadata: Logger.Metadata = [:]
  /// The lowest level that is written.
  public var logLevel = Logger.Level.info

  private static let queue = BackgroundQueue(label: "log", limit: 200)

  private let label: String

  /// Creates a handler for a program's name.
  public init(label: String) { self.label = label }

  /// One of the values for every line.
  public subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  /// Writes one line, unless too many are waiting.
  public func log(event: LogEvent) {
    let (label, message, level) = (label, "\(event.message)", event.level)
    Self.queue.add { Self.write(label, message, level) }
  }

  /// Waits up to a second until everything is written, for the end of the program.
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
