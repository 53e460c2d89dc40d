import Foundation
import Glibc

// The start of a session's parts, each after the one it needs.

extension PrivateSession {
  /// Without animations and a cursor that blinks, a window is drawn once for each change.
  static let files: [String: String] = ["gtk-3.0", "gtk-4.0"].reduce(into: [:]) { files, folder in
    files["home/.config/\(folder)/settings.ini"] = """
      [Settings]
      gtk-enable-animations=false
      gtk-cursor-blink=false

      """
  }

  static func environment(folder: URL) -> [String: String] {
    var environment = SessionEnvironment.shared(in: folder).merging([
      "XDG_SESSION_TYPE": "x11",
      "DBUS_SESSION_BUS_ADDRESS": "unix:path=\(folder.path)/run/bus",
      "GTK_IM_MODULE": "ibus",
      "QT_IM_MODULE": "ibus",
      "XMODIFIERS": "@im=ibus",
      "GDK_BACKEND": "x11",
      "QT_QPA_PLATFORM": "xcb",
    ]) { $1 }
    let outside = ProcessInfo.processInfo.environment
    environment["IBUS_CALLOUT_DATA"] = outside["IBUS_CALLOUT_DATA"]
    return environment
  }

  static func startDisplay(
    _ keeper: Keeper, environment: [String: String]
  ) throws -> String {
    let log = try keeper.start(
      "xvfb",
      [
        "Xvfb", "-displayfd", "1", "-screen", "0", "1024x640x24", "-nolisten", "tcp", "-noreset",
      ],
      environment: environment)
    var display = ""
    let isUp = {
      let lines = try String(contentsOf: log, encoding: .utf8).split(separator: "\n")
      display = lines.lazy.compactMap { Int($0) }.first.map { ":\($0)" } ?? ""
      return !display.isEmpty
    }
    try waitUntil(isUp, "Xvfb (\(log.path) says why)", within: 10)
    return display
  }

  func startDesktop() throws {
    try keeper.startBus("bus", in: folder, environment: environment)
    try keeper.start(
      "metacity",
      ["metacity", "--sm-disable", "--compositor", "none"],
      environment: environment)
    try wait(for: "metacity") {
      try run(["xprop", "-root", "_NET_SUPPORTING_WM_CHECK"]).contains("window id")
    }
    try run(["setxkbmap", "us", "-option", ""])
  }

  func startIBus() throws {
    try ComponentFile(program: Programs.engine(), arguments: ["--trace", trace.path])
      .write(to: folder.appending(path: "component"))
    try keeper.start(
      "ibus",
      [
        "ibus-daemon", "--verbose", "--xim", "--cache", "none",
        "--config", "/usr/libexec/ibus-memconf", "--emoji-extension", "disable",
        "--panel", "disable",
      ],
      environment: environment)
    try wait(for: "IBus") { try run(["ibus", "address"]).hasPrefix("unix:") }
    try wait(for: "XIM") { try run(["xprop", "-root", "XIM_SERVERS"]).contains("ibus") }
    try keeper.start("panel", Support.command("panel.py"), environment: environment)
    try waitForPanel()
  }

  /// A list that opens before the panel has started is not shown.
  private func waitForPanel() throws {
    let address = try run(["ibus", "address"]).trimmingCharacters(in: .whitespacesAndNewlines)
    try wait(for: "IBus's panel", seconds: 30) {
      try run([
        "gdbus", "call", "--address", address, "--dest", "org.freedesktop.DBus",
        "--object-path", "/org/freedesktop/DBus",
        "--method", "org.freedesktop.DBus.NameHasOwner", "org.freedesktop.IBus.Panel",
      ]).contains("true")
    }
  }
}
