/// The keyboard: takes events, and answers whether a key was used up and what has to be done.
///
/// It is deterministic: it reads no clock, does no I/O and does not know IBus. Time comes with the
/// events and timers are effects, so anything that can happen while typing is a table of events and
/// effects. Subclass it and override `didLoad()` to replace services, as the articles do.
///
/// A keyboard, its context and its services belong to one thread or actor: nothing in them is locked. A
/// service must not call `handle(_:at:)` while an event is handled: the program would stop.
///
/// It conducts small machines, each a value that knows nothing of the others. A machine takes
/// values, writes what it wants done into the turn, and returns an answer or a question. Only the
/// controller calls services, and never while a machine is being changed: handlers call back.
open class KeyboardInputController {
  /// What the keyboard knows.
  public let state: State
  /// The replaceable parts of the keyboard.
  public var services: Services
  /// The available locales; a change applies from the next key on.
  public var library: LocaleLibrary { didSet { applyLibrary() } }
  /// The user's choices; a change applies from the next event on.
  public var settings: KeyboardSettings { didSet { applySettings(old: oldValue) } }
  /// The rules for clients that come with the program; the user's own take precedence.
  package var clientRules: [ClientRule] {
    get { clientText.focus.clientRules }
    set { changeField { $0.clientRules = newValue } }
  }
  /// The quirks of clients here, such as with an old IBus, which replace the known ones.
  package var clientQuirks: [String: ClientQuirks] {
    get { clientText.focus.clientQuirks }
    set { changeField { $0.clientQuirks = newValue } }
  }
  /// What the desktop's accessibility features do; a change applies from the next event on.
  public var accessibility = Accessibility() {
    didSet { applyFeedback(old: settings.feedback(on: oldValue)) }
  }
  /// The outcome of the last key that was held, or of the last request for emoji.
  package internal(set) var lastHold: HoldReport?
  /// Called after a request outside of an event, such as to insert text.
  ///
  /// The effects come with the answer to the next event. To have them at once, send
  /// `InputEvent.requested`, but not from here.
  public var onRequest: (() -> Void)?

  // The machines, in the order in which a key reaches them.
  var turn = Turn()
  var keys = Keys()
  var clientText = ClientText()
  var mode = TypingMode.free
  package internal(set) var activeScript = ActiveScript()
  var composition = Composition()
  var requests = ActionRequests()
  var shown = Shown()

  /// The locale that the host was last told, and whose layout it had.
  var reportedLocale: LocaleIdentifier
  var reportedLayout = LayoutInUse.session

  /// Decides what the keyboard does by itself where the action handler does not.
  private(set) lazy var standardBehavior = StandardKeyboardBehavior(
    keyboardContext: state.keyboardContext)

  /// Creates a keyboard; if the settings name no locale, that of the session is used.
  public init(
    library: LocaleLibrary = .current, settings: KeyboardSettings = KeyboardSettings()
  ) {
    self.library = library
    self.settings = settings
    state = State(library: library, settings: settings)
    reportedLocale = state.keyboardContext.locale
    reportedLayout = state.keyboardContext.layoutInUse(settings.letterSource)
    services = Services(state: state, library: library)
    services.actionHandler = StandardKeyboardActionHandler(controller: self)
    LocaleLibrary.follow(library)
    clientText.changeField { $0.userRules = settings.holdRules }
    context.onLocaleChange = { [weak self] in self?.request(.followLocale) }
    context.onTypeRequest = { [weak self] in self?.request(.setType($0)) }
    // Whoever keeps the context may ask later than there is a keyboard.
    context.findText = { [weak self] in
      guard let self, clientText.focus.hasFocus, context.field.secrecy != .secret else {
        return nil
      }
      return certainText
    }
    didLoad()
  }

  /// Called once when the keyboard is ready; override it, or `viewDidLoad()`, to replace services.
  open func didLoad() { viewDidLoad() }

  /// The articles' name of `didLoad()`.
  open func viewDidLoad() {}

