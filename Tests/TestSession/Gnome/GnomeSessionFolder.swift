import Foundation

/// The folder of a GNOME Shell session, with its own home, runtime files and settings.
struct GnomeSessionFolder {
  /// The folder itself.
  let url: URL

  private var programs: URL { url.appending(path: "bin") }

  /// The folder with the component file of the tested engine.
  var components: URL { url.appending(path: "component") }

  /// The shell's name for its Wayland socket.
  static let display = "wayland-callout"

  /// Makes a new folder with everything that the shell needs to start.
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

  /// The address of the session's bus with this name.
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
      // No GTK_IM_MODULE: clients talk to the shell, and only the shell talks to IBus.
      "GDK_BACKEND": "wayland",
      "MOZ_ENABLE_WAYLAND": "1",
    ]) { $1 }
  }

  /// GNOME Shell starts IBus by the name of its daemon: without the cache it reads the component of
  /// the session, and it logs the output of engines only with `--verbose`.
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
