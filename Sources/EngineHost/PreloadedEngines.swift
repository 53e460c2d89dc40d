import CIBus

/// The input methods the user has chosen in IBus's preferences.
public enum PreloadedEngines {
  private static let schema = "org.freedesktop.ibus.general"
  private static let key = "preload-engines"

  /// The engine that follows another in the user's list, round and round, or `nil` where there is no
  /// other: under GNOME the list is the shell's own, and its shortcut is the one to use.
  public static func next(after engine: String) -> String? {
    let engines = names
    guard let index = engines.firstIndex(of: engine) else { return engines.first }
    let next = engines[(index + 1) % engines.count]
    return next == engine ? nil : next
  }

  private static var names: [String] {
    guard let source = g_settings_schema_source_get_default(),
      let found = g_settings_schema_source_lookup(source, schema, 1)
    else { return [] }
    defer { g_settings_schema_unref(found) }
    guard g_settings_schema_has_key(found, key) != 0,
      let settings = g_settings_new_full(found, nil, nil)
    else { return [] }
    defer { g_object_unref(settings) }
    return Variant(adopting: g_settings_get_value(settings, key))?.strings ?? []
  }
}
