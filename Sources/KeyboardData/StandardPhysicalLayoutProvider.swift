public import KeyboardCore

/// Finds the own layouts of the project's locales, without the system's help.
///
/// A keyboard that is given one knows the letters of each locale's layout, whatever keyboard the
/// user has:
///
/// ```swift
/// keyboard.useLayouts(of: StandardPhysicalLayoutProvider())
/// ```
///
/// It knows the layouts that the locale files name. Keys that type nothing are not in it.
public final class StandardPhysicalLayoutProvider: PhysicalLayoutProvider {
  /// Names the layouts of locales.
  public var library: LocaleLibrary
  private var layouts: [String: StoredLayout] = [:]

  /// Creates a provider for the locales of a library, those of the project by default.
  public init(library: LocaleLibrary = .standard) { self.library = library }

  /// The names of all layouts it knows, in alphabetical order.
  public static var names: [String] { StoredLayouts.rows.keys.sorted() }

  /// The layout of a locale: the one chosen, else the first of those its file names, or `nil`.
  public func layout(
    for locale: LocaleIdentifier, chosen: [LocaleIdentifier: String]
  ) -> (any PhysicalLayout)? {
    library.layouts(of: locale, chosen: chosen).lazy.compactMap { self.layout(named: $0) }.first
  }

  /// A layout by its name in xkeyboard-config, such as `us` or `fr(oss)`, or `nil`.
  public func layout(named name: String) -> (any PhysicalLayout)? {
    if let known = layouts[name] { return known }
    guard let rows = StoredLayouts.rows[name] else { return nil }
    guard let layout = StoredLayout(rows: rows) else {
      preconditionFailure("The program was built with a broken layout: \(name)")
    }
    layouts[name] = layout
    return layout
  }
}
