public import CIBus

/// GSettings of this program and of the desktop, opened only where they are installed.
public enum InstalledSettings {
  /// Opens a schema.
  ///
  /// - Parameters:
  ///   - schema: The schema's name.
  ///   - keys: The keys that are going to be read: GLib ends the program over one that is missing.
  /// - Returns: The settings, one reference to which is the caller's; `nil` where the schema or one
  ///   of its keys is not installed.
  public static func open(
    _ schema: String, keys: [String]
  ) -> UnsafeMutablePointer<GSettings>? {
    guard let source = g_settings_schema_source_get_default(),
      let found = g_settings_schema_source_lookup(source, schema, 1)
    else { return nil }
    defer { g_settings_schema_unref(found) }
    guard keys.allSatisfy({ g_settings_schema_has_key(found, $0) != 0 }) else { return nil }
    return g_settings_new_full(found, nil, nil)
  }

  /// The text of a key of the desktop's, or `nil` where it is not installed.
  public static func string(_ key: String, of schema: String) -> String? {
    guard let settings = open(schema, keys: [key]) else { return nil }
    defer { g_object_unref(settings) }
    guard let text = g_settings_get_string(settings, key) else { return nil }
    defer { g_free(text) }
    return String(cString: text)
  }
}
