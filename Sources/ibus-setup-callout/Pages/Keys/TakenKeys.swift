import Diagnosis
import GLib
import Hosting
import KeyboardCore
import KeyboardLayouts

/// The keys that the desktop and IBus handle before this input method receives them.
struct TakenKeys {
  struct Entry {
    var combination: KeyCombination
    /// The desktop or program that handles the keys.
    var owner: String
    /// The owner's description, computed late: finding the first summary of a schema takes long.
    var purpose: () -> String
  }

  private var entries: [Entry] = []

  /// Reads the shortcuts of this desktop.
  init() {
    if SessionDesktop.current?.isGnome == true {
      for schema in Self.gnomeSchemas { add(schema, owner: "GNOME") }
      addGnomeCommands()
    }
    if SessionDesktop.current?.isPlasma == true { entries += KDEShortcuts.read() }
    for schema in Self.ibusSchemas { add(schema, owner: "IBus") }
  }

  /// A sentence about the owner of keys and their purpose there, or `nil`.
  func sentence(for combination: KeyCombination) -> String? {
    guard let entry = entries.first(where: { $0.combination == combination }) else { return nil }
    return translated("%s uses these keys for “%s” and gets them first.")
      .filling(entry.owner, entry.purpose())
  }

  private static let mediaKeys = "org.gnome.settings-daemon.plugins.media-keys"
  private static let gnomeSchemas = [
    "org.gnome.desktop.wm.keybindings", "org.gnome.shell.keybindings", "org.gnome.mutter",
    "org.gnome.mutter.keybindings", "org.gnome.mutter.wayland.keybindings", mediaKeys,
  ]
  private static let ibusSchemas = [
    "org.freedesktop.ibus.general.hotkey", "org.freedesktop.ibus.panel.emoji",
  ]

  /// Adds the values of a schema that can be read as keys.
  private mutating func add(_ schema: String, owner: String) {
    guard let settings = InstalledSettings(schema) else { return }
    for name in settings.keys {
      let value = settings[name]
      add(value?.strings ?? value?.string.map { [$0] } ?? [], owner: owner) {
        let summary = settings.summary(of: name)
        return summary.isEmpty ? name : summary
      }
    }
  }

  /// Adds the user's own shortcuts for commands in GNOME.
  private mutating func addGnomeCommands() {
    let paths = InstalledSettings.value(of: "custom-keybindings", in: Self.mediaKeys)?.strings ?? []
    for path in paths where path.hasPrefix("/") && path.hasSuffix("/") && !path.contains("//") {
      guard
        let command = InstalledSettings("\(Self.mediaKeys).custom-keybinding", path: path),
        let binding = command["binding"]?.string
      else { continue }
      add([binding], owner: "GNOME") { command["name"]?.string ?? "" }
    }
  }

  private mutating func add(_ texts: [String], owner: String, purpose: @escaping () -> String) {
    entries += texts.compactMap { KeyCombination($0, keys: .x11) }.map {
      Entry(combination: $0, owner: owner, purpose: purpose)
    }
  }
}
