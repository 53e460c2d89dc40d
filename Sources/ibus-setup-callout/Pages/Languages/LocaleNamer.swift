import Hosting
import KeyboardCore

/// The names and flags of locales, whose files are read when they are needed.
final class LocaleNamer {
  struct Entry {
    var locale: LocaleIdentifier
    /// The flag, as an emoji.
    var flag: String
    /// The name in the locale's own language.
    var ownName: String
    /// The name in the language of the session.
    var name: String
    /// Whether a native speaker has checked the file.
    var isChecked: Bool
    /// Everything that a search finds the locale by, as a search key.
    var searchKey: String
  }

  private var loader: LocaleLoader

  init(wanted: [LocaleIdentifier]) {
    loader = LocaleLoader(wanted: wanted)
    loader.readNames()
  }

  /// The locale that is used if none is enabled.
  var sessionLocale: LocaleIdentifier { nearest(to: loader.library.sessionLocale) }

  func knows(_ locale: LocaleIdentifier) -> Bool { loader.library.knows(locale) }

  /// The locale itself if it has a file, otherwise its nearest parent with one: `de` for `de-DE`.
  func nearest(to locale: LocaleIdentifier) -> LocaleIdentifier {
    loader.read([locale])
    return loader.library.lineage(of: locale).first?.id ?? locale
  }

  subscript(locale: LocaleIdentifier) -> Entry {
    loader.read([locale])
    let library = loader.library
    let ownName = library.name(of: locale)
    let name = library.name(of: locale, in: library.sessionLocale)
    let english = library.name(of: locale, in: "en")
    return Entry(
      locale: locale, flag: library.flag(of: locale), ownName: ownName, name: name,
      isChecked: library.isChecked(locale),
      searchKey: [ownName, name, english, locale.rawValue].joined(separator: " ").searchKey)
  }

  /// All locales, sorted by their names in the language of the session.
  func all() -> [Entry] {
    loader.read(Array(LocaleLoader.names().keys))
    return loader.library.namedIdentifiers.map { self[$0] }
      .sorted { $0.name.searchKey < $1.name.searchKey }
  }
}
