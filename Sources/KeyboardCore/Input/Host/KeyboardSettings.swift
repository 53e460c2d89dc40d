/// The user's choices.
public struct KeyboardSettings: Hashable, Sendable {
  /// The enabled locales and sets of signs; without a language, the session's locale is enabled, too.
  public var locales: [LocaleIdentifier] = []
  /// The last current locale, or `nil`; it is used if it is enabled.
  public var currentLocale: LocaleIdentifier?
  /// The layouts chosen for locales instead of the first ones in their files: names from
  /// xkeyboard-config, such as `fr(bepo)`.
  public var layouts: [LocaleIdentifier: String] = [:]
  /// Where letters come from.
  public var letterSource = LetterSource.automatic
  /// Whether holding a key opens its list.
  public var hold = true
  /// Whether holding the space bar offers other spaces.
  public var holdSpace = true
  /// How long a key is held before its list opens; 150 to 5000 ms are sensible.
  public var holdDelay: Milliseconds = KeyboardTiming.holdDelay
  /// Whether keys offer rare letters even if no enabled locale has any on them: ʠ on `q`.
  public var rareLetters = false
  /// Which clients get a list and how the letter is replaced there; the first match is used.
  public var holdRules: [HoldRule] = []
  /// How the letter of a held key can repeat, other than by a tap before the key is held.
  public var holdRepeat = HoldRepeat.off
  /// How long the highlight of an open list stays before it moves on by itself, in ms, or 0.
  ///
  /// If it moves, `custom:accents` picks the highlighted entry, so that one key is enough.
  public var scanInterval: Milliseconds = 0
  /// Whether a screen reader says what lists and messages show, or sounds replace that.
  public var speech = true
  /// Whether releasing the held key takes the highlighted entry.
  public var releasePicks = false
  /// The automatic changes of text.
  public var textBehaviors = TextBehaviors()
  /// The actions of key combinations; the first match is used.
  public var bindings = KeyBinding.standard
  /// Sounds and vibration.
  public var feedback = FeedbackSettings()
  /// The name of the theme, which a host that has themes gives to its appearance.
  package var theme = "standard"
  /// The labels of the entries of a list, or `nil` for those of the theme.
  package var listLabels: PanelStyle.LabelStyle?
  /// The direction of a list, or `nil` for that of the theme.
  package var listOrientation: PanelStyle.Orientation?
  /// Whether the line above a list shows the name of the highlighted entry.
  public var entryNames = false
  /// Whether the letter of a key is shown for a moment when the key goes down.
  public var inputCallout = false
  /// Whether the user has not been told yet what holding a key does.
  package var greets = false
  /// Whether other programs of the user may watch the keys, until the session ends.
  package var allowsMonitoring = false
  /// Whether `:name` in running text searches for emoji.
  public var emojiColonSearch = false

  /// Whether the highlight of an open list moves on by itself.
  var scans: Bool { scanInterval > 0 }

  /// Creates the settings a new user has.
  public init() {}
}

/// How a letter whose key has a list can repeat, other than by a tap before the key is held.
public enum HoldRepeat: String, Hashable, Sendable, CaseIterable {
  /// In no other way.
  case off
  /// Its list closes when the key is held a second longer.
  case longer
  /// Its list has an entry for that.
  case entry
}
