public import Glibc

/// Helpers for system calls.
public nonisolated enum SystemCall {
  /// Repeats a call while signals interrupt it, and returns its result.
  public static func retrying<Result: SignedInteger>(_ call: () -> Result) -> Result {
    while true {
      let result = call()
      if result != -1 || errno != EINTR { return result }
    }
  }

  /// Writes all bytes, and returns whether that succeeded; if not, the reason is in `errno`.
  public static func writeAll(_ bytes: [UInt8], to file: Int32) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let part = UnsafeRawBufferPointer(rebasing: rest)
        let count = retrying { write(file, part.baseAddress, part.count) }
        guard count > 0 else { return false }
        rest = rest.dropFirst(count)
      }
      return true
    }
  }

  /// The status of the file at a path, or `nil` if there is no file.
  public static func status(of path: String) -> stat? {
    var status = stat()
    return stat(path, &status) == 0 ? status : nil
  }

  /// The error of the last call on this thread, in the system's words.
  public static var lastError: String { String(cString: strerror(errno)) }
}
