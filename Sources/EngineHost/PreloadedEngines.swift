import GLib

/// The input methods the user has chosen in IBus's preferences.
public enum PreloadedEngines {
  /// Their names, in the user's order.
  public static var names: [String] {
    InstalledSettings.value(of: "preload-engines", in: "org.freedesktop.ibus.general")?.strings
      ?? []
  }

  /// The engine that follows another in the user's list, round and round, or `nil` where there is no
  /// other: under GNOME the list is the shell's own, and its shortcut is the one to use.
  public static func next(after engine: String) -> String? {
    let engines = names
    guard let index = engines.firstIndex(of: engine) else { return engines.first }
    let next = engines[(index + 1) % engines.count]
    return next == engine ? nil : next
  }
}
