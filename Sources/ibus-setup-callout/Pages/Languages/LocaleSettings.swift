import GLib
import Hosting
import KeyboardCore

final class LocaleSettings {
  static let locales = "locales"
  static let current = "locale"
  static let layouts = "layouts"

  let namer: LocaleNamer
  private let settings: InstalledSettings

  init(_ settings: InstalledSettings, _ namer: LocaleNamer) {
    self.settings = settings
    self.namer = namer
  }

  /// The enabled locales and sets, without duplicates; without a language, the session's is the last.
  var enabled: [LocaleIdentifier] { isAutomatic ? stored + [namer.sessionLocale] : stored }

  /// Whether no language is enabled, so that the session's is used.
  var isAutomatic: Bool { stored.allSatisfy(\.isSet) }

  var current: LocaleIdentifier? {
    let languages = enabled.filter { !$0.isSet }
    return languages.contains(last) ? last : languages.first
  }

  /// The locale that the user switched to last, enabled or not.
  private var last: LocaleIdentifier { LocaleIdentifier(settings[Self.current]?.string ?? "") }

  private var stored: [LocaleIdentifier] {
    (settings[Self.locales]?.strings ?? []).map { LocaleIdentifier($0) }.withoutDuplicates
  }

  /// Whether a locale with a file is enabled, itself or by a locale without a file, such as `de-DE`.
  func contains(_ locale: LocaleIdentifier) -> Bool {
    stored.contains { namer.nearest(to: $0) == locale }
  }

  /// Enables a locale, after the others, and returns whether that was necessary and possible.
  func add(_ locale: LocaleIdentifier) -> Bool {
    guard !contains(locale), isWritable(Self.locales) else { return false }
    store(enabled.filter { $0 != locale } + [locale])
    return true
  }

  /// Disables a locale; the result enables it again at its place, and returns whether it was disabled.
  func remove(_ locale: LocaleIdentifier) -> () -> Bool {
    let index = stored.firstIndex(of: locale) ?? 0
    let wasCurrent = current == locale
    store(stored.filter { $0 != locale })
    let successor = current
    return { [self] in
      var locales = stored
      guard !locales.contains(locale) else { return false }
      locales.insert(locale, at: min(index, locales.count))
      // A locale that the user has switched to since stays in use.
      store(locales, current: wasCurrent && current == successor ? locale : current)
      return true
    }
  }

  /// Moves a locale to another index, and returns whether that is possible.
  func move(_ locale: LocaleIdentifier, to index: Int) -> Bool {
    var locales = stored
    guard isWritable(Self.locales), let old = locales.firstIndex(of: locale), old != index,
      locales.indices.contains(index)
    else { return false }
    locales.remove(at: old)
    locales.insert(locale, at: index)
    store(locales)
    return true
  }

  private func store(_ locales: [LocaleIdentifier]) { store(locales, current: current) }

  /// Stores the locales and the one in use: running sessions keep theirs, and new sessions must
  /// agree with them and with this window.
  private func store(_ locales: [LocaleIdentifier], current wanted: LocaleIdentifier?) {
    settings[Self.locales] = Variant(locales.map(\.rawValue))
    // Otherwise a disabled locale would be in use here as soon as it is added again.
    if !locales.contains(last) { settings.reset(Self.current) }
    if let wanted, locales.contains(wanted), current != wanted {
      settings[Self.current] = Variant(wanted.rawValue)
    }
  }

  private var layouts: [String] { settings[Self.layouts]?.strings ?? [] }

  /// The layout chosen for a locale, or `nil` for the first one in the locale's file.
  func layout(of locale: LocaleIdentifier) -> String? {
    layouts.lazy.compactMap { try? LayoutChoice($0) }.first { $0.locale == locale }?.layout
  }

  /// Chooses a layout for a locale; entries of other locales and invalid ones stay.
  func store(layout: String?, of locale: LocaleIdentifier) {
    guard isWritable(Self.layouts) else { return }
    let others = layouts.filter { (try? LayoutChoice($0))?.locale != locale }
    settings[Self.layouts] = Variant(others + (layout.map { ["\(locale)=\($0)"] } ?? []))
  }

  /// Calls a closure when the enabled locales are locked or unlocked, and after settings have changed:
  /// not during the signal of a row that the closure removes.
  func onChange(of keys: String..., call body: @escaping () -> Void) {
    settings.onWritableChange(of: Self.locales, body)
    for key in keys {
      settings.onChange(of: key) { MainLoop.after(milliseconds: 0, body) }
    }
  }

  func isWritable(_ key: String) -> Bool { settings.isWritable(key) }
}
