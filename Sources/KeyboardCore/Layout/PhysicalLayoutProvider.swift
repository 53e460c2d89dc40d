/// Finds the layouts that belong to locales.
public protocol PhysicalLayoutProvider: AnyObject {
  /// The layout of a locale, the one the user has `chosen` for it if possible, or `nil` if none of its
  /// layouts is installed.
  func layout(
    for locale: LocaleIdentifier, chosen: [LocaleIdentifier: String]
  ) -> (any PhysicalLayout)?
}
