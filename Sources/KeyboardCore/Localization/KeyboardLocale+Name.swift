extension KeyboardLocale {
  /// The locale that a name stands for, in any form of it.
  ///
  /// Case, hyphens, underscores, brackets and spaces do not matter. It takes identifiers (`pt_BR`,
  /// `he_IL`), the names of the cases (`portugueseBrazil`), and a library's names in the language
  /// itself and in English (`Português (Brasil)`, `Brazilian Portuguese`).
  public init?(fuzzyName: String, in library: LocaleLibrary = .current) {
    let wanted = fuzzyName.foldedName
    guard !wanted.isEmpty else { return nil }
    let identifier = LocaleIdentifier(fuzzyName)
    let found =
      Self.allCases.first { $0.rawValue.foldedName == wanted }
      ?? Self.allCases.first { locale in
        ["\(locale)", library.name(of: locale.locale), library.name(of: locale.locale, in: "en")]
          .contains { $0.foldedName == wanted }
      }
      ?? (identifier.region == nil
        ? nil : Self.allCases.first { $0.locale == identifier.language })
    guard let found else { return nil }
    self = found
  }

  /// The locale's name in its own language, such as `français`; its identifier where it has none.
  public var localizedName: String { LocaleLibrary.current.name(of: locale) }

  /// The locale's name in another's language, such as `Französisch`.
  public func localizedName(in other: KeyboardLocale) -> String {
    localizedName(in: other.locale)
  }

  /// The locale's name in another's language, such as `Französisch`.
  ///
  /// If that is not known, the name is English, or failing that the locale's own.
  public func localizedName(in other: LocaleIdentifier) -> String {
    LocaleLibrary.current.name(of: locale, in: other)
  }
}

extension String {
  /// The letters and digits of a name in lower case.
  fileprivate var foldedName: String { lowercased().filter { $0.isLetter || $0.isNumber } }
}
