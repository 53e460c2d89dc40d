import GLib
import Hosting
import KeyboardCore

/// The names and flags of locales and sets, whose files are read when they are needed.
final class LocaleNamer {
  struct Entry {
    var locale: LocaleIdentifier
    /// The flag, as an emoji, or a sign of the set.
    var flag: String
    /// The name in the locale's own language; a set has none, and is named in that of the session.
    var ownName: String
    /// The name in the language of the session.
    var name: String
    /// Everything that a search finds the locale by, as search keys.
    var searchKeys: [String]
    /// The first sign of each key of a set, or "".
    var signs = ""
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
    if locale.isSet {
      let name = translated(library.name(of: locale))
      return Entry(
        locale: locale, flag: library.flag(of: locale), ownName: name, name: name,
        searchKeys: [name.searchKey], signs: library.signs(of: locale))
    }
    let ownName = library.name(of: locale)
    let name = library.name(of: locale, in: library.sessionLocale)
    let english = library.name(of: locale, in: "en")
    return Entry(
      locale: locale, flag: library.flag(of: locale), ownName: ownName, name: name,
      searchKeys: [name, ownName, english, locale.rawValue].map(\.searchKey))
  }

  /// All sets, sorted by their names.
  func sets() -> [Entry] {
    loader.library.sets.map { self[$0] }.sorted { $0.name.searchKey < $1.name.searchKey }
  }

  /// All languages, sorted by their names in the language of the session.
  func all() -> [Entry] {
    loader.read(Array(LocaleLoader.names().keys))
    return loader.library.namedIdentifiers.map { self[$0] }
      .sorted { $0.name.searchKey < $1.name.searchKey }
  }
}

extension LocaleLibrary {
  /// The first sign of each key of a set, letters first, each once.
  fileprivate func signs(of set: LocaleIdentifier) -> String {
    let callouts = self[set]?.callouts ?? [:]
    let keys = callouts.keys.filter { $0 == $0.lowercased() }.sorted()
    let letters = keys.filter { $0.first?.isLetter ?? false }
    return (letters + keys.filter { !letters.contains($0) })
      .compactMap { callouts[$0]?.own.first?.onCircle }
      .withoutDuplicates.joined(separator: " ")
  }
}
