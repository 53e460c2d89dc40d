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
    /// The text, and what it shows not to have been replaced.
    case text(SurroundingText, kept: LearnedQuirks.Replacement?)
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
  var clientRules: [ClientRule] = [] { didSet { if clientRules != oldValue { update() } } }
  /// The quirks of clients here, such as with an old IBus, which replace the known ones.
  var clientQuirks: [String: ClientQuirks] = [:] { didSet { update() } }
  /// The rule that comes with the program and applies to the field.
  private var clientRule: ClientRule?

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
    update()
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
    update()
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
    update()
  }

  mutating func setPanel(_ isThere: Bool) { field.hasPanel = isThere }

  mutating func setContentType(_ contentType: ContentType) {
    field.contentType = contentType
    // Browsers and Qt report no change of focus between fields, but another type. GNOME reports the
    // text of a field before its type, which it reports twice: the hints, and then the purpose.
    if reports == .all { leave() } else { update() }
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
      // The same text again says nothing of what was typed meanwhile.
      return .text(text, kept: text == before.surroundingText ? nil : learn(from: text))
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

  /// Whether what was typed should have been reported by now, in a program of which nothing is known.
  func missesReport(at time: Milliseconds) -> Bool {
    learned.missesReport(at: time) && field.quirks.contains(.losesPreeditOnFocusOut)
      && field.quirks.isDisjoint(with: [.reportsNothing, .deletesNothing])
      && field.secrecy != .secret && (try? strategy.get()) == .correct
      // What is known of a program is better than what can be learned: Firefox reports nothing of some
      // password fields.
      && clientRule == nil
  }

  /// Learns that the program reports nothing.
  mutating func learnSilence() {
    learned.learn(.reportsNothing)
    update()
  }

  /// Learns what a report shows of the program, and returns what should have been replaced.
  private mutating func learn(from text: SurroundingText) -> LearnedQuirks.Replacement? {
    var kept = learned.take(text)
    if !field.quirks.contains(.losesPreeditOnFocusOut) { kept = nil }
    if kept != nil { learned.learn(.ignoresDeletions) }
    if kept != nil || field.quirks.contains(.reportsNothing) { update() }
    return kept
  }

  /// Decides anew what follows from the client, the program, its rules and the type.
  private mutating func update() {
    clientRule = clientRules.first { $0.rule.matches(field) }
    field.quirks = (clientQuirks[field.client] ?? ClientQuirks(client: field.client))
      .union(clientRule?.quirks ?? []).union(learned.quirks)
    field.secrecy = knowledge.secrecy(field.contentType, field.quirks)
    if field.secrecy == .secret { field.surroundingText = nil }
    decide()
  }

  private mutating func decide() {
    strategy = HoldPolicy.strategy(in: field, userRules: userRules, clientRule: clientRule?.rule)
  }
}
