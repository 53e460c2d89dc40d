import CIBus
public import KeyboardCore

/// Whether the desktop is light or dark.
public enum DesktopColorScheme {
  private static let schema = "org.gnome.desktop.interface"
  private static let key = "color-scheme"

  /// What the user has chosen in GNOME's settings, which other desktops set as well; light where
  /// that is not known.
  public static var current: KeyboardColorScheme {
    // GLib ends the program over a missing schema or key: GNOME before 42 has none of this.
    guard let source = g_settings_schema_source_get_default(),
      let found = g_settings_schema_source_lookup(source, schema, 1)
    else { return .light }
    defer { g_settings_schema_unref(found) }
    guard g_settings_schema_has_key(found, key) != 0,
      let settings = g_settings_new_full(found, nil, nil)
    else { return .light }
    defer { g_object_unref(settings) }
    guard let name = g_settings_get_string(settings, key) else { return .light }
    defer { g_free(name) }
    return String(cString: name) == "prefer-dark" ? .dark : .light
  }
}
