import Foundation

@testable import TestSession

/// A display or a compositor of its own with hardly anything on it.
///
/// Everything in it ends with it.
@MainActor final class BareDesk {
  /// The display's name.
  var display: String { environment["DISPLAY"] ?? "" }
  /// The path of sway's socket.
  var swaySocket: String { environment["SWAYSOCK"] ?? "" }

  private let folder: URL
  private let keeper: Keeper
  private var environment: [String: String]

  init() throws {
    let name = "callout-\(UUID().uuidString.prefix(8))"
    folder = FileManager.default.temporaryDirectory.appending(path: name)
    for name in ["home", "run", "logs"] {
      try FileManager.default.createDirectory(
        at: folder.appending(path: name), withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700])
    }
    environment = SessionEnvironment.shared(in: folder)
    keeper = try Keeper(logs: folder.appending(path: "logs"))
  }

  /// Ends everything.
  func end() {
    keeper.end()
    try? FileManager.default.removeItem(at: folder)
  }

  /// Starts a program.
  func start(_ name: String, _ command: [String]) throws {
    try keeper.start(name, command, environment: environment)
  }

  /// Starts an X server with a window manager.
  func startX() throws {
    environment["DISPLAY"] = try PrivateSession.startDisplay(keeper, environment: environment)
    try start("metacity", ["metacity", "--sm-disable", "--compositor", "none"])
    try wait { output(["xprop", "-root", "_NET_SUPPORTING_WM_CHECK"]).contains("window id") }
  }

  /// Starts sway without a screen.
  func startSway() throws {
    let settings = ["WLR_BACKENDS": "headless", "WLR_LIBINPUT_NO_DEVICES": "1"]
    environment.merge(settings.merging(["WLR_RENDERER": "pixman"]) { $1 }) { $1 }
    let file = folder.appending(path: "sway.conf")
    try "xwayland disable\n".write(to: file, atomically: true, encoding: .utf8)
    // sway 1.7 does not run as root, as tests in containers do.
    let user = geteuid() == 0 ? ["unshare", "--user"] : []
    try start("sway", user + ["sway", "--config", file.path])
    try wait {
      let names = try FileManager.default.contentsOfDirectory(
        atPath: folder.appending(path: "run").path)
      environment["SWAYSOCK"] = names.first { $0.hasPrefix("sway-ipc.") }.map {
        folder.appending(path: "run/\($0)").path
      }
      environment["WAYLAND_DISPLAY"] = names.first {
        $0.hasPrefix("wayland-") && !$0.hasSuffix(".lock")
      }
      return environment["SWAYSOCK"] != nil && environment["WAYLAND_DISPLAY"] != nil
    }
  }

  /// What a program prints, or "" where it fails.
  func output(_ command: [String]) -> String {
    (try? Support.run(command, environment: environment)) ?? ""
  }

  /// Waits until something holds.
  ///
  /// - Throws: A `SessionError` if it does not in time.
  func wait(until holds: () throws -> Bool) throws {
    let end = Date(timeIntervalSinceNow: 30)
    while try !holds() {
      guard end.timeIntervalSinceNow > 0 else { throw SessionError("It is not there after 30 s") }
      usleep(30_000)
    }
  }
}
