/// Holds back text from a client that has just received some.
///
/// A client that needs pauses gets at most one commit in `KeyboardTiming.commitGap`, and none so
/// soon after a key that passed. Text that is decided in between is shown as preedit where that does
/// no harm. It goes out in one commit when there is a pause, or when a key passes that no commit can
/// stand for. People hardly ever type that fast. It waits as well for what a key does that the client
/// has not handled so far.
struct CommitPacer {
  /// Text that is decided but held back until the client has had a pause: what comes next.
  private var nextText = ""
  private var keys = KeysBehindText()

  /// Whether anything is held back.
  var isWaiting: Bool { !nextText.isEmpty || !keys.isEmpty }
  /// Text that is decided but held back until the client has had a pause, after the last key that waits
  /// as well.
  var waitingText: String { keys.isEmpty ? nextText : keys.text }
  /// What will be sent up to the last key that waits.
  var waitingKeys: [FieldEffect] {
    keys.isEmpty ? [] : (nextText.isEmpty ? [] : [.commit(nextText)]) + keys.effects
  }

  /// Whether the text waits behind a deletion: a BackSpace that is on its way would delete in a
  /// preedit, as in Chromium, so it is not shown.
  private(set) var isBehindDeletion = false

  private var waitingPreedit: Preedit?
  private var receipt = CommitReceipt()
  private var keyReceipt = KeyReceipt()

  /// Paces the effects of an event, whose turn is complete except for this, and returns whether a key
  /// that would have passed is used up because its text waits with the rest.
  ///
  /// `showsText` says whether the client shows waiting text as preedit, `needsPauses` whether no commit
  /// goes out so soon after another one, `reportsText` whether it reports its text after each commit,
  /// `report` what it has reported if it reports what keys do as well, `isBehindKeys` whether a key may
  /// be in its queue, `keysOvertake` whether a key that passes overtakes commits there; one that was sent
  /// before and comes back has to pass. `typesText` says whether what a key types that passes is
  /// committed on its way.
  mutating func pace(
    _ turn: inout Turn, of event: InputEvent, isHandled: Bool, showsText: Bool,
    needsPauses: Bool = true, reportsText: Bool = false, report: SurroundingText? = nil,
    isBehindKeys: Bool = false, keysOvertake: Bool = false, typesText: Bool = false
  ) -> Bool {
    if !keys.isEmpty {
      return paceBehindKeys(&turn, of: event, isHandled: isHandled || !keysOvertake)
    }
    // All of it may have been replaced in this event.
    let wasWaiting = !nextText.isEmpty || turn.isRunning(.commit)
    var takesKey = false
    // A key that passed is on its way like a commit: GTK 4 under GNOME 43 got "rêavit" for "rêvait",
    // where the v had passed and the a was committed 12 ms later.
    let isGapOver =
      !needsPauses || turn.lastText.map { turn.now - $0 >= KeyboardTiming.commitGap } ?? true
    let shownText = (showsText && !isBehindDeletion ? nextText : "") + (waitingPreedit?.text ?? "")
    let isReceipt = receipt.follow(
      event, isHandled: isHandled, preedit: shownText, at: turn.now)
    let typed = typesText && !isHandled ? event.typedText : nil
    let isKeyReceipt = keyReceipt.follow(
      turn.hasLateText ? [] : turn.effects, of: event, isHandled: isHandled || typed != nil,
      report: report, at: turn.now)
    let timeLeft = [receipt.timeLeft(at: turn.now), keyReceipt.timeLeft(at: turn.now)]
      .compactMap(\.self).max()
    if event.isPause, let timeLeft {
      turn.start(.commit, milliseconds: timeLeft)
      return false
    }
    if event.isPause {
      receipt.giveUp()
      keyReceipt.giveUp()
    }
    let late = turn.takeLateText()
    // In a client that needs no pauses otherwise, an older preedit was not followed.
    if late != nil || isBehindKeys && !wasWaiting {
      waitingPreedit = nil
      isBehindDeletion = true
    }
    let showsText = showsText && !isBehindDeletion
    let changesText = late == nil && turn.effects.contains(where: \.changesText)
    var isUrgent =
      event.isPause || (isReceipt || isKeyReceipt) && isGapOver && timeLeft == nil || changesText
    var place = 0
    var hasChanged = false
    for case .field(.preedit(let preedit)) in turn.effects {
      waitingPreedit = preedit
      hasChanged = true
    }
    if let late {
      nextText += late
      hasChanged = true
    } else if let index = turn.effects.firstIndex(where: \.isCommit) {
      nextText += turn.takeCommit()
      place = index
      hasChanged = true
    }
    let joins = !nextText.isEmpty || typed != nil && timeLeft != nil
    if joins, !isHandled, case .key(let key) = event, !key.isRelease, !key.keysym.isModifier {
      if let text = key.text, !key.modifiers.isCommand {
        nextText += text
        takesKey = true
        hasChanged = true
      } else if keysOvertake, !changesText, KeysBehindText.canWait(key) {
        keys.add(key)
        takesKey = true
        hasChanged = true
      } else {
        isUrgent = true
      }
    }
    guard !nextText.isEmpty else {
      if let typed { keyReceipt.sent(typed) }
      isBehindDeletion = false
      if wasWaiting { stopWaiting(showsText, &turn) }
      return takesKey
    }
    guard hasChanged || isUrgent else { return takesKey }
    let mayGoNow =
      late == nil && isGapOver && timeLeft == nil && !isBehindKeys && !wasWaiting
    if isUrgent || event.endsField || mayGoNow {
      if late == nil { turn.commit(nextText, at: place) } else { turn.commit(nextText) }
      let replaces = turn.effects.contains(where: \.changesText)
      if reportsText { receipt.sent(nextText, replaces: replaces, at: turn.now) }
      keyReceipt.sent(nextText)
      nextText = ""
      isBehindDeletion = false
      if wasWaiting { stopWaiting(showsText, &turn) }
      if !keys.isEmpty { turn.start(.commit, milliseconds: KeyboardTiming.commitGap) }
    } else {
      turn.start(
        .commit, milliseconds: late == nil ? KeyboardTiming.commitGap : KeyboardTiming.burst)
      var preedit = waitingPreedit ?? Preedit("")
      preedit.text = nextText + preedit.text
      if showsText {
        turn.replacePreedit(preedit)
      } else if turn.effects.contains(where: \.isPreedit) {
        // An undecided letter is shown after the waiting text, which comes before it in the text.
        turn.replacePreedit(nil)
      }
    }
    return takesKey
  }

