extension KeyboardLocale {
  /// Finds a locale by any of its names, ignoring case, spaces and punctuation.
  ///
  /// A name is an identifier (`pt_BR`, `he_IL`), a case (`portugueseBrazil`), or the locale's name
  /// in its own language or in English (`Português (Brasil)`, `Brazilian Portuguese`).
  public init?(fuzzyName: String, in library: LocaleLibrary = .current) {
    let wanted = fuzzyName.foldedName
    guard !wanted.isEmpty else { return nil }
    let identifier = LocaleIdentifier(fuzzyName).withoutMacrolanguage
    let found =
      Self.allCases.first { $0.rawValue.foldedName == wanted || $0.locale == identifier }
      ?? Self.allCases.first { locale in
        ["\(locale)", library.name(of: locale.locale), library.name(of: locale.locale, in: "en")]
          .contains { $0.foldedName == wanted }
      }
      ?? (identifier.region == nil
        ? nil : Self.allCases.first { $0.locale == identifier.language })
    if let found {
      self = found
      return
    }
    // A name may have a script that goes without saying.
    let script = "arabic"
    guard wanted.hasSuffix(script),
      let locale = Self(fuzzyName: String(wanted.dropLast(script.count)), in: library),
      library.script(of: locale.locale) == .arabic
    else { return nil }
    self = locale
  }

  /// The locale's name in its own language, such as `français`, or its identifier.
  public var localizedName: String { locale.localizedName }

  /// The locale's name in another's language, such as `Französisch`.
  public func localizedName(in other: KeyboardLocale) -> String {
    localizedName(in: other.locale)
  }

  /// The locale's name in another's language, such as `Französisch`, or else in English or its own.
  public func localizedName(in other: LocaleIdentifier) -> String {
    locale.localizedName(in: other)
  }
}

extension LocaleIdentifier {
  /// The locale's name in its own language, such as `français`, or its identifier.
  public var localizedName: String { LocaleLibrary.current.name(of: self) }

  /// The locale's name in another's language, such as `Französisch`, or else in English or its own.
  public func localizedName(in other: LocaleIdentifier) -> String {
    LocaleLibrary.current.name(of: self, in: other)
  }

  /// The name of the locale's language without its region or script, in that language.
  public var localizedLanguageName: String { language.localizedName }

  /// The name of the locale's language without its region or script, in another's language.
  public func localizedLanguageName(in other: LocaleIdentifier) -> String {
    language.localizedName(in: other)
  }
}

extension String {
  /// The letters and digits of a name in lower case.
  fileprivate var foldedName: String { lowercased().filter { $0.isLetter || $0.isNumber } }
}
