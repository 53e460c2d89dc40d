/// The names of locales in each other's languages.
package struct LocaleNames: Sendable {
  private var names: [LocaleIdentifier: [LocaleIdentifier: String]] = [:]

  package init() {}

  /// Reads a table in JSON, such as `{"fr": {"de": "allemand"}}`.
  package init(parsing text: String) throws(DataFileError) {
    for language in try DataFile(parsing: text).members {
      var row: [LocaleIdentifier: String] = [:]
      for name in try language.members() { row[LocaleIdentifier(name.key)] = try name.string() }
      names[LocaleIdentifier(language.key)] = row
    }
  }

  /// The name of a locale in a language or its parents, or `nil`.
  package func name(of locale: LocaleIdentifier, in language: LocaleIdentifier) -> String? {
    sequence(first: language, next: \.parent).lazy.compactMap { names[$0]?[locale] }.first
  }
}
