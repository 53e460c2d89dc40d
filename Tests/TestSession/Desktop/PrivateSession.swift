import Foundation
import Glibc

/// A desktop on X: display, window manager, D-Bus, IBus and the engine.
///
/// It has its own home and runtime folders and is independent of the user's session. Everything in it ends
/// with it. Nothing draws lists.
@MainActor
final class PrivateSession: RunningSession {
  /// The options of a session.
  struct Options: Sendable {
    /// The folder that keeps the logs.
    var logs: URL
    /// Additional environment variables of all programs.
    var environment: [String: String] = [:]
  }

  private(set) var environment: [String: String] = [:]
  let keyboard: Keyboard
  /// The options of the session.
  let options: Options
  let trace: URL
  var folder: URL { temporary.url }
  let keeper: Keeper
  /// The folder, to which files can be written.
  let temporary: TemporaryFolder

  /// Starts a session and waits until it is ready.
  ///
  /// - Throws: A `SessionError` that names the part that does not start.
  init(_ options: Options) throws {
    self.options = options
    temporary = try TemporaryFolder(folders: ["home", "run"], files: Self.files)
    trace = options.logs.appending(path: "trace.log")
    try? FileManager.default.removeItem(at: options.logs)
    try FileManager.default.createDirectory(at: options.logs, withIntermediateDirectories: true)
    environment = Self.environment(folder: temporary.url).merging(options.environment) { $1 }
    keeper = try Keeper(logs: options.logs)
    do {
      environment["DISPLAY"] = try Self.startDisplay(keeper, environment: environment)
      keyboard = try Keyboard(environment: environment, logs: options.logs)
    } catch {
      keeper.end()
      temporary.remove()
      throw error
    }
    do {
      try startDesktop()
      try startIBus()
      try select("callout")
    } catch {
      end()
      throw error
    }
  }

  /// Stops everything in the session; the logs stay.
  func end() {
    keyboard.end()
    keeper.end()
    try? FileManager.default.removeItem(at: folder)
  }

  private func select(_ engine: String) throws {
    try wait(for: "the engine \(engine)", seconds: 15) {
      _ = try? run(["ibus", "engine", engine])
      return (try? run(["ibus", "engine"]).trimmed) == engine
    }
  }
}
