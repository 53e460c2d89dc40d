public import KeyboardCore

/// The layouts of the project's locales, independent of the system.
///
/// With them, a keyboard knows the letters of each locale's layout, whatever keyboard the user has:
///
/// ```swift
/// keyboard.useLayouts(of: StandardPhysicalLayoutProvider())
/// ```
public final class StandardPhysicalLayoutProvider: PhysicalLayoutProvider {
  /// The locales, which name their layouts.
  public var library: LocaleLibrary
  private var layouts: [String: StoredLayout] = [:]

  /// Creates a provider for the locales of a library, by default those of the project.
  public init(library: LocaleLibrary = .standard) { self.library = library }

  /// The names of all layouts, in alphabetical order.
  public static var names: [String] { StoredLayouts.rows.keys.sorted() }

  /// The layout of a locale: the chosen one, or else the first of its file that is known.
  public func layout(
    for locale: LocaleIdentifier, chosen: [LocaleIdentifier: String]
  ) -> (any PhysicalLayout)? {
    library.layouts(of: locale, chosen: chosen).lazy.compactMap { self.layout(named: $0) }.first
  }

  /// The layout with a name of xkeyboard-config, such as `us` or `fr(oss)`.
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