  /// Takes one event, with its time unless it contains that, and returns whether a key was used up
  /// and what the host has to do, in order.
  public func handle(_ event: InputEvent, at time: Milliseconds? = nil) -> Response {
    var event = event
    // A repeated report of the same content type changes nothing.
    if case .contentType(clientText.field.contentType) = event { event = .requested }
    turn.begin(at: event.time ?? time)
    context.now = turn.now
    var isHandled = false
    var key: KeyEvent?
    switch event {
    case .key(let event):
      key = event
      isHandled = event.isRelease ? release(event) : press(event)
    case .timer(let timer, _): timerFired(timer)
    case .focusIn(let client): focusIn(client)
    case .focusOut: focusOut()
    case .reset: clientReset()
    case .contentType(let contentType): setContentType(contentType)
    case .capabilities(let capabilities): changeField { $0.setCapabilities(capabilities) }
    case .program(let program): changeField { $0.setProgram(program) }
    case .surroundingText(let text): setSurroundingText(text)
    case .panel(let isThere): setPanel(isThere)
    case .candidateClicked(let index): candidateClicked(index)
    case .pageUp: mode.move(.page(-1), &turn)
    case .pageDown: mode.move(.page(1), &turn)
    case .cursorUp: mode.move(.previous, &turn)
    case .cursorDown: mode.move(.next, &turn)
    case .action(let action): apply(collectEdits { services.actionHandler.handle(action) })
    case .gesture(let gesture, let action): takeGesture(gesture, action)
    case .layouts(let layouts): follow(layouts)
    case .selectLocale(let locale):
      context.selectLocale(locale)
      followLocale()
    case .setHold(let isOn): setHold(isOn)
    case .setFeedback(let isOn): setFeedback(isOn)
    case .message(let text, let milliseconds):
      show(message: text, milliseconds: milliseconds)
      shown.isExplaining = false
    case .flash(let text): flash(text, milliseconds: KeyboardTiming.flash)
    case .spellings(let answer):
      for feature in TypingFeatures.ofActions { feature.init(self).take(answer) }
    case .requested: break
    }
    if !requests.isEmpty { apply(collectEdits {}) }
    if turn.hasNews || mode.callouts != nil { show() }
    if context.field.quirks.contains(.ignoresDeletions) { clientText.deleteByKey(&turn) }
    // Pacing, for clients that cannot take commits in quick succession.
    if clientText.pace(event, isHandled: isHandled, isEcho: keys.isEcho, &turn), let key {
      keys.keptFromClient(key)
      isHandled = true
    }
    // Known text.
    followText(of: event, isHandled: isHandled)
    reportHold()
    return turn.end(isHandled: isHandled, of: key)
  }

  // MARK: The way of a key

  /// Takes a key that goes down, and returns whether it is used up.
  private func press(_ event: KeyEvent) -> Bool {
    // Recognition: a key, a modifier, or the echo of one that was sent.
    let takesPreedit = context.field.takesPreedit
    let hasList = mode.list != nil
    switch keys.press(event, takesPreedit: takesPreedit, hasList: hasList, &turn) {
    case .echo: return false
    case .modifier:
      modifierPressed(event)
      return false
    case .key(let press):
      // Another key ends these.
      mode.list?.pressed(event)
      clientText.pressed(event)
      noticeSilence()
      // Keys that were requested between events go first.
      if turn.sendAfterKeys(event) { return true }
      var fate = fate(of: press)
      // A key that passes would overtake the text of this event: it joins that.
      if !fate.isHandled, turn.join(event) { fate.isHandled = true }
      return keys.settle(press, fate)
    }
  }

  /// The way of a key that goes down, station by station: the first one that has a use for it decides.
  private func fate(of press: KeyPress) -> Fate {
    // A repeat of a key that is held, or has done its work.
    if press.isRepeat, let fate = repeats(press) { return fate }
    // Bindings.
    if !press.isRepeat, let binding = settings.binding(.press, of: press.event) {
      perform(binding)
      return .spent
    }
    // The field.
    switch clientText.focus.gate {
    case .closed: return .passes
    case .secret: return typeSecretly(press)
    case .open: break
    }
    // What typing is about, such as an open list, and what begins with this key.
    if let fate = featureKey(press) { return fate }
    // Shortcuts are the program's.
    if press.event.modifiers.isCommand {
      commitComposition()
      mode.commit(&turn)
      return .passes
    }
    return type(press)
  }

  /// Types a key that has no other use.
  private func type(_ press: KeyPress) -> Fate {
    let event = press.event
    // What the key means.
    followLayout(of: event)
    var letter = layoutKey(of: event)
    if event.keysym == .escape, leaveKeyboardType() { return .spent }
    // Dead keys and Compose sequences.
    if let fate = compose(letter) {
      turn.ask(.press(.character(letter.text ?? "")))
      return fate
    }
    applyKeyboardType(to: &letter, event)
    guard let action = KeyMeaning.action(of: letter, event) else {
      mode.commit(&turn)
      if !press.isRepeat { awaitBoundLongPress(event, press) }
      return .passes
    }
    var fate = perform(action, of: press)
    fate.action = action
    return fate
  }

  /// Performs the action of a key.
  private func perform(_ action: KeyboardAction, of press: KeyPress) -> Fate {
    if action == .backspace, !press.isRepeat, undoReplacement() { return .used }
    if !press.isRepeat {
      awaitBoundLongPress(press.event, press)
      showInputCallout(action)
    }
    // The action's handler, and its requests.
    let effectCount = turn.effects.count
    var edits = collectEdits { makeGestures(press, action) }
    mendQuotation(&edits, action)
    if edits.isEmpty {
      // A key whose action does nothing at all is left to the client: Escape, unbound keys.
      let isHandled = turn.effects.count > effectCount || action.standardAction != nil
      mode.commit(&turn)
      return isHandled ? .used : .passes
    }
    let fate = settle(edits, press, action)
    if !fate.isSpent, !press.isRepeat { awaitLongPress(press, action) }
    return fate
  }
}
