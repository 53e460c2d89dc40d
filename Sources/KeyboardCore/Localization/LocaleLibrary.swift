import Synchronization

/// The locales that are available, and what each inherits.
public struct LocaleLibrary: Sendable {
  /// The identifier of the set that all locales share.
  package static let base: LocaleIdentifier = "base"

  /// The library of `KKL10n`, names and flags, and of keyboards that are created without one: the one that
  /// was set, or else that of the keyboard that got one last.
  ///
  /// Set it when your program starts, if it asks for texts before it has a keyboard. It can be used from
  /// any thread.
  public static var current: Self {
    get { shared.withLock { $0.library } }
    set { shared.withLock { $0 = (newValue, isSet: true) } }
  }

  /// Makes a keyboard's library the current one, unless the program has set that.
  static func follow(_ library: Self) {
    shared.withLock { if !$0.isSet { $0.library = library } }
  }

  private static let shared = Mutex((library: Self(), isSet: false))

  /// The locale of the user's session.
  public var sessionLocale = KeyboardLocale.english.locale
  package var names = LocaleNames()

  private var locales: [LocaleIdentifier: LocaleData] = [:]
  private var unread: Set<LocaleIdentifier> = []
  /// What reads the unread ones, or `nil` if they are added by whoever created the library.
  private var files: LocaleFiles<LocaleData>?

  /// Creates a library from locale files, which are added one after the other.
  public init(_ locales: some Sequence<LocaleData> = []) {
    for data in locales { add(data) }
  }

  /// Creates a library for locales whose files are read when they are needed: by `files`, or else by
  /// whoever adds them; until then, their locales are known and have no data.
  package init(unread: Set<LocaleIdentifier>, files: LocaleFiles<LocaleData>? = nil) {
    self.unread = unread
    self.files = files
  }

  /// Adds a locale file on top of those that the locale already has.
  public mutating func add(_ data: LocaleData) {
    locales[data.id] = self[data.id]?.overlaid(by: data) ?? data
    unread.remove(data.id)
  }

  /// The locales that have data of their own, in alphabetical order.
  package var identifiers: [LocaleIdentifier] {
    (files == nil ? Set(locales.keys) : unread.union(locales.keys))
      .filter { $0 != Self.base }.sorted()
  }

  /// The languages to choose from, in alphabetical order.
  ///
  /// A file without a name is shared by several locales, such as `no` by both Norwegians.
  public var namedIdentifiers: [LocaleIdentifier] {
    identifiers.filter { !$0.isSet && self[$0]?.name != nil }
  }

  /// The sets of signs to choose from, in alphabetical order.
  public var sets: [LocaleIdentifier] { unread.union(locales.keys).filter(\.isSet).sorted() }

  /// The locales that settings enable: without a language among them, the session's is the last.
  package func enabled(_ locales: [LocaleIdentifier]) -> [LocaleIdentifier] {
    locales.allSatisfy(\.isSet) ? locales + [sessionLocale] : locales
  }

  /// The data of exactly this locale, or `nil`.
  package subscript(locale: LocaleIdentifier) -> LocaleData? { locales[locale] ?? files?[locale] }

  /// The data of a locale and its parents, nearest first, without the base set.
  package func lineage(of locale: LocaleIdentifier) -> [LocaleData] {
    sequence(first: locale, next: \.parent).compactMap { self[$0] }
  }

  /// Whether there is data of the locale or its language.
  package func knows(_ locale: LocaleIdentifier) -> Bool {
    sequence(first: locale, next: \.parent).contains {
      locales[$0] != nil || unread.contains($0)
    }
  }

  /// The locale's script, or `nil`.
  public func script(of locale: LocaleIdentifier) -> Script? {
    lineage(of: locale).lazy.compactMap(\.script).first
  }

  /// Whether the locale's script runs from right to left.
  public func isRightToLeft(_ locale: LocaleIdentifier) -> Bool {
    lineage(of: locale).lazy.compactMap(\.runsRightToLeft).first ?? false
  }

