import CXKBCommon
package import KeyboardCore

/// Finds the layouts of locales in the installed xkb data, and keeps them.
package final class XKBLayoutProvider: PhysicalLayoutProvider {
  package var library: LocaleLibrary
  private lazy var context = Self.makeContext()
  private var layouts: [String: XKBLayout?] = [:]
  private var missing: Set<String> = []

  /// Called with one sentence when a locale's layout is not installed.
  package var onMissingLayout: ((String) -> Void)?

  package init(library: LocaleLibrary) { self.library = library }

  package func layout(
    for locale: LocaleIdentifier, chosen: [LocaleIdentifier: String]
  ) -> (any PhysicalLayout)? {
    xkbLayout(for: locale, chosen: chosen)
  }

  /// The layout of a locale: the chosen one, or else the first of its file that is installed.
  package func xkbLayout(
    for locale: LocaleIdentifier, chosen: [LocaleIdentifier: String] = [:]
  ) -> XKBLayout? {
    let names = library.layouts(of: locale, chosen: chosen)
    let found = names.lazy.compactMap { self.layout(named: $0) }.first
    for name in names.prefix(while: { self.layout(named: $0) == nil })
    where missing.insert(name).inserted {
      onMissingLayout?(
        "The keyboard layout \(name) of the locale \(locale) is not in the installed xkb data"
          + " (package xkb-data); "
          + (found.map { "\($0.name) is used." } ?? "the letters of the system's layout are used.")
      )
    }
    return found
  }

  /// Layouts with another name in xkeyboard-config 2.41 and newer, by their old names.
  private static let renamed = [
    "in(tam_tamilnet)": "in(tamilnet)",
    "in(tam_tamilnet_with_tam_nums)": "in(tamilnet_tamilnumbers)",
  ]

  /// The installed layout with a name, such as `us` or `fr(oss)`.
  package func layout(named name: String) -> XKBLayout? {
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
    // We report missing layouts ourselves, in words for users.
    context?.setLogLevel(XKB_LOG_LEVEL_CRITICAL)
    return context
  }
}
