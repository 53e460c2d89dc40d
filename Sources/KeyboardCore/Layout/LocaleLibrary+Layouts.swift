extension LocaleLibrary {
  /// The layouts of a locale, in the order to try them.
  ///
  /// A choice for a language also counts for its regions, but not for another script: what is
  /// chosen for Serbian does not count for Serbian in Latin letters.
  /// - Parameters:
  ///   - locale: The locale.
  ///   - chosen: The layouts the user has chosen, by locale.
  /// - Returns: The names, each once.
  public func layouts(
    of locale: LocaleIdentifier, chosen: [LocaleIdentifier: String]
  ) -> [String] {
    let script = script(of: locale)
    let choice = sequence(first: locale, next: \.parent).lazy
      .filter { $0 == locale || self.script(of: $0) == script }
      .compactMap { chosen[$0] }.first
    return ((choice.map { [$0] } ?? []) + layouts(of: locale)).withoutDuplicates
  }
}
