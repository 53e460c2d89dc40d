import GLib
import Hosting
import KeyboardCore

/// The settings of locales, as a window changes them.
final class LocaleSettings {
  static let locales = "locales"
  static let current = "locale"
  static let layouts = "layouts"

  private let settings: InstalledSettings
  private let namer: LocaleNamer

  init(_ settings: InstalledSettings, _ namer: LocaleNamer) {
    self.settings = settings
    self.namer = namer
  }

  /// The locales that are enabled, each once; that of the session if there are none.
  var enabled: [LocaleIdentifier] {
    stored.isEmpty ? [namer.sessionLocale] : stored
  }

  /// Whether no locale is enabled, so that the session's counts.
  var isAutomatic: Bool { stored.isEmpty }

  /// The locale whose letters come first now.
  var current: LocaleIdentifier? {
    enabled.contains(last) ? last : enabled.first
  }

  /// The locale that was switched to last, enabled or not.
  private var last: LocaleIdentifier { LocaleIdentifier(settings[Self.current].string) }

  private var stored: [LocaleIdentifier] {
    var found: [LocaleIdentifier] = []
    for locale in settings[Self.locales].strings.map({ LocaleIdentifier($0) })
    where !found.contains(locale) { found.append(locale) }
    return found
  }

  /// Whether a locale is enabled, by its name or by one that has no file of its own.
  func contains(_ locale: LocaleIdentifier) -> Bool {
    stored.contains { namer.nearest(to: $0) == locale }
  }

  /// Enables a locale that has a file, after those that are in use.
  ///
  /// - Returns: Whether it was not enabled yet, and may be.
  func add(_ locale: LocaleIdentifier) -> Bool {
    guard !contains(locale), isWritable(Self.locales) else { return false }
    store(enabled.filter { $0 != locale } + [locale])
    return true
  }

  /// Disables a locale.
  ///
  /// - Returns: What enables it again where it was; it returns whether that was still to be done.
  func remove(_ locale: LocaleIdentifier) -> () -> Bool {
    let index = stored.firstIndex(of: locale) ?? 0
    let wasCurrent = current == locale
    store(stored.filter { $0 != locale })
    let successor = current
    return { [self] in
      var locales = stored
      guard !locales.contains(locale) else { return false }
      locales.insert(locale, at: min(index, locales.count))
      // A language that was switched to since then stays the one in use.
      store(locales, current: wasCurrent && current == successor ? locale : current)
      return true
    }
  }

  /// Moves a locale to a place, counted without it.
  ///
  /// - Returns: Whether there is such a place and it is another.
  func move(_ locale: LocaleIdentifier, to index: Int) -> Bool {
    var locales = stored
    guard let old = locales.firstIndex(of: locale), old != index, locales.indices.contains(index)
    else { return false }
    locales.remove(at: old)
    locales.insert(locale, at: index)
    store(locales)
    return true
  }

  private func store(_ locales: [LocaleIdentifier]) { store(locales, current: current) }

  /// Stores the locales and which of them is in use: sessions that go on keep to the one they have,
  /// and new ones have to agree with them and with this window.
  private func store(_ locales: [LocaleIdentifier], current wanted: LocaleIdentifier?) {
    settings[Self.locales] = Variant(locales.map(\.rawValue))
    // One that is not enabled would be in use here as soon as it is added again.
    if !locales.contains(last) { settings.reset(Self.current) }
    if let wanted, locales.contains(wanted), current != wanted {
      settings[Self.current] = Variant(wanted.rawValue)
    }
  }

  /// The layout that is chosen for a locale, or `nil` where that is left to its file.
  func layout(of locale: LocaleIdentifier) -> String? {
    settings[Self.layouts].strings.lazy.compactMap { try? LayoutChoice($0) }
      .first { $0.locale == locale }?.layout
  }

  /// Chooses a layout for a locale; `nil` leaves it to the locale's file.
  ///
  /// What is stored for other locales stays, and so does what cannot be read.
  func store(layout: String?, of locale: LocaleIdentifier) {
    let others = settings[Self.layouts].strings.filter {
      (try? LayoutChoice($0))?.locale != locale
    }
    settings[Self.layouts] = Variant(others + (layout.map { ["\(locale)=\($0)"] } ?? []))
  }

  /// Whether the user may change a setting.
  func isWritable(_ key: String) -> Bool { settings.isWritable(key) }
}
