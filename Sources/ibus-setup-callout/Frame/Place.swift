import KeyboardCore

/// What to show in the preferences.
struct Place: Equatable {
  /// The page, or `nil` for the one that fits the locale.
  var page: PageKind?
  /// The locale, or `nil` for all.
  var locale: LocaleIdentifier?

  init() {}

  init(_ text: String) {
    let parts = text.split(separator: " ", omittingEmptySubsequences: false)
    page = parts.first.flatMap { PageKind(rawValue: String($0)) }
    locale = parts.dropFirst().first.flatMap { $0.isEmpty ? nil : LocaleIdentifier(String($0)) }
  }

  /// The place as one instance of the program passes it to another.
  var text: String { "\(page?.rawValue ?? "") \(locale?.rawValue ?? "")" }
}
