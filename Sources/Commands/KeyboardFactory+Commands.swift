import Diagnosis
package import Hosting
package import KeyboardCore
package import KeyboardLayouts

extension KeyboardFactory {
  /// Reads what a command needs for locales such as `de,und-x-math`, by default the session's; all
  /// of them take time.
  package convenience init(reading locales: String?) {
    let names = (locales ?? "").split(separator: ",").map(String.init)
    self.init(wanted: names.map(LocaleIdentifier.init(anyCase:)))
  }

  /// The locale of an identifier in any case, or the session's by default.
  package func knownLocale(_ identifier: String?) throws -> LocaleIdentifier {
    try knownLocales(identifier.map { [$0] } ?? []).first ?? library.sessionLocale
  }

  /// The locales of a list such as `de,und-x-math`.
  package func knownLocales(_ list: String) throws -> [LocaleIdentifier] {
    try knownLocales(list.split(separator: ",").map(String.init))
  }

  private func knownLocales(_ words: [String]) throws -> [LocaleIdentifier] {
    for problem in problems { printError(problem) }
    return try words.map { word in
      guard let locale = locale(named: word) else {
        throw CommandError(
          "There is no locale \(word); for the list, run \"ime-cli locales\". To add it, put a"
            + " file \(LocaleIdentifier(anyCase: word)).json into ~/.config/ibus-callout/locales.")
      }
      return locale
    }
  }

  /// The locale of an identifier, or of a name in its own language, in English or in the session's:
  /// `fr`, `français`, `francais`, `French`.
  package func locale(named word: String) -> LocaleIdentifier? {
    let identifier = LocaleIdentifier(anyCase: word)
    if library.knows(identifier) { return identifier }
    let all = KeyboardFactory().library
    let key = word.searchKey
    let named = (all.namedIdentifiers + all.sets).first { locale in
      [all.name(of: locale), all.name(of: locale, in: "en")].map(\.searchKey).contains(key)
        || all.name(of: locale, in: all.sessionLocale).searchKey == key
    }
    let locale = named ?? KeyboardLocale(fuzzyName: word, in: all)?.locale
    read(locale.map { [$0] } ?? [])
    return locale
  }

  /// Makes a controller of the multilingual engine for one locale, by default with its own layout.
  package func controller(
    for locale: LocaleIdentifier, layout: String? = nil
  ) -> KeyboardInputController {
    var settings = KeyboardSettings()
    settings.locales = [locale]
    settings.layouts = layout.map { [locale: $0] } ?? [:]
    return makeController(settings: settings)
  }

  /// The name of the session's layout, or `native`, the locale's own, if it is unknown.
  package var sessionLayout: String {
    guard let name = SessionLayoutNames.here.names.first,
      physicalLayoutProvider.layout(named: name) != nil
    else { return "native" }
    return name
  }

  /// The installed layout of a name, or the locale's own for `native`.
  package func systemLayout(_ name: String, locale: LocaleIdentifier) throws -> XKBLayout {
    guard
      let layout = name == "native"
        ? physicalLayoutProvider.xkbLayout(for: locale.isSet ? library.sessionLocale : locale)
        : physicalLayoutProvider.layout(named: name)
    else {
      throw CommandError(
        "The layout \(name) is not in the installed xkb data;"
          + " for the list, see /usr/share/X11/xkb/rules/evdev.lst.")
    }
    return layout
  }
}

extension LocaleIdentifier {
  /// Reads an identifier in any case: `SV`, `pt-br`, `SR-LATN`.
  package init(anyCase identifier: String) {
    let parts = Self(identifier).rawValue.lowercased().split(separator: "-")
    let x = parts.firstIndex(of: "x") ?? parts.count
    let subtags = parts.enumerated().dropFirst().map { index, part in
      guard index < x else { return String(part) }
      return switch part.count {
      case 2: part.uppercased()
      case 4: part.prefix(1).uppercased() + part.dropFirst()
      default: String(part)
      }
    }
    self.init((parts.prefix(1).map(String.init) + subtags).joined(separator: "-"))
  }
}
