// The parts of the keyboard, and questions that the host may ask.
extension KeyboardInputController {
  var context: KeyboardContext { state.keyboardContext }

  /// Whether responses contain notes for a trace.
  package var recordsNotes: Bool {
    get { turn.recordsNotes }
    set { turn.recordsNotes = newValue }
  }

  /// Whether nothing would be lost with the keyboard: no key is down, no text is composed or waits to
  /// be sent, no list is open and no timer is running.
  ///
  /// A host that has to end its process should wait for such a moment.
  public var isAtRest: Bool {
    !keys.hasKeyDown && mode.uncommitted.isEmpty && mode.callouts == nil
      && composition.isEmpty && !clientText.isWaiting
      && turn.effects.isEmpty && !KeyboardTimer.allCases.contains(where: turn.isRunning)
  }

  /// Whether letters that were typed may come out later, as text, in a list or by a long press.
  package var keepsTypedText: Bool {
    mode.letter != nil || mode.callouts != nil || !composition.isEmpty
      || clientText.isWaiting || keys.awaitsLongPress
  }

  /// The keycodes of all keys that are down, as far as that is known, and when they were pressed or
  /// repeated last, in ms.
  package var keysDown: [(keycode: UInt32, time: Milliseconds)] { keys.keysDown }

  /// Whether keys have the layout of the current locale instead of the session's.
  package var hasOwnLayout: Bool { context.layoutInUse(settings.letterSource) == .locale }

  /// Whether a key is down that may repeat.
  package var mayRepeat: Bool { keys.mayRepeat }

  /// Whether a letter that is typed now does not go into the text, but into a Compose sequence or a
  /// search for emoji.
  package var isComposing: Bool { mode.takesAllKeys || !composition.isEmpty }

  /// What the keyboard knows.
  public struct State {
    /// The locales, and the field that has the focus.
    public let keyboardContext: KeyboardContext
    /// The list that is open.
    public let calloutContext: CalloutContext
    /// Which feedback is on.
    public let feedbackConfiguration: FeedbackConfiguration

    init(library: LocaleLibrary, settings: KeyboardSettings) {
      keyboardContext = KeyboardContext(
        locales: library.enabled(settings.locales), library: library)
      if let locale = settings.currentLocale { keyboardContext.selectLocale(locale) }
      keyboardContext.apply(settings)
      calloutContext = CalloutContext()
      feedbackConfiguration = FeedbackConfiguration(settings.feedback)
    }
  }

  /// The replaceable parts of the keyboard; each can be replaced at any time, and is handed the
  /// keyboard's library and context then.
  public struct Services {
    /// Performs actions.
    public var actionHandler: any KeyboardActionHandler
    /// Provides the actions that holding a key offers.
    public var calloutActionProvider: any CalloutActionProvider {
      didSet { equipProvider() }
    }
    /// Chooses sounds and vibration.
    public var feedbackHandler: any KeyboardFeedbackHandler
    /// Decides how keys and lists look.
    public var appearance: any KeyboardAppearance { didSet { appearance.use(context) } }
    /// Decides which characters have keys; `layoutProvider` follows a change.
    public var inputSetProvider: any InputSetProvider {
      didSet { layoutProvider.register(inputSetProvider: inputSetProvider) }
    }
    /// Makes the layout of the keyboard.
    public var layoutProvider: any KeyboardLayoutProvider
    /// Finds the locales' own layouts; without one, letters are the system's.
    public var physicalLayoutProvider: (any PhysicalLayoutProvider)?
    /// Knows dead keys and Compose sequences; without one, they are left to the client.
    public var composer: (any Composer)?
    /// Provides emoji; without it, the list of emoji does not open.
    public var emojiProvider: (any EmojiProvider)?
    private let context: KeyboardContext
    fileprivate var library: LocaleLibrary { didSet { equipProvider() } }

    init(state: State, library: LocaleLibrary) {
      context = state.keyboardContext
      self.library = library
      let inputSetProvider = StandardInputSetProvider(keyboardContext: context)
      actionHandler = StandardKeyboardActionHandler(controller: nil)
      calloutActionProvider = StandardCalloutActionProvider()
      feedbackHandler = StandardKeyboardFeedbackHandler(configuration: state.feedbackConfiguration)
      appearance = StandardKeyboardAppearance(keyboardContext: context)
      self.inputSetProvider = inputSetProvider
      layoutProvider = StandardKeyboardLayoutProvider(inputSetProvider: inputSetProvider)
      equipProvider()
    }

    private func equipProvider() {
      calloutActionProvider.use(context)
      calloutActionProvider.use(library)
    }
  }

  func applySettings(old: KeyboardSettings) {
    if settings.locales != old.locales || settings.currentLocale != old.currentLocale {
      applyLocales()
    }
    context.apply(settings)
    if settings.holdRules != old.holdRules { changeField { $0.userRules = settings.holdRules } }
    applyFeedback(old: old.feedback(on: accessibility))
  }

  /// Applies the feedback if the user's choice or a screen reader has changed it; services may have
  /// changed the configuration.
  func applyFeedback(old: FeedbackSettings) {
    let new = settings.feedback(on: accessibility)
    if new != old { state.feedbackConfiguration.apply(new) }
  }

  /// Enables the locales of the settings; the current locale becomes the first of these that is
  /// enabled: that of the settings, the current one, the first one.
  private func applyLocales() {
    context.locales = library.enabled(settings.locales)
    let languages = context.languages
    let choices: [LocaleIdentifier?] = [settings.currentLocale, context.locale, languages.first]
    guard let locale = choices.compactMap(\.self).first(where: languages.contains) else {
      return
    }
    // The host, whose settings these are, knows it.
    reportedLocale = locale
    let isChosen = context.isLocaleChosen && context.locale == locale
    context.locale = locale
    context.isLocaleChosen = isChosen || settings.currentLocale == locale
    reportedLayout = context.layoutInUse(settings.letterSource)
  }

  func applyLibrary() {
    context.library = library
    services.library = library
    LocaleLibrary.follow(library)
  }

  /// Takes the letters of locales from their own layouts, and the input sets from those letters.
  public func useLayouts(of provider: any PhysicalLayoutProvider) {
    services.physicalLayoutProvider = provider
    services.inputSetProvider = StandardInputSetProvider(
      keyboardContext: context,
      baseProvider: PhysicalInputSetProvider(keyboardContext: context, layoutProvider: provider))
  }
}

extension KeyboardContext {
  fileprivate func apply(_ settings: KeyboardSettings) {
    layouts = settings.layouts
    textBehaviors = settings.textBehaviors
    offersRareLetters = settings.rareLetters
  }
}
