import GLib
public import KeyboardCore

/// Whether the desktop is light or dark.
public enum DesktopColorScheme {
  /// The choice in GNOME's settings, which other desktops set as well; GNOME before 42 is light.
  public static var current: KeyboardColorScheme {
    let name = InstalledSettings.value(of: "color-scheme", in: "org.gnome.desktop.interface")
    return name?.string == "prefer-dark" ? .dark : .light
  }
}
