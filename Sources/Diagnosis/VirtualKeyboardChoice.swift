import GLib
package import Hosting

/// An input method as KWin's virtual keyboard, chosen as in System Settings.
package struct VirtualKeyboardChoice: Hashable, Sendable {
  /// The path of the input method's desktop file.
  let file: String

  private static let group = "Wayland"
  private static let key = "InputMethod"

  /// Stores the choice; KWin then starts the input method in place of the one before.
  ///
  /// - Throws: Why the settings cannot be read or written, in the system's words.
  package func apply() throws(TextFile.FileError) {
    let path = (DataDirectory.configuration ?? "/.config") + "/kwinrc"
    let old = SystemCall.status(of: path) == nil ? "" : try TextFile.read(path)
    let new = KDESettings.text(old, with: file, for: Self.key, in: Self.group)
    try TextFile.replace(path, with: new)
    SessionBus.connect {
      guard case .success(let bus) = $0, let changes = Self.changes else { return }
      bus.emit("ConfigChanged", of: "org.kde.kconfig.notify", path: "/kwinrc", [changes])
    }
  }

  /// The choice in `kwinrc`, or `nil`.
  static func file(in kwinrc: String) -> String? {
    let file = KDESettings(kwinrc).groups[group]?[key]
    return file == "" ? nil : file
  }

  /// What KDE's library for settings reports after a change: the keys of each group, in bytes.
  private static var changes: Variant? {
    Variant(parsing: "{'\(group)': [\(Array(key.utf8))]}", type: "a{saay}")
  }
}
