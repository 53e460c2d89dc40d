/// Finds the layouts that belong to locales.
public protocol PhysicalLayoutProvider: AnyObject {
  /// The layout of a locale, or `nil` if none of its layouts is installed.
  ///
  /// - Parameters:
  ///   - locale: The locale.
  ///   - chosen: The layouts the user has chosen, by locale; those go first.
  /// - Returns: The layout, or `nil`.
  func layout(
    for locale: LocaleIdentifier, chosen: [LocaleIdentifier: String]
  ) -> (any PhysicalLayout)?
}
