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
    guard let found = Self.find(schema),
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
    guard let found = find(schema), let names = g_settings_schema_list_keys(found)
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

  /// The folder that a schema comes from, or `nil` where it is not installed.
  public static func folder(of schema: String) -> String? {
    var data = [g_get_user_data_dir()]
    var place = g_get_system_data_dirs()
    while let folder = place?.pointee {
      data.append(folder)
      place = place?.successor()
    }
    let folders = data.compactMap { $0.map { String(cString: $0) + "/glib-2.0/schemas" } }
    let order = chosen.isEmpty ? [beside] + folders : chosen + folders + [beside]
    return order.first { find(schema, in: $0) != nil }
  }

  /// The value of one key of the desktop's, or `nil` where it is not installed.
  public static func value(of key: String, in schema: String) -> Variant? {
    InstalledSettings(schema, keys: [key])?[key]
  }

  /// The folders that `GSETTINGS_SCHEMA_DIR` names.
  private static var chosen: [String] {
    let variable = g_getenv("GSETTINGS_SCHEMA_DIR").map { String(cString: $0) } ?? ""
    return variable.split(separator: ":").map(String.init)
  }

  /// The folder beside the program, where its own schema is if it is in `PREFIX/bin` or
  /// `PREFIX/libexec`, whatever the prefix.
  private static let beside: String = {
    guard let link = g_file_read_link("/proc/self/exe", nil) else { return "" }
    defer { g_free(link) }
    let parts = String(cString: link).split(separator: "/").dropLast(2)
    return "/" + (parts + ["share/glib-2.0/schemas"]).joined(separator: "/")
  }()

  /// A schema from where the user says, from beside the program, or from where GLib looks.
  private static func find(_ schema: String) -> GSettingsSchema? {
    if chosen.isEmpty, let found = find(schema, in: beside) { return found }
    return g_settings_schema_source_get_default()
      .flatMap { g_settings_schema_source_lookup($0, schema, 1) } ?? find(schema, in: beside)
  }

  private static func find(_ schema: String, in folder: String) -> GSettingsSchema? {
    guard let source = g_settings_schema_source_new_from_directory(folder, nil, 0, nil) else {
      return nil
    }
    defer { g_settings_schema_source_unref(source) }
    return g_settings_schema_source_lookup(source, schema, 0)
  }
}
