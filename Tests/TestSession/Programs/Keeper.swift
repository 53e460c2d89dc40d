import Foundation

/// The parent of all programs of a session.
///
/// It stops them, and everything they have started, when the session ends or the tests are stopped:
/// `ibus-daemon`, for example, lives only as long as the thread that started it.
@MainActor
final class Keeper {
  private let process: LineProcess
  private let logs: URL

  /// Starts the keeper.
  ///
  /// - Parameters:
  ///   - logs: The folder for the programs' output.
  ///   - home: The home of its programs, if orphans among them that hide theirs have to be found.
  /// - Throws: A `SessionError` if it cannot be started.
  init(logs: URL, home: String = "") throws {
    self.logs = logs
    process = try LineProcess(
      Support.command("keeper.py"), environment: ["PATH": "/usr/bin:/bin", "HOME": home],
      log: logs.appending(path: "keeper.log"))
  }

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - name: The name of its log.
  ///   - command: The program and its arguments.
  ///   - environment: Its whole environment.
  /// - Returns: The file with its output.
  /// - Throws: A `SessionError` if it cannot be started.
  @discardableResult
  func start(_ name: String, _ command: [String], environment: [String: String]) throws -> URL {
    let log = logs.appending(path: name + ".log")
    let request: [String: Any] = [
      "command": command, "environment": environment, "log": log.path,
    ]
    let line = try JSONSerialization.data(withJSONObject: request)
    let answer = try process.ask(String(decoding: line, as: UTF8.self))
    guard Int(answer) != nil else { throw SessionError("\(name) cannot be started: \(answer)") }
    return log
  }

  /// Stops all programs.
  func end() {
    process.end()
  }
}
