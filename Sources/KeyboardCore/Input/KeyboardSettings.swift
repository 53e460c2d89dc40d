/// What the user has chosen.
///
/// The table `Setting.all` of `EngineHost` has the name of each in the GSettings schema.
public struct KeyboardSettings: Hashable, Sendable {
  /// The enabled locales; if empty, the locale of the user's session.
  public var locales: [LocaleIdentifier] = []
  /// The last current locale, or `nil`; it counts as long as it is enabled.
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
  /// How long a key is held before its list opens, in ms, within `KeyboardTiming.holdDelayRange`.
  public var holdDelay = KeyboardTiming.holdDelay
  /// Whether keys offer rare letters although no enabled locale has any on them: ʠ on `q`.
  public var rareLetters = false
  /// Which clients get a list and how the letter is replaced there; the first that matches counts.
  public var holdRules: [HoldRule] = []
  /// Whether releasing the held key takes the highlighted entry.
  public var releasePicks = false
  /// What the keyboard changes in text automatically.
  public var textBehaviors = TextBehaviors()
  /// What key combinations do; the first that matches counts.
  public var bindings = KeyBinding.standard
  /// What is heard and felt.
  public var feedback = FeedbackSettings()
  /// The theme's name.
  ///
  /// It decides which style panels are given and how pictures of the keyboard look.
  public var theme = "standard"
  /// What stands before the entries of a list, or `nil` for what the theme says.
  public var listLabels: PanelStyle.LabelStyle?
  /// Which way a list runs, or `nil` for what the theme says.
  public var listOrientation: PanelStyle.Orientation?
  /// Whether the letter of a key is shown for a moment when the key goes down.
  public var inputCallout = false
  /// How recent emoji are ordered.
  public var emojiRecents = EmojiRecents.Order.recent
  /// The newest version of Unicode Emoji to offer; 0 for all.
  public var emojiVersion = 0.0
  /// Whether the user still has to be told what holding a key does.
  public var greets = false
  /// Whether other programs of the user's may watch what is typed, until the session ends.
  public var allowsMonitoring = false
  /// Whether `:name` in running text searches for emoji.
  public var emojiColonSearch = false

  /// Creates the settings a new user has.
  public init() {}
}
