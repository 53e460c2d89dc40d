import Foundation

/// The engine's program, started by hand in a session.
@MainActor
final class HandEngine {
  private let process = Process()
  private let logFile: URL

  /// Starts the program.
  ///
  /// - Parameters:
  ///   - arguments: Its arguments.
  ///   - environment: Its whole environment.
  ///   - log: The file for its output.
  ///   - errors: The handle for its standard error, in place of that file.
  /// - Throws: A `SessionError` if there is no such program.
  init(_ arguments: [String], environment: [String: String], log: URL, errors: FileHandle? = nil)
    throws
  {
    logFile = log
    _ = FileManager.default.createFile(atPath: log.path, contents: nil)
    let output = try FileHandle(forWritingTo: log)
    try output.seekToEnd()
    process.executableURL = try Programs.engine()
    process.arguments = arguments
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = errors ?? output
    try process.runUnmasked()
  }

  /// The process.
  var running: RunningProcess { RunningProcess(id: process.processIdentifier) }

  /// Whether the program is running.
  var isRunning: Bool { process.isRunning }

  /// The exit code of the program, which has ended; 256 and more for a signal.
  var status: Int32 {
    process.terminationReason == .exit
      ? process.terminationStatus : 256 + process.terminationStatus
  }

  /// The program's output.
  var log: String { (try? String(contentsOf: logFile, encoding: .utf8)) ?? "" }

  /// Ends the program.
  func end() {
    if process.isRunning { process.terminate() }
    process.waitUntilExit()
  }
}
