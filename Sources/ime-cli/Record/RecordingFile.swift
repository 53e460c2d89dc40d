import Commands
import GLib
import Glibc
import Hosting
import KeyboardCore

/// A recording, perhaps at the end of a report; it may be too long to be read at once.
struct RecordingFile {
  private let head: String

  /// Opens a file, or the standard input for `-`, and takes over the recorded session's language,
  /// which decides on letters and dead keys.
  init(_ path: String) throws {
    let name = path == "-" ? "The standard input" : path
    if path != "-" {
      let descriptor = SystemCall.retrying { open(path, O_RDONLY | O_CLOEXEC) }
      guard descriptor >= 0, dup2(descriptor, STDIN_FILENO) >= 0 else {
        throw CommandError("\(path) cannot be read: \(SystemCall.lastError).")
      }
    }
    guard var head = readLine() else { throw CommandError("\(name) is empty.") }
    if head == ReportCommand.title {
      while !head.hasPrefix(#"{"trace""#) {
        guard let line = readLine() else { throw CommandError("\(name) has no recording.") }
        head = line
      }
    }
    self.head = head
    guard let value = try? JSONValue(parsing: head), value["trace"] != nil else {
      throw CommandError("\(name) is not a recording: line 1 has no \"trace\".")
    }
    let language = value["language"]?.string ?? ""
    if !language.isEmpty { setenv("LC_ALL", language, 1) }
  }

  func forEachLine(_ body: (String) throws -> Void) rethrows {
    try body(head)
    while let line = readLine() { try body(line) }
  }
}
