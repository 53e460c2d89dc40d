import Foundation

/// A private session with a sound server, and a bus with feedbackd.
///
/// Everything in it ends with it.
@MainActor
final class FeedbackSession: RunningSession {
  /// The parts a session can have.
  struct Parts: OptionSet {
    let rawValue: Int

    /// PulseAudio, with a sound card that can be recorded.
    static let sound = Self(rawValue: 1)
    /// A session bus that does not start services.
    static let bus = Self(rawValue: 2)
    /// Debian's feedbackd on the bus.
    static let feedbackd = Self(rawValue: 4)
  }

  /// The sound server, or `nil`.
  let server: SoundServer?
  var environment: [String: String]
  var folder: URL { temporary.url }
  let keeper: Keeper

  private let temporary: TemporaryFolder
  private var players: [LineProcess] = []

  /// Starts a session with some parts, and waits until they are there.
  init(_ parts: Parts) throws {
    temporary = try TemporaryFolder(folders: ["home", "run", "logs"])
    let folder = temporary.url
    keeper = try Keeper(logs: folder.appending(path: "logs"))
    let run = folder.appending(path: "run").path
    environment = Programs.environment.merging([
      "HOME": folder.appending(path: "home").path,
      "XDG_RUNTIME_DIR": run,
      "DBUS_SESSION_BUS_ADDRESS": "unix:path=\(run)/bus",
      "GSETTINGS_BACKEND": "memory",
      // Prevents programs from starting a sound server of their own.
      "PULSE_SERVER": "unix:\(run)/no-pulse",
    ]) { $1 }
    do {
      server = parts.contains(.sound) ? try SoundServer(in: folder) : nil
    } catch {
      keeper.end()
      temporary.remove()
      throw error
    }
    environment.merge(server?.environment ?? [:]) { $1 }
    do {
      if parts.contains(.bus) || parts.contains(.feedbackd) {
        try keeper.startBus("bus", in: folder, environment: environment)
      }
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
    temporary.remove()
  }

  /// Plays feedback with `ime-cli feedback`.
  func play(_ arguments: String...) throws -> Outcome {
    try Outcome(Programs.cli(), ["feedback"] + arguments, environment: environment, files: nil)
  }

  /// Starts `ime-cli feedback`, whose lines can be read while it plays.
  func startPlayer(_ arguments: String...) throws -> LineProcess {
    let player = try LineProcess(
      [Programs.cli().path, "feedback"] + arguments, environment: environment,
      log: folder.appending(path: "logs/player-\(players.count).log"))
    players.append(player)
    return player
  }

  /// Writes a file by its path in the session's folder.
  @discardableResult
  func write(_ data: Data, to path: String) throws -> URL {
    let file = try temporary.write("", to: path)
    try data.write(to: file)
    return file
  }

  /// The lines of feedbackd's log.
  var feedbackdLog: [String] {
    let log = folder.appending(path: "logs/feedbackd.log")
    let text = try? String(contentsOf: log, encoding: .utf8)
    return text?.split(separator: "\n").map(String.init) ?? []
  }

  /// The process of feedbackd.
  var feedbackd: RunningProcess? {
    RunningProcess.all(of: "/usr/libexec/feedbackd", home: environment["HOME"] ?? "").first
  }

  private func startFeedbackd() throws {
    try keeper.start(
      "feedbackd", ["/usr/libexec/feedbackd"],
      environment: environment.merging(["G_MESSAGES_DEBUG": "all"]) { $1 })
    try wait(for: "feedbackd") { feedbackdLog.contains { $0.contains("was acquired") } }
  }
}
