import CXKBCommon
public import KeyboardCore

/// Finds and keeps the layouts of locales in the installed xkb data.
public final class XKBLayoutProvider: KeyboardLayoutProvider {
  /// Names the layouts of locales.
  public var library: LocaleLibrary
  private lazy var context = Self.makeContext()
  private var layouts: [String: XKBLayout?] = [:]

  /// Called with one sentence when a locale's layout is not installed and the next best is used.
  public var onMissingLayout: ((String) -> Void)?

  /// Creates a provider for the locales of a library.
  ///
  /// Nothing is compiled before it is asked for.
  public init(library: LocaleLibrary) {
    self.library = library
  }

  /// The layout of a locale: the first of those its file names that is installed, or `nil`.
  public func layout(for locale: LocaleIdentifier) -> (any PhysicalLayout)? {
    xkbLayout(for: locale)
  }

  /// The layout of a locale: the first of those its file names that is installed, or `nil`.
  public func xkbLayout(for locale: LocaleIdentifier) -> XKBLayout? {
    library.layouts(of: locale).lazy.compactMap { self.layout(named: $0) }.first
  }

  /// A layout by its name, such as `us` or `fr(oss)`, or `nil` where it is not installed.
  public func layout(named name: String) -> XKBLayout? {
    if let known = layouts[name] { return known }
    let layout = context.flatMap { XKBLayout(name: name, context: $0) }
    if layout == nil {
      onMissingLayout?(
        "The keyboard layout \(name) is not in the installed xkb data (package xkb-data);"
          + " the next one its locale names is used.")
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
