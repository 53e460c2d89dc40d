import Foundation

/// Programs with their own home and runtime folder, which are stopped together.
@MainActor
protocol RunningSession: AnyObject {
  /// The environment of the session's programs.
  var environment: [String: String] { get }
  /// The folder with the home and all files of the session.
  var folder: URL { get }
  /// The parent of the session's programs.
  var keeper: Keeper { get }
}

extension RunningSession {
  /// Runs a program to its end.
  ///
  /// - Returns: Its standard output.
  /// - Throws: A `SessionError` if it fails.
  @discardableResult
  func run(_ command: [String]) throws -> String {
    try Support.run(command, environment: environment)
  }

  /// Waits until a condition holds.
  ///
  /// - Returns: The time that took, in seconds.
  /// - Throws: A `SessionError` with the description if it does not hold in time.
  @discardableResult
  func wait(
    for what: @autoclosure () -> String, seconds: Double = 30, until holds: () throws -> Bool
  ) throws -> Double {
    try waitUntil(holds, what(), within: seconds)
  }
}
