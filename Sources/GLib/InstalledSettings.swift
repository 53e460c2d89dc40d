import CGLib

/// GSettings of this program or of the desktop, opened only where they are installed.
public final class InstalledSettings {
  /// Called after any of the settings has changed.
  public var onChange: (() -> Void)?

  let settings: GSettings
  let found: GSettingsSchema

  /// Opens a schema, or returns `nil` if it or one of its keys is not installed.
  ///
  /// - Parameters:
  ///   - schema: The schema's name.
  ///   - keys: The keys that are going to be read: GLib ends the program over one that is missing.
  ///   - path: Where the values are, for a schema that has no place of its own.
  public init?(_ schema: String, keys: [String], path: String? = nil) {
    guard let source = g_settings_schema_source_get_default(),
      let found = g_settings_schema_source_lookup(source, schema, 1),
      keys.allSatisfy({ found.hasKey($0) != 0 }),
      (g_settings_schema_get_path(found) == nil) == (path != nil),
      let settings = g_settings_new_full(found, nil, path)
    else { return nil }
    self.settings = settings
    self.found = found
    connect(cglib_settings_raw(settings), "changed") { [weak self] _ in self?.onChange?() }
  }

  /// The value of a key, as it is now.
  public subscript(key: String) -> Variant {
    get { Variant(settings.value(of: key)) }
    set { _ = settings.setValue(of: key, newValue.value) }
  }

  /// The names of a schema's keys; none where it is not installed.
  public static func keys(of schema: String) -> [String] {
    guard let source = g_settings_schema_source_get_default(),
      let found = g_settings_schema_source_lookup(source, schema, 1),
      let names = g_settings_schema_list_keys(found)
    else { return [] }
    defer { g_strfreev(names) }
    var keys: [String] = []
    var place = names
    while let name = place.pointee {
      keys.append(String(cString: name))
      place += 1
    }
    return keys
  }

  /// The value of one key of the desktop's, or `nil` where it is not installed.
  public static func value(of key: String, in schema: String) -> Variant? {
    InstalledSettings(schema, keys: [key])?[key]
  }
}
