import Foundation

/// The folder of a GNOME Shell session: a home, runtime files and settings of its own.
struct GnomeSessionFolder {
  /// The folder itself.
  let url: URL

  private var programs: URL { url.appending(path: "bin") }

  /// Where IBus finds the description of the tested engine.
  var components: URL { url.appending(path: "component") }

  /// What the shell calls its Wayland socket.
  static let display = "wayland-callout"

  /// Makes a new folder with all that is needed before the shell starts.
  init() throws {
    let folder = try TemporaryFolder(
      folders: ["home", "run"],
      files: [
        "home/.config/glib-2.0/settings/keyfile": Self.settings,
        "bin/ibus-daemon": Self.daemonStarter,
      ])
    url = folder.url
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o700], ofItemAtPath: programs.appending(path: "ibus-daemon").path)
  }

  /// The address of the bus of this name, where the session starts it.
  func address(ofBus name: String) -> String {
    "unix:path=\(url.path)/run/\(name)"
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
}
