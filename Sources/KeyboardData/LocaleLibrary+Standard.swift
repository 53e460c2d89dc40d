public import KeyboardCore

extension LocaleLibrary {
  /// The project's 134 locales: their letters, texts, names and flags.
  ///
  /// They are part of the program, so there are no files to ship. One line at the start of the
  /// program sets everything up:
  ///
  /// ```swift
  /// LocaleLibrary.current = .standard
  /// ```
  ///
  /// From then on `KKL10n`, `KeyboardLocale` and `LocaleFlagProvider` know what the locales say. A
  /// keyboard is given its library, `KeyboardInputController(library: .standard)`, and the letters
  /// of the locales' own layouts come from `StandardPhysicalLayoutProvider`.
  ///
  /// To have locales of your own, add their data to a copy:
  ///
  /// ```swift
  /// var library = LocaleLibrary.standard
  /// library.add(try LocaleData(parsing: text))
  /// ```
  ///
  /// All of it is read when it is first asked for, in some 30 ms.
  public static let standard: Self = {
    do {
      var library = Self(try EmbeddedFiles.locales.map { try LocaleData(parsing: $0) })
      library.names = try LocaleNames(parsing: EmbeddedFiles.localeNames)
      return library
    } catch {
      preconditionFailure("The program was built with a broken file of data: \(error)")
    }
  }()
}
