/// The client's side: the field that has the focus, what is on its way there, and what is known of its
/// text.
struct ClientText {
  private(set) var focus = FocusedField()
  private(set) var known = KnownText()
  private var pacer = CommitPacer()
  private var queuedKeys = QueuedKeys()

  var field: Field { focus.field }

  mutating func changeField<Result>(_ change: (inout FocusedField) -> Result) -> Result {
    change(&focus)
  }

  // MARK: What is on its way

  /// Text that is decided but held back until the client has had a pause.
  var waitingText: String { pacer.waitingText }
  /// What waits before that text, up to the last key that waits.
  var waitingKeys: [FieldEffect] { pacer.waitingKeys }
  var isWaiting: Bool { pacer.isWaiting }
  /// The preedit that the client will show after that pause, or `nil`.
  var heldBackPreedit: Preedit? { pacer.heldBack(showsText: showsWaitingText) }

  /// Whether waiting text is shown as preedit.
  ///
  /// Chromium and Qt under GNOME 48 and 50 report no text after a commit that had been preedit, so
  /// nothing proved that the letter was there, and no list opened.
  var showsWaitingText: Bool {
    field.takesPreedit && !pacer.isBehindDeletion
      && !field.quirks.contains(.losesPreeditOnFocusOut)
  }

  /// Whether keys that type are committed even if they could pass.
  ///
  /// With `correct`, letters are committed as soon as their key is down. On a busy machine they
  /// overtook the key before: Chromium under KWin got "ovilà".
  var commitsAllText: Bool {
    field.quirks.contains(.losesPreeditOnFocusOut) && (try? focus.strategy.get()) == .correct
  }

  /// Whether a key comes so soon after a commit that it must not pass: see `KeyboardTiming.burst`.
  func isInBurst(_ turn: Turn, types: Bool = true) -> Bool {
    if isBehindKeys(turn) { return false }
    let isSlow = field.quirks.contains(.needsPauses) && !field.takesPreedit
    // Under sway, IBus's client on Wayland drops keys that are sent to it: a BackSpace 20 ms after a
    // letter was lost. It hands on what it reads in order, but commits what it takes a key to type.
    let isOrdered = field.quirks.contains(.commitsKeys) && !types
    let burst =
      isSlow
      ? KeyboardTiming.echo : isOrdered ? KeyboardTiming.inFlight : KeyboardTiming.burst
    return turn.hasCommit || turn.lastCommit.map { turn.now - $0 <= burst } ?? false
  }

  /// Whether a key that passed just now may still be in the client's queue, where text would overtake
  /// it: keys that type pass as well, and other text waits.
  func isBehindKeys(_ turn: Turn) -> Bool {
    followsKey(turn) && !field.quirks.contains(.losesPreeditOnFocusOut)
  }

  /// Whether a key that passed just now may still be in the client's queue, where a preedit would
  /// overtake it, or be lost with the focus that it moves.
  func followsKey(_ turn: Turn) -> Bool {
    field.takesPreedit && queuedKeys.mayWait(at: turn.now)
  }

  /// The report that will show what keys do, or `nil` where none will, or what is typed may be secret:
  /// WebKitGTK shows a deletion only when something else is committed.
  private var reportOfKeys: SurroundingText? {
    let reportsKeys =
      field.quirks.contains(.queuesKeys) && !field.quirks.contains(.ignoresDeletions)
    return reportsKeys && !isConfidential ? field.surroundingText : nil
  }

  /// Whether text on its way would be overtaken by a key.
  func isOnItsWay(_ turn: Turn) -> Bool {
    pacer.isWaiting || turn.hasCommit && field.quirks.contains(.needsPauses)
  }

  /// Carries out changes of the text, after the letter that is not committed yet.
  mutating func apply(_ edits: TextEdits, after uncommitted: String, _ turn: inout Turn) {
    // The text that the event has committed already can still be changed.
    let before = edits.contains { $0.insertion == nil } ? turn.takeCommit() : ""
    let settlement = Settlement(
      edits, after: before + uncommitted,
      waiting: pacer.waitingText, canDelete: field.capabilities.contains(.surroundingText))
    pacer.takeBack(scalars: settlement.takenBack)
    for keysym in settlement.firstKeys { turn.forward(keysym) }
    if settlement.deletedScalars > 0 {
      let count = settlement.deletedScalars
      turn.add(.deleteSurrounding(offset: -count, count: count))
    }
    for _ in 0..<settlement.backspaces { turn.forward(.backspace) }
    turn.commit(settlement.text)
    if !uncommitted.isEmpty { turn.add(.preedit(nil)) }
    for keysym in settlement.keys { turn.forward(keysym) }
  }

  /// Has BackSpace delete what the event deletes, as the client does not do it on request.
  func deleteByKey(_ turn: inout Turn) {
    guard let before = field.surroundingText?.before, let erasure = Erasure.inText(of: field),
      let count = turn.takeDeletion()
    else { return }
    let text = turn.takeCommit()
    turn.erase(before.suffix(scalars: count).count, by: erasure)
    turn.commit(text)
  }

  /// Holds back text from a client that has just received some, or behind a deletion, and returns
  /// whether that uses up a key that would have passed.
  mutating func pace(
    _ event: InputEvent, isHandled: Bool, isEcho: Bool, _ turn: inout Turn
  ) -> Bool {
    let isBehindKeys = isHandled && turn.hasCommit && isBehindKeys(turn)
    guard
      !field.quirks.isDisjoint(with: [.needsPauses, .queuesKeys]) || pacer.isWaiting
        || turn.hasLateText || isBehindKeys
    else { return false }
    let takesKey = pacer.pace(
      &turn, of: event, isHandled: isHandled, showsText: showsWaitingText,
      needsPauses: field.quirks.contains(.needsPauses),
      reportsText: field.quirks.contains(.tellsText),
      report: reportOfKeys, isBehindKeys: isBehindKeys,
      keysOvertake: !field.takesPreedit && !isEcho,
      typesText: field.quirks.contains(.commitsKeys))
    guard takesKey, case .key(let key) = event else { return false }
    // A key that inserts no text waits behind text that has not been sent either.
    if key.text == nil { known.forget() }
    return true
  }

