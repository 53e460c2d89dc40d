import CGLib
import Glibc

/// systemd's journal.
public nonisolated enum Journal {
  /// Whether standard error goes to the journal.
  public static var hasStandardError: Bool { g_log_writer_is_journald(STDERR_FILENO) != 0 }

  /// Writes a program's message, if there is a journal, with syslog's priority from 2 (critical) to 7.
  public static func write(_ message: String, identifier: String, priority: Int) {
    message.withCString { message in
      identifier.withCString { identifier in
        "\(priority)".withCString { priority in
          var fields = [
            GLogField(key: key("MESSAGE"), value: message, length: -1),
            GLogField(key: key("PRIORITY"), value: priority, length: -1),
            GLogField(key: key("SYSLOG_IDENTIFIER"), value: identifier, length: -1),
          ]
          g_log_writer_journald(.message, &fields, gsize(fields.count), nil)
        }
      }
    }
  }

  private static func key(_ name: StaticString) -> UnsafePointer<CChar> {
    // Safe: a static string's bytes are permanent and end in a null.
    UnsafeRawPointer(name.utf8Start).assumingMemoryBound(to: CChar.self)
  }
}
