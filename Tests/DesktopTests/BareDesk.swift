import Foundation

@testable import TestSession

/// A private display or compositor with hardly anything on it.
///
/// Everything in it ends with it.
@MainActor final class BareDesk: RunningSession {
  /// The display's name.
  var display: String { environment["DISPLAY"] ?? "" }
  /// The path of sway's socket.
  var swaySocket: String { environment["SWAYSOCK"] ?? "" }
  var folder: URL { temporary.url }

  private(set) var environment: [String: String]
  let keeper: Keeper
  private let temporary: TemporaryFolder

  init() throws {
    temporary = try TemporaryFolder(folders: ["home", "run", "logs"])
    environment = SessionEnvironment.shared(in: temporary.url)
    keeper = try Keeper(logs: temporary.url.appending(path: "logs"))
  }

  /// Ends everything.
  func end() {
    keeper.end()
    temporary.remove()
  }

  /// Starts a program.
  func start(_ name: String, _ command: [String]) throws {
    try keeper.start(name, command, environment: environment)
  }

  /// Starts an X server with a window manager.
  func startX() throws {
    environment["DISPLAY"] = try PrivateSession.startDisplay(keeper, environment: environment)
    try start("metacity", ["metacity", "--sm-disable", "--compositor", "none"])
    try wait(for: "metacity") {
      try run(["xprop", "-root", "_NET_SUPPORTING_WM_CHECK"]).contains("window id")
    }
  }

  /// Starts sway without a screen.
  func startSway() throws {
    let settings = ["WLR_BACKENDS": "headless", "WLR_LIBINPUT_NO_DEVICES": "1"]
    environment.merge(settings.merging(["WLR_RENDERER": "pixman"]) { $1 }) { $1 }
    let file = try temporary.write("xwayland disable\n", to: "sway.conf")
    // sway 1.7 does not run as root, as tests in containers do.
    let user = geteuid() == 0 ? ["unshare", "--user"] : []
    try start("sway", user + ["sway", "--config", file.path])
    try wait(for: "sway") {
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
}
