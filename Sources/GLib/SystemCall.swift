public import Glibc

/// What calls of the system have in common.
public nonisolated enum SystemCall {
  /// Calls the system, again where a signal came between.
  ///
  /// - Returns: What the call returned; -1 where it failed, with the reason in `errno`.
  public static func retrying<Result: SignedInteger>(_ call: () -> Result) -> Result {
    while true {
      let result = call()
      if result != -1 || errno != EINTR { return result }
    }
  }

  /// Writes all of some bytes.
  ///
  /// - Returns: Whether it could; the reason is in `errno` otherwise.
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

  /// What the system knows of the file at a path, or `nil` if there is none.
  public static func status(of path: String) -> stat? {
    var status = stat()
    return stat(path, &status) == 0 ? status : nil
  }

  /// What the last call on this thread complained about, in the system's words.
  public static var lastError: String { String(cString: strerror(errno)) }
}
