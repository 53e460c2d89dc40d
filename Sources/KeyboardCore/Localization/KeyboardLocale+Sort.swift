extension Sequence<KeyboardLocale> {
  /// The locales by their names in their own languages, and one of them, or another, in front.
  ///
  /// Names are compared in lower case, scalar by scalar, so "č" comes after "z".
  public func sorted(
    insertFirst first: KeyboardLocale? = nil, library: LocaleLibrary = .current
  ) -> [KeyboardLocale] {
    sorted(insertFirst: first) { library.name(of: $0.locale) }
  }

  /// The locales by their names in the language of one, and one of them, or another, in front.
  public func sorted(
    in locale: LocaleIdentifier, insertFirst first: KeyboardLocale? = nil,
    library: LocaleLibrary = .current
  ) -> [KeyboardLocale] {
    sorted(insertFirst: first) { library.name(of: $0.locale, in: locale) }
  }
}

extension Sequence<LocaleIdentifier> {
  /// The locales by their names in their own languages, and one of them, or another, in front.
  ///
  /// `sorted()` orders them by identifier.
  public func sorted(
    insertFirst first: LocaleIdentifier?, library: LocaleLibrary = .current
  ) -> [LocaleIdentifier] {
    sorted(insertFirst: first) { library.name(of: $0) }
  }

  /// The locales by their names in the language of one, and one of them, or another, in front.
  public func sorted(
    in locale: LocaleIdentifier, insertFirst first: LocaleIdentifier? = nil,
    library: LocaleLibrary = .current
  ) -> [LocaleIdentifier] {
    sorted(insertFirst: first) { library.name(of: $0, in: locale) }
  }
}

extension Sequence where Element: Equatable {
  fileprivate func sorted(
    insertFirst first: Element?, byNames name: (Element) -> String
  ) -> [Element] {
    let named = filter { $0 != first }.map { (name: name($0).lowercased(), locale: $0) }
    return (first.map { [$0] } ?? []) + named.sorted { $0.name < $1.name }.map(\.locale)
  }
}
