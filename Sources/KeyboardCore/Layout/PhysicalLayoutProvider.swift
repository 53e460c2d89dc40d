/// Finds the layouts that belong to locales.
public protocol PhysicalLayoutProvider: AnyObject {
  /// The layout of a locale, or `nil` if none of its layouts is installed.
  ///
  /// - Returns: The layout, or `nil`.
  func layout(
    for locale: LocaleIdentifier, chosen: [LocaleIdentifier: String]
  ) -> (any PhysicalLayout)?
}