  /// The same while keys wait: all that comes after them waits, too.
  private mutating func paceBehindKeys(
    _ turn: inout Turn, of event: InputEvent, isHandled: Bool
  ) -> Bool {
    guard !event.endsField, keys.takeAll(from: &turn) else {
      sendAll(&turn)
      return false
    }
    var takesKey = false
    if !isHandled, case .key(let key) = event, !key.isRelease, !key.keysym.isModifier {
      if let text = key.text, !key.modifiers.isCommand {
        keys.add(text)
      } else if KeysBehindText.canWait(key) {
        keys.add(key)
      } else {
        sendAll(&turn)
        return false
      }
      takesKey = true
    }
    guard event.isPause else { return takesKey }
    // Keys that are sent come before the text that follows, in one event.
    if nextText.isEmpty { nextText = keys.sendKeys(&turn) }
    turn.commit(nextText)
    nextText = ""
    if !keys.isEmpty { turn.start(.commit, milliseconds: KeyboardTiming.commitGap) }
    return takesKey
  }

  /// Sends what waits, as the field ends or something else is urgent: text first, since it would come
  /// last otherwise.
  private mutating func sendAll(_ turn: inout Turn) {
    turn.cancel(.commit)
    turn.commit(nextText + keys.allText + turn.takeCommit())
    nextText = ""
    while !keys.isEmpty { _ = keys.sendKeys(&turn) }
  }

  /// Shows only the undecided letter, now that no text waits any more.
  private func stopWaiting(_ showsText: Bool, _ turn: inout Turn) {
    turn.cancel(.commit)
    if showsText || waitingPreedit != nil { turn.replacePreedit(waitingPreedit) }
  }

  /// The undecided letter that will be shown once the waiting text is sent, or `nil`.
  func heldBack(showsText: Bool) -> Preedit? {
    showsText || nextText.isEmpty ? nil : waitingPreedit
  }

  mutating func takeBack(scalars count: Int) {
    if keys.isEmpty {
      nextText.unicodeScalars.removeLast(count)
    } else if count > 0 {
      keys.takeBack(scalars: count)
    }
  }

  /// Forgets the waiting text: the client has turned its preedit into text, if it has one.
  mutating func end(showsText: Bool, _ turn: inout Turn) {
    turn.cancel(.commit)
    // The client has not seen an undecided letter either.
    if !showsText {
      let preedit = heldBack(showsText: showsText)?.text ?? ""
      sendAll(&turn)
      turn.commit(preedit)
    }
    nextText = ""
    isBehindDeletion = false
    waitingPreedit = nil
  }
}

extension InputEvent {
  /// What a key types that goes down.
  fileprivate var typedText: String? {
    guard case .key(let key) = self, !key.isRelease, key.types else { return nil }
    return key.text
  }

  fileprivate var isPause: Bool { if case .timer(.commit, _) = self { true } else { false } }

  fileprivate var endsField: Bool {
    switch self {
    case .focusIn, .focusOut, .reset: true
    default: false
    }
  }
}
