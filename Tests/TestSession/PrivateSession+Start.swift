import Foundation
import Glibc

// How the parts of a session start, each after the one it needs.

extension PrivateSession {
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
    let end = Date(timeIntervalSinceNow: 10)
    while end.timeIntervalSinceNow > 0 {
      let lines = try String(contentsOf: log, encoding: .utf8).split(separator: "\n")
      if let number = lines.lazy.compactMap({ Int($0) }).first { return ":\(number)" }
      usleep(20_000)
    }
    throw SessionError("Xvfb does not come up; \(log.path) says why")
  }

  func startDesktop() throws {
    let configuration = folder.appending(path: "bus.conf")
    try Self.busConfiguration.write(to: configuration, atomically: true, encoding: .utf8)
    try keeper.start(
      "dbus",
      [
        "dbus-daemon", "--nofork", "--config-file=\(configuration.path)",
        "--address=\(environment["DBUS_SESSION_BUS_ADDRESS"] ?? "")",
      ],
      environment: environment)
    let socket = folder.appending(path: "run/bus").path
    try wait(for: "D-Bus") { UnixSocket.isListening(at: socket) }
    if options.hasPanel { paintBackground() }
    try keeper.start(
      "metacity",
      ["metacity", "--sm-disable", "--compositor", options.hasPanel ? "xrender" : "none"],
      environment: environment)
    try wait(for: "metacity") {
      try run(["xprop", "-root", "_NET_SUPPORTING_WM_CHECK"]).contains("window id")
    }
    try setLayout()
  }

  func startIBus() throws {
    if case .program(let program) = options.engine {
      let settings = options.settings.flatMap { ["--setting", $0] }
      try ComponentFile(program: program, arguments: settings + ["--trace", trace.path])
        .write(to: folder.appending(path: "component"))
    }
    try writePanelSettings()
    try keeper.start(
      "ibus",
      [
        "ibus-daemon", "--verbose", "--xim", "--cache", "none",
        "--config", "/usr/libexec/ibus-memconf", "--emoji-extension", "disable",
        "--panel", options.hasPanel ? "/usr/libexec/ibus-ui-gtk3" : "disable",
      ],
      environment: environment)
    try wait(for: "IBus") { try run(["ibus", "address"]).hasPrefix("unix:") }
    try wait(for: "XIM") { try run(["xprop", "-root", "XIM_SERVERS"]).contains("ibus") }
    if options.hasPanel { try waitForPanel() }
  }

  /// A list that is shown before the panel has come up is shown by nobody.
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

  /// The panel starts with the engines it finds here, and keeps its hands off the layout.
  private func writePanelSettings() throws {
    let settings = folder.appending(path: "home/.config/glib-2.0/settings")
    try FileManager.default.createDirectory(at: settings, withIntermediateDirectories: true)
    let text = """
      [desktop/ibus/general]
      preload-engines=['\(options.engine.name)']
      use-system-keyboard-layout=true

      """
    try text.write(to: settings.appending(path: "keyfile"), atomically: true, encoding: .utf8)
  }

  /// A session bus that starts no services by itself.
  static let busConfiguration = """
    <!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
      "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
    <busconfig>
      <type>session</type>
      <listen>unix:tmpdir=/tmp</listen>
      <policy context="default">
        <allow send_destination="*" eavesdrop="true"/>
        <allow eavesdrop="true"/>
        <allow own="*"/>
      </policy>
    </busconfig>
    """
}
