public import KeyboardCore

extension LocaleLibrary {
  /// The project's 279 locales, with their letters, texts, names and flags.
  ///
  /// They are part of your program, so there are no files to ship; they are read at the first use,
  /// in about 30 ms. `KKL10n`, `KeyboardLocale` and `LocaleFlagProvider` use them after this line:
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
    do {
      var library = Self(try EmbeddedFiles.locales.map { try LocaleData(parsing: $0) })
      library.names = try LocaleNames(parsing: EmbeddedFiles.localeNames)
      return library
    } catch {
      preconditionFailure("The program was built with a broken file of data: \(error)")
    }
  }()
}
