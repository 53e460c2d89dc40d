import CGLib
import Glibc

extension InstalledSettings {
  /// What the schema allows for a key.
  public enum Allowed: Hashable, Sendable {
    /// One of some words, in the schema's order.
    case words([String])
    /// A number from the first to the last.
    case numbers(ClosedRange<Double>)
    /// Anything of the key's type.
    case anything
  }

  /// What the schema allows for a key.
  public func allowed(for key: String) -> Allowed {
    guard let description = g_settings_schema_get_key(found, key) else { return .anything }
    defer { g_settings_schema_key_unref(description) }
    guard let range = g_settings_schema_key_get_range(description) else { return .anything }
    let parts = Variant(range).members
    guard parts.count == 2, let values = parts[1].members.first else { return .anything }
    switch parts[0].string {
    case "enum": return .words(values.strings)
    case "range":
      let ends = values.members.map(\.number)
      return ends.count == 2 && ends[0] <= ends[1] ? .numbers(ends[0]...ends[1]) : .anything
    default: return .anything
    }
  }

  /// Whether the user may change a key; an administrator can lock it.
  public func isWritable(_ key: String) -> Bool { g_settings_is_writable(settings, key) != 0 }

  /// Changes a key.
  ///
  /// - Returns: Whether it could: an administrator can lock it.
  public func set(_ key: String, to value: Variant) -> Bool {
    settings.setValue(of: key, value.value) != 0
  }

  /// Calls a closure after a key has changed, for as long as the settings are open.
  public func onChange(of key: String, _ body: @escaping () -> Void) {
    connect(cglib_settings_raw(settings), "changed::" + key) { _ in body() }
  }

  /// Calls a closure after a key was locked or unlocked, for as long as the settings are open.
  public func onWritableChange(of key: String, _ body: @escaping () -> Void) {
    connect(cglib_settings_raw(settings), "writable-changed::" + key) { _ in body() }
  }

  /// Gives a key the schema's value again.
  public func reset(_ key: String) { g_settings_reset(settings, key) }

  /// What a key is in a few words, from the schema, in the language of the session.
  public func summary(of key: String) -> String {
    guard let description = g_settings_schema_get_key(found, key) else { return "" }
    defer { g_settings_schema_key_unref(description) }
    return g_settings_schema_key_get_summary(description).map { String(cString: $0) } ?? ""
  }

  /// The value that the schema gives a key.
  public func standardValue(of key: String) -> Variant? {
    g_settings_get_default_value(settings, key).map { Variant($0) }
  }

  /// Whether a key has the value that the schema gives it.
  public func isStandard(_ key: String) -> Bool { self[key].text == standardValue(of: key)?.text }

  /// Waits until what was changed is stored, which a program has to do before it ends.
  public static func finish() { g_settings_sync() }

  /// The rows of a window say more about a locked key than GLib would by making them insensitive.
  private static let bindFlags: GSettingsBindFlags = .noSensitivity

  /// Keeps a property of an object and the value of a key the same, whichever changes.
  ///
  /// - Parameters:
  ///   - key: The key, whose type suits that of the property.
  ///   - object: A GObject.
  ///   - property: The property's name.
  public func bind(_ key: String, to object: UnsafeMutableRawPointer, property: String) {
    g_settings_bind(settings, key, object, property, Self.bindFlags)
  }

  /// Keeps a property that is the place of a word in a list and the word that is a key's value the
  /// same, whichever changes.
  ///
  /// - Parameters:
  ///   - key: The key, whose value is a string.
  ///   - words: The words that there are places for.
  ///   - object: A GObject.
  ///   - property: The name of a property without sign.
  public func bind(
    _ key: String, in words: [String], to object: UnsafeMutableRawPointer, property: String
  ) {
    var list = words.map { strdup($0) } + [nil]
    defer { for word in list { free(word) } }
    cglib_settings_bind_words(settings, key, object, property, Self.bindFlags, &list)
  }
}
