/// What the keyboard knows about itself and its field.
public final class KeyboardContext {
  /// The current locale.
  ///
  /// Any locale is allowed, not only a `KeyboardLocale`, but no set of signs. When it changes, the
  /// keyboard of this context commits undecided text, and reports the locale to its host.
  public var locale: LocaleIdentifier {
    didSet {
      if locale.isSet { locale = oldValue }
      isLocaleChosen = true
      guard locale != oldValue else { return }
      applyLocale()
      onLocaleChange?()
    }
  }
  /// Whether somebody has chosen the current locale: here, at the keyboard, in a menu, or by an engine
  /// that is named after it; otherwise it is the first one, or that of the layout in use.
  public internal(set) var isLocaleChosen = false
  /// The keyboard layouts of the session.
  public internal(set) var sessionLayouts = SessionLayouts()
  /// The enabled locales and sets of signs, in the order in which their letters take turns in lists.
  public var locales: [LocaleIdentifier]
  /// The enabled locales without sets, in the order in which they are switched.
  public var languages: [LocaleIdentifier] { locales.filter { !$0.isSet } }
  /// The user's choice of layouts, by locale: names of xkeyboard-config, such as `fr(bepo)`.
  public var layouts: [LocaleIdentifier: String] = [:]
  /// What the keys stand for.
  ///
  /// Setting it switches the keyboard of this context like
  /// `KeyboardController.setKeyboardType(_:)`.
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
  /// Whether keys offer rare letters even if no enabled locale has letters on them.
  public var offersRareLetters = false
  /// The locales that the keyboard knows.
  public package(set) var library: LocaleLibrary { didSet { applyLocale() } }
  /// The quotation marks of the current locale.
  public private(set) var quotationMarks = QuotationMarks()
  /// What letters of other languages become when keys type them in prose.
  public private(set) var substitutes: [String: String] = [:]
  /// The script of the current locale, or `nil` if it is not known.
  public private(set) var script: Script?
  /// Whether the current locale's script runs from right to left.
  public private(set) var isRightToLeft = false

  /// The focused field.
  public internal(set) var field = Field()
  /// Whether the keyboard may correct text, because the field is for prose.
  public internal(set) var isProse = true
  /// The part of the text before the cursor that is certain, with what is on its way there, or `nil`.
  ///
  /// It is known at any time, and found out when it is asked for. In a context of a keyboard it is what
  /// the field reports and what was typed, whatever is set; in one of its own it is what is set, to try a
  /// handler or a behaviour with.
  public var textBeforeCursor: String? {
    get { findText.map { $0() } ?? ownText }
    set { ownText = newValue }
  }
  /// The text around the cursor, with what is on its way: `textBeforeCursor`, and what the field has
  /// reported after it; `nil` if the text before is not known, or something is selected.
  public var surroundingText: SurroundingText? {
    guard let before = textBeforeCursor, field.surroundingText?.selectedText ?? "" == "" else {
      return nil
    }
    let after = field.surroundingText?.textAfterCursor ?? ""
    return SurroundingText(text: before + after, cursor: before.unicodeScalars.count)
  }

  /// The time of the last event.
  public internal(set) var now: Milliseconds = 0

  var typeChoice = KeyboardTypeChoice()
  private var ownText: String?
  /// The locale that was the current one before the script of the layout changed.
  private var recentLocale: LocaleIdentifier
  // The keyboard of this context, if there is one, applies what is set.
  var onLocaleChange: (() -> Void)?
  var onTypeRequest: ((KeyboardType) -> Void)?
  /// Finds the certain text before the cursor of the keyboard's field.
  var findText: (() -> String?)?

  /// Creates a context, by default for English.
  public init(
    locales: [LocaleIdentifier] = [KeyboardLocale.english.locale],
    library: LocaleLibrary = .current
  ) {
    self.locales = locales
    self.library = library
    self.locale = locales.first { !$0.isSet } ?? KeyboardLocale.english.locale
    recentLocale = locale
    applyLocale()
  }

  /// The current locale, if the project has data for it.
  public var keyboardLocale: KeyboardLocale? { KeyboardLocale(rawValue: locale.rawValue) }

  /// Whether several locales are enabled, besides sets.
  public var hasMultipleLocales: Bool { languages.count > 1 }

  /// Selects a locale, even if it is not enabled.
  public func setLocale(_ locale: KeyboardLocale) { setLocale(locale.locale) }

  /// Selects a locale, even if it is not enabled.
  public func setLocale(_ locale: LocaleIdentifier) { self.locale = locale }

  /// Enables locales, in the order in which they are switched.
  public func setLocales(_ locales: [KeyboardLocale]) { setLocales(locales.map(\.locale)) }

  /// Enables locales, in the order in which they are switched, and sets.
  public func setLocales(_ locales: [LocaleIdentifier]) { self.locales = locales }

  /// Selects a locale if it is enabled.
  public func selectLocale(_ locale: LocaleIdentifier) {
    if locales.contains(locale) { self.locale = locale }
  }

  /// Selects the next enabled locale, or the first one after the last; if there is only one, it switches
  /// between the session's layout and that of the locale.
  public func selectNextLocale() {
    let languages = languages
    guard !languages.isEmpty else { return }
    if languages == [locale] { return isLocaleChosen.toggle() }
    let next = languages.firstIndex(of: locale).map { ($0 + 1) % languages.count } ?? 0
    locale = languages[next]
  }

  /// Makes the enabled locale of a script the current one, if it has another: the one from before, or the
  /// first.
  func follow(_ script: Script) {
    guard script != self.script else { return }
    let languages = languages.filter { library.script(of: $0) == script }
    guard let first = languages.first else { return }
    let next = languages.contains(recentLocale) ? recentLocale : first
    recentLocale = locale
    locale = next
    isLocaleChosen = false
  }

  /// Whose layout the keys have.
  func layoutInUse(_ source: LetterSource) -> LayoutInUse {
    LayoutInUse(source, isLocaleChosen: isLocaleChosen, script: script, sessionLayouts)
  }

  /// Looks up the locale's properties once for all keys.
  private func applyLocale() {
    script = library.script(of: locale)
    isRightToLeft = library.isRightToLeft(locale)
    quotationMarks = library.quotationMarks(of: locale)
    substitutes = library.substitutes(of: locale)
  }
}