  /// The locale's layouts.
  package func layouts(of locale: LocaleIdentifier) -> [String] {
    nearest(\.layouts, of: locale)
  }

  /// The names of a locale's layouts, in the order to try them, beginning with the user's choice.
  ///
  /// A choice for a language also applies to its regions, but not to another script: a choice for
  /// Serbian does not apply to Serbian in Latin letters.
  public func layouts(
    of locale: LocaleIdentifier, chosen: [LocaleIdentifier: String]
  ) -> [String] {
    let script = script(of: locale)
    let choice = sequence(first: locale, next: \.parent).lazy
      .filter { $0 == locale || self.script(of: $0) == script }
      .compactMap { chosen[$0] }.first
    return ((choice.map { [$0] } ?? []) + layouts(of: locale)).withoutDuplicates
  }

  /// What the letters in the nearest of a locale's files were checked against.
  package func evidence(of locale: LocaleIdentifier) -> LetterEvidence {
    lineage(of: locale).first?.evidence ?? .memory
  }

  /// Whether somebody who writes the language has read the nearest of a locale's files.
  package func isReadBySpeaker(_ locale: LocaleIdentifier) -> Bool {
    lineage(of: locale).first?.isReadBySpeaker ?? false
  }

  /// The texts of the nearest of a locale's files that has any.
  private func nearest<Texts: Collection>(
    _ texts: (LocaleData) -> Texts, of locale: LocaleIdentifier
  ) -> Texts {
    lineage(of: locale).map(texts).first { !$0.isEmpty } ?? texts(LocaleData(id: locale))
  }

  /// The locale's quotation marks and apostrophes, or else the English ones.
  public func quotationMarks(of locale: LocaleIdentifier) -> QuotationMarks {
    var marks = QuotationMarks(nearest(\.quotation, of: locale)) ?? QuotationMarks()
    let apostrophe = nearest(\.apostrophe, of: locale)
    if let letter = apostrophe.first {
      marks.apostrophe = letter
      marks.apostropheLetters = Set(apostrophe.dropFirst())
    }
    marks.signsAfterLetters = nearest(\.signsAfterLetters, of: locale)
    marks.beginsAnywhere = [.khmer, .burmese, .lao, .thai].contains(script(of: locale))
    marks.elisions = Set(nearest(\.elisions, of: locale))
    return marks
  }

  /// The words that are more frequent in running text than others that differ by accents.
  package func frequentSpellings(of locale: LocaleIdentifier) -> Set<String> {
    Set(nearest(\.spellings, of: locale).flatMap { $0.split(separator: " ").map(String.init) })
  }

  /// What letters of other languages become when keys type them in the locale's prose.
  package func substitutes(of locale: LocaleIdentifier) -> [String: String] {
    nearest(\.substitutes, of: locale)
  }

  /// The locale's name in its own language, or its identifier.
  public func name(of locale: LocaleIdentifier) -> String {
    lineage(of: locale.withoutMacrolanguage).lazy.compactMap(\.name).first ?? locale.rawValue
  }

  /// The locale's name in another's language, or else in English or in its own.
  ///
  /// A region without a name of its own has that of its language: `sv-SE` is "Swedish" in English.
  public func name(of locale: LocaleIdentifier, in other: LocaleIdentifier) -> String {
    sequence(first: locale.withoutMacrolanguage, next: \.parent).lazy.compactMap {
      names.name(of: $0, in: other.withoutMacrolanguage) ?? names.name(of: $0, in: "en")
        ?? self[$0]?.name
    }.first ?? locale.rawValue
  }

  /// The locale's flag, or that of its region, or a white one.
  public func flag(of locale: LocaleIdentifier) -> String {
    if let flag = self[locale]?.flag { return flag }
    let indicators = (locale.region ?? "").unicodeScalars.compactMap {
      ("A"..."Z").contains($0) ? Unicode.Scalar(0x1f1e6 + $0.value - 0x41) : nil
    }
    return indicators.count == 2 ? String(String.UnicodeScalarView(indicators)) : "🏳️"
  }

