import Foundation

/// The folder of a GNOME Shell session: a home, runtime files and settings of its own.
struct GnomeSessionFolder {
  /// The folder itself.
  let url: URL

  private var run: URL { url.appending(path: "run") }
  private var home: URL { url.appending(path: "home") }
  private var programs: URL { url.appending(path: "bin") }

  /// The configuration of both buses.
  var busConfiguration: URL { url.appending(path: "bus.conf") }
  /// Where IBus finds the description of the tested engine.
  var components: URL { url.appending(path: "component") }

  /// What the shell calls its Wayland socket.
  static let display = "wayland-callout"

  /// Makes a new folder with all that is needed before the shell starts.
  init() throws {
    let files = FileManager.default
    url = files.temporaryDirectory.appending(path: "callout-\(UUID().uuidString.prefix(8))")
    let settings = home.appending(path: ".config/glib-2.0/settings")
    for folder in [url, home, run, programs, settings] {
      try files.createDirectory(
        at: folder, withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700])
    }
    try write(Self.settings, to: settings.appending(path: "keyfile"))
    try write(Self.busConfigurationText, to: busConfiguration)
    let starter = programs.appending(path: "ibus-daemon")
    try write(Self.daemonStarter, to: starter)
    try files.setAttributes([.posixPermissions: 0o700], ofItemAtPath: starter.path)
  }

  /// The address of the bus of this name, where the session starts it.
  func address(ofBus name: String) -> String {
    "unix:path=\(socket(ofBus: name).path)"
  }

  /// The socket of the bus of this name.
  func socket(ofBus name: String) -> URL {
    run.appending(path: name)
  }

  /// The environment of all programs of the session.
  var environment: [String: String] {
    SessionEnvironment.shared(in: url).merging([
      "PATH": "\(programs.path):\(SessionEnvironment.path)",
      "XDG_SESSION_TYPE": "wayland",
      "XDG_CURRENT_DESKTOP": "GNOME",
      "DBUS_SESSION_BUS_ADDRESS": address(ofBus: "session-bus"),
      "DBUS_SYSTEM_BUS_ADDRESS": address(ofBus: "system-bus"),
      "WAYLAND_DISPLAY": Self.display,
      // No GTK_IM_MODULE: clients talk to the shell, and the shell alone talks to IBus.
      "GDK_BACKEND": "wayland",
      "MOZ_ENABLE_WAYLAND": "1",
    ]) { $1 }
  }

  /// Removes the folder with everything in it.
  func remove() {
    try? FileManager.default.removeItem(at: url)
  }

  private func write(_ text: String, to file: URL) throws {
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  /// GNOME Shell starts IBus by the name of its daemon: without the cache it reads the component of
  /// the session, and only with `--verbose` it keeps what engines print.
  private static let daemonStarter = """
    #!/bin/sh
    PATH=${PATH#*:}
    exec ibus-daemon --cache none --verbose "$@"

    """

  private static let settings = """
    [org/gnome/desktop/input-sources]
    sources=[('xkb', 'us')]

    [org/gnome/desktop/interface]
    enable-animations=false

    [org/gnome/desktop/peripherals/keyboard]
    delay=uint32 500
    repeat-interval=uint32 30

    """

  /// A bus that starts no services by itself and lets everybody do everything.
  private static let busConfigurationText = """
    <!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
      "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
    <busconfig>
      <listen>unix:tmpdir=/tmp</listen>
      <auth>EXTERNAL</auth>
      <policy context="default">
        <allow send_destination="*" eavesdrop="true"/>
        <allow eavesdrop="true"/>
        <allow own="*"/>
      </policy>
    </busconfig>

    """
}
