import Foundation
import GLib
import Glibc
import IBus
import TestSession

/// A private ibus-daemon, and what it has started.
///
/// `packaging/checks/soak` has made the home a small disk, and given this program and all others
/// a PID namespace; whatever is left ends with it.
final class Session {
  /// The folder with the home and all files of the session.
  let folder: String
  var home: String { folder + "/home" }
  /// The connection to the current daemon.
  var bus: Bus {
    get throws {
      guard let connection else { throw SessionError("There is no connection to ibus-daemon") }
      return connection
    }
  }
  private var connection: Bus?

  private var daemon: Process?
  private let log: FileHandle

  /// Starts a daemon with the engines in the folder `component`.
  ///
  /// - Throws: A `SessionError` if it does not start.
  init(folder: String) throws {
    self.folder = folder
    let path = folder + "/ibus.log"
    _ = FileManager.default.createFile(atPath: path, contents: nil)
    guard let log = FileHandle(forWritingAtPath: path) else {
      throw SessionError("\(path) cannot be written")
    }
    self.log = log
    try startDaemon()
  }

  /// Starts a daemon, and connects to it.
  func startDaemon() throws {
    let socket = folder + "/run/ibus"
    unlink(socket)
    let daemon = Process()
    daemon.executableURL = URL(filePath: "/usr/bin/ibus-daemon")
    daemon.arguments = [
      "--verbose", "--panel=disable", "--config=disable", "--emoji-extension=disable",
      "--cache=none", "--address=unix:path=\(socket)",
    ]
    daemon.standardInput = FileHandle.nullDevice
    daemon.standardOutput = log
    daemon.standardError = log
    try daemon.run()
    self.daemon = daemon
    for _ in 0..<1000 where access(socket, F_OK) != 0 { usleep(10_000) }
    for _ in 0..<500 {
      let bus = Bus()
      if bus.isConnected { return connection = bus }
      // A connection that is still referenced reconnects in the main loop.
      MainLoop.run(forAtMost: 10)
    }
    throw SessionError("ibus-daemon does not come up; \(folder)/ibus.log says why")
  }

  /// Ends the daemon.
  func endDaemon(by signal: Int32) {
    guard let daemon else { return }
    connection = nil
    kill(daemon.processIdentifier, signal)
    for _ in 0..<500 where daemon.isRunning { usleep(10_000) }
    self.daemon = nil
  }

  /// The processes of the engine under test.
  var engine: [RunningProcess] { (try? RunningProcess.engines(home: home)) ?? [] }

  /// Whether another worker than the given one serves.
  ///
  /// This runs every ms, so it looks only at the supervisor's only child before it asks IBus.
  func hasWorker(otherThan worker: RunningProcess, of supervisor: RunningProcess, engine: String)
    -> Bool
  {
    let path = "/proc/\(supervisor.id)/task/\(supervisor.id)/children"
    guard let children = try? String(contentsOfFile: path, encoding: .utf8),
      let child = children.split(separator: " ").first.flatMap({ Int32($0) }), child != worker.id
    else { return false }
    return (try? bus.engineInUse) == engine
  }

  /// All processes of the session but this one.
  var others: [RunningProcess] {
    RunningProcess.all { $0.id != getpid() && $0.environment.contains("HOME=" + self.home) }
  }

  /// Changes a setting of the engine like the preferences.
  func set(_ key: String, _ value: String) {
    run("gsettings", ["set", "org.freedesktop.ibus.engine.callout", key, value])
  }

  /// The processors that the system lets this process use now, such as `0-3`.
  private static var currentProcessors: String {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    return status.firstMatch(of: /Cpus_allowed_list:\s*(\S+)/).map { String($0.1) } ?? ""
  }
  /// Those before any process had to share one.
  private static let allProcessors = currentProcessors

  /// Has all processes of the session share one processor, or use all of them again.
  ///
  /// - Throws: A `SessionError` if that has no effect.
  func shareOneProcessor(_ isShared: Bool) throws {
    let all = Self.allProcessors
    let processors = isShared ? String(all.prefix(while: \.isNumber)) : all
    for id in others.map(\.id) + [getpid()] {
      run("taskset", ["--all-tasks", "--cpu-list", "--pid", processors, "\(id)"])
    }
    guard Self.currentProcessors == processors else {
      throw SessionError("The processes do not use processors \(processors)")
    }
  }

  private func run(_ program: String, _ arguments: [String]) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/" + program)
    process.arguments = arguments
    process.standardOutput = log
    process.standardError = log
    if (try? process.run()) != nil { process.waitUntilExit() }
  }

  /// Writes a file in the home; without a text, deletes it.
  func write(_ text: String?, to path: String) {
    let path = home + "/" + path
    guard let text else {
      unlink(path)
      return
    }
    let folder = URL(filePath: path).deletingLastPathComponent()
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try? text.write(toFile: path, atomically: false, encoding: .utf8)
  }

  /// Shifts the engine's time of day by some seconds.
  func moveClock(_ seconds: String) {
    try? (seconds + "\n").write(toFile: folder + "/clock", atomically: false, encoding: .utf8)
  }

  /// Fills the disk, or makes room again.
  func fillDisk(_ isFull: Bool) {
    let path = home + "/filler"
    unlink(path)
    guard isFull, let file = fopen(path, "w") else { return }
    let block = [UInt8](repeating: 0x20, count: 4096)
    while fwrite(block, 1, block.count, file) == block.count, fflush(file) == 0 {}
    fclose(file)
  }
}
