import Foundation

@testable import TestSession

// Steps that several suites share; everything ends with the test.
extension BareSession {
  /// The schema of the engine's settings.
  static let schema = "org.freedesktop.ibus.engine.callout"

  /// Starts a session; the parameters are those of `init`.
  static func started(
    engines: [String] = [], program: URL? = nil, arguments: [String] = [],
    files: [String: String] = [:], environment: [String: String] = [:],
    hasSessionBus: Bool = false
  ) throws -> BareSession {
    let session = try BareSession(
      engines: engines, program: program, arguments: arguments, files: files,
      environment: environment, hasSessionBus: hasSessionBus)
    TestEndTrait.started.append(session)
    return session
  }

  /// The files of a session in which a command opens the addresses of a scheme.
  static func handler(of scheme: String, command: String) -> [String: String] {
    [
      "home/.config/mimeapps.list":
        "[Default Applications]\nx-scheme-handler/\(scheme)=test.desktop\n",
      "home/.local/share/applications/test.desktop": """
      [Desktop Entry]
      Type=Application
      Name=Test
      Exec=\(command) %u
      MimeType=x-scheme-handler/\(scheme);

      """,
    ]
  }

  /// Lets IBus start the engine, as on a desktop, and opens a client for the last of `engines`.
  static func withClient(
    engines: [String] = ["callout:fr"], _ arguments: [String] = .settings("hold-delay=150"),
    environment: [String: String] = [:]
  ) throws -> (session: BareSession, client: BusClient) {
    let session = try started(engines: engines, arguments: arguments, environment: environment)
    return (session, try session.openClient(engine: engines.last ?? ""))
  }

  /// Starts the engine by hand, and opens a client that uses one of its engines.
  func startTyping(
    _ arguments: [String] = .settings("hold-delay=150"), with name: String = "callout:fr",
    environment: [String: String] = [:]
  ) throws -> (engine: HandEngine, client: BusClient) {
    let engine = try startEngine(arguments, environment: environment)
    return (engine, try openClient(engine: name))
  }

  /// Starts a session in which settings are stored, with engines that IBus starts by itself.
  ///
  /// `change` makes another version of the schema.
  static func withSchema(
    engines: [String] = [], arguments: [String] = [], changedBy change: (String) -> String = { $0 }
  ) throws -> BareSession {
    let schemas = try TemporaryFolder()
    TestEndTrait.started.append(schemas)
    // The descriptions of the keys are in the source only.
    let file = schema + ".gschema.xml"
    let source = LocaleFile.folder.deletingLastPathComponent().appending(path: file)
    try schemas.write(change(String(contentsOf: source, encoding: .utf8)), to: file)
    try Support.run(["glib-compile-schemas", "--strict", schemas.url.path])
    return try started(
      engines: engines, arguments: arguments,
      environment: ["GSETTINGS_SCHEMA_DIR": schemas.url.path])
  }

  /// Compiles the schema into a folder.
  static func compileSchema(to folder: URL) throws {
    try Support.run([
      "glib-compile-schemas", "--strict", "--targetdir=\(folder.path)",
      LocaleFile.folder.deletingLastPathComponent().path,
    ])
  }

  /// Installs the schema where GLib finds it.
  func installSchema() throws {
    let schemas = folder.appending(path: "home/.local/share/glib-2.0/schemas")
    try FileManager.default.createDirectory(at: schemas, withIntermediateDirectories: true)
    try Self.compileSchema(to: schemas)
  }

  /// Stores a setting, as GVariant text.
  func set(_ key: String, _ value: String) throws {
    try run(["gsettings", "set", Self.schema, key, value])
  }

  /// The value of a setting, as GVariant text.
  func setting(_ key: String) throws -> String {
    try run(["gsettings", "get", Self.schema, key]).trimmingCharacters(in: .newlines)
  }

  /// Runs `ime-cli` to its end.
  func cli(_ arguments: [String], environment: [String: String] = [:]) throws -> Outcome {
    try Outcome(
      Programs.cli(), arguments, environment: self.environment.merging(environment) { $1 },
      files: nil)
  }

  /// Ends the worker of the engine, and waits for the next one.
  func endWorker(_ signal: Int32 = SIGKILL) throws {
    guard let worker = try engineProcesses().worker else { throw SessionError("No worker") }
    worker.send(signal)
    try waitForWorker(after: worker)
  }

  /// Waits until the engine has another worker.
  func waitForWorker(after worker: RunningProcess?) throws {
    try wait(for: "a new worker: \(daemonLog)") {
      let next = try engineProcesses().worker
      return next != nil && next != worker
    }
  }
}

extension [String] {
  /// The engine's arguments for settings.
  static func settings(_ settings: String...) -> Self { settings.flatMap { ["--setting", $0] } }
}
