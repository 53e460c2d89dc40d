public import GLib
import KeyboardCore

/// The settings as the user has stored them, each by its name, to look at and to change.
///
/// A change is checked as the engine checks it, so that nothing is stored that it would not take.
@MainActor public struct StoredSettings {
  /// One setting.
  public struct Entry {
    /// Its name in the schema.
    public let name: String
    /// What it is now.
    public let value: Variant
    /// What it is if nobody has changed it.
    public let standardValue: Variant
    /// What it is for, in a few words.
    public let summary: String
    /// What the schema allows.
    public let allowed: InstalledSettings.Allowed
    /// Whether an administrator has locked it.
    public let isLocked: Bool
    /// Whether it is a list of strings.
    public let isList: Bool

    /// Whether the user has changed it.
    public var isChanged: Bool { value.text != standardValue.text }
  }

  private let settings: InstalledSettings

  /// Opens the settings.
  ///
  /// - Throws: `SettingError` if the schema is not installed.
  public init() throws(SettingError) {
    guard let settings = InstalledSettings(SettingsStore.schema, keys: SettingsStore.names) else {
      throw SettingError(
        description: "The settings are not installed: there is no schema \(SettingsStore.schema)"
          + " of this version. Reinstall ibus-callout.")
    }
    self.settings = settings
  }

  /// All settings, in the order of the schema.
  public var entries: [Entry] { SettingKey.allCases.map(entry) }

  /// One setting.
  ///
  /// - Throws: `SettingError` if there is none of this name.
  public func entry(named name: String) throws(SettingError) -> Entry { entry(try key(name)) }

  /// Changes a setting.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - words: The value as people write it: `on`, `400`, `sentences`; for a list one word an entry,
  ///     or GVariant text such as `['fr', 'de']`.
  /// - Throws: `SettingError` if there is no such setting, it is locked, or cannot have that value.
  public func set(_ name: String, to words: [String]) throws(SettingError) {
    let key = try key(name)
    let value = try key.value(of: words)
    var ignored = KeyboardSettings()
    if let problem = key.apply(value, to: &ignored).first {
      throw SettingError(description: problem)
    }
    try requireUnlocked(key)
    settings[key.rawValue] = value
    InstalledSettings.finish()
  }

  /// Gives a setting its standard value again.
  ///
  /// - Throws: `SettingError` if there is no such setting, or it is locked.
  public func reset(_ name: String) throws(SettingError) {
    let key = try key(name)
    try requireUnlocked(key)
    settings.reset(key.rawValue)
    InstalledSettings.finish()
  }

  private func key(_ name: String) throws(SettingError) -> SettingKey {
    guard let key = SettingKey(rawValue: name) else {
      throw SettingError(
        description: "There is no setting \(name); for the list, run \"ime-cli settings\".")
    }
    return key
  }

  private func requireUnlocked(_ key: SettingKey) throws(SettingError) {
    guard settings.isWritable(key.rawValue) else {
      throw SettingError(
        description: "The setting \(key.rawValue) is locked by your administrator.")
    }
  }

  private func entry(_ key: SettingKey) -> Entry {
    let name = key.rawValue
    let value = settings[name]
    return Entry(
      name: name, value: value, standardValue: settings.standardValue(of: name) ?? value,
      summary: settings.summary(of: name), allowed: settings.allowed(for: name),
      isLocked: !settings.isWritable(name), isList: key.type == "as")
  }
}
