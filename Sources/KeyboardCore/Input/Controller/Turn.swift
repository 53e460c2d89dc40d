/// One event on its way to its effects: the only place where effects are made.
///
/// Machines write into the turn what they want done; besides themselves they can change nothing
/// else.
///
/// It keeps the rules that every answer to an event follows. There is at most one commit. Nothing
/// is committed before a key that passes and types, because clients put the two in the other order.
/// Feedback comes last. A timer is running if and only if the turn has started it.
struct Turn {
  private(set) var isOpen = false
  /// The time of the event on the clock of the keys.
  private(set) var now: Milliseconds = 0
  /// The effects so far; those of requests between events wait here for the next event.
  private(set) var effects: [Effect] = []
  /// When text was last committed, in ms, or `nil`.
  private(set) var lastCommit: Int?
  /// When text last went to the client, committed or by a key that passed, in ms, or `nil`.
  private(set) var lastText: Int?
  var recordsNotes = false

  /// The decision about a key that is held.
  var holdOutcome: HoldReport.Outcome?

  /// The entry of a list that was picked in this event.
  var pickedAction: KeyboardAction?

  private var notes: [Response.Note] = []
  private var questions: [FeedbackQuestion] = []
  private var feedback = KeyboardFeedback()
  private var running: RunningTimers = []
  /// The text that follows a deletion by a pause, or `nil` if nothing has to wait.
  private var lateText: String?

  /// Begins an event; one without a time has the time of the last one.
  mutating func begin(at time: Int?) {
    precondition(!isOpen, "A service has called handle(_:at:) while an event is handled.")
    isOpen = true
    if let time { now = time }
  }

  /// Ends the event and returns the answer, with its feedback at the end.
  mutating func end(isHandled: Bool, of key: KeyEvent? = nil) -> Response {
    precondition(
      isHandled || !hasCommit || key?.types != true,
      "Text is committed before a key that passes and types.")
    isOpen = false
    if hasCommit { lastCommit = now }
    if hasCommit || !isHandled && key?.types == true { lastText = now }
    if !feedback.isEmpty { append(.program(.feedback(feedback))) }
    let response = Response(isHandled: isHandled, effects: effects, notes: notes)
    if !effects.isEmpty { effects = [] }
    if !notes.isEmpty { notes = [] }
    feedback = KeyboardFeedback()
    return response
  }

  /// Whether there is anything to show, to play or to say: an event that has changed something has an
  /// effect, or asks for feedback.
  var hasNews: Bool { !effects.isEmpty || !questions.isEmpty || pickedAction != nil }

  // MARK: Text

  var hasCommit: Bool { effects.contains(where: \.isCommit) }

  var committedText: String {
    if let lateText { return lateText }
    for case .field(.commit(let text)) in effects { return text }
    return ""
  }

  /// Commits text, together with what the event has committed before.
  mutating func commit(_ text: String) {
    guard !text.isEmpty else { return }
    if let late = lateText {
      lateText = late + text
      return
    }
    guard let place = effects.firstIndex(where: \.isCommit),
      case .field(.commit(let before)) = effects[place]
    else { return append(.field(.commit(text))) }
    precondition(
      !effects[place...].contains(where: \.changesText),
      "Text is committed twice in one event, with a change of the text in between.")
    effects[place] = .field(.commit(before + text))
  }

  /// Commits text at a place among the effects, after earlier commits have been taken out.
  mutating func commit(_ text: String, at place: Int) {
    precondition(!hasCommit, "Text is committed twice in one event.")
    effects.insert(.field(.commit(text)), at: place)
  }

  /// Takes out what the event has committed so far, so that it can be changed.
  mutating func takeCommit() -> String {
    if let late = lateText {
      lateText = ""
      return late
    }
    guard let place = effects.firstIndex(where: \.isCommit),
      case .field(.commit(let text)) = effects.remove(at: place)
    else { return "" }
    return text
  }

  /// Takes out what the event has committed, and the keys that it sends.
  mutating func takeKeysAndCommit() { effects.removeAll { $0.isCommit || $0.isKey } }

  /// Takes out the deletion of text before the cursor, and returns how many scalars it deletes, or `nil`
  /// if nothing is deleted there.
  mutating func takeDeletion() -> Int? {
    let place = effects.firstIndex { $0.deletion != nil }
    return place.flatMap { effects.remove(at: $0).deletion }
  }

  /// Deletes so many characters before the cursor; what is committed from now on may have to wait.
  mutating func erase(_ count: Int, by erasure: Erasure) {
    switch erasure {
    case .key, .keyAndPause: for _ in 0..<count { forward(.backspace) }
    case .character, .characterAndPause: add(.erase(count))
    case .characterInText: commit(String(repeating: Erasure.del, count: count))
    }
    if erasure.needsPause { lateText = "" }
  }

  var hasLateText: Bool { lateText != nil }

  /// Takes out the text that has to wait for a pause, or returns `nil` if none has to.
  mutating func takeLateText() -> String? {
    defer { lateText = nil }
    return lateText
  }

