import GLib
import Glibc
public import Logging

/// Sends the program's log to the journal and to standard error.
///
/// ibus-daemon lets its engines' standard error go to /dev/null, so the journal is where a user finds
/// what was wrong: `journalctl --user -t ibus-engine-callout`. What is typed is never logged.
public nonisolated struct JournalLogHandler: LogHandler {
  /// Values for every line; this handler writes none.
  public var metadata: Logger.Metadata = [:]
  /// The least level that is written.
  public var logLevel = Logger.Level.info

  private let label: String

  /// Creates a handler that writes under a program's name.
  public init(label: String) { self.label = label }

  /// One of the values for every line.
  public subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  /// Writes one line to the journal and to standard error.
  public func log(event: LogEvent) {
    _ = SystemCall.writeAll(Array("\(label): \(event.message)\n".utf8), to: STDERR_FILENO)
    guard !Journal.hasStandardError else { return }
    Journal.write(
      "\(event.message)", identifier: label, priority: Self.priority(event.level))
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
