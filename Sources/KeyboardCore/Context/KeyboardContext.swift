/// What the keyboard knows about itself and about the field it types into.
public final class KeyboardContext {
  /// The current locale.
  ///
  /// Any locale is allowed, so this is not a `KeyboardLocale`. A keyboard that uses this context
  /// follows a change: it commits what is undecided, and reports the locale to its host.
  public var locale: LocaleIdentifier {
    didSet {
      guard locale != oldValue else { return }
      applyLocale()
      onLocaleChange?()
    }
  }
  /// The enabled locales, in the order they are switched through.
  public var locales: [LocaleIdentifier]
  /// The layouts the user has chosen, by locale: names of xkeyboard-config, such as `fr(bepo)`.
  public var layouts: [LocaleIdentifier: String] = [:]
  /// What the keys stand for.
  ///
  /// Setting it asks the keyboard that uses this context to switch, as
  /// `KeyboardController.setKeyboardType(_:)` does.
  public var keyboardType: KeyboardType {
    get { typeChoice.type(in: field.contentType) }
    set {
      guard let onTypeRequest else {
        return typeChoice.choose(newValue, in: field.contentType)
      }
      onTypeRequest(newValue)
    }
  }

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

  /// The field that has the focus.
  public internal(set) var field = Field()
  /// Whether the field is for prose, in a program where the keyboard may do more than type.
  public internal(set) var isProse = true
  /// What is certain of the text before the cursor, with what is still on its way; or `nil`.
  public internal(set) var textBeforeCursor: String?
  /// The time of the last event, in ms of the clock of the keys.
  public internal(set) var now: Milliseconds = 0
  /// When the BackSpace that is held now went down, in ms of the clock of the keys, or `nil`.
  public internal(set) var backspaceStart: Int?

  var typeChoice = KeyboardTypeChoice()
  /// The keyboard that uses this context, if there is one, follows what is set.
  var onLocaleChange: (() -> Void)?
  var onTypeRequest: ((KeyboardType) -> Void)?

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
