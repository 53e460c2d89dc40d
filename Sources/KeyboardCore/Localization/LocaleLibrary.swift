import Synchronization

/// The locales that are available, and what each inherits.
public struct LocaleLibrary: Sendable {
  /// The identifier of the set that all locales share.
  public static let base: LocaleIdentifier = "base"

  /// The library of `KKL10n`, of names and flags, and of keyboards that are created without one.
  ///
  /// A program sets it once, at its start; nothing in this package does.
  public static var current: Self {
    get { shared.withLock { $0 } }
    set { shared.withLock { $0 = newValue } }
  }

  private static let shared = Mutex(Self())

  /// The locale of the user's session.
  public var sessionLocale = KeyboardLocale.english.locale
  /// What locales are called in each other's languages.
  public var names = LocaleNames()

  private var locales: [LocaleIdentifier: LocaleData] = [:]
  private var unread: Set<LocaleIdentifier> = []

  /// Creates a library.
  ///
  /// - Parameters:
  ///   - locales: What the files say; of two files on one locale, the later goes on top.
  ///   - unread: Locales whose files have not been needed so far.
  public init(_ locales: some Sequence<LocaleData> = [], unread: Set<LocaleIdentifier> = []) {
    self.unread = unread
    for data in locales { add(data) }
  }

  /// Adds a locale's file, on top of what is already there.
  public mutating func add(_ data: LocaleData) {
    unread.remove(data.id)
    locales[data.id] = locales[data.id]?.overlaid(by: data) ?? data
  }

  /// The locales that have data of their own, in alphabetical order.
  public var identifiers: [LocaleIdentifier] { locales.keys.filter { $0 != Self.base }.sorted() }

  /// The locales to choose from, in alphabetical order.
  ///
  /// A file without a name is a part that several locales share, such as `no` for both Norwegians.
  public var namedIdentifiers: [LocaleIdentifier] {
    identifiers.filter { locales[$0]?.name != nil }
  }

  /// What the files say of exactly this locale, or `nil`.
  public subscript(locale: LocaleIdentifier) -> LocaleData? { locales[locale] }

  /// The data a locale is made of, nearest first: its own, then its language's.
  ///
  /// The base set is not included.
  public func lineage(of locale: LocaleIdentifier) -> [LocaleData] {
    sequence(first: locale, next: \.parent).compactMap { locales[$0] }
  }

  /// Whether there is anything on the locale or its language.
  public func knows(_ locale: LocaleIdentifier) -> Bool {
    sequence(first: locale, next: \.parent).contains {
      locales[$0] != nil || unread.contains($0)
    }
  }

  /// The locale's script, own or inherited, or `nil`.
  public func script(of locale: LocaleIdentifier) -> Script? {
    lineage(of: locale).lazy.compactMap(\.script).first
  }

  /// Whether the locale's script runs from right to left.
  public func isRightToLeft(_ locale: LocaleIdentifier) -> Bool {
    lineage(of: locale).lazy.compactMap(\.runsRightToLeft).first ?? false
  }

  /// The locale's layouts, own or inherited.
  public func layouts(of locale: LocaleIdentifier) -> [String] {
    nearest(\.layouts, of: locale)
  }

  /// The layouts of a locale, in the order to try them.
  ///
  /// A choice for a language also applies to its regions, but not to another script: what is chosen
  /// for Serbian does not apply to Serbian in Latin letters.
  /// - Parameters:
  ///   - locale: The locale.
  ///   - chosen: The layouts the user has chosen, by locale.
  /// - Returns: The names, each once.
  public func layouts(
    of locale: LocaleIdentifier, chosen: [LocaleIdentifier: String]
  ) -> [String] {
    let script = script(of: locale)
    let choice = sequence(first: locale, next: \.parent).lazy
      .filter { $0 == locale || self.script(of: $0) == script }
      .compactMap { chosen[$0] }.first
    return ((choice.map { [$0] } ?? []) + layouts(of: locale)).withoutDuplicates
  }

  /// What the nearest of a locale's files says that says anything, or nothing.
  private func nearest(
    _ texts: KeyPath<LocaleData, [String]>, of locale: LocaleIdentifier
  ) -> [String] {
    lineage(of: locale).lazy.map { $0[keyPath: texts] }.first { !$0.isEmpty } ?? []
  }

