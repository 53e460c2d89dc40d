// Text: its changes, and what is known of it.
extension KeyboardInputController {
  /// Settles the changes of a key: it holds a letter, changes the text, or passes if the client makes
  /// the same change by itself.
  func settle(_ edits: TextEdits, _ press: KeyPress, _ action: KeyboardAction) -> Fate {
    guard let edit = edits.only else {
      apply(edits)
      return .used
    }
    var refusal: HoldRefusal?
    if let text = edit.insertion, !press.isRepeat {
      if keys.takeTap(before: press.event, bounceDelay: accessibility.bounceDelay) {
        refusal = .repeating
      } else if let fate = hold(text, action, press, &refusal) {
        return fate
      }
    }
    let isFree = mode.uncommitted.isEmpty && !isInBurst
    if Settlement.passes(edit, press.event, isFree: isFree),
      edit.insertion == nil || !commitsAllText
    {
      mode.commit(&turn)
      return Fate(way: .passes, refusal: refusal)
    }
    apply(edits)
    return Fate(way: .used, refusal: refusal)
  }

  /// Whether keys that type are committed even if they could pass.
  ///
  /// With `correct`, letters are committed as soon as their key is down. On a busy machine they
  /// overtook the key before: Chromium under KWin got "ovilà".
  private var commitsAllText: Bool {
    context.field.quirks.contains(.losesPreeditOnFocusOut)
      && (try? focus.strategy.get()) == .correct
  }

  /// Whether a key comes so soon after a commit that it must not pass: see `KeyboardTiming.burst`.
  var isInBurst: Bool {
    let field = context.field
    let isSlow = field.quirks.contains(.needsPauses) && !field.takesPreedit
    let burst = isSlow ? KeyboardTiming.echo : KeyboardTiming.burst
    return turn.hasCommit || turn.lastCommit.map { turn.now - $0 <= burst } ?? false
  }

  /// Carries out changes of the text, together with the letter that is not committed yet.
  func apply(_ edits: TextEdits) {
    guard !edits.isEmpty else { return }
    let uncommitted = mode.uncommitted
    mode.end(.rollover, &turn)
    // The text that the event has committed already can still be changed.
    let before = edits.contains { $0.insertion == nil } ? turn.takeCommit() : ""
    let settlement = Settlement(
      edits, after: before + uncommitted,
      waiting: pacer.waitingText.unicodeScalars.count,
      canDelete: context.field.capabilities.contains(.surroundingText))
    pacer.takeBack(scalars: settlement.takenBack)
    if settlement.deletedScalars > 0 {
      let count = settlement.deletedScalars
      turn.add(.deleteSurrounding(offset: -count, count: count))
    }
    for _ in 0..<settlement.backspaces { turn.forward(.backspace) }
    turn.commit(settlement.text)
    if !uncommitted.isEmpty { turn.add(.preedit(nil)) }
    for keysym in settlement.keys { turn.forward(keysym) }
  }

  /// Whether text may have to wait for a pause: in some clients, or behind a deletion.
  var needsPauses: Bool {
    context.field.quirks.contains(.needsPauses) || pacer.isWaiting
      || turn.hasLateText
  }

  /// Holds back text from a client that has just received some, and returns whether that uses up a
  /// key that would have passed.
  func pacesKey(_ event: InputEvent, isHandled: Bool) -> Bool {
    let takesKey = pacer.pace(
      &turn, of: event, isHandled: isHandled, showsText: showsWaitingText,
      reportsText: context.field.quirks.contains(.tellsText),
      keysOvertake: !context.field.takesPreedit && !keys.isEcho)
    guard takesKey, case .key(let key) = event else { return false }
    keys.keptFromClient(key)
    if key.text == nil { knownText.keyWaits() }
    return true
  }

  /// Whether waiting text is shown as preedit.
  ///
  /// Chromium and Qt under GNOME 48 and 50 report no text after a commit that had been preedit, so
  /// nothing proved that the letter was there, and no list opened.
  package var showsWaitingText: Bool {
    context.field.takesPreedit && !pacer.isBehindDeletion
      && !context.field.quirks.contains(.losesPreeditOnFocusOut)
  }

  /// Text that is decided but held back until the client has had a pause.
  package var waitingText: String { pacer.waitingText }
  /// What waits before that text, up to the last key that waits.
  package var waitingKeys: [FieldEffect] { pacer.waitingKeys }
  /// The letter that was typed twice unless its key turns out to repeat, or "".
  package var secondTap: String { mode.heldKey?.letter.secondTap ?? "" }
  /// The preedit that the client will show after that pause, or `nil`.
  package var heldBackPreedit: Preedit? { pacer.heldBack(showsText: showsWaitingText) }

