public import KeyboardCore
package import KeyboardLayouts

/// The letters of a layout in a locale: those on its keys, and those in their lists.
public struct LocaleKeyboard {
  /// How a letter is typed, without dead keys, which not everybody knows.
  public enum Reach: Comparable {
    /// By a key, with or without Shift or AltGr.
    case direct
    /// By holding a key; the place in its list, beginning with 1.
    case list(Int)
    /// By picking from the list of a letter that was itself picked; both places.
    case twoLists(Int, Int)
    /// Not at all.
    case none

    /// Whether it requires turning the page of a list.
    public var isOnLaterPage: Bool {
      switch self {
      case .list(let place): place > CandidateList.pageSize
      case .twoLists(let first, let second): max(first, second) > CandidateList.pageSize
      case .direct, .none: false
      }
    }
  }

  /// A place in a list.
  public struct Pick {
    /// The letter that the list belongs to.
    public let key: String
    /// The place, beginning with 1.
    public let place: Int
  }

  /// The locale.
  public let locale: LocaleIdentifier
  /// The layout's name.
  public let layout: String
  /// The locale's upper and lower case.
  package let mapping: CaseMapping
  /// The lists of the characters that the layout types.
  public let lists: [String: [String]]

  private let typed: Set<String>
  private var places: [String: Pick] = [:]
  /// The two picks for letters in the list of a letter that was picked.
  private var steps: [String: [Pick]] = [:]
  private let ignoresCase: Bool

  /// Uses the engine's provider of lists, with only this locale of a library enabled, or with others
  /// before it.
  package init(
    _ locale: LocaleIdentifier, behind others: [LocaleIdentifier] = [], layout: XKBLayout,
    library: LocaleLibrary
  ) {
    self.locale = locale
    self.layout = layout.name
    mapping = CaseMapping(locale)
    // us(chr) types capitals: Cherokee is written in capitals only or in both cases.
    ignoresCase = library.script(of: locale) == .cherokee
    var settings = KeyboardSettings()
    settings.locales = others + [locale]
    let provider = KeyboardInputController(library: library, settings: settings)
      .services.calloutActionProvider
    typed = Set(layout.characters)
    lists = Dictionary(uniqueKeysWithValues: typed.map { ($0, provider.callouts(for: $0)) })
    for (key, list) in lists.sorted(by: { $0.key < $1.key }) {
      for (index, text) in list.enumerated() where index + 1 < places[text]?.place ?? .max {
        places[text] = Pick(key: key, place: index + 1)
      }
    }
    for (step, first) in places {
      let next = provider.nextCalloutActions(after: .character(step))
      for (index, text) in next.compactMap(\.inputCalloutText).enumerated() {
        steps[text] = [first, Pick(key: step, place: index + 1)]
      }
    }
  }

  /// The usual keyboards of a locale: its own layout, if that is installed, and for Latin script the
  /// American one, which is common.
  public static func usual(for locale: LocaleIdentifier, library: LocaleLibrary) -> [Self] {
    let provider = XKBLayoutProvider(library: library)
    let own = provider.xkbLayout(for: locale)
    let isLatin = library.script(of: locale) == .latin && own?.name != "us"
    return [own, isLatin ? provider.layout(named: "us") : nil].compactMap(\.self)
      .map { Self(locale, layout: $0, library: library) }
  }

  /// The picks for a letter, from list to list; none if it is on a key.
  public func picks(of letter: String) -> [Pick] { route(to: letter) ?? [] }

  /// How a letter is typed; if it consists of several characters, one after the other.
  public func reach(of letter: String) -> Reach {
    if let places = route(to: letter)?.map(\.place) {
      return switch places.count {
      case 0: .direct
      case 1: .list(places[0])
      default: .twoLists(places[0], places[1])
      }
    }
    let characters = letter.map { String($0) }
    let parts = characters.count > 1 ? characters : letter.unicodeScalars.map { String($0) }
    return parts.count > 1 ? parts.map(reach(of:)).max() ?? .none : .none
  }

  private func route(to letter: String) -> [Pick]? {
    let forms = [letter] + (ignoresCase ? [mapping.uppercased(letter) ?? letter] : [])
    if forms.contains(where: typed.contains) { return [] }
    let pick = forms.compactMap { places[$0] }.min { $0.place < $1.place }
    guard let pick, pick.place <= CandidateList.pageSize || steps[letter] == nil else {
      return steps[letter]
    }
    return [pick]
  }
}

extension CalloutActionProvider {
  /// The texts in the list of a character, without the character itself.
  public func callouts(for character: String) -> [String] {
    calloutActions(for: .character(character)).compactMap(\.inputCalloutText)
      .filter { $0 != character }
  }
}

extension XKBLayout {
  /// The characters that the layout types without dead keys, each once, level by level.
  public var characters: [String] {
    Level.allCases.flatMap { level in
      typingKeycodes.compactMap { key(keycode: $0, modifiers: level.modifiers)?.text }
    }
    .withoutDuplicates
  }
}
