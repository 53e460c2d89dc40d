import GLib
import Glibc

/// Writes a trace to a file, one JSON object a line.
public nonisolated final class TraceWriter: Sendable {
  private let file: Int32

  /// Creates or empties the file; only its owner may read it.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - name: The word for it in error messages.
  ///   - isNew: Whether an existing file is an error.
  /// - Throws: `FileError` with a whole sentence.
  public init(
    path: String, name: String = "trace", isNew: Bool = false
  ) throws(TextFile.FileError) {
    file = SystemCall.retrying {
      // Lines are lost if the file is a pipe that nobody reads; typing does not wait for it.
      let flags = O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | O_NONBLOCK
      return open(path, flags | (isNew ? O_EXCL : O_TRUNC), 0o600)
    }
    guard file >= 0 else {
      throw TextFile.FileError(
        description: "The \(name) \(path) cannot be written: \(SystemCall.lastError);"
          + " choose another file.")
    }
    // An existing file keeps its mode; that of /dev/stderr must not be changed.
    var status = stat()
    if fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG { fchmod(file, 0o600) }
  }

  deinit { close(file) }

  /// Adds a line, given without its end.
  package func write(_ line: String) {
    var bytes = Array(line.utf8)
    bytes.append(UInt8(ascii: "\n"))
    // An error, such as a full disk, must not disturb typing.
    _ = SystemCall.writeAll(bytes, to: file)
  }
}
