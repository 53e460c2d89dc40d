import Commands
import GLib
import Glibc
import Hosting
import KeyboardCore

/// A recording that is read line by line: it may be too long to be read at once.
///
/// It may be a part of a report, of which it is the end.
struct RecordingFile {
  /// The first line, which says whose recording it is.
  let head: String

  /// Opens a recording, and has the standard input come from it.
  ///
  /// Letters and dead keys are those of the language of the session that was recorded.
  /// - Parameter path: The file, or `-` for the standard input.
  /// - Throws: `CommandError` where it cannot be read, or is empty.
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

  /// Calls a body with each line, the head first.
  func forEachLine(_ body: (String) throws -> Void) rethrows {
    try body(head)
    while let line = readLine() { try body(line) }
  }
}
