/// Follows the field that has the focus: whether the keyboard works there, and how it replaces a
/// letter in it.
struct FocusedField {
  /// How much the keyboard does in a field.
  enum Gate {
    case closed
    /// Everything passes but dead keys and Compose sequences, and those are not shown.
    case secret
    case open
  }

  enum Report {
    /// Nothing: the field is for secrets.
    case ignored
    /// It shows that the field is for secrets.
    case revealsSecret
    case text(SurroundingText)
    /// It shows that text was not replaced, but has got another one behind it.
    case kept(LearnedQuirks.Replacement)
  }

  /// What was reported since the field got the focus.
  private enum Reports {
    case none
    case type
    /// A text after its type, or a key.
    case all
  }

  private enum Focus: Hashable {
    case none
    /// A client has got the focus, and no key has been pressed in it.
    case untouched(client: String)
    case typedInto
  }

  private(set) var field = Field()
  /// How a letter is replaced in the field, or why nothing is offered there.
  private(set) var strategy = Result<ReplacementStrategy, HoldRefusal>.failure(.noPreedit)
  var userRules: [HoldRule] = [] { didSet { if userRules != oldValue { decide() } } }
  var clientRules: [ClientRule] = [] { didSet { if clientRules != oldValue { applyQuirks() } } }
  /// The quirks of clients here, such as with an old IBus, which replace the known ones.
  var clientQuirks: [String: ClientQuirks] = [:] { didSet { applyQuirks() } }

  private var knowledge = FieldKnowledge()
  private var learned = LearnedQuirks()
  private var focus = Focus.typedInto
  private var reports = Reports.none
  private var isDismissed = false
  private var emojiRequest: Int?

  // MARK: The focus

  var hasFocus: Bool { focus != .none }

  /// Whether a client that gets the focus has another field than the one before.
  ///
  /// IBus 1.5.32 reports a focus twice, with the client's name only the second time.
  func isNew(_ client: String) -> Bool {
    guard case .untouched(let known) = focus else { return true }
    return known != client && !known.isEmpty
  }

  /// A field gets the focus; the keyboard was dismissed for the field before.
  mutating func focusIn(_ client: String) {
    isDismissed = false
    focus = .untouched(client: client)
    reports = .none
    if field.client != client { knowledge.cursorUnit.forget() }
    field.client = client
    applyQuirks()
  }

  mutating func pressed() {
    if hasFocus { focus = .typedInto }
    reports = .all
  }

  mutating func focusOut() { focus = .none }

  mutating func leave() {
    knowledge.leaveField()
    learned.leaveField()
    field.surroundingText = nil
    applyQuirks()
  }

  mutating func dismiss() { isDismissed = true }
  mutating func recall() { isDismissed = false }

  /// Whether the field is for prose; where lists are refused, as in XIM's terminals, text is not
  /// changed either.
  var isProse: Bool {
    field.contentType.isProse && field.secrecy == .open && (try? strategy.get()) != nil
  }

  var gate: Gate {
    if isDismissed { return .closed }
    return field.secrecy == .secret ? .secret : .open
  }

  /// Remembers that the list of emoji was chosen in the panel's menu, which has the focus while it is
  /// open.
  mutating func askForEmojis(at time: Int) { emojiRequest = time }

  /// Takes the request for the list of emoji, and returns whether it came just before the focus.
  mutating func takeEmojiRequest(at time: Int) -> Bool {
    defer { emojiRequest = nil }
    return emojiRequest.map { time - $0 <= KeyboardTiming.menu } ?? false
  }

  // MARK: Reports about the field

  mutating func setCapabilities(_ capabilities: ClientCapabilities) {
    field.capabilities = capabilities
    decide()
  }

  mutating func setProgram(_ program: String?) {
    field.program = program?.lowercased()
    learned.program = field.program
    applyQuirks()
  }

  mutating func setPanel(_ isThere: Bool) { field.hasPanel = isThere }

  mutating func setContentType(_ contentType: ContentType) {
    field.contentType = contentType
    // Browsers and Qt report no change of focus between fields, but another type. GNOME reports the
    // text of a field before its type, which it reports twice: the hints, and then the purpose.
    if reports == .all { leave() } else { updateSecrecy() }
    reports = .type
  }

  /// Takes the text around the cursor as the client reports it; `typed` should be before the cursor
  /// by now.
  mutating func setSurroundingText(
    _ text: SurroundingText, expecting typed: @autoclosure () -> String?
  ) -> Report {
    if reports == .type { reports = .all }
    guard !field.contentType.isSecret else { return .ignored }
    let text = knowledge.take(text, field.quirks, expecting: typed())
    let before = field
    field.secrecy = knowledge.secrecy(field.contentType, field.quirks)
    field.surroundingText = field.secrecy == .secret ? nil : text
    // The strategy depends only on whether there is a text, and whether that is empty.
    if field.secrecy != before.secrecy || before.surroundingText == nil
      || before.reportsText != field.reportsText
    {
      decide()
    }
    guard field.secrecy == .secret else {
      let kept = learned.take(text)
      if field.quirks.contains(.reportsNothing) { applyQuirks() }
      guard let kept, field.quirks.contains(.losesPreeditOnFocusOut) else { return .text(text) }
      learned.learn(.ignoresDeletions)
      applyQuirks()
      return .kept(kept)
    }
    return before.secrecy == .secret ? .ignored : .revealsSecret
  }

  mutating func follow(
    _ effects: [Effect], of event: InputEvent, isHandled: Bool, at time: Milliseconds
  ) {
    knowledge.follow(effects, of: event, isHandled: isHandled)
    // Nothing is kept of what is typed into fields that may be for passwords but how much it is.
    let text = field.secrecy == .open ? field.surroundingText : nil
    learned.follow(effects, of: event, isHandled: isHandled, in: text, at: time)
  }

  /// Learns that the program reports nothing, if what was typed should have been reported by now;
  /// returns whether that is new.
  mutating func noticeSilence(at time: Milliseconds) -> Bool {
    guard learned.missesReport(at: time), !field.quirks.contains(.reportsNothing),
      field.quirks.contains(.losesPreeditOnFocusOut), !field.quirks.contains(.deletesNothing),
      field.secrecy != .secret, (try? strategy.get()) == .correct,
      // What is known of a program is better than what can be learned: Firefox reports nothing of some
      // password fields.
      clientRule == nil
    else { return false }
    learned.learn(.reportsNothing)
    applyQuirks()
    return true
  }

  private var clientRule: ClientRule? {
    clientRules.first {
      $0.rule.matches(
        client: field.client, program: field.program, purpose: field.contentType.purpose)
    }
  }

  private mutating func applyQuirks() {
    field.quirks = (clientQuirks[field.client] ?? ClientQuirks(client: field.client))
      .union(clientRule?.quirks ?? []).union(learned.quirks)
    updateSecrecy()
  }

  private mutating func updateSecrecy() {
    field.secrecy = knowledge.secrecy(field.contentType, field.quirks)
    if field.secrecy == .secret { field.surroundingText = nil }
    decide()
  }

  private mutating func decide() {
    strategy = HoldPolicy.strategy(in: field, userRules: userRules, clientRules: clientRules)
  }
}
