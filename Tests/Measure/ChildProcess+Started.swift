import Commands
import GLib

extension ChildProcess {
  /// Starts a program found in PATH, with nothing of what it says to be seen.
  ///
  /// - Throws: `CommandError` where it cannot be started.
  static func started(_ words: [String]) throws -> ChildProcess {
    do {
      return try ChildProcess(words, hidesErrors: true)
    } catch {
      throw CommandError("\(words[0]) cannot be started: \(error).")
    }
  }
}
