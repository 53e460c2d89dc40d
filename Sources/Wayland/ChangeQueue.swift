import GLib
import KeyboardCore

/// Sends the changes of a field to a compositor with version 2, in order with the keys that pass.
///
/// Each change refers to a report, by the number of reports so far. Some compositors, such as those with
/// wlroots 0.18 and newer, drop a change if they have sent another report meanwhile, as a program does
/// that reports a text late. So a change waits for the compositor, and is sent again if it was dropped.
/// Others, such as Hyprland, apply it all the same. Which one this is shows in the text that the field
/// reports after the first such change.
@MainActor
final class ChangeQueue {
  /// How often a change is sent at most.
  ///
  /// While a burst of keys arrives, each can cross the reports of those before it. Where the habit is not
  /// known, it may have been applied each time.
  private var mostTries: Int { habit == .drops ? 20 : 3 }
  /// How long the compositor may take for an answer, in ms; a desktop that stands still takes a second.
  private static let longestAnswer = 2000
  /// How long a field may take to report a change, in ms.
  static let patience = 400
  /// How long after one field another one gets what was typed when the focus moved, in ms.
  static let fieldChange = 100

  private let requests: any InputMethodV2Requests
  private var habit = Habit.unknown { didSet { unreported.removeAll() } }
  private var doubt: Doubt?
  private var reports: UInt32 = 0
  private var report: SurroundingText?
  /// What was sent and is in no report yet, while the habit is unknown.
  private var unreported = UnreportedChanges()
  private var change: [FieldChange] = []
  private var steps: [QueuedStep] = []
  private(set) var isWaiting = false
  /// Whether nothing is kept of what keys type in this field.
  var isConfidential = false
  /// The change whose answer has not come.
  private var unanswered: [FieldChange]?
  /// Ends the wait for that answer.
  private var timeout: Timeout?
  /// Whether the last answer has come in time; nothing waits for a compositor that gives none.
  private var answers = true
  /// Counts what was sent.
  private var sendings = 0
  /// What a field that has lost the focus has not got.
  private var left: StepsLeft?
  /// Counts the fields.
  private var field = 0

  init(_ requests: any InputMethodV2Requests) { self.requests = requests }

  /// Counts a report, with the field's text if it has one.
  func noteReport(_ text: SurroundingText?) {
    reports &+= 1
    let old = unreported.isEmpty ? nil : self.text
    report = text
    if let old, let text = self.text { unreported.forget(shownBy: text, since: old) }
    guard let doubt, let reported = self.text else { return }
    let once = doubt.change.applied(to: doubt.texts).subtracting(doubt.texts)
    if doubt.isSentAgain {
      if doubt.change.applied(to: once).contains(reported) {
        endDoubt(.applies)
      } else if once.contains(reported) {
        if doubt.isAmbiguous { endDoubt(.unknown) } else { waitForSecond() }
      }
    } else if once.contains(reported) {
      habit = .applies
      self.doubt = nil
      goOn()
    } else {
      self.doubt?.texts = unreported.texts(from: reported)
    }
  }

  /// A change that was sent twice is there once: a late field may show it twice yet.
  private func waitForSecond() {
    doubt?.timeout = Self.wait(Self.patience) { [weak self] in self?.endDoubt(.drops) }
  }

  /// Goes on with what is known now of a change that was sent twice.
  private func endDoubt(_ habit: Habit) {
    self.habit = habit
    doubt = nil
    sendSteps()
    requests.flush()
  }

  /// The reported text before the cursor, selected or not; only the search for the habit needs it.
  private var text: String? { report?.textUpToCursor }

  /// Whether something waits for the compositor.
  var isBehind: Bool { !steps.isEmpty }

  /// Adds to the change that `finish()` ends.
  func add(_ part: FieldChange) {
    // Kate inserts a commit after a preedit that comes with it, and quick letters changed places.
    if part.showsText, change.contains(where: \.isCommit) { finish() }
    change.append(part)
  }

  /// Sends what was added since the last call, as one change.
  func finish() {
    guard !change.isEmpty else { return }
    append(.change(change))
    change = []
  }

  /// Sends a key after all changes before it.
  func add(_ effect: PassedKey = .nothing, key: @escaping () -> Void) { append(.key(key, effect)) }

