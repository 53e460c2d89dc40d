import GLib

/// The sound theme of the desktop.
enum SoundTheme {
  /// The theme's name in the settings of GNOME and its relatives, or `nil` where there are none: then
  /// libcanberra takes the theme `freedesktop`.
  static var name: String? {
    let name = InstalledSettings.value(of: "theme-name", in: "org.gnome.desktop.sound")?.string
    return name == "" ? nil : name
  }
}
