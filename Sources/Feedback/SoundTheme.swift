import CIBus

/// The sound theme of the desktop.
enum SoundTheme {
  private static let schema = "org.gnome.desktop.sound"
  private static let key = "theme-name"

  /// The theme's name in the settings of GNOME and its relatives, or `nil` where there are none: then
  /// libcanberra takes the theme `freedesktop`.
  static var name: String? {
    guard let source = g_settings_schema_source_get_default(),
      let found = g_settings_schema_source_lookup(source, schema, 1)
    else { return nil }
    defer { g_settings_schema_unref(found) }
    // GLib ends the program over a missing key.
    guard g_settings_schema_has_key(found, key) != 0,
      let settings = g_settings_new_full(found, nil, nil)
    else { return nil }
    defer { g_object_unref(settings) }
    guard let name = g_settings_get_string(settings, key) else { return nil }
    defer { g_free(name) }
    return name.pointee == 0 ? nil : String(cString: name)
  }
}
