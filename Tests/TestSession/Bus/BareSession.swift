import Foundation

/// A private ibus-daemon without a display, with its own home.
///
/// Everything in it ends with it.
@MainActor
final class BareSession: RunningSession {
  nonisolated let environment: [String: String]
  var folder: URL { temporary.url }

  private let program: URL
  private let temporary: TemporaryFolder
  let keeper: Keeper
  private var engines: [HandEngine] = []
  private var clients: [BusClient] = []

  /// Starts a daemon.
  ///
  /// - Parameters:
  ///   - engines: The engines that the daemon starts by itself, e.g. `callout:fr`.
  ///   - program: The engines' program; the one under test by default.
  ///   - arguments: The arguments of the engine's program besides `--ibus`.
  ///   - files: Files to write first, by their paths in the folder.
  ///   - environment: Additional environment variables of all programs.
  ///   - hasSessionBus: Whether there is a D-Bus for the session, too.
  /// - Throws: A `SessionError` if the daemon does not start.
  init(
    engines: [String] = [], program: URL? = nil, arguments: [String] = [],
    files: [String: String] = [:], environment: [String: String] = [:],
    hasSessionBus: Bool = false
  ) throws {
    self.program = try program ?? Programs.engine()
    temporary = try TemporaryFolder(
      folders: ["home/.config", "run", "logs", "component"], files: files)
    let folder = temporary.url
    let bus = ["DBUS_SESSION_BUS_ADDRESS": "unix:path=\(folder.path)/run/bus"]
    self.environment = Self.environment(folder).merging(hasSessionBus ? bus : [:]) { $1 }
      .merging(environment) { $1 }
    keeper = try Keeper(
      logs: folder.appending(path: "logs"), home: self.environment["HOME"] ?? "")
    do {
      if hasSessionBus {
        try keeper.startBus("bus", in: folder, environment: self.environment)
      }
      try startDaemon(engines, arguments)
    } catch {
      end()
      throw error
    }
  }

  /// Ends everything in the session.
  func end() {
    for client in clients { client.end() }
    for engine in engines { engine.end() }
    keeper.end()
    temporary.remove()
  }

  /// Starts the engine's program by hand and waits until IBus knows it.
  ///
  /// - Parameters:
  ///   - arguments: Its arguments.
  ///   - environment: Additional environment variables.
  ///   - errors: The handle for its standard error, in place of its log.
  /// - Returns: The engine.
  /// - Throws: A `SessionError` if it does not register with IBus.
  func startEngine(
    _ arguments: [String] = [], environment: [String: String] = [:], errors: FileHandle? = nil
  ) throws -> HandEngine {
    let engine = try HandEngine(
      arguments, environment: self.environment.merging(environment) { $1 },
      log: folder.appending(path: "logs/engine-\(engines.count).log"), errors: errors)
    engines.append(engine)
    try wait(for: "the engine (\(engine.log))") { engine.log.contains("Registered") }
    return engine
  }

  /// Starts the engine by hand with a trace.
  ///
  /// - Parameter holdDelay: How long a key is held for its list, in ms.
  /// - Returns: The trace, in the session's home.
  /// - Throws: A `SessionError` if it does not register with IBus.
  func startTracedEngine(holdDelay: Int) throws -> URL {
    let file = folder.appending(path: "home/trace.log")
    _ = try startEngine(["--setting", "hold-delay=\(holdDelay)", "--trace", file.path])
    return file
  }

  /// Starts one of the scripts in `Clients`, and waits for its first line.
  ///
  /// - Parameters:
  ///   - name: The script's name without its extension.
  ///   - arguments: Its arguments.
  ///   - log: The name of its log without an extension, by default the script's.
  /// - Returns: The script, which quits when its standard input is closed.
  /// - Throws: A `SessionError` if it does not answer.
  func startScript(
    _ name: String, _ arguments: [String] = [], log: String? = nil
  ) throws -> LineProcess {
    let process = try LineProcess(
      Support.command("\(name).py", arguments), environment: environment,
      log: folder.appending(path: "logs/\(log ?? name).log"))
    _ = try process.readLine(within: 20)
    return process
  }

  /// Opens a client and selects an engine.
  func openClient(engine: String) throws -> BusClient {
    let client = BusClient(try startScript("bus_client", log: "client-\(clients.count)"))
    clients.append(client)
    let field = try client.select(engine)
    guard field.engine == engine else {
      throw SessionError("IBus has \"\(field.engine)\" in use and not \(engine): \(daemonLog)")
    }
    return client
  }

  /// Starts `ime-cli record`, and allows it to record.
  func record(to file: URL) throws -> Process {
    let recorder = Process()
    recorder.executableURL = try Programs.cli()
    recorder.arguments = ["record", "--allow", file.path]
    recorder.environment = environment
    try recorder.runUnmasked()
    return recorder
  }

  /// Writes a file by its path in the session's folder.
  @discardableResult
  func write(_ text: String, to path: String) throws -> URL {
    try temporary.write(text, to: path)
  }

  /// The engine processes started by the daemon: supervisors and workers.
  func engineProcesses() throws -> [RunningProcess] {
    RunningProcess.engines(home: environment["HOME"] ?? "", program: program)
  }

  /// The output of the daemon and the engines that it has started.
  var daemonLog: String {
    (try? String(contentsOf: folder.appending(path: "logs/ibus.log"), encoding: .utf8)) ?? ""
  }
}

// MARK: - Start

extension BareSession {
  private static func environment(_ folder: URL) -> [String: String] {
    let home = folder.appending(path: "home").path
    return Programs.environment.merging([
      "HOME": home,
      "TMPDIR": folder.path,
      "XDG_RUNTIME_DIR": folder.appending(path: "run").path,
      "XDG_CONFIG_HOME": home + "/.config",
      "IBUS_ADDRESS": "unix:path=\(folder.path)/run/ibus",
      // Only IBus's own components: other engines may be slow.
      "IBUS_COMPONENT_PATH": folder.appending(path: "component").path,
      "GSETTINGS_BACKEND": "keyfile",
      "PYTHONDONTWRITEBYTECODE": "1",
    ]) { $1 }
  }

  private func startDaemon(_ engines: [String], _ arguments: [String]) throws {
    let component = folder.appending(path: "component")
    try FileManager.default.createSymbolicLink(
      at: component.appending(path: "simple.xml"),
      withDestinationURL: URL(filePath: "/usr/share/ibus/component/simple.xml"))
    if !engines.isEmpty {
      try ComponentFile(program: program, arguments: arguments, engines: engines)
        .write(to: component)
    }
    try keeper.start(
      "ibus",
      [
        "ibus-daemon", "--verbose", "--panel=disable", "--config=disable",
        "--emoji-extension=disable", "--cache=none",
        "--address=\(environment["IBUS_ADDRESS"] ?? "")",
      ],
      environment: environment)
    let socket = folder.appending(path: "run/ibus").path
    try wait(for: "ibus-daemon: \(daemonLog)") { UnixSocket.isListening(at: socket) }
  }
}
