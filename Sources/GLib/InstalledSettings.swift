import CGLib
import Glibc

/// GSettings of this program or of the desktop, opened only if they are installed.
public final class InstalledSettings {
  /// The values that the schema allows for a key.
  public enum Allowed: Hashable, Sendable {
    /// One of some words, in the schema's order.
    case words([String])
    /// A number from the first to the last.
    case numbers(ClosedRange<Double>)
    /// Anything of the key's type.
    case anything
  }

  /// Called after any setting has changed.
  public var onChange: (() -> Void)?
  /// The keys that do not fit, each with the reason in brackets.
  public var unusableSettings: [String] {
    reasons.sorted { $0.key < $1.key }.map { "\($0) (\($1))" }
  }

  private let settings: GSettings
  private let found: GSettingsSchema
  private var reasons: [String: String] = [:]

  /// Opens a schema, or returns `nil` if it is not installed.
  ///
  /// The installed schema may be of another version. GLib ends the program that asks for a missing key;
  /// here, keys that are missing or of another type have no value and cannot be changed.
  ///
  /// - Parameters:
  ///   - schema: The schema's name.
  ///   - types: The GVariant types that keys must have.
  ///   - path: The path of the values, for a schema that has no fixed path.
  public convenience init?(
    _ schema: String, types: [String: String] = [:], path: String? = nil
  ) {
    guard let found = Self.find(schema),
      (g_settings_schema_get_path(found) == nil) == (path != nil),
      let settings = g_settings_new_full(found, nil, path)
    else { return nil }
    self.init(settings, of: found, types: types)
  }

  /// Uses settings that are open.
  init(_ settings: GSettings, of found: GSettingsSchema, types: [String: String]) {
    self.settings = settings
    self.found = found
    for (key, type) in types {
      let installed = self[key]?.type
      if installed != type {
        reasons[key] = installed.map { "of type \($0), not \(type)" } ?? "missing"
      }
    }
    connect(cglib_settings_raw(settings), "changed") { [weak self] _ in self?.onChange?() }
  }

  /// The value of a key, or `nil` if the key is missing or does not fit; `nil` changes nothing.
  public subscript(key: String) -> Variant? {
    get { has(key) ? Variant(settings.value(of: key)) : nil }
    set { if let newValue { _ = set(key, to: newValue) } }
  }

  /// The values that the schema allows for a key.
  public func allowed(for key: String) -> Allowed {
    let range = describe(key) { g_settings_schema_key_get_range($0).map { Variant($0) } } ?? nil
    let parts = range?.members ?? []
    guard parts.count == 2, let values = parts[1].members.first else { return .anything }
    switch parts[0].string {
    case "enum": return .words(values.strings ?? [])
    case "range":
      let ends = values.members.compactMap(\.number)
      return ends.count == 2 && ends[0] <= ends[1] ? .numbers(ends[0]...ends[1]) : .anything
    default: return .anything
    }
  }

  /// Whether the user may change a key; an administrator can lock it.
  public func isWritable(_ key: String) -> Bool {
    has(key) && g_settings_is_writable(settings, key) != 0
  }

  /// Changes a key, and returns whether that was possible: an administrator can lock it, and the
  /// schema may not allow the value.
  public func set(_ key: String, to value: Variant) -> Bool {
    // GSettings accepts changes that are collected even if they are locked.
    isWritable(key) && self[key]?.type == value.type
      && describe(key) { g_settings_schema_key_range_check($0, value.value) != 0 } == true
      && settings.setValue(of: key, value.value) != 0
  }

  private func has(_ key: String) -> Bool { reasons[key] == nil && found.hasKey(key) != 0 }

  /// Calls a function of GLib's with the description of a key, unless the key is missing.
  private func describe<Result>(_ key: String, _ body: (OpaquePointer) -> Result) -> Result? {
    guard found.hasKey(key) != 0, let description = g_settings_schema_get_key(found, key)
    else { return nil }
    defer { g_settings_schema_key_unref(description) }
    return body(description)
  }

  /// Keeps changes in this process, which reads them already, until they are stored.
  public func collectChanges() { g_settings_delay(settings) }

  /// Stores the changes that were collected, at once.
  public func storeChanges() { g_settings_apply(settings) }

  /// Calls a closure after a key has changed, for as long as the settings are open.
  public func onChange(of key: String, _ body: @escaping () -> Void) {
    connect(cglib_settings_raw(settings), "changed::" + key) { _ in body() }
  }

  /// Calls a closure after a key was locked or unlocked, for as long as the settings are open.
  public func onWritableChange(of key: String, _ body: @escaping () -> Void) {
    connect(cglib_settings_raw(settings), "writable-changed::" + key) { _ in body() }
  }

  /// Resets a key to the schema's value.
  public func reset(_ key: String) { if has(key) { g_settings_reset(settings, key) } }

  /// The schema's summary of a key, in the language of the session.
  public func summary(of key: String) -> String {
    describe(key) { g_settings_schema_key_get_summary($0).map { String(cString: $0) } ?? "" } ?? ""
  }

  /// The schema's value of a key.
  public func standardValue(of key: String) -> Variant? {
    has(key) ? g_settings_get_default_value(settings, key).map { Variant($0) } : nil
  }

  /// Whether a key has the schema's value.
  public func isStandard(_ key: String) -> Bool { self[key]?.text == standardValue(of: key)?.text }

  /// Waits until changes are stored; programs have to call it before they end.
  public static func finish() { g_settings_sync() }

  /// Rows explain a locked key, so GLib must not make them insensitive.
  private static let bindFlags: GSettingsBindFlags = .noSensitivity

  /// Keeps a property of a GObject and the value of a key equal.
  public func bind(_ key: String, to object: UnsafeMutableRawPointer, property: String) {
    if has(key) { g_settings_bind(settings, key, object, property, Self.bindFlags) }
  }

  /// Keeps a property of a GObject equal to the index in a list of the word that is a key's value.
  public func bind(
    _ key: String, in words: [String], to object: UnsafeMutableRawPointer, property: String
  ) {
    guard self[key]?.string != nil else { return }
    var list = words.map { strdup($0) } + [nil]
    defer { for word in list { free(word) } }
    cglib_settings_bind_words(settings, key, object, property, Self.bindFlags, &list)
  }

  /// The names of the schema's keys.
  public var keys: [String] {
    guard let names = g_settings_schema_list_keys(found) else { return [] }
    defer { g_strfreev(names) }
    return (0..<Int(g_strv_length(names))).compactMap { names[$0].map { String(cString: $0) } }
  }

  /// The folder that a schema comes from, or `nil` if it is not installed.
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

  /// The value of one key of the desktop's, or `nil` if it is not installed.
  public static func value(of key: String, in schema: String) -> Variant? {
    InstalledSettings(schema)?[key]
  }

  /// The folders in `GSETTINGS_SCHEMA_DIR`.
  private static var chosen: [String] {
    let variable = g_getenv("GSETTINGS_SCHEMA_DIR").map { String(cString: $0) } ?? ""
    return variable.split(separator: ":").map(String.init)
  }

  /// The folder beside the program that contains its schema if the program is in `PREFIX/bin` or
  /// `PREFIX/libexec`.
  private static let beside: String = {
    guard let link = g_file_read_link("/proc/self/exe", nil) else { return "" }
    defer { g_free(link) }
    let parts = String(cString: link).split(separator: "/").dropLast(2)
    return "/" + (parts + ["share/glib-2.0/schemas"]).joined(separator: "/")
  }()

  /// A schema from the user's folders, from beside the program, or from where GLib looks.
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
