import Diagnosis
import GLib
import Hosting
import KeyboardCore
import KeyboardLayouts

/// The keys that the desktop and IBus take before this program sees them.
struct TakenKeys {
  /// Keys that are taken.
  struct Entry {
    var combination: KeyCombination
    /// Who takes them.
    var owner: String
    /// What for, in the owner's words; the first summary of a schema takes long to find.
    var purpose: () -> String
  }

  private var entries: [Entry] = []

  /// Reads what is taken on this desktop.
  init() {
    if Desktop.current?.isGnome == true {
      for schema in Self.gnomeSchemas { add(schema, owner: "GNOME") }
      addGnomeCommands()
    }
    if Desktop.current?.isPlasma == true, let path = KDEShortcuts.path {
      entries += KDEShortcuts.read(path)
    }
    for schema in Self.ibusSchemas { add(schema, owner: "IBus") }
  }

  /// Who takes keys and what for, in one sentence, or `nil` where nobody is known to.
  func sentence(for combination: KeyCombination) -> String? {
    guard let entry = entries.first(where: { $0.combination == combination }) else { return nil }
    return translated("%s uses these keys for “%s” and gets them first.")
      .filling(entry.owner, entry.purpose())
  }

  private static let gnomeSchemas = [
    "org.gnome.desktop.wm.keybindings", "org.gnome.shell.keybindings", "org.gnome.mutter",
    "org.gnome.mutter.keybindings", "org.gnome.mutter.wayland.keybindings",
    "org.gnome.settings-daemon.plugins.media-keys",
  ]
  private static let ibusSchemas = [
    "org.freedesktop.ibus.general.hotkey", "org.freedesktop.ibus.panel.emoji",
  ]
  private static let commands = "org.gnome.settings-daemon.plugins.media-keys"

  /// Adds the values of a schema that are keys; other values are not spelled like them.
  private mutating func add(_ schema: String, owner: String) {
    let names = InstalledSettings.keys(of: schema)
    guard let settings = InstalledSettings(schema, keys: names) else { return }
    for name in names {
      let value = settings[name]
      let texts =
        switch value.type {
        case "s": [value.string]
        case "as": value.strings
        default: [String]()
        }
      add(texts, owner: owner) {
        let summary = settings.summary(of: name)
        return summary.isEmpty ? name : summary
      }
    }
  }

  /// Adds the commands that users of GNOME have given keys themselves.
  private mutating func addGnomeCommands() {
    let list = "custom-keybindings"
    for path in InstalledSettings.value(of: list, in: Self.commands)?.strings ?? [] {
      guard path.hasPrefix("/"), path.hasSuffix("/"), !path.contains("//"),
        let command = InstalledSettings(
          "\(Self.commands).custom-keybinding", keys: ["binding", "name"], path: path)
      else { continue }
      add([command["binding"].string], owner: "GNOME") { command["name"].string }
    }
  }

  private mutating func add(_ texts: [String], owner: String, purpose: @escaping () -> String) {
    entries += texts.compactMap { KeyCombination($0, keys: .x11) }.map {
      Entry(combination: $0, owner: owner, purpose: purpose)
    }
  }
}
