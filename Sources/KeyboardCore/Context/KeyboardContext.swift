/// What the keyboard knows about itself and about the field it types into.
public final class KeyboardContext {
  /// The current locale.
  ///
  /// Any locale will do, so this is no `KeyboardLocale`.
  public var locale: LocaleIdentifier { didSet { if locale != oldValue { applyLocale() } } }
  /// The enabled locales, in the order they are switched through.
  public var locales: [LocaleIdentifier]
  /// The layouts the user has chosen, by locale: names of xkeyboard-config, such as `fr(bepo)`.
  public var layouts: [LocaleIdentifier: String] = [:]
  /// What the keys stand for.
  public var keyboardType: KeyboardType = .alphabetic(.lowercased)

  /// What the keyboard does to text besides typing it.
  public var textBehaviors = TextBehaviors()
  /// Whether keys offer rare letters although no enabled locale has any on them.
  public var offersRareLetters = false
  /// The locales at hand: the script, direction and quotation marks are taken from here.
  public package(set) var library: LocaleLibrary { didSet { applyLocale() } }
  /// The quotation marks of the current locale.
  public private(set) var quotationMarks = QuotationMarks()
  /// The script of the current locale, or `nil` where it is not known.
  public private(set) var script: Script?
  /// Whether the current locale's script runs from right to left.
  public private(set) var isRightToLeft = false
  /// Whether the field is for prose, in a program where the keyboard may do more than to type.
  public internal(set) var isProse = true
  /// What is certain of the text before the cursor, with what is still on its way; or `nil`.
  public internal(set) var textBeforeCursor: String?
  /// The time of the last event, in ms of the clock of the keys.
  public internal(set) var now = 0
  /// When BackSpace went down that is held now, or `nil`.
  public internal(set) var backspaceStart: Int?

  /// The client's name as IBus gives it, or "" where it gives none.
  public internal(set) var client = ""
  /// What the client does differently from others.
  public internal(set) var quirks: ClientQuirks = []
  /// What the client can do.
  public internal(set) var capabilities: ClientCapabilities = []
  /// Whether the desktop's panel is there, which shows lists; `true` until the host reports otherwise.
  public internal(set) var hasPanel = true
  /// What the field is for.
  public internal(set) var contentType = ContentType()
  /// Whether the field hides what is typed, as far as that is known.
  public internal(set) var secrecy = FieldSecrecy.open
  /// The program that has the focus, as the desktop calls it, in lower case, or `nil` where nobody
  /// tells.
  public internal(set) var program: String?
  /// The text around the cursor as last told since the focus came, or `nil`.
  public internal(set) var surroundingText: SurroundingText?

  /// Whether what is typed may be a secret, by what the field says of itself and what is known of it.
  package var isConfidential: Bool { contentType.isConfidential || secrecy != .open }

  /// Whether the client shows text that is not committed yet; programs of XIM do not.
  var takesPreedit: Bool { capabilities.contains(.preedit) }

  /// Whether anybody shows lists: the panel or the client itself.
  var showsLists: Bool { hasPanel || capabilities.contains(.lookupTable) }

  /// Whether text before the cursor can be replaced in one turn, with nothing selected.
  var canReplaceText: Bool {
    (capabilities.contains(.surroundingText) || !takesPreedit)
      && surroundingText.map { $0.cursor == $0.anchor } ?? true
  }

  /// Creates a context; with no locales given, English is the only one.
  public init(
    locales: [LocaleIdentifier] = [KeyboardLocale.english.locale],
    library: LocaleLibrary = .current
  ) {
    self.locales = locales
    self.library = library
    self.locale = locales.first ?? KeyboardLocale.english.locale
    applyLocale()
  }

  /// The current locale as one the project has data of its own for, or `nil`.
  public var keyboardLocale: KeyboardLocale? { KeyboardLocale(rawValue: locale.rawValue) }

  /// Whether there are several locales to go round.
  public var hasMultipleLocales: Bool { locales.count > 1 }

  /// Makes a locale the current one, whether it is enabled or not.
  public func setLocale(_ locale: KeyboardLocale) { setLocale(locale.locale) }

  /// Makes a locale the current one, whether it is enabled or not.
  public func setLocale(_ locale: LocaleIdentifier) { self.locale = locale }

  /// Enables locales, in the order they are switched through.
  public func setLocales(_ locales: [KeyboardLocale]) { setLocales(locales.map(\.locale)) }

  /// Enables locales, in the order they are switched through.
  public func setLocales(_ locales: [LocaleIdentifier]) { self.locales = locales }

  /// Makes an enabled locale the current one; nothing happens where it is not enabled.
  public func selectLocale(_ locale: LocaleIdentifier) {
    if locales.contains(locale) { self.locale = locale }
  }

  /// Goes to the next enabled locale: round and round, to the first if the current one is unknown.
  public func selectNextLocale() {
    guard !locales.isEmpty else { return }
    let next = locales.firstIndex(of: locale).map { ($0 + 1) % locales.count } ?? 0
    locale = locales[next]
  }

  /// Takes what is known of the locale, once for all keys.
  private func applyLocale() {
    script = library.script(of: locale)
    isRightToLeft = library.isRightToLeft(locale)
    quotationMarks = library.quotationMarks(of: locale)
  }
}
