/// Holds back text from a client that has just received some.
///
/// A client that needs pauses gets at most one commit in `KeyboardTiming.commitGap`, and none so
/// soon after a key that passed. Text that is decided in between is shown as preedit where that does
/// no harm. It goes out in one commit when there is a pause, or when a key passes that no commit can
/// stand for. People hardly ever type that fast.
struct CommitPacer {
  /// Text that is decided but held back until the client has had a pause.
  private(set) var waitingText = ""

  /// Whether the text waits behind a deletion: a BackSpace that is on its way would delete in a
  /// preedit, as in Chromium, so it is not shown.
  private(set) var isBehindDeletion = false

  private var waitingPreedit: Preedit?
  private var receipt = CommitReceipt()

  /// Paces the effects of an event, whose turn is complete except for this, and returns whether a key
  /// that would have passed is used up because its text waits with the rest.
  ///
  /// `showsText` says whether the client shows waiting text as preedit, `reportsText` whether it
  /// reports its text after each commit.
  mutating func pace(
    _ turn: inout Turn, of event: InputEvent, isHandled: Bool, showsText: Bool,
    reportsText: Bool = false
  ) -> Bool {
    // All of it may have been replaced in this event.
    let wasWaiting = !waitingText.isEmpty || turn.isRunning(.commit)
    var takesKey = false
    // A key that passed is on its way like a commit: GTK 4 under GNOME 43 got "rêavit" for "rêvait",
    // where the v had passed and the a was committed 12 ms later.
    let isGapOver = turn.lastText.map { turn.now - $0 >= KeyboardTiming.commitGap } ?? true
    let isReceipt = receipt.follow(event, isHandled: isHandled)
    let timeLeft = receipt.timeLeft(at: turn.now)
    if event.isPause, let timeLeft {
      turn.start(.commit, milliseconds: timeLeft)
      return false
    }
    if event.isPause { receipt.giveUp() }
    let late = turn.takeLateText()
    // In a client that needs no pauses otherwise, an older preedit was not followed.
    if late != nil {
      waitingPreedit = nil
      isBehindDeletion = true
    }
    let showsText = showsText && !isBehindDeletion
    let changesText = late == nil && turn.effects.contains(where: \.changesText)
    var isUrgent = event.isPause || (isReceipt && isGapOver) || changesText
    var place = 0
    var hasChanged = false
    for case .preedit(let preedit) in turn.effects {
      waitingPreedit = preedit
      hasChanged = true
    }
    if let late {
      waitingText += late
      hasChanged = true
    } else if let index = turn.effects.firstIndex(where: \.isCommit) {
      waitingText += turn.takeCommit()
      place = index
      hasChanged = true
    }
    if !waitingText.isEmpty, !isHandled, case .key(let key) = event, !key.isRelease,
      !key.keysym.isModifier
    {
      if let text = key.text, !key.modifiers.isCommand {
        waitingText += text
        takesKey = true
        hasChanged = true
      } else {
        isUrgent = true
      }
    }
    guard !waitingText.isEmpty else {
      isBehindDeletion = false
      if wasWaiting { stopWaiting(showsText, &turn) }
      return takesKey
    }
    guard hasChanged || isUrgent else { return takesKey }
    let mayGoNow = late == nil && isGapOver && timeLeft == nil && !wasWaiting
    if isUrgent || event.endsField || mayGoNow {
      if late == nil { turn.commit(waitingText, at: place) } else { turn.commit(waitingText) }
      let replaces = turn.effects.contains(where: \.changesText)
      if reportsText { receipt.sent(waitingText, replaces: replaces, at: turn.now) }
      waitingText = ""
      isBehindDeletion = false
      if wasWaiting { stopWaiting(showsText, &turn) }
    } else {
      turn.start(
        .commit, milliseconds: late == nil ? KeyboardTiming.commitGap : KeyboardTiming.burst)
      var preedit = waitingPreedit ?? Preedit("")
      preedit.text = waitingText + preedit.text
      if showsText {
        turn.replacePreedit(preedit)
      } else if turn.effects.contains(where: \.isPreedit) {
        // An undecided letter is shown after the waiting text, which comes before it in the text.
        turn.replacePreedit(nil)
      }
    }
    return takesKey
  }

  /// Shows only the undecided letter, now that no text waits any more.
  private func stopWaiting(_ showsText: Bool, _ turn: inout Turn) {
    turn.cancel(.commit)
    if showsText || waitingPreedit != nil { turn.replacePreedit(waitingPreedit) }
  }

  /// The undecided letter that will be shown once the waiting text is sent, or `nil`.
  func heldBack(showsText: Bool) -> Preedit? {
    showsText || waitingText.isEmpty ? nil : waitingPreedit
  }

  mutating func takeBack(scalars count: Int) { waitingText.unicodeScalars.removeLast(count) }

  /// Forgets the waiting text: the client has turned its preedit into text, if it has one.
  mutating func end(showsText: Bool, _ turn: inout Turn) {
    turn.cancel(.commit)
    // The client has not seen an undecided letter either.
    if !showsText { turn.commit(waitingText + (heldBack(showsText: showsText)?.text ?? "")) }
    waitingText = ""
    isBehindDeletion = false
    waitingPreedit = nil
  }
}

extension InputEvent {
  fileprivate var isPause: Bool { if case .timer(.commit, _) = self { true } else { false } }

  fileprivate var endsField: Bool {
    switch self {
    case .focusIn, .focusOut, .reset: true
    default: false
    }
  }
}
