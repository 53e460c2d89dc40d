import Foundation

/// The parent of all programs of a session.
///
/// It ends them, and whatever they have started, when the session ends or the tests are stopped:
/// `ibus-daemon` for one lives only as long as the thread that started it.
@MainActor
public final class Keeper {
  private let process: LineProcess
  private let logs: URL

  /// Starts the keeper.
  ///
  /// - Parameter logs: The folder for what the programs print.
  /// - Throws: A `SessionError` if it cannot be started.
  init(logs: URL) throws {
    self.logs = logs
    process = try LineProcess(
      Support.command("keeper.py"), environment: ["PATH": "/usr/bin:/bin"],
      log: logs.appending(path: "keeper.log"))
  }

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - name: The name of its log.
  ///   - command: The program and its arguments.
  ///   - environment: All of its environment.
  /// - Returns: The file with what it prints.
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

  /// Ends all programs.
  func end() {
    process.end()
  }
}

/// The scripts the session and its clients are made of.
enum Support {
  /// The root of the package.
  static let package = URL(filePath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The command that runs a script; Debian's Python has the bindings of the toolkits.
  static func command(_ script: String, _ arguments: [String] = []) -> [String] {
    let path = package.appending(path: "Tests/ClientTests/Clients/\(script)").path
    return ["/usr/bin/python3", path] + arguments
  }

  /// Runs a program of the system to its end.
  @discardableResult
  static func run(_ command: [String], environment: [String: String] = [:]) throws -> String {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command
    process.environment = ["PATH": "/usr/bin:/bin"].merging(environment) { $1 }
    process.standardOutput = pipe
    try process.runUnmasked()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw SessionError("\(command.joined(separator: " ")) fails")
    }
    return String(decoding: data, as: UTF8.self)
  }
}
