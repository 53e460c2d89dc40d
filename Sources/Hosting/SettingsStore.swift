public import GLib
public import KeyboardCore

/// The user's settings: the defaults, changed by GSettings, changed by the command line.
@MainActor public final class SettingsStore {
  /// The GSettings schema.
  public nonisolated static let schema = "org.freedesktop.ibus.engine.callout"

  /// The names of all settings.
  public static var names: [String] { Setting.all.map(\.name) }

  /// Called after a setting has changed.
  public var onChange: (() -> Void)?
  /// Called with one sentence, once for each setting, if a choice cannot be stored.
  public var onProblem: ((String) -> Void)?
  /// One sentence for each value that could not be used when the settings were last read.
  public private(set) var problems: [String] = []
  /// The `problems` that did not exist the time before.
  public private(set) var newProblems: [String] = []

  /// Whether choices can be stored, because the schema is installed.
  public var isStored: Bool { store != nil }
  /// What to do about the settings of the installed schema that do not fit, or `nil`.
  public var schemaProblem: String? { store?.schemaProblem }

  /// The shortest time between two writes, in ms: a file may be slow.
  private static let pause = 250

  private let store: InstalledSettings?
  private var storing: Timeout?
  private var lastStore: Int?
  private var reporting: Timeout?
  private let overrides: [String: Variant]
  private var remembered: [String: Variant] = [:]
  private var reportedLocked: Set<String> = []

  /// Opens the settings.
  ///
  /// - Parameters:
  ///   - overrides: `KEY=VALUE` with the value as GVariant text.
  ///   - stored: The stored settings, or `nil` to use none.
  /// - Throws: `SettingError` for an override that cannot be used.
  public init(
    overrides: [String] = [], stored: InstalledSettings? = .own
  ) throws(SettingError) {
    var values: [String: Variant] = [:]
    for override in overrides {
      let (setting, value) = try Setting.parse(override)
      values[setting.name] = value
    }
    self.overrides = values
    store = stored
    // A client or panel can change one setting thousands of times.
    store?.collectChanges()
    store?.onChange = { [weak self] in self?.report() }
  }

  /// Reports changes, once for all that come together.
  private func report() {
    guard reporting == nil else { return }
    reporting = Timeout(milliseconds: 0, priority: .whenIdle) { [weak self] in
      self?.reporting = nil
      self?.onChange?()
    }
  }

  /// Stores what is not stored yet; for the end of the program.
  public func finish() {
    guard storing != nil || lastStore != nil else { return }
    storeNow()
    InstalledSettings.finish()
  }

  /// The current settings; a value that cannot be used keeps its default, and is in `problems`.
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

  /// The settings that differ from the defaults: `KEY=VALUE` with the value as GVariant text.
  public var changes: [String] {
    Setting.all.compactMap { setting in
      guard let value = value(of: setting.name) else { return nil }
      var settings = KeyboardSettings()
      _ = setting.apply(value, &settings)
      return settings == KeyboardSettings() ? nil : "\(setting.name)=\(value.text)"
    }
  }

  /// Stores whether holding keys opens lists; returns `false` if an administrator has locked it.
  public func store(hold: Bool) -> Bool { remember("hold", Variant(hold)) }

  /// Stores whether there is feedback; returns `false` if an administrator has locked it.
  public func store(feedback: Bool) -> Bool { remember("feedback", Variant(feedback)) }

  /// Stores that the greeting was shown, which explains holding a key.
  public func storeGreeted() { remember("greeting", Variant(false)) }

  /// Forbids other programs from watching what is typed, unless the command line allows it.
  ///
  /// - Returns: Whether the command line allows it.
  public func forbidMonitoring() -> Bool {
    if value(of: "monitor")?.bool == true { remember("monitor", Variant(false)) }
    return overrides["monitor"]?.bool == true
  }

  /// Stores the current locale, or that nobody has chosen one.
  public func store(locale: LocaleIdentifier?) {
    remember("locale", Variant(locale?.rawValue ?? ""))
  }

  /// Uses a value at once, and stores it soon; without the schema, as long as this process runs.
  @discardableResult
  private func remember(_ name: String, _ value: Variant) -> Bool {
    guard let store, let stored = store[name] else {
      remembered[name] = value
      report()
      return true
    }
    if store.set(name, to: value) {
      storeSoon()
      return true
    }
    if !store.isWritable(name), reportedLocked.insert(name).inserted {
      onProblem?(
        "The setting \(name) is locked by your administrator and stays \(stored.text).")
    }
    return false
  }

  private func storeSoon() {
    guard storing == nil else { return }
    let rest = lastStore.map { $0 + Self.pause - MainLoop.now } ?? 0
    storing = Timeout(milliseconds: rest, priority: .whenIdle) { [weak self] in
      self?.storeNow()
    }
  }

  private func storeNow() {
    storing = nil
    lastStore = MainLoop.now
    store?.storeChanges()
  }

  private func value(of name: String) -> Variant? {
    overrides[name] ?? store?[name] ?? remembered[name]
  }
}

/// The reason why a setting cannot be read or changed.
public struct SettingError: Error, CustomStringConvertible {
  /// The reason, as a sentence.
  public var description: String
}
