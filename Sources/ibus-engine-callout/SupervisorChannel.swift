import GLib
import Glibc

/// The pipe on which a worker tells its supervisor which engine is in use, a name a line.
struct SupervisorChannel {
  /// The worker's end, as the worker knows it.
  static let workerDescriptor: Int32 = 3

  /// The end the worker gets.
  let writing: Int32
  private let reading: Int32

  /// Opens a pipe; `nil` where the system has none left.
  init?() {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return nil }
    reading = ends[0]
    // The worker's descriptor must be free for dup2 to take the close-on-exec flag off.
    writing = fcntl(ends[1], F_DUPFD_CLOEXEC, Self.workerDescriptor + 1)
    close(ends[1])
    _ = fcntl(reading, F_SETFD, FD_CLOEXEC)
  }

  /// Closes the worker's end in this process, so that reading ends with the worker.
  func closeWriting() { close(writing) }

  /// Reads until the worker is gone.
  ///
  /// - Returns: The name told last, or `nil`.
  func readLastEngine() -> String? {
    defer { close(reading) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 512)
    while true {
      let count = SystemCall.retrying { read(reading, &chunk, chunk.count) }
      guard count > 0 else { break }
      bytes += chunk[..<count]
      // Only the last line is of interest, however long the worker lives.
      if let end = bytes.dropLast().lastIndex(of: UInt8(ascii: "\n")) { bytes.removeFirst(end + 1) }
    }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").last.map(String.init)
  }

  /// Makes the worker's end ready, in a worker that has a supervisor.
  static func open() {
    // A supervisor that is killed must not take the worker along in the middle of a word.
    signal(SIGPIPE, SIG_IGN)
    _ = fcntl(workerDescriptor, F_SETFD, FD_CLOEXEC)
  }

  /// Tells the supervisor which engine is in use.
  static func tell(engine: String) {
    _ = SystemCall.writeAll(Array("\(engine)\n".utf8), to: workerDescriptor)
  }
}
