/// Finds the own layouts of locales.
public protocol PhysicalLayoutProvider: AnyObject {
  /// The layout of a locale, or `nil` where it has none that is installed.
  ///
  /// - Parameters:
  ///   - locale: The locale.
  ///   - chosen: The layouts the user has chosen, by locale; those go first.
  /// - Returns: The layout, or `nil`.
  func layout(
    for locale: LocaleIdentifier, chosen: [LocaleIdentifier: String]
  ) -> (any PhysicalLayout)?
}
