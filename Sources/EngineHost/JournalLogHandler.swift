import CIBus
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
    let line = "\(label): \(event.message)\n"
    line.withCString { _ = write(STDERR_FILENO, $0, strlen($0)) }
    guard g_log_writer_is_journald(STDERR_FILENO) == 0 else { return }
    "\(event.message)".withCString { message in
      label.withCString { label in
        Self.priority(event.level).withCString { priority in
          var fields = [
            GLogField(key: Self.key("MESSAGE"), value: message, length: -1),
            GLogField(key: Self.key("PRIORITY"), value: priority, length: -1),
            GLogField(key: Self.key("SYSLOG_IDENTIFIER"), value: label, length: -1),
          ]
          g_log_writer_journald(G_LOG_LEVEL_MESSAGE, &fields, gsize(fields.count), nil)
        }
      }
    }
  }

  /// The level in syslog's numbers.
  private static func priority(_ level: Logger.Level) -> String {
    switch level {
    case .critical: "2"
    case .error: "3"
    case .warning: "4"
    case .notice: "5"
    case .info: "6"
    case .debug, .trace: "7"
    }
  }

  private static func key(_ name: StaticString) -> UnsafePointer<CChar> {
    // Safe: a static string's bytes are there for ever and end in a null.
    UnsafeRawPointer(name.utf8Start).assumingMemoryBound(to: CChar.self)
  }
}
