/// Holds back text from a client that has just been sent some.
///
/// A client that needs pauses gets at most one commit in `KeyboardTiming.commitGap`, and none so
/// soon after a key that passed. What is decided in between is shown as preedit where that does no
/// harm. It goes out in one commit when there is a pause, or when a key passes that no commit can
/// stand for. People hardly ever type that fast.
struct CommitPacer {
  /// What becomes of the event.
  enum Outcome {
    /// Whether the key is used up stays as it was.
    case unchanged
    /// The key is used up by the pacing alone: its text waits with the rest.
    case tookKey
  }

  /// Text that is decided but held back until the client has had a pause.
  private(set) var waitingText = ""

  private var waitingPreedit: Preedit?
  private var receipt = CommitReceipt()

  /// Paces what came of an event.
  ///
  /// - Parameters:
  ///   - turn: The event's turn, which is complete except for this.
  ///   - event: What happened.
  ///   - isHandled: Whether it is a key that was used up.
  ///   - showsText: Whether the client shows what waits as preedit.
  ///   - tellsText: Whether the client tells the text after each commit.
  /// - Returns: Whether that takes a key that would have passed.
  mutating func pace(
    _ turn: inout Turn, of event: InputEvent, isHandled: Bool, showsText: Bool,
    tellsText: Bool = false
  ) -> Outcome {
    // All that waits may have been replaced in this event.
    let wasWaiting = !waitingText.isEmpty || turn.isRunning(.commit)
    var outcome = Outcome.unchanged
    // A key that passed is on its way like a commit: GTK 4 under GNOME 43 got "rêavit" for "rêvait",
    // where the v had passed and the a was committed 12 ms later.
    let isGapOver = turn.lastText.map { turn.now - $0 >= KeyboardTiming.commitGap } ?? true
    let isReceipt = receipt.follow(event, isHandled: isHandled)
    let timeLeft = receipt.timeLeft(at: turn.now)
    if event.isPause, let timeLeft {
      turn.start(.commit, milliseconds: timeLeft)
      return .unchanged
    }
    if event.isPause { receipt.giveUp() }
    var isUrgent =
      event.isPause || (isReceipt && isGapOver) || turn.effects.contains(where: \.changesText)
    var place = 0
    var hasChanged = false
    for case .preedit(let preedit) in turn.effects {
      waitingPreedit = preedit
      hasChanged = true
    }
    if let index = turn.effects.firstIndex(where: \.isCommit) {
      waitingText += turn.takeCommit()
      place = index
      hasChanged = true
    }
    if !waitingText.isEmpty, !isHandled, case .key(let key) = event, !key.isRelease,
      !key.keysym.isModifier
    {
      if let text = key.text, !key.modifiers.isCommand {
        waitingText += text
        outcome = .tookKey
        hasChanged = true
      } else {
        isUrgent = true
      }
    }
    guard !waitingText.isEmpty else {
      if wasWaiting { stopWaiting(showsText, &turn) }
      return outcome
    }
    guard hasChanged || isUrgent else { return outcome }
    if isUrgent || event.endsField || (isGapOver && timeLeft == nil && !wasWaiting) {
      turn.commit(waitingText, at: place)
      let replaces = turn.effects.contains(where: \.changesText)
      if tellsText { receipt.sent(waitingText, replaces: replaces, at: turn.now) }
      waitingText = ""
      if wasWaiting { stopWaiting(showsText, &turn) }
    } else {
      turn.start(.commit, milliseconds: KeyboardTiming.commitGap)
      var preedit = waitingPreedit ?? Preedit("")
      preedit.text = waitingText + preedit.text
      if showsText {
        turn.replacePreedit(preedit)
      } else if turn.effects.contains(where: \.isPreedit) {
        // What is not decided is shown after what waits, which comes before it in the text.
        turn.replacePreedit(nil)
      }
    }
    return outcome
  }

  /// Nothing waits any more: only what is not decided yet is shown.
  private func stopWaiting(_ showsText: Bool, _ turn: inout Turn) {
    turn.cancel(.commit)
    if showsText || waitingPreedit != nil { turn.replacePreedit(waitingPreedit) }
  }

  /// What is not decided yet and will be shown once the text that waits is sent, or `nil`.
  func heldBack(showsText: Bool) -> Preedit? {
    showsText || waitingText.isEmpty ? nil : waitingPreedit
  }

  /// Removes scalars from the end of the text that waits.
  mutating func takeBack(scalars count: Int) { waitingText.unicodeScalars.removeLast(count) }

  /// Forgets what waits: the client has turned its preedit into text, if it has one.
  mutating func end(showsText: Bool, _ turn: inout Turn) {
    turn.cancel(.commit)
    // The client has not seen what was not decided either.
    if !showsText { turn.commit(waitingText + (heldBack(showsText: showsText)?.text ?? "")) }
    waitingText = ""
    waitingPreedit = nil
  }
}

extension InputEvent {
  /// Whether nothing has been decided for long enough.
  fileprivate var isPause: Bool { if case .timer(.commit, _) = self { true } else { false } }

  /// Whether the client forgets its preedit.
  fileprivate var endsField: Bool {
    switch self {
    case .focusIn, .focusOut, .reset: true
    default: false
    }
  }
}
