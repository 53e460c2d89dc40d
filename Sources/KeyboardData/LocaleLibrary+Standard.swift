public import KeyboardCore

extension LocaleLibrary {
  /// The project's 279 locales, with their letters, texts, names and flags.
  ///
  /// They are part of your program, so there are no files to ship. Each is read the first time it is
  /// asked for, in less than 1 ms, and all of them in about 40 ms, such as for `namedIdentifiers`.
  /// `KKL10n`, `KeyboardLocale` and `LocaleFlagProvider` use them after this line:
  ///
  /// ```swift
  /// LocaleLibrary.current = .standard
  /// ```
  ///
  /// Pass them to keyboards, too: `KeyboardInputController(library: .standard)`. The letters of the
  /// locales' own layouts come from `StandardPhysicalLayoutProvider`.
  ///
  /// To add locales of your own, use a copy:
  ///
  /// ```swift
  /// var library = LocaleLibrary.standard
  /// library.add(try LocaleData(parsing: text))
  /// ```
  public static let standard: Self = {
    // A file begins with the keys "format" and "id", whose value is the third word in quotation marks.
    let places = EmbeddedFiles.locales.places(ofWord: 2, endingWith: EmbeddedFiles.fileEnd)
    var library = Self(
      unread: Set(places.keys),
      files: LocaleFiles { id in places[id].map { locale(id, at: $0) } })
    library.names = .standard
    return library
  }()

  private static func locale(_ id: LocaleIdentifier, at place: Range<Int>) -> LocaleData {
    do {
      let data = try LocaleData(parsing: EmbeddedFiles.locales[place])
      precondition(data.id == id, "The program was built with two files in one: \(id)")
      return data
    } catch {
      preconditionFailure("The program was built with a broken file of data: \(id): \(error)")
    }
  }
}

extension LocaleNames {
  /// The names in `data/locale-names.json`, where each language has a line.
  fileprivate static let standard = Self(
    unread: LocaleFiles { language in lines[language].map { names(in: language, at: $0) } })

  private static let lines = EmbeddedFiles.localeNames.places(
    ofWord: 0, endingWith: UInt8(ascii: "\n"))

  private static func names(in language: LocaleIdentifier, at place: Range<Int>) -> Self {
    let line = EmbeddedFiles.localeNames[place]
    do {
      return try Self(parsing: "{\(line.last == "," ? line.dropLast() : line[...])}")
    } catch {
      preconditionFailure("The program was built with broken names in \(language): \(error)")
    }
  }
}
