/// The keyboard: takes events, answers whether a key was used up and what is to be done.
///
/// Deterministic: it reads no clock, does no I/O and knows no IBus. Time comes with the events and
/// timers are effects, so anything that can happen while typing is a table of events and effects.
/// Inherit it and override `didLoad()` to replace services, as the articles do.
open class KeyboardInputController {
  /// What the keyboard knows.
  public struct State {
    /// The locales, and the field that has the focus.
    public let keyboardContext: KeyboardContext
    /// What is offered at the moment.
    public let calloutContext: CalloutContext
    /// What is heard and felt.
    public let feedbackConfiguration: FeedbackConfiguration
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
    /// Says which characters the keyboard has keys for; `layoutProvider` takes over another one.
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
  }

  /// What the keyboard knows.
  public let state: State
  /// Who does the work.
  public var services: Services
  /// The locales at hand; others count from the next key on.
  public var library: LocaleLibrary { didSet { applyLibrary() } }
  /// What the user has chosen; a change counts from the next event on.
  public var settings: KeyboardSettings { didSet { applySettings(old: oldValue) } }
  /// Rules on clients that come with the program; the user's own go before them.
  public var clientRules: [HoldRule] = []
  /// Whether responses carry notes for a trace.
  public var recordsNotes = false

  // What follows is the state of one moment; see the extensions for who changes what.
  var effects: [Effect] = []
  var notes: [Response.Note] = []
  var edits: [TextEdit] = []
  var keys = KeyTracker()
  var held: HeldLetter?
  var lastTap: (keycode: UInt32, time: Int)?
  var now = 0
  var lastForwarded: Int?
  var lastCommit: Int?
  var lastRelease: (keycode: UInt32, time: Int)?
  var runningTimers: Set<KeyboardTimer> = []
  var collected = ""
  var preeditToCome: Preedit?
  var composition: [LayoutKey] = []
  var resolver = LetterResolver()
  var isShiftArmed = false
  var longPress: LongPress?
  var modifierTap: ModifierTap?
  var isSwitchedOff = false
  var isSymbolOnce = false
  var shadow = TextShadow()
  var quotation: Quotation?
  var isListToggled = false
  var hasFocus = true
  var emojis: EmojiMode?
  var emojisAskedFor: Int?
  var feedback = KeyboardFeedback()

  /// Creates a keyboard.
  ///
  /// - Parameters:
  ///   - library: The locales at hand; without any, holding keys offers nothing.
  ///   - settings: What the user has chosen; where they name no locale, the session's counts.
  public init(
    library: LocaleLibrary = LocaleLibrary(), settings: KeyboardSettings = KeyboardSettings()
  ) {
    self.library = library
    self.settings = settings
    let context = KeyboardContext(
      locales: settings.locales.isEmpty ? [library.sessionLocale] : settings.locales)
    if let locale = settings.currentLocale { context.selectLocale(locale) }
    context.layouts = settings.layouts
    let inputSetProvider = StandardInputSetProvider(keyboardContext: context)
    let feedback = FeedbackConfiguration(settings.feedback)
    state = State(
      keyboardContext: context, calloutContext: CalloutContext(), feedbackConfiguration: feedback)
    services = Services(
      actionHandler: StandardKeyboardActionHandler(controller: nil),
      calloutActionProvider: StandardCalloutActionProvider(
        keyboardContext: context,
        baseProvider: LocaleCalloutActionProvider(locale: LocaleLibrary.base, library: library)),
      feedbackHandler: StandardKeyboardFeedbackHandler(configuration: feedback),
      appearance: StandardKeyboardAppearance(keyboardContext: context),
      inputSetProvider: inputSetProvider,
      layoutProvider: StandardKeyboardLayoutProvider(inputSetProvider: inputSetProvider))
    services.actionHandler = StandardKeyboardActionHandler(controller: self)
    context.textBehaviors = settings.textBehaviors
    applyLibrary()
    didLoad()
  }

  /// Called once when the keyboard is ready.
  ///
  /// Override it to replace services.
  open func didLoad() {}

  /// Takes one event.
  ///
  /// - Parameters:
  ///   - event: What happened.
  ///   - time: When, in ms of the clock of the keys, for events that do not say so themselves.
  /// - Returns: Whether a key was used up (`false` for all events that are no keys), and what the
  ///   host has to do, in order.
  public func handle(_ event: InputEvent, at time: Int? = nil) -> Response {
    switch event {
    case .key(let key): now = key.time
    case .timer(_, let time): now = time
    default: if let time { now = time }
    }
    state.keyboardContext.now = now
    var isHandled = false
    var wasDown = false
    switch event {
    case .key(let key):
      wasDown = keys[key]?.isDownInClient ?? false
      isHandled = key.isRelease ? release(key) : press(key)
    default: handleOther(event)
    }
    if state.keyboardContext.quirks.contains(.needsPauses) {
      isHandled = collectCommits(of: event, isHandled: isHandled, wasDown: wasDown)
    }
    if effects.contains(where: \.isCommit) { lastCommit = now }
    followText(event, isHandled: isHandled)
    playFeedback()
    defer {
      effects.removeAll(keepingCapacity: true)
      notes.removeAll(keepingCapacity: true)
    }
    return Response(isHandled: isHandled, effects: effects, notes: notes)
  }

  private func handleOther(_ event: InputEvent) {
    switch event {
    case .key: break
    case .timer(let timer, let time): timerFired(timer, time: time)
    case .focusIn(let client): focusIn(client: client)
    case .focusOut:
      forgetField(.focusChanged)
      hasFocus = false
    case .reset: clientReset()
    case .contentType(let contentType): setContentType(contentType)
    case .capabilities(let capabilities): state.keyboardContext.capabilities = capabilities
    case .surroundingText(let text): setSurroundingText(text)
    case .candidateClicked(let index): candidateClicked(index)
    case .pageUp: moveInList { $0.turnPage(by: -1) }
    case .pageDown: moveInList { $0.turnPage(by: 1) }
    case .cursorUp: moveInList { $0.selectPrevious() }
    case .cursorDown: moveInList { $0.selectNext() }
    case .action(let action): perform(action)
    case .selectLocale(let locale): changeLocale { $0.setLocale(locale) }
    case .setHold(let isOn): setHold(isOn)
    case .setFeedback(let isOn): setFeedback(isOn)
    case .flash(let text): flash(text)
    }
  }

  /// Does an action that no key stands for.
  func perform(_ action: KeyboardAction) {
    edits.removeAll(keepingCapacity: true)
    services.actionHandler.handle(action)
    applyEdits()
  }

}

extension KeyboardInputController {
  func startTimer(_ timer: KeyboardTimer, milliseconds: Int) {
    runningTimers.insert(timer)
    effects.append(.startTimer(timer, milliseconds: milliseconds))
  }

  func cancelTimer(_ timer: KeyboardTimer) {
    guard runningTimers.remove(timer) != nil else { return }
    effects.append(.cancelTimer(timer))
  }

  func note(_ reason: HoldRefusal) {
    if recordsNotes { notes.append(.noList(reason)) }
  }

  /// Hands a gesture to the action handler, which calls back through `KeyboardController`.
  func gesture(_ gesture: KeyboardGesture, _ action: KeyboardAction) {
    if recordsNotes { notes.append(.gesture(gesture, action)) }
    services.actionHandler.handle(gesture, on: action)
  }
}
