import GLib
import Glibc

/// Writes what happens to a file, one JSON object a line.
///
/// It holds what is typed, and says so.
public final class TraceWriter {
  private let file: Int32

  /// Creates or empties the file; only its owner may read it.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - name: What error messages call it.
  ///   - isNew: Whether an existing file is an error.
  /// - Throws: `TraceError` if that is not possible.
  public init(path: String, name: String = "trace", isNew: Bool = false) throws(TraceError) {
    file = SystemCall.retrying {
      // Lines get lost in a pipe that nobody reads, but typing does not wait for it.
      let flags = O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | O_NONBLOCK
      return open(path, flags | (isNew ? O_EXCL : O_TRUNC), 0o600)
    }
    guard file >= 0 else { throw TraceError(name: name, path: path, reason: SystemCall.lastError) }
    // An older file keeps its mode through open; /dev/stderr is not ours to change.
    var status = stat()
    if fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG { fchmod(file, 0o600) }
  }

  deinit { close(file) }

  /// Adds a line, which has no end of line.
  package func write(_ line: String) {
    var bytes = Array(line.utf8)
    bytes.append(UInt8(ascii: "\n"))
    // A trace that cannot be written any more (a full disk) is no reason to disturb typing.
    _ = SystemCall.writeAll(bytes, to: file)
  }
}

/// Why there is no trace, in one sentence.
public struct TraceError: Error, CustomStringConvertible {
  var name: String
  var path: String
  var reason: String

  /// What is wrong, in one sentence.
  public var description: String {
    "The \(name) \(path) cannot be written: \(reason); choose another file."
  }
}