  /// Counts a report after which another field has the focus, or none.
  ///
  /// The next field gets the texts that this one has not got: a key that moves the focus is followed
  /// by letters before anybody knows of the other field, and compositors drop a change that crosses the
  /// news.
  func changeField(isActive: Bool, _ text: SurroundingText?) {
    reports &+= 1
    report = text
    field += 1
    unreported.explained = self.text
    // A change that was sent twice is applied.
    let sent = unanswered ?? doubt.flatMap { $0.isSentAgain ? nil : $0.change }
    var rest = StepsLeft(
      steps: (sent.map { [.change($0)] } ?? []) + steps, isFirstSent: sent != nil)
    if let left { rest = left.followed(by: rest) }
    left = nil
    change = []
    // What the compositor has taken may come in the next field: its program has it move on by then.
    if unanswered != nil { unreported.removeLast() }
    stopWaiting()
    doubt = nil
    steps = []
    if isActive { handOn(rest) } else { wait(with: rest) }
  }

  /// Keeps what a field has not got for the next one.
  private func wait(with rest: StepsLeft) {
    var rest = rest
    while case .key(let send, _)? = rest.steps.first {
      send()
      rest.steps.removeFirst()
    }
    guard !rest.steps.isEmpty else { return }
    rest.timeout = Self.wait(Self.fieldChange) { [weak self] in self?.sendLeft() }
    left = rest
  }

  /// Sends keys that no other field has come for.
  private func sendLeft() {
    let steps = left?.steps ?? []
    left = nil
    for case .key(let send, _) in steps { send() }
    requests.flush()
  }

  /// Gives a new field what its predecessor has not got.
  private func handOn(_ rest: StepsLeft) {
    steps = rest.steps
    if rest.isFirstSent, habit == .unknown, let text, case .change(let first)? = steps.first {
      steps.removeFirst()
      isWaiting = true
      let doubt = Doubt(
        change: first, texts: unreported.texts(from: text), isAmbiguous: true)
      waitForReport(of: doubt, tries: 1)
    } else {
      sendSteps()
    }
  }

  private func append(_ step: QueuedStep) {
    // A release must not overtake its press.
    if left != nil {
      left?.steps.append(step)
      return
    }
    steps.append(step)
    sendSteps()
  }

  private func sendSteps() {
    // After another change nothing would be certain of one that was sent twice: each that crossed a report
    // took as long again, and a text came 2.6 s late.
    while !isWaiting, doubt?.isSentAgain != true, !steps.isEmpty {
      switch steps.removeFirst() {
      case .change(let change): send(change)
      case .key(let send, let effect):
        send()
        if case .types(let text) = effect, !isConfidential { expect([.commit(text)]) }
      }
    }
  }

  private func send(_ change: [FieldChange], tries: Int = 1) {
    for part in change { part.request(of: requests) }
    requests.apply(after: reports)
    sendings += 1
    guard habit != .applies, answers else { return goOn() }
    if tries == 1 || !change.isRepeatable { expect(change) }
    isWaiting = true
    unanswered = change
    timeout = Self.wait(Self.longestAnswer) { [weak self] in self?.goOnWithoutAnswers() }
    // The compositor handles both at once, so what it reported before its answer came first.
    requests.afterAnswer { [weak self, field, reports, sendings] in
      self?.answers = true
      guard let self, self.field == field, self.sendings == sendings else { return }
      timeout = nil
      if self.reports == reports || tries >= mostTries {
        goOn()
      } else if habit == .unknown, !change.isRepeatable, let text {
        unanswered = nil
        unreported.removeLast()
        let doubt = Doubt(
          change: change, texts: unreported.texts(from: text),
          isAmbiguous: unreported.contains(change))
        waitForReport(of: doubt, tries: tries)
      } else {
        send(change, tries: tries + 1)
      }
      requests.flush()
    }
  }

  /// Remembers what was sent until a report shows it.
  private func expect(_ change: [FieldChange]) {
    if habit == .unknown, report != nil { unreported.append(change, after: text) }
  }

  /// Sends a change again if no report shows that it was applied.
  private func waitForReport(of doubt: Doubt, tries: Int) {
    self.doubt = doubt
    self.doubt?.timeout = Self.wait(Self.patience) { [weak self] in
      guard let self else { return }
      if let text { self.doubt?.texts = [text] }
      self.doubt?.isSentAgain = true
      // A field that has still not shown it will not.
      self.doubt?.timeout = Self.wait(Self.patience) { [weak self] in self?.endDoubt(.unknown) }
      send(doubt.change, tries: tries + 1)
      requests.flush()
    }
  }

  private func goOn() {
    stopWaiting()
    sendSteps()
  }

  private func goOnWithoutAnswers() {
    answers = false
    // One that comes after all is about something that others have followed.
    sendings += 1
    goOn()
    requests.flush()
  }

  private func stopWaiting() {
    isWaiting = false
    unanswered = nil
    timeout = nil
  }
}