  /// Sends a key that types after keys that were requested between events, if there were any.
  ///
  /// GTK handles keys that are sent later than commits, so a commit would come before them.
  mutating func sendAfterKeys(_ key: KeyEvent) -> Bool {
    guard key.types, effects.contains(where: \.isKey) else { return false }
    forward(key.keysym, keycode: key.keycode)
    return true
  }

  /// Adds the text of a key that would pass to the event's changes of the text, if there are any.
  ///
  /// GTK 3, GTK 4 and XIM would put the key before them.
  mutating func join(_ key: KeyEvent) -> Bool {
    guard key.types, let text = key.text,
      effects.contains(where: { $0.isCommit || $0.changesText })
    else { return false }
    commit(text)
    return true
  }

  /// Adds a change of the field other than a commit, which has a function of its own.
  mutating func add(_ effect: FieldEffect) {
    if case .commit = effect { preconditionFailure("\(effect) has a function of its own.") }
    append(.field(effect))
  }

  /// Adds something for the program other than feedback, which has a function of its own.
  mutating func add(_ effect: ProgramEffect) {
    if case .feedback = effect { preconditionFailure("\(effect) has a function of its own.") }
    append(.program(effect))
  }

  mutating func add(_ change: KeyboardChange) { append(.changed(change)) }

  mutating func forward(_ keysym: Keysym, keycode: UInt32? = nil) {
    for isRelease in [false, true] {
      let keycode = keycode ?? keysym.forwardedKeycode
      add(.forwardKey(keysym, keycode: keycode, isRelease: isRelease))
    }
  }

  /// Adds an effect; room for several is made at once, because most events have none or several.
  private mutating func append(_ effect: Effect) {
    if effects.isEmpty { effects.reserveCapacity(4) }
    effects.append(effect)
  }

  /// Replaces all preedits that the event has shown so far; `nil` removes them.
  mutating func replacePreedit(_ preedit: Preedit?) {
    effects.removeAll(where: \.isPreedit)
    append(.field(.preedit(preedit)))
  }

  // MARK: Timers

  mutating func start(_ timer: KeyboardTimer, milliseconds: Int) {
    running.insert(RunningTimers(timer))
    append(.timer(timer, milliseconds: milliseconds))
  }

  /// Stops a timer, if it is running.
  mutating func cancel(_ timer: KeyboardTimer) {
    if running.remove(RunningTimers(timer)) != nil { append(.timer(timer, milliseconds: nil)) }
  }

  /// Takes the end of a timer, and returns whether it was running: one that was stopped at the last
  /// moment may still fire.
  mutating func fired(_ timer: KeyboardTimer) -> Bool {
    running.remove(RunningTimers(timer)) != nil
  }

  func isRunning(_ timer: KeyboardTimer) -> Bool { running.contains(RunningTimers(timer)) }

  // MARK: Lists

  /// Shows a list, or removes it if it is closed.
  mutating func show(_ list: CalloutList) { add(.candidates(list.isOpen ? list.candidates : nil)) }

  /// Shows a list that was moved in, or refuses a move that changed nothing.
  mutating func show(_ list: CalloutList, hasMoved: Bool) {
    if hasMoved { show(list) }
    ask(.cue(hasMoved ? .calloutMoved : .refused))
  }

  mutating func note(_ refusal: HoldRefusal) {
    if refusal.isOfHeldKey { holdOutcome = .refused(refusal) }
    note(.noList(refusal))
  }

  // MARK: Notes and feedback

  mutating func note(_ note: Response.Note) { if recordsNotes { notes.append(note) } }

  /// Leaves a question for the feedback handler, for before the next gesture or the event's end.
  mutating func ask(_ question: FeedbackQuestion) { questions.append(question) }

  mutating func takeQuestions() -> [FeedbackQuestion] {
    if questions.isEmpty { return [] }
    defer { questions = [] }
    return questions
  }

  /// Gives feedback at the end of the event, together with earlier feedback.
  ///
  /// Of two sounds in one event the custom one is played, or else the first: keys that type are
  /// pressed and released in one event, and a list opens in the event of its key's long press.
  mutating func give(_ new: KeyboardFeedback, isCustom: Bool) {
    if new.audio != .none, isCustom || feedback.audio == .none { feedback.audio = new.audio }
    if new.haptic != .none, isCustom || feedback.haptic == .none { feedback.haptic = new.haptic }
  }

  mutating func dropFeedback() { feedback = KeyboardFeedback() }
}

/// Something besides gestures for which a handler may give feedback.
enum FeedbackQuestion: Hashable {
  case cue(FeedbackCue)
  /// A key that goes down without a gesture on its action.
  case press(KeyboardAction)
}

/// The timers that are running.
struct RunningTimers: OptionSet {
  let rawValue: UInt8

  init(rawValue: UInt8) { self.rawValue = rawValue }

  init(_ timer: KeyboardTimer) {
    rawValue =
      switch timer {
      case .hold: 1 << 0
      case .release: 1 << 1
      case .commit: 1 << 2
      case .longPress: 1 << 3
      case .message: 1 << 4
      case .flash: 1 << 5
      case .scan: 1 << 6
      }
  }
}
