import GLib
public import KeyboardCore

/// The user's settings: built-in defaults, GSettings over them, and over these what the command line
/// says.
@MainActor public final class SettingsStore {
  /// The GSettings schema.
  public nonisolated static let schema = "org.freedesktop.ibus.engine.callout"

  /// The names of all settings.
  public static var names: [String] { Setting.all.map(\.name) }

  /// Called after a setting has changed.
  public var onChange: (() -> Void)?
  /// Called with one sentence where a choice cannot be stored, once for each setting.
  public var onProblem: ((String) -> Void)?
  /// One sentence for each value that could not be used when the settings were read last.
  public private(set) var problems: [String] = []
  /// Those of `problems` that were not there the time before.
  public private(set) var newProblems: [String] = []

  /// Whether what the user chooses can be stored: the schema is installed, and in full.
  public var isStored: Bool { store != nil }

  private let store: InstalledSettings?
  private let overrides: [String: Variant]
  private var remembered: [String: Variant] = [:]
  private var reportedLocked: Set<String> = []

  /// Opens the settings.
  ///
  /// - Parameters:
  ///   - overrides: `KEY=VALUE` with the value as GVariant text.
  ///   - readsStored: Whether what the user has stored counts.
  /// - Throws: `SettingError` for an override that cannot be used.
  public init(overrides: [String] = [], readsStored: Bool = true) throws(SettingError) {
    var values: [String: Variant] = [:]
    for override in overrides {
      let (setting, value) = try Setting.parse(override)
      values[setting.name] = value
    }
    self.overrides = values
    store = readsStored ? InstalledSettings(Self.schema, keys: Self.names) : nil
    store?.onChange = { [weak self] in self?.onChange?() }
  }

  /// The settings as they are now.
  ///
  /// A value that cannot be used is left at its default and named in `problems`.
  public func read() -> KeyboardSettings {
    let before = Set(problems)
    problems = []
    var settings = KeyboardSettings()
    for setting in Setting.all {
      guard let value = value(of: setting.name) else { continue }
      problems += setting.apply(value, &settings)
    }
    newProblems = problems.filter { !before.contains($0) }
    return settings
  }

  /// What is set otherwise than built in: `KEY=VALUE` with the value as GVariant text.
  public var changes: [String] {
    Setting.all.compactMap { setting in
      guard let value = value(of: setting.name) else { return nil }
      var settings = KeyboardSettings()
      _ = setting.apply(value, &settings)
      return settings == KeyboardSettings() ? nil : "\(setting.name)=\(value.text)"
    }
  }

  /// Stores whether holding keys opens lists.
  ///
  /// - Returns: Whether it could; what an administrator has locked stays.
  public func store(hold: Bool) -> Bool { remember("hold", Variant(hold)) }

  /// Stores whether there is feedback.
  ///
  /// - Returns: Whether it could; what an administrator has locked stays.
  public func store(feedback: Bool) -> Bool { remember("feedback", Variant(feedback)) }

  /// Stores that the user has been told what holding a key does.
  public func storeGreeted() { remember("greeting", Variant(false)) }

  /// Takes back that other programs may watch what is typed.
  ///
  /// - Returns: Whether the command line lets them all the same.
  public func forbidMonitoring() -> Bool {
    if value(of: "monitor")?.bool == true { remember("monitor", Variant(false)) }
    return overrides["monitor"]?.bool == true
  }

  /// Stores the current locale.
  public func store(locale: LocaleIdentifier) { remember("locale", Variant(locale.rawValue)) }

  /// Stores a value; where the schema is not installed, for as long as this process runs.
  @discardableResult
  private func remember(_ name: String, _ value: Variant) -> Bool {
    guard let store else {
      remembered[name] = value
      return true
    }
    if store.set(name, to: value) { return true }
    if reportedLocked.insert(name).inserted {
      onProblem?(
        "The setting \(name) is locked by your administrator and stays \(store[name].text).")
    }
    return false
  }

  private func value(of name: String) -> Variant? {
    overrides[name] ?? store?[name] ?? remembered[name]
  }
}

/// A setting on the command line that cannot be used, in one sentence.
public struct SettingError: Error, CustomStringConvertible {
  /// What is wrong, in one sentence.
  public var description: String
}
