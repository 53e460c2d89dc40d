public import GLib

extension InstalledSettings {
  /// The settings of this program, or `nil` if their schema is not installed.
  public static var own: InstalledSettings? {
    InstalledSettings(SettingsStore.schema, types: Setting.types)
  }

  /// What to do about settings that do not fit this program, or `nil`.
  public var schemaProblem: String? {
    guard !unusableSettings.isEmpty else { return nil }
    let folder = Self.folder(of: SettingsStore.schema) ?? ""
    return "The settings schema in \(folder) is of another version. These settings keep their"
      + " defaults: \(unusableSettings.joined(separator: ", ")). Reinstall ibus-callout, or remove"
      + " that schema."
  }
}
