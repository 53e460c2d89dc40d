import GLib
public import KeyboardCore

/// Whether the desktop is light or dark.
public enum DesktopColorScheme {
  /// What the user has chosen in GNOME's settings, which other desktops set as well; light where
  /// that is not known: GNOME before 42 has none of this.
  public static var current: KeyboardColorScheme {
    let name = InstalledSettings.value(of: "color-scheme", in: "org.gnome.desktop.interface")
    return name?.string == "prefer-dark" ? .dark : .light
  }
}