  /// The client has committed or dropped its preedit.
  mutating func forgetUncommitted(_ turn: inout Turn) {
    pacer.end(showsText: showsWaitingText, &turn)
  }

  // MARK: What is known

  /// Whether typed text may be a secret, so that it is neither shown apart from the text nor kept.
  ///
  /// Terminals that do not report that they are get no lists, by rules that name them.
  var isConfidential: Bool { field.isConfidential || (try? focus.strategy.get()) == nil }

  /// A key goes down.
  mutating func pressed(_ event: KeyEvent) {
    known.pressed(event)
    focus.pressed()
  }

  /// Follows the changes of the text by an event and its effects; a letter that `isAwaited` is in no report
  /// yet.
  mutating func follow(_ event: InputEvent, isHandled: Bool, isAwaited: Bool, _ turn: Turn) {
    let secrecy: FieldSecrecy =
      field.secrecy == .secret ? .secret : isConfidential ? .unknown : .open
    known.follow(
      turn.effects, of: event, isHandled: isHandled, isAwaited: isAwaited, secrecy: secrecy,
      at: turn.now)
    focus.follow(turn.effects, of: event, isHandled: isHandled, at: turn.now)
    queuedKeys.follow(turn.effects, of: event, isHandled: isHandled, at: turn.now)
  }

  /// The certain text before the cursor with what is on its way and still to come, or `nil`.
  func certain(coming: String, _ turn: Turn) -> String? {
    // The known text still contains what this event deletes.
    guard !turn.effects.contains(where: \.changesText), pacer.waitingKeys.isEmpty else {
      return nil
    }
    return known.certain(
      field.surroundingText, at: turn.now,
      coming: pacer.waitingText + turn.committedText + coming)
  }

  /// Notes that a word was replaced, for BackSpace right afterwards.
  mutating func note(_ replacement: TextReplacement) { known.note(replacement) }

  /// The change that takes back what has just replaced a word or an ASCII quotation mark, or `nil` if
  /// nothing has in this text.
  mutating func undo(_ text: String?) -> TextEdit? {
    known.undo(field.canReplaceText ? text : nil)
  }

  /// Notes a quotation mark that replaces an ASCII one, and returns the change that corrects the last
  /// one if it turns out to be an apostrophe.
  mutating func followQuotation(
    typed: String?, inserted: String?, after text: String?, marks: QuotationMarks
  ) -> TextEdit? {
    known.followQuotation(
      typed: typed, inserted: inserted, after: field.canReplaceText ? text : nil, marks: marks)
  }
}

// What can be replaced on request.
extension ClientText {
  /// The letter before the cursor, and how it is replaced: as text where the client reports that,
  /// else by BackSpace if it was the last one that was typed.
  ///
  /// `text` is certain before the cursor.
  func askedLetter(
    in text: String?, _ turn: Turn
  ) -> (letter: Character, strategy: ReplacementStrategy)? {
    if canCorrect(turn), let letter = (text ?? field.surroundingText?.before)?.last {
      // Firefox without IBus, and WebKitGTK, report a letter only when another one follows, and the first
      // ones of a field are not known otherwise: the letter before it got the accent.
      let typed = known.lastTyped == nil ? known.lastLetter : nil
      return (typed ?? letter, .correct)
    }
    return typedLetter(turn).map { ($0, .backspace) }
  }

  /// The letter that was typed last, if it can be deleted; a BackSpace would overtake waiting text.
  func typedLetter(_ turn: Turn) -> Character? {
    guard !isOnItsWay(turn), Erasure(in: field) != nil else { return nil }
    return turn.committedText.last ?? known.lastLetter
  }

  /// The word before the cursor, where it is certain, and how it is replaced; `hasUndecided` says
  /// whether a letter is not decided yet.
  func askedWord(
    in text: String?, hasUndecided: Bool, _ turn: Turn
  ) -> (word: String, strategy: ReplacementStrategy)? {
    let isComplete = !pacer.isWaiting && !turn.hasCommit && !hasUndecided
    let canErase = !field.takesPreedit && isComplete
    let canCorrect = canCorrect(turn)
    guard canCorrect || canErase else { return nil }
    let text = text ?? (canCorrect ? field.surroundingText?.before : nil)
    let word = text?.lettersAtEnd ?? ""
    return word.isEmpty ? nil : (word, canCorrect ? .correct : .backspace)
  }

  /// Whether the client reports its text, or is about to, and deletes what it is asked to.
  ///
  /// A report may be due, but GNOME and Qt have reported a first letter by the second one, if they
  /// report any: nobody has to wait for Konsole.
  private func canCorrect(_ turn: Turn) -> Bool {
    let isQuick = field.quirks.contains(.tellsText) || field.client == ClientName.qt
    let letters = known.lastTyped?.unicodeScalars.count ?? 0
    let isReportDue =
      field.surroundingText != nil && field.contentType.purpose != .terminal
      && (letters < 2 || !isQuick)
      && turn.lastText.map { turn.now - $0 <= TextShadow.settling } ?? false
    return (field.reportsText || isReportDue) && field.canReplaceText
      && field.capabilities.contains(.surroundingText) && !field.quirks.contains(.deletesNothing)
  }
}