  /// A text of a locale file's `keys`, from the locale, its language or English, or else the key
  /// itself.
  public func text(of key: String, in locale: LocaleIdentifier) -> String {
    (lineage(of: locale) + lineage(of: "en")).lazy.compactMap { $0.keys[key] }.first ?? key
  }

  /// The letters that a locale offers for a key, without those of the base set, nearest first.
  public func callouts(of locale: LocaleIdentifier, for character: String) -> [String] {
    entries(of: locale, for: character).all.withoutDuplicates
  }

  /// The letters that a locale offers for a key, nearest first.
  package func entries(of locale: LocaleIdentifier, for character: String) -> CalloutEntries {
    offer(of: locale, for: character).entries
  }

  /// What a locale's files say about a key, in one walk through them.
  ///
  /// A list in `replace` ends the search for entries, and letters in `remove` are not taken from later
  /// files.
  package func offer(of locale: LocaleIdentifier, for character: String) -> OfferedLetters {
    var offer = OfferedLetters()
    var isOfMany = false
    for data in lineage(of: locale) {
      let first = data.firstCallouts[character]
      let ordinary = data.callouts[character]
      let rare = data.rareCallouts[character]
      let replaced = data.replacedCallouts[character]
      if !offer.isComplete {
        for entries in [first, ordinary, rare, replaced] {
          offer.entries.own += entries?.own.filter { !offer.removed.contains($0) } ?? []
          offer.entries.foreign += entries?.foreign.filter { !offer.removed.contains($0) } ?? []
        }
      }
      offer.first += first?.own ?? []
      offer.removed += data.removedCallouts[character]?.all ?? []
      offer.isComplete = offer.isComplete || replaced != nil
      offer.isRare = offer.isRare || rare != nil
      isOfMany = isOfMany || ordinary != nil
    }
    offer.isRare = offer.isRare && !isOfMany
    return offer
  }

  /// The key whose list has a lower-case letter, the one where it comes first, or `nil`.
  func key(offering letter: String, in locales: [LocaleIdentifier]) -> String? {
    for data in locales.flatMap(lineage) + lineage(of: Self.base) {
      let lists = [
        data.firstCallouts, data.callouts, data.rareCallouts, data.replacedCallouts,
      ].joined()
      let places = lists.compactMap { key, entries in
        entries.all.firstIndex(of: letter).map { (place: $0, key: key) }
      }
      if let first = places.min(by: { ($0.place, $0.key) < ($1.place, $1.key) }) {
        return first.key
      }
    }
    return nil
  }

  /// The letters that a locale offers after a letter was picked that is only a step to them.
  func nextCallouts(of locale: LocaleIdentifier, after letter: String) -> [String] {
    guard nearest(\.steps, of: locale).contains(letter) else { return [] }
    return entries(of: locale, for: letter).own.withoutDuplicates
  }

  /// The letters that are only steps to those of their own lists.
  func steps(of locale: LocaleIdentifier) -> [String] { nearest(\.steps, of: locale) }
}

/// The names of locales in each other's languages.
package struct LocaleNames: Sendable {
  private var names: [LocaleIdentifier: [LocaleIdentifier: String]] = [:]
  private var unread: LocaleFiles<Self>?

  package init() {}

  /// Creates a table whose parts, each for one language, are read when they are needed.
  package init(unread: LocaleFiles<Self>) { self.unread = unread }

  /// Reads a table in JSON, such as `{"fr": {"de": "allemand"}}`.
  package init(parsing text: String) throws(DataFileError) {
    for language in try DataFile(parsing: text).members {
      var row: [LocaleIdentifier: String] = [:]
      for name in try language.members() { row[LocaleIdentifier(name.key)] = try name.string() }
      names[LocaleIdentifier(language.key)] = row
    }
  }

  /// The name of a locale in a language or its parents, or `nil`.
  package func name(of locale: LocaleIdentifier, in language: LocaleIdentifier) -> String? {
    sequence(first: language, next: \.parent).lazy
      .compactMap { (names[$0] ?? unread?[$0]?.names[$0])?[locale] }.first
  }
}
