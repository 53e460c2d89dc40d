import GLib
import Hosting
package import KeyboardCore

/// How long the desktop keeps a key from being pressed again: with BounceKeys it ignores the key for a
/// while, with SlowKeys it accepts the key late.
///
/// GNOME and Cinnamon have that in GSettings, KDE in a file. On X, the server knows it.
package final class BounceKeys {
  /// The schemas, which have the same keys.
  private static let schemas = [
    "org.gnome.desktop.a11y.keyboard", "org.cinnamon.desktop.a11y.keyboard",
  ]
  private static let names = ["bouncekeys", "slowkeys"]
  /// The longest delay that is believed.
  private static let limit = 5000

  private let settings: [InstalledSettings]
  private let file: String?
  private var watcher: FolderWatcher?
  private let onChange: (Milliseconds) -> Void

  /// Reads the delay, and follows it.
  ///
  /// - Parameters:
  ///   - isKDE: Whether the desktop is KDE's.
  ///   - folder: The folder of the user's settings.
  ///   - onChange: Called with the delay in ms, at once and after changes of any setting there.
  package init(
    isKDE: Bool = DataDirectory.environment("XDG_CURRENT_DESKTOP")?.contains("KDE") ?? false,
    folder: String? = DataDirectory.configuration, onChange: @escaping (Milliseconds) -> Void
  ) {
    settings = isKDE ? [] : Self.schemas.compactMap { InstalledSettings($0) }
    file = isKDE ? folder.map { $0 + "/kaccessrc" } : nil
    self.onChange = onChange
    for settings in settings { settings.onChange = { [weak self] in self?.read() } }
    if isKDE, let folder {
      watcher = FolderWatcher(path: folder) { [weak self] in self?.read() }
    }
    read()
  }

  private func read() {
    var delays = settings.map { settings in
      Self.sum { settings[$0 + "-enable"]?.bool == true ? settings[$0 + "-delay"]?.int : nil }
    }
    if let file, let text = try? TextFile.read(file) { delays.append(Self.delay(inKDE: text)) }
    onChange(delays.max() ?? 0)
  }

  /// The delay according to the text of KDE's file `kaccessrc`.
  static func delay(inKDE text: String) -> Milliseconds {
    var entries: [String: Substring] = [:]
    var group: Substring = ""
    for line in text.split(separator: "\n") {
      if line.hasPrefix("[") { group = line }
      guard group == "[Keyboard]", let sign = line.firstIndex(of: "=") else { continue }
      entries[line[..<sign].lowercased()] = line[line.index(after: sign)...]
    }
    // KDE's own delay is 500 ms.
    return sum { entries[$0] == "true" ? entries[$0 + "delay"].flatMap { Int($0) } ?? 500 : nil }
  }

  private static func sum(_ delay: (String) -> Int?) -> Milliseconds {
    names.reduce(0) { $0 + min(max(0, delay($1) ?? 0), limit) }
  }
}