  // MARK: Known text

  /// Whether typed text may be a secret, so that it is neither shown apart from the text nor kept.
  ///
  /// Terminals that do not report that they are get no lists, by rules that name them.
  var isConfidential: Bool {
    context.field.isConfidential || (try? focus.strategy.get()) == nil
  }

  private var secrecyOfText: FieldSecrecy {
    if context.field.secrecy == .secret { return .secret }
    return isConfidential ? .unknown : .open
  }

  /// Follows the changes of the text by an event and its effects.
  func followText(of event: InputEvent, isHandled: Bool) {
    // A release that has done nothing, which every key ends with.
    if case .key(let key) = event, key.isRelease, turn.effects.isEmpty { return }
    keys.follow(turn.effects, of: event, at: turn.now)
    knownText.follow(
      turn.effects, of: event, isHandled: isHandled, secrecy: secrecyOfText, at: turn.now)
    focus.follow(turn.effects, of: event, isHandled: isHandled)
  }

  /// The certain text before the cursor, with the text that is still on its way, or `nil`.
  var certainText: String? { certainText(with: requests.insertion) }

  /// The certain text before the cursor once an insertion is in it, or `nil`.
  func certainText(with insertion: String) -> String? {
    // The known text still contains what this event deletes.
    guard !turn.effects.contains(where: \.changesText), pacer.waitingKeys.isEmpty else {
      return nil
    }
    return knownText.certain(
      context.field.surroundingText, at: turn.now,
      coming: pacer.waitingText + turn.committedText + mode.uncommitted + insertion)
  }

  private var replaceableText: String? {
    context.field.canReplaceText ? certainText : nil
  }

  /// The text that should be before the cursor by now, or `nil` if that is unknown.
  var textToExpect: String? { knownText.lastTyped ?? mode.letter?.text }

  /// Finds out the text for handlers and behaviours, if they use it; it costs some time.
  func findText() {
    guard settings.textBehaviors != TextBehaviors(), context.field.secrecy != .secret else {
      return
    }
    context.textBeforeCursor = certainText
  }

  /// Takes back what has just replaced a word, or an ASCII quotation mark, and returns whether there
  /// was any.
  func undoReplacement() -> Bool {
    guard let edit = knownText.undo(replaceableText) else { return false }
    apply(TextEdits(edit))
    return true
  }

  /// Corrects a quotation mark that turns out to be an apostrophe.
  func mendQuotation(_ edits: inout TextEdits, _ action: KeyboardAction) {
    guard settings.textBehaviors.quotes else { return }
    let typed: String? = if case .character(let text) = action { text } else { nil }
    let text = replaceableText
    if let edit = knownText.followQuotation(
      typed: typed, inserted: edits.only?.insertion, after: text,
      marks: context.quotationMarks)
    {
      edits = TextEdits(edit)
    }
  }

  // MARK: Compose sequences

  /// Takes a key that begins or continues a Compose sequence; `nil` if it has nothing to do with
  /// sequences.
  ///
  /// A key of a sequence does its work only once, even if it is held.
  func compose(_ key: LayoutKey) -> Fate? {
    guard let composer = services.composer,
      let question = composition.press(key, begins: composer.begins)
    else { return nil }
    func restart(with keysyms: [Keysym]) {
      composer.reset()
      for keysym in keysyms { _ = composer.feed(keysym) }
    }
    switch question {
    case .restart(let keysyms): restart(with: keysyms)
    case .feed(let keysym), .feedOrErase(let keysym):
      let status = composer.feed(keysym)
      if case .feedOrErase = question, status == .cancelled {
        restart(with: composition.erase())
        break
      }
      switch composition.answer(status, for: key) {
      case .unrelated:
        // Not in the table: let the client handle it.
        return nil
      case .composing: mode.commit(&turn)
      case .text(let text): apply(TextEdits(.insert(text)))
      case .literal(let text):
        // Nothing typed is lost: the keys come out as themselves.
        turn.ask(.cue(.refused))
        apply(TextEdits(.insert(text)))
        composition.show(showsComposition, &turn)
        return key.text != nil || composer.begins(with: keysym) ? .spent : .passesOnce
      }
    }
    composition.show(showsComposition, &turn)
    return .spent
  }

  func commitComposition() {
    guard !composition.isEmpty else { return }
    services.composer?.reset()
    composition.commit(mayShow: showsComposition, &turn)
  }

  private var showsComposition: Bool {
    context.field.takesPreedit && context.field.secrecy == .open
  }
}
