import Foundation

@testable import TestSession

/// What plays feedback, in a session of its own: a sound server, and a bus with feedbackd.
///
/// Everything in it ends with it.
@MainActor
final class FeedbackSession {
  /// The parts a session can have.
  struct Parts: OptionSet {
    let rawValue: Int

    /// PulseAudio, with a sound card that can be recorded.
    static let sound = Self(rawValue: 1)
    /// A session bus that starts no service by itself.
    static let bus = Self(rawValue: 2)
    /// Debian's feedbackd on the bus.
    static let feedbackd = Self(rawValue: 4)
  }

  /// The sound server, where there is one.
  let server: SoundServer?
  /// The environment of the session's programs.
  var environment: [String: String]

  private let folder: TemporaryFolder
  private let keeper: Keeper
  private var players: [LineProcess] = []

  /// Starts a session with some parts, and waits until they are there.
  init(_ parts: Parts) throws {
    folder = try TemporaryFolder()
    let logs = folder.url.appending(path: "logs")
    for name in ["home", "run", "logs"] {
      try FileManager.default.createDirectory(
        at: folder.url.appending(path: name), withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700])
    }
    keeper = try Keeper(logs: logs)
    let run = folder.url.appending(path: "run").path
    environment = Programs.environment.merging([
      "HOME": folder.url.appending(path: "home").path,
      "XDG_RUNTIME_DIR": run,
      "DBUS_SESSION_BUS_ADDRESS": "unix:path=\(run)/bus",
      "GSETTINGS_BACKEND": "memory",
      // Nobody starts a sound server that the session has not got.
      "PULSE_SERVER": "unix:\(run)/no-pulse",
    ]) { $1 }
    do {
      server = parts.contains(.sound) ? try SoundServer(in: folder.url) : nil
    } catch {
      keeper.end()
      throw error
    }
    environment.merge(server?.environment ?? [:]) { $1 }
    do {
      if parts.contains(.bus) || parts.contains(.feedbackd) { try startBus() }
      if parts.contains(.feedbackd) { try startFeedbackd() }
    } catch {
      end()
      throw error
    }
  }

  /// Ends everything in the session.
  func end() {
    feedbackd?.send(SIGCONT)
    server?.stop(false)
    for player in players {
      RunningProcess(id: player.identifier).send(SIGTERM)
      player.end()
    }
    server?.end()
    keeper.end()
    folder.remove()
  }

  /// Plays feedback with `ime-cli feedback`.
  func play(_ arguments: String...) throws -> Outcome { try play(arguments) }

  /// Plays feedback with `ime-cli feedback`.
  func play(_ arguments: [String]) throws -> Outcome {
    try Outcome(
      Programs.cli(), ["feedback"] + arguments, environment: environment, files: nil)
  }

  /// Starts `ime-cli feedback`, whose lines can be read while it plays.
  func startPlayer(_ arguments: String...) throws -> LineProcess {
    let player = try LineProcess(
      [Programs.cli().path, "feedback"] + arguments, environment: environment,
      log: folder.url.appending(path: "logs/player-\(players.count).log"))
    players.append(player)
    return player
  }

  /// Writes a file by its path in the session's folder.
  @discardableResult
  func write(_ data: Data, to path: String) throws -> URL {
    let file = try folder.write("", to: path)
    try data.write(to: file)
    return file
  }

  /// Runs a program of the system in the session.
  func run(_ program: String, _ arguments: String...) throws -> Outcome {
    try Outcome(
      URL(filePath: "/usr/bin/" + program), arguments, environment: environment, files: nil)
  }

  /// What feedbackd tells of what it does, a line each.
  var feedbackdLog: [String] {
    let log = folder.url.appending(path: "logs/feedbackd.log")
    let text = try? String(contentsOf: log, encoding: .utf8)
    return text?.split(separator: "\n").map(String.init) ?? []
  }

  /// The process of feedbackd.
  var feedbackd: RunningProcess? {
    let home = "HOME=" + (environment["HOME"] ?? "")
    return RunningProcess.all {
      $0.program.hasSuffix("/feedbackd") && $0.environment.contains(home)
    }.first
  }

  private func startBus() throws {
    let configuration = try folder.write(
      PrivateSession.busConfiguration, to: "bus.conf")
    try keeper.start(
      "dbus",
      [
        "dbus-daemon", "--nofork", "--config-file=\(configuration.path)",
        "--address=\(environment["DBUS_SESSION_BUS_ADDRESS"] ?? "")",
      ],
      environment: environment)
    let socket = folder.url.appending(path: "run/bus").path
    try wait(for: "D-Bus") { UnixSocket.isListening(at: socket) }
  }

  private func startFeedbackd() throws {
    try keeper.start(
      "feedbackd", ["/usr/libexec/feedbackd"],
      environment: environment.merging(["G_MESSAGES_DEBUG": "all"]) { $1 })
    try wait(for: "feedbackd") { feedbackdLog.contains { $0.contains("was acquired") } }
  }

  private func wait(for what: String, until holds: () -> Bool) throws {
    let end = Date(timeIntervalSinceNow: 10)
    while !holds() {
      guard end.timeIntervalSinceNow > 0 else { throw SessionError("\(what) does not come up") }
      usleep(10_000)
    }
  }
}
