import Foundation
import Glibc

/// A desktop on X: display, window manager, D-Bus, IBus and the engine.
@MainActor
final class PrivateSession: DesktopSession {
  /// The options of a session.
  struct Options: Sendable {
    /// The engine.
    var engine: TestedEngine
    /// The engine's settings, each as `KEY=VALUE` with the value in GVariant's text form.
    var settings: [String] = []
    /// Whether IBus's own panel draws lists; without it nothing is drawn.
    var hasPanel = false
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
    temporary = try TemporaryFolder(folders: ["home", "run"])
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
      // The panel chooses the preloaded engine by itself. IBus would cancel its choice in favor of
      // another one, and such a panel crashes at its first list (see `EngineComponent.watchPanel`).
      if options.hasPanel {
        let engine = options.engine.name
        try wait(for: "the engine \(engine)", seconds: 15) { try isInUse(engine) }
      } else {
        try select(options.engine.name)
      }
    } catch {
      end()
      throw error
    }
  }

  /// Selects an engine.
  ///
  /// - Parameter engine: The engine's name.
  /// - Throws: A `SessionError` if it does not start.
  func select(_ engine: String) throws {
    try wait(for: "the engine \(engine)", seconds: 15) {
      _ = try? run(["ibus", "engine", engine])
      return try isInUse(engine)
    }
  }

  private func isInUse(_ engine: String) throws -> Bool {
    (try? run(["ibus", "engine"]))?.trimmingCharacters(in: .newlines) == engine
  }

  /// Changes the display's keyboard layout.
  ///
  /// - Parameter arguments: The arguments of `setxkbmap`, e.g. `["us", "intl"]`.
  /// - Throws: A `SessionError` if there is no such layout.
  func setLayout(_ arguments: [String] = ["us"]) throws {
    try run(["setxkbmap", "-option", ""])
    try run(["setxkbmap"] + arguments)
    // The server reports it to clients before any key that is pressed later.
    let layout = arguments.first ?? ""
    try wait(for: "the layout \(layout)") {
      try run(["setxkbmap", "-query"]).split(separator: "\n").contains {
        $0.hasPrefix("layout:") && $0.hasSuffix(" \(layout)")
      }
    }
  }
}
