import Foundation

@testable import TestSession

extension BareSession {
  /// Starts one of the Python scripts in `Clients`, and waits for its first line.
  ///
  /// - Parameters:
  ///   - name: The script's name without its extension.
  ///   - arguments: Its arguments.
  ///   - log: What its log is called, also without an extension; as the script unless given.
  /// - Returns: The script, which ends with its standard input.
  /// - Throws: A `SessionError` if it says nothing.
  func startScript(
    _ name: String, _ arguments: [String] = [], log: String? = nil
  ) throws -> LineProcess {
    let script = Support.package.appending(path: "Tests/ProgramTests/Clients/\(name).py")
    let process = try LineProcess(
      ["/usr/bin/python3", script.path] + arguments, environment: environment,
      log: folder.appending(path: "logs/\(log ?? name).log"))
    _ = try process.readLine(within: 20)
    return process
  }
}
