import GLib

/// The input methods that the user has chosen in IBus's preferences.
public enum PreloadedEngines {
  /// Their names, in the user's order.
  public static var names: [String] {
    InstalledSettings.value(of: "preload-engines", in: "org.freedesktop.ibus.general")?.strings
      ?? []
  }

  /// The next engine in the user's list, which starts again at its end, or `nil` if there is no other.
  ///
  /// Under GNOME the list is that of the shell, which has a shortcut of its own.
  public static func next(after engine: String) -> String? {
    let engines = names
    guard let index = engines.firstIndex(of: engine) else { return engines.first }
    let next = engines[(index + 1) % engines.count]
    return next == engine ? nil : next
  }
}
