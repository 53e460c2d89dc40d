import Foundation
import Glibc

/// A private PulseAudio daemon with a virtual sound card.
@MainActor
final class SoundServer {
  /// The variables with which programs use it.
  let environment: [String: String]

  private let folder: URL
  private let logs: URL
  private let keeper: Keeper
  private var starts = 0
  private var recorders: [SoundRecorder] = []

  /// Starts a daemon and waits until it is there.
  ///
  /// - Parameter folder: The session's folder, in which the daemon gets its own.
  /// - Throws: A `SessionError` if it does not start.
  init(in folder: URL) throws {
    self.folder = folder.appending(path: "pulse")
    logs = folder.appending(path: "logs")
    for folder in [self.folder, logs] {
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    }
    environment = ["PULSE_SERVER": "unix:\(self.folder.path)/native"]
    keeper = try Keeper(logs: logs)
    do {
      try start()
    } catch {
      keeper.end()
      throw error
    }
  }

  /// Starts the daemon, which is not running, and waits until it is there.
  ///
  /// - Throws: A `SessionError` if it does not start.
  func start() throws {
    starts += 1
    let socket = "\(folder.path)/native"
    unlink(socket)
    try keeper.start(
      "pulse-\(starts)",
      [
        "pulseaudio", "-n", "--daemonize=no", "--exit-idle-time=-1", "--use-pid-file=no",
        "--load=module-native-protocol-unix socket=\(socket) auth-anonymous=1",
        "--load=module-null-sink sink_name=ear rate=\(SoundRecorder.rate) channels=1",
      ],
      environment: [
        "PATH": "/usr/bin:/bin", "HOME": folder.path, "XDG_RUNTIME_DIR": folder.path,
      ])
    let isUp = { (try? self.run(["pactl", "list", "short", "sinks"]))?.contains("ear") == true }
    try waitUntil(isUp, "pulseaudio (\(logs.path) says why)", within: 10)
  }

  /// Starts to record.
  ///
  /// - Throws: A `SessionError` if it cannot be recorded.
  func record() throws -> SoundRecorder {
    let recorder = try SoundRecorder(
      environment: environment.merging(["PATH": "/usr/bin:/bin", "HOME": folder.path]) { $1 })
    recorders.append(recorder)
    return recorder
  }

  /// The names of the cached sounds.
  var keptSounds: [String] {
    get throws {
      try run(["pactl", "list", "short", "samples"]).split(separator: "\n")
        .compactMap { $0.split(separator: "\t").dropFirst().first.map(String.init) }
    }
  }

  /// Stops or continues the daemon.
  func stop(_ isStopped: Bool = true) { process?.send(isStopped ? SIGSTOP : SIGCONT) }

  /// Ends the daemon, and waits until it has quit.
  func kill() {
    process?.send(SIGKILL)
    while process != nil { usleep(10_000) }
  }

  /// Ends the daemon and everything that records it.
  func end() {
    for recorder in recorders { recorder.end() }
    stop(false)
    keeper.end()
  }

  private var process: RunningProcess? {
    RunningProcess.all(of: "/usr/bin/pulseaudio", home: folder.path).first
  }

  private func run(_ command: [String]) throws -> String {
    try Support.run(command, environment: environment.merging(["HOME": folder.path]) { $1 })
  }
}
