import EngineHost
import KeyboardCore
import KeyboardLayouts

/// What the keys of a layout give in a locale: by themselves, and held.
struct LocaleKeyboard {
  /// How a letter is typed.
  ///
  /// Dead keys do not count: every letter should be there for whoever does not know them.
  enum Reach: Comparable {
    /// By a key, with Shift or AltGr or without.
    case direct
    /// By holding a key; the place in its list, counted from 1.
    case list(Int)
    /// Not at all.
    case none
  }

  /// The locale.
  let locale: LocaleIdentifier
  /// The locale's upper and lower case.
  let mapping: CaseMapping
  /// What each character offers, by the characters the layout types.
  let lists: [String: [String]]

  private let typed: Set<String>
  private var places: [String: Int] = [:]
  private let ignoresCase: Bool

  /// Asks the provider the daemon asks, with this locale alone enabled.
  init(_ locale: LocaleIdentifier, layout: XKBLayout, keyboards: KeyboardFactory) {
    self.locale = locale
    mapping = CaseMapping(locale)
    // us(chr) types capitals: Cherokee is written in them alone as well as in both cases.
    ignoresCase = keyboards.library.script(of: locale) == .cherokee
    var settings = KeyboardSettings()
    settings.locales = [locale]
    let provider = keyboards.makeController(
      engine: EngineCatalogue.multilingual, settings: settings
    ).services.calloutActionProvider
    let characters = layout.characters
    typed = Set(characters)
    lists = Dictionary(
      uniqueKeysWithValues: typed.map { ($0, provider.callouts(for: $0)) })
    for list in lists.values {
      for (index, text) in list.enumerated() {
        places[text] = min(places[text] ?? .max, index + 1)
      }
    }
  }

  /// How a letter is typed; one of several characters is typed when each of them is.
  func reach(of letter: String) -> Reach {
    let whole = reachOfWhole(letter)
    guard whole == .none else { return whole }
    let characters = letter.map { String($0) }
    let parts = characters.count > 1 ? characters : letter.unicodeScalars.map { String($0) }
    guard parts.count > 1 else { return .none }
    return parts.map(reach(of:)).max() ?? .none
  }

  private func reachOfWhole(_ letter: String) -> Reach {
    let forms = [letter] + (ignoresCase ? [mapping.uppercased(letter) ?? letter] : [])
    if forms.contains(where: typed.contains) { return .direct }
    return forms.compactMap { places[$0] }.min().map { .list($0) } ?? .none
  }
}
