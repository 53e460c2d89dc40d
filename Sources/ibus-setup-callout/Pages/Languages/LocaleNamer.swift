import Hosting
import KeyboardCore

/// What locales are called, and their flags.
///
/// Files are read when they are needed.
final class LocaleNamer {
  /// What is shown of a locale.
  struct Entry {
    /// The locale.
    var locale: LocaleIdentifier
    /// Its flag, an emoji.
    var flag: String
    /// Its name in its own language.
    var ownName: String
    /// Its name in the language of the session.
    var name: String
    /// All that it can be found by, as a search key.
    var searchKey: String
  }

  private var loader: LocaleLoader

  /// Reads the files of some locales, and what locales are called.
  init(wanted: [LocaleIdentifier]) {
    loader = LocaleLoader(wanted: wanted)
    loader.readNames()
  }

  /// The locale that is in use where none is enabled.
  var sessionLocale: LocaleIdentifier { nearest(to: loader.library.sessionLocale) }

  /// Whether there is such a locale.
  func knows(_ locale: LocaleIdentifier) -> Bool { loader.library.knows(locale) }

  /// The locale itself if it has a file, otherwise the nearest parent that has one: `de` for `de-DE`.
  func nearest(to locale: LocaleIdentifier) -> LocaleIdentifier {
    loader.read([locale])
    return loader.library.lineage(of: locale).first?.id ?? locale
  }

  /// What is shown of a locale.
  subscript(locale: LocaleIdentifier) -> Entry {
    loader.read([locale])
    let library = loader.library
    let ownName = library.name(of: locale)
    let name = library.name(of: locale, in: library.sessionLocale)
    let english = library.name(of: locale, in: "en")
    return Entry(
      locale: locale, flag: library.flag(of: locale), ownName: ownName, name: name,
      searchKey: [ownName, name, english, locale.rawValue].joined(separator: " ").searchKey)
  }

  /// All locales, by their names in the language of the session.
  func all() -> [Entry] {
    loader.read(Array(LocaleLoader.names().keys))
    return loader.library.namedIdentifiers.map { self[$0] }
      .sorted { $0.name.searchKey < $1.name.searchKey }
  }
}
