extension KeyboardLocale {
  /// Finds a locale by any of its names, ignoring case, spaces and punctuation.
  ///
  /// A name is an identifier (`pt_BR`, `he_IL`), a case (`portugueseBrazil`), or the locale's name
  /// in its own language or in English (`Português (Brasil)`, `Brazilian Portuguese`).
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

  /// The locale's name in its own language, such as `français`, or its identifier.
  public var localizedName: String { LocaleLibrary.current.name(of: locale) }

  /// The locale's name in another's language, such as `Französisch`.
  public func localizedName(in other: KeyboardLocale) -> String {
    localizedName(in: other.locale)
  }

  /// The locale's name in another's language, such as `Französisch`, or else in English or its own.
  public func localizedName(in other: LocaleIdentifier) -> String {
    LocaleLibrary.current.name(of: locale, in: other)
  }
}

extension String {
  /// The letters and digits of a name in lower case.
  fileprivate var foldedName: String { lowercased().filter { $0.isLetter || $0.isNumber } }
}
