import Foundation

/// The environment of the programs of every session.
enum SessionEnvironment {
  /// The folders with programs.
  static let path = "/usr/local/bin:/usr/bin:/bin"

  /// The variables that are the same for all desktops.
  ///
  /// - Parameter folder: The session's folder; `home` and `run` are in it, and IBus's `component`.
  /// - Returns: The variables by their names.
  static func shared(in folder: URL) -> [String: String] {
    [
      "PATH": path,
      "HOME": folder.appending(path: "home").path,
      "LANG": "C.UTF-8",
      "TMPDIR": folder.path,
      "XDG_RUNTIME_DIR": folder.appending(path: "run").path,
      "IBUS_COMPONENT_PATH":
        folder.appending(path: "component").path + ":/usr/share/ibus/component",
      "GSETTINGS_BACKEND": "keyfile",
      // Without accessibility and portals, which would look for services that are not in this session.
      "GTK_A11Y": "none",
      "NO_AT_BRIDGE": "1",
      "GDK_DEBUG": "no-portals",
      "GSK_RENDERER": "cairo",
      "LIBGL_ALWAYS_SOFTWARE": "1",
      "PYTHONDONTWRITEBYTECODE": "1",
    ]
  }
}
