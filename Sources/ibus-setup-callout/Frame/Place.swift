import KeyboardCore

/// Where in the preferences somebody wants to be.
struct Place: Equatable {
  /// The page, or `nil` for the one that suits.
  var page: PageKind?
  /// The locale that it is about, or `nil` for all.
  var locale: LocaleIdentifier?

  init() {}

  /// Reads what `text` gives.
  init(_ text: String) {
    let parts = text.split(separator: " ", omittingEmptySubsequences: false)
    page = parts.first.flatMap { PageKind(rawValue: String($0)) }
    locale = parts.dropFirst().first.flatMap { $0.isEmpty ? nil : LocaleIdentifier(String($0)) }
  }

  /// The place as one instance of the program tells it to another.
  var text: String { "\(page?.rawValue ?? "") \(locale?.rawValue ?? "")" }
}
