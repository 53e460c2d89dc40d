import CXKBCommon
public import KeyboardCore

/// Finds and keeps the layouts of locales in the installed xkb data.
public final class XKBLayoutProvider: PhysicalLayoutProvider {
  /// Names the layouts of locales.
  public var library: LocaleLibrary
  private lazy var context = Self.makeContext()
  private var layouts: [String: XKBLayout?] = [:]
  private var missing: Set<String> = []

  /// Called with one sentence when a locale's layout is not installed and the next best is used.
  public var onMissingLayout: ((String) -> Void)?

  /// Creates a provider for the locales of a library.
  ///
  /// Nothing is compiled before it is asked for.
  public init(library: LocaleLibrary) {
    self.library = library
  }

  /// The layout of a locale, or `nil` where it has none that is installed.
  public func layout(
    for locale: LocaleIdentifier, chosen: [LocaleIdentifier: String]
  ) -> (any PhysicalLayout)? {
    xkbLayout(for: locale, chosen: chosen)
  }

  /// The layout of a locale: the one chosen, else the first of those its file names that is
  /// installed, or `nil`.
  public func xkbLayout(
    for locale: LocaleIdentifier, chosen: [LocaleIdentifier: String] = [:]
  ) -> XKBLayout? {
    let names = library.layouts(of: locale, chosen: chosen)
    let found = names.lazy.compactMap { self.layout(named: $0) }.first
    for name in names.prefix(while: { self.layout(named: $0) == nil })
    where missing.insert(name).inserted {
      onMissingLayout?(
        "The keyboard layout \(name) of the locale \(locale) is not in the installed xkb data"
          + " (package xkb-data); "
          + (found.map { "\($0.name) is used." } ?? "the letters stay those of the system's layout.")
      )
    }
    return found
  }

  /// Layouts that have another name in xkeyboard-config 2.41 and newer, by their older ones.
  private static let renamed = [
    "in(tam_tamilnet)": "in(tamilnet)",
    "in(tam_tamilnet_with_tam_nums)": "in(tamilnet_tamilnumbers)",
  ]

  /// A layout by its name, such as `us` or `fr(oss)`, or `nil` where it is not installed.
  public func layout(named name: String) -> XKBLayout? {
    if let known = layouts[name] { return known }
    let layout = context.flatMap { context in
      XKBLayout(name: name, context: context)
        ?? Self.renamed[name].flatMap { XKBLayout(name: $0, context: context) }
    }
    layouts[name] = .some(layout)
    return layout
  }

  private static func makeContext() -> XkbContext? {
    let context = XkbContext(flags: XKB_CONTEXT_NO_FLAGS)
    // A layout that is not installed is reported by us, in words for users.
    context?.setLogLevel(XKB_LOG_LEVEL_CRITICAL)
    return context
  }
}
