import IBus
public import KeyboardCore

/// Whether the desktop is light or dark.
public enum DesktopColorScheme {
  /// What the user has chosen in GNOME's settings, which other desktops set as well; light where
  /// that is not known: GNOME before 42 has none of this.
  public static var current: KeyboardColorScheme {
    let name = InstalledSettings.string("color-scheme", of: "org.gnome.desktop.interface")
    return name == "prefer-dark" ? .dark : .light
  }
}