  /// The locale's quotation marks and apostrophes, own or inherited; failing all, English ones.
  public func quotationMarks(of locale: LocaleIdentifier) -> QuotationMarks {
    var marks = QuotationMarks(nearest(\.quotation, of: locale)) ?? QuotationMarks()
    let apostrophe = nearest(\.apostrophe, of: locale)
    if let letter = apostrophe.first {
      marks.apostrophe = letter
      marks.apostropheLetters = Set(apostrophe.dropFirst())
    }
    marks.beginsAnywhere = [.khmer, .burmese, .lao].contains(script(of: locale))
    marks.elisions = Set(nearest(\.elisions, of: locale))
    return marks
  }

  /// The locale's name in its own language, or its identifier.
  public func name(of locale: LocaleIdentifier) -> String {
    lineage(of: locale).lazy.compactMap(\.name).first ?? locale.rawValue
  }

  /// The locale's name in another's language; if that is not known, in English or in its own.
  public func name(of locale: LocaleIdentifier, in other: LocaleIdentifier) -> String {
    names.name(of: locale, in: other) ?? names.name(of: locale, in: "en") ?? name(of: locale)
  }

  /// The flag in the locale's own file, or that of its region, or a white one.
  public func flag(of locale: LocaleIdentifier) -> String {
    if let flag = locales[locale]?.flag { return flag }
    let indicators = (locale.region ?? "").unicodeScalars.compactMap {
      ("A"..."Z").contains($0) ? Unicode.Scalar(0x1f1e6 + $0.value - 0x41) : nil
    }
    return indicators.count == 2 ? String(String.UnicodeScalarView(indicators)) : "🏳️"
  }

  /// A text from the files' `keys`: the locale's, its language's, or the English one; failing all,
  /// the key itself.
  public func text(of key: String, in locale: LocaleIdentifier) -> String {
    (lineage(of: locale) + lineage(of: "en")).lazy.compactMap { $0.keys[key] }.first ?? key
  }

  /// The letters a locale offers after a character, without those of the base set.
  ///
  /// The nearest come first, each once.
  public func callouts(of locale: LocaleIdentifier, for character: String) -> [String] {
    entries(of: locale, for: character).all.withoutDuplicates
  }

  /// The letters a locale offers after a character, the language's own and foreign ones apart.
  ///
  /// The nearest come first. A list in `replace` ends the search, and letters in `remove` are not
  /// taken from the files after it.
  public func entries(of locale: LocaleIdentifier, for character: String) -> CalloutEntries {
    var removed: Set<String> = []
    var result = CalloutEntries(own: [])
    for data in lineage(of: locale) {
      for entries in [
        data.callouts[character], data.rareCallouts[character], data.replacedCallouts[character],
      ] {
        result.own += entries?.own.filter { !removed.contains($0) } ?? []
        result.foreign += entries?.foreign.filter { !removed.contains($0) } ?? []
      }
      removed.formUnion(data.removedCallouts[character]?.all ?? [])
      if data.replacedCallouts[character] != nil { break }
    }
    return result
  }

  /// The letters a locale offers once a letter has been picked, if that is only a step to them.
  public func nextCallouts(of locale: LocaleIdentifier, after letter: String) -> [String] {
    guard nearest(\.steps, of: locale).contains(letter) else { return [] }
    return entries(of: locale, for: letter).own.withoutDuplicates
  }

  /// Whether a locale's list for a character is only for those who use letters of that key.
  public func isRare(of locale: LocaleIdentifier, for character: String) -> Bool {
    let lineage = lineage(of: locale)
    return lineage.contains { $0.rareCallouts[character] != nil }
      && !lineage.contains { $0.callouts[character] != nil }
  }

  /// Whether a file says that its list for a character is complete, so that nothing is added to it.
  public func replacesCallouts(of locale: LocaleIdentifier, for character: String) -> Bool {
    lineage(of: locale).contains { $0.replacedCallouts[character] != nil }
  }

  /// The letters that a locale's files remove from what is offered for a character.
  public func removedCallouts(of locale: LocaleIdentifier, for character: String) -> [String] {
    lineage(of: locale).flatMap { $0.removedCallouts[character]?.all ?? [] }
  }
}
