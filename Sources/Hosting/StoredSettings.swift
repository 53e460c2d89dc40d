public import GLib
import KeyboardCore

/// The stored settings, to show and to change them by their names.
///
/// Changes are checked, so that nothing is stored that the engine would not accept.
@MainActor public struct StoredSettings {
  /// One setting.
  public struct Entry {
    fileprivate let setting: Setting
    fileprivate let settings: InstalledSettings
    /// The current value.
    public let value: Variant

    /// Its name in the schema.
    public var name: String { setting.name }
    /// The default.
    public var standardValue: Variant { settings.standardValue(of: name) ?? value }
    /// Its purpose in a few words.
    public var summary: String { settings.summary(of: name) }
    /// The values that the schema allows.
    public var allowed: InstalledSettings.Allowed { settings.allowed(for: name) }
    /// Whether an administrator has locked it.
    public var isLocked: Bool { !settings.isWritable(name) }
    /// Whether the user has changed it.
    public var isChanged: Bool { value.text != standardValue.text }

    fileprivate init?(_ setting: Setting, _ settings: InstalledSettings) {
      guard let value = settings[setting.name] else { return nil }
      self.setting = setting
      self.settings = settings
      self.value = value
    }
  }

  private let settings: InstalledSettings

  /// Opens the settings.
  ///
  /// - Throws: `SettingError` if the schema is not installed.
  public init() throws(SettingError) {
    guard let settings = InstalledSettings.own else {
      throw SettingError(
        description: "The settings are not installed: there is no schema \(SettingsStore.schema)"
          + " of this version. Reinstall ibus-callout.")
    }
    self.settings = settings
  }

  /// What to do about the settings that are left out because the schema's do not fit, or `nil`.
  public var schemaProblem: String? { settings.schemaProblem }

  /// All settings, in the order of `Setting.all`.
  public var entries: [Entry] { Setting.all.compactMap { Entry($0, settings) } }

  /// The setting of a name, which must exist and fit.
  public func entry(named name: String) throws(SettingError) -> Entry {
    guard let entry = Entry(try Setting.named(name), settings) else {
      throw SettingError(description: schemaProblem ?? "")
    }
    return entry
  }

  /// Changes a setting, unless it is locked.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - words: The value as people write it: `on`, `400`, `sentences`; for a list one word an entry,
  ///     or GVariant text such as `['fr', 'de']`.
  /// - Throws: `SettingError`.
  public func set(_ name: String, to words: [String]) throws(SettingError) {
    let setting = try entry(named: name).setting
    let value = try setting.value(of: words)
    try setting.check(value)
    try store(value, in: name)
  }

  /// Adds an entry to a setting that is a list, whose other entries stay as they are.
  ///
  /// The first `NAME=VALUE` that matches takes precedence, so a new one becomes the first. It replaces
  /// those with the same name. Other entries become the last.
  ///
  /// - Returns: What was done, as a sentence.
  /// - Throws: `SettingError`.
  public func add(_ entry: String, to name: String) throws(SettingError) -> String {
    let old = try list(name)
    try Setting.named(name).check(Variant([entry]))
    guard let equals = entry.lastIndex(of: "=") else {
      guard !old.contains(entry) else { return "\(name) already has \(entry)." }
      try store(Variant(old + [entry]), in: name)
      return "Added \(entry) to \(name)."
    }
    let isReplaced = { (other: String) in
      other.lastIndex(of: "=").map { other[...$0] == entry[...equals] } ?? false
    }
    try store(Variant([entry] + old.filter { !isReplaced($0) }), in: name)
    let replaced = old.filter { $0 != entry && isReplaced($0) }
    return "Added \(entry) to \(name)"
      + (replaced.isEmpty ? "." : " in place of \(replaced.joined(separator: " ")).")
  }

  /// Removes an entry from a setting that is a list, and returns what was done, as a sentence.
  public func remove(_ entry: String, from name: String) throws(SettingError) -> String {
    let entries = try list(name)
    guard entries.contains(entry) else {
      let known = entries.isEmpty ? "it is empty" : "it has \(entries.joined(separator: ", "))"
      throw SettingError(description: "\(name) has no entry \(entry); \(known).")
    }
    try store(Variant(entries.filter { $0 != entry }), in: name)
    return "Removed \(entry) from \(name)."
  }

  /// Resets a setting to its default.
  public func reset(_ name: String) throws(SettingError) {
    try requireUnlocked(try entry(named: name).name)
    settings.reset(name)
    InstalledSettings.finish()
  }

  /// The entries of a list.
  private func list(_ name: String) throws(SettingError) -> [String] {
    guard let entries = try entry(named: name).value.strings else {
      throw SettingError(
        description: "\(name) is not a list; to change it, run \"ime-cli settings set \(name)\".")
    }
    return entries
  }

  private func store(_ value: Variant, in name: String) throws(SettingError) {
    try requireUnlocked(name)
    guard settings.set(name, to: value) else {
      let text = value.text
      throw SettingError(description: "The settings schema does not allow \(text) for \(name).")
    }
    InstalledSettings.finish()
  }

  private func requireUnlocked(_ name: String) throws(SettingError) {
    guard settings.isWritable(name) else {
      throw SettingError(description: "The setting \(name) is locked by your administrator.")
    }
  }
}
