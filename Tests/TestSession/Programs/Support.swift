import Foundation

/// The project's folder, and the scripts and programs of the system that tests need.
enum Support {
  /// The root of the package.
  static let package = URL(filePath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Whether to test everything, however long it takes.
  static let isFull = ProcessInfo.processInfo.environment["IBUS_CALLOUT_FULL"] == "1"

  /// The command that runs a script of `Clients`; Debian's Python has the bindings of the toolkits.
  static func command(_ script: String, _ arguments: [String] = []) -> [String] {
    let path = package.appending(path: "Tests/TestSession/Clients/\(script)").path
    return ["/usr/bin/python3", path] + arguments
  }

  /// Runs a program of the system to its end.
  ///
  /// - Returns: Its standard output.
  /// - Throws: A `SessionError` if it fails.
  @discardableResult
  static func run(_ command: [String], environment: [String: String] = [:]) throws -> String {
    let outcome = try Outcome(
      URL(filePath: "/usr/bin/env"), command,
      environment: ["PATH": SessionEnvironment.path].merging(environment) { $1 }, files: nil)
    guard outcome.status == 0 else {
      throw SessionError(
        "\(command.joined(separator: " ")) ends with \(outcome.status): \(outcome.errors)")
    }
    return outcome.output
  }
}

extension String {
  /// The text without its final line feed.
  var trimmed: String { String(prefix { !$0.isNewline }) }
}
