/// What locales are called in each other's languages.
public struct LocaleNames: Sendable {
  private var names: [LocaleIdentifier: [LocaleIdentifier: String]] = [:]

  /// Creates an empty table.
  public init() {}

  /// Reads a table: by language, the names of locales in it.
  ///
  /// - Parameter text: JSON, such as `{"fr": {"de": "allemand"}}`.
  /// - Throws: `DataFileError` if it has another form.
  public init(parsing text: String) throws(DataFileError) {
    for language in try DataFile(parsing: text).members {
      var row: [LocaleIdentifier: String] = [:]
      for name in try language.members() { row[LocaleIdentifier(name.key)] = try name.string() }
      names[LocaleIdentifier(language.key)] = row
    }
  }

  /// What a locale is called in a language, or in that language's parent, or `nil`.
  public func name(of locale: LocaleIdentifier, in language: LocaleIdentifier) -> String? {
    sequence(first: language, next: \.parent).lazy.compactMap { names[$0]?[locale] }.first
  }
}
