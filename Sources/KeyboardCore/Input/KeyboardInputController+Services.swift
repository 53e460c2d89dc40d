// What the keyboard consists of, and what the host may ask of it.
extension KeyboardInputController {
  /// What the keyboard knows of itself and the field.
  var context: KeyboardContext { state.keyboardContext }

  /// Whether responses carry notes for a trace.
  public var recordsNotes: Bool {
    get { turn.recordsNotes }
    set { turn.recordsNotes = newValue }
  }

  /// Whether nothing is under way that would be lost with the keyboard: no key is down, nothing is
  /// composed or waits to be sent, no list is open and no timer runs.
  ///
  /// A host that has to end its process does so at such a moment.
  public var isAtRest: Bool {
    !recognizer.hasKeyDown && mode.uncommitted.isEmpty && mode.callouts == nil
      && composition.isEmpty && pacer.waitingText.isEmpty
      && turn.effects.isEmpty && !KeyboardTimer.allCases.contains(where: turn.isRunning)
  }

  /// Whether a letter that is typed now goes elsewhere than into the text: into a sequence that is
  /// composed, or into a search for emoji.
  public var isComposing: Bool { mode.panel != nil || !composition.isEmpty }

  /// What the keyboard knows.
  public struct State {
    /// The locales, and the field that has the focus.
    public let keyboardContext: KeyboardContext
    /// What is offered at the moment.
    public let calloutContext: CalloutContext
    /// What is heard and felt.
    public let feedbackConfiguration: FeedbackConfiguration

    init(library: LocaleLibrary, settings: KeyboardSettings) {
      keyboardContext = KeyboardContext(
        locales: settings.locales.isEmpty ? [library.sessionLocale] : settings.locales,
        library: library)
      if let locale = settings.currentLocale { keyboardContext.selectLocale(locale) }
      keyboardContext.layouts = settings.layouts
      keyboardContext.textBehaviors = settings.textBehaviors
      keyboardContext.offersRareLetters = settings.rareLetters
      calloutContext = CalloutContext()
      feedbackConfiguration = FeedbackConfiguration(settings.feedback)
    }
  }

  /// Who does the work.
  ///
  /// Each can be replaced at any time.
  public struct Services {
    /// Does what actions do.
    public var actionHandler: any KeyboardActionHandler
    /// Says what holding a key offers.
    public var calloutActionProvider: any CalloutActionProvider
    /// Decides what is heard and felt.
    public var feedbackHandler: any KeyboardFeedbackHandler
    /// Says how keys and lists look.
    public var appearance: any KeyboardAppearance
    /// Says which characters the keyboard has keys for; `layoutProvider` follows a change.
    public var inputSetProvider: any InputSetProvider {
      didSet { layoutProvider.register(inputSetProvider: inputSetProvider) }
    }
    /// Makes the layout of the keyboard.
    public var layoutProvider: any KeyboardLayoutProvider
    /// Finds the locales' own layouts; without one, letters are the system's.
    public var physicalLayoutProvider: (any PhysicalLayoutProvider)?
    /// Knows dead keys and Compose sequences; without one, they are left to the client.
    public var composer: (any Composer)?
    /// Knows the emoji; without one, there are none to choose from.
    public var emojiProvider: (any EmojiProvider)?

    init(state: State, library: LocaleLibrary) {
      let context = state.keyboardContext
      let inputSetProvider = StandardInputSetProvider(keyboardContext: context)
      actionHandler = StandardKeyboardActionHandler(controller: nil)
      calloutActionProvider = StandardCalloutActionProvider(
        keyboardContext: context,
        baseProvider: LocaleCalloutActionProvider(locale: LocaleLibrary.base, library: library))
      feedbackHandler = StandardKeyboardFeedbackHandler(configuration: state.feedbackConfiguration)
      appearance = StandardKeyboardAppearance(keyboardContext: context)
      self.inputSetProvider = inputSetProvider
      layoutProvider = StandardKeyboardLayoutProvider(inputSetProvider: inputSetProvider)
    }
  }

  func applySettings(old: KeyboardSettings) {
    if settings.locales != old.locales || settings.currentLocale != old.currentLocale {
      applyLocales()
    }
    context.layouts = settings.layouts
    context.textBehaviors = settings.textBehaviors
    context.offersRareLetters = settings.rareLetters
    if settings.holdRules != old.holdRules { changeField { $0.userRules = settings.holdRules } }
    if settings.feedback != old.feedback { state.feedbackConfiguration.apply(settings.feedback) }
  }

  /// Enables the locales of the settings: the current one is that of the settings if it is enabled,
  /// or else stays if it is enabled, or else is the first.
  private func applyLocales() {
    context.locales = settings.locales.isEmpty ? [library.sessionLocale] : settings.locales
    let choices: [LocaleIdentifier?] = [
      settings.currentLocale, context.locale, context.locales.first,
    ]
    guard let locale = choices.compactMap(\.self).first(where: context.locales.contains) else {
      return
    }
    // The host, whose settings these are, knows of it.
    reportedLocale = locale
    context.locale = locale
  }

  /// Gives the locales of the library to the context and the providers.
  func applyLibrary() {
    context.library = library
    services.calloutActionProvider.use(library)
  }

  /// Takes the letters of locales from their own layouts, and the input sets from those letters.
  ///
  /// - Parameter provider: Finds the layouts.
  public func useLayouts(of provider: any PhysicalLayoutProvider) {
    services.physicalLayoutProvider = provider
    services.inputSetProvider = StandardInputSetProvider(
      keyboardContext: context,
      baseProvider: PhysicalInputSetProvider(keyboardContext: context, layoutProvider: provider))
  }
}
