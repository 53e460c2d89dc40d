import EngineHost

/// The desktop the window is on.
enum Desktop {
  /// What it calls itself, the most exact name first.
  static var names: [Substring] {
    DataDirectory.environment("XDG_CURRENT_DESKTOP")?.split(separator: ":") ?? []
  }

  /// Whether it is GNOME, or built on it.
  static var isGnome: Bool { names.contains("GNOME") }
}
