import GLib
public import KeyboardCore

/// The user's settings: built-in defaults, GSettings over them, and over these what the command line
/// says.
@MainActor public final class SettingsStore {
  /// The GSettings schema.
  public nonisolated static let schema = "org.freedesktop.ibus.engine.callout"

  /// The names of all settings.
  public static var names: [String] { SettingKey.allCases.map(\.rawValue) }

  /// Called after a setting has changed.
  public var onChange: (() -> Void)?
  /// One sentence for each value that could not be used since the settings were read last.
  public private(set) var problems: [String] = []

  /// Whether what the user chooses can be stored: the schema is installed, and in full.
  public var isStored: Bool { store != nil }

  private let store: InstalledSettings?
  private let overrides: [SettingKey: Variant]
  private var remembered: [SettingKey: Variant] = [:]

  /// Opens the settings.
  ///
  /// - Parameters:
  ///   - overrides: `KEY=VALUE` with the value as GVariant text.
  ///   - readsStored: Whether what the user has stored counts.
  /// - Throws: `SettingError` for an override that cannot be used.
  public init(overrides: [String] = [], readsStored: Bool = true) throws(SettingError) {
    var values: [SettingKey: Variant] = [:]
    for override in overrides {
      let (key, value) = try SettingKey.parse(override)
      values[key] = value
    }
    self.overrides = values
    store = readsStored ? InstalledSettings(Self.schema, keys: Self.names) : nil
    store?.onChange = { [weak self] in self?.onChange?() }
  }

  /// The settings as they are now.
  ///
  /// A value that cannot be used is left at its default and named in `problems`.
  public func read() -> KeyboardSettings {
    problems = []
    var settings = KeyboardSettings()
    for key in SettingKey.allCases {
      guard let value = overrides[key] ?? stored(key) ?? remembered[key] else { continue }
      problems += key.apply(value, to: &settings)
    }
    return settings
  }

  /// Stores whether holding keys opens lists.
  public func store(hold: Bool) { remember(.hold, Variant(hold)) }

  /// Stores whether there is feedback.
  public func store(feedback: Bool) { remember(.feedback, Variant(feedback)) }

  /// Stores the current locale.
  public func store(locale: LocaleIdentifier) { remember(.locale, Variant(locale.rawValue)) }

  /// Stores a value; where the schema is not installed, for as long as this process runs.
  private func remember(_ key: SettingKey, _ value: Variant) {
    if let store {
      store[key.rawValue] = value
    } else {
      remembered[key] = value
    }
  }

  private func stored(_ key: SettingKey) -> Variant? { store?[key.rawValue] }
}

/// A setting on the command line that cannot be used, in one sentence.
public struct SettingError: Error, CustomStringConvertible {
  /// What is wrong, in one sentence.
  public var description: String
}
