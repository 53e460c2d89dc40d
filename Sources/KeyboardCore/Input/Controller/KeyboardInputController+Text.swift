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
      } else {
        for feature in TypingFeatures.ofTexts {
          if let fate = feature.init(self).begin(typing: text, action, press, &refusal) {
            return fate
          }
        }
      }
    }
    let isFree =
      mode.uncommitted.isEmpty && clientText.waitingText.isEmpty
      && !clientText.isInBurst(turn, types: edit.insertion != nil)
    if Settlement.passes(edit, press.event, isFree: isFree),
      edit.insertion == nil || !clientText.commitsAllText
    {
      mode.commit(&turn)
      return Fate(isHandled: false, refusal: refusal)
    }
    apply(edits)
    return Fate(isHandled: true, refusal: refusal)
  }

  /// Carries out changes of the text, together with the letter that is not committed yet.
  func apply(_ edits: TextEdits) {
    guard !edits.isEmpty else { return }
    let uncommitted = mode.uncommitted
    mode.end(.rollover, &turn)
    clientText.apply(edits, after: uncommitted, &turn)
  }

  /// Whether waiting text is shown as preedit.
  package var showsWaitingText: Bool { clientText.showsWaitingText }
  /// Text that is decided but held back until the client has had a pause.
  package var waitingText: String { clientText.waitingText }
  /// What waits before that text, up to the last key that waits.
  package var waitingKeys: [FieldEffect] { clientText.waitingKeys }
  /// The letter that was typed twice unless its key turns out to repeat, or "".
  package var secondTap: String { mode.letter?.secondTap ?? "" }
  /// The preedit that the client will show after that pause, or `nil`.
  package var heldBackPreedit: Preedit? { clientText.heldBackPreedit }

  // MARK: Known text

  /// Follows the changes of the text by an event and its effects.
  func followText(of event: InputEvent, isHandled: Bool) {
    // A release that has done nothing, which every key ends with.
    if case .key(let key) = event, key.isRelease, turn.effects.isEmpty { return }
    keys.follow(turn.effects, of: event, at: turn.now)
    let isAwaited = mode.heldKey?.letter.isAwaited == true
    clientText.follow(event, isHandled: isHandled, isAwaited: isAwaited, turn)
    followCase()
  }

  /// Follows the case that the behaviour prefers for what is typed next.
  func followCase() {
    let behavior = behavior
    // A key costs nothing more where nobody asked for capitals.
    let isPlain =
      settings.textBehaviors.capitals == .off && type(of: behavior) == StandardKeyboardBehavior.self
    context.typeChoice.follow(
      isPlain ? nil : behavior.preferredKeyboardCase, in: context.field.contentType)
  }

  /// The certain text before the cursor, with the text that is still on its way, or `nil`.
  var certainText: String? { certainText(with: requests.insertion) }

  /// The certain text before the cursor once an insertion is in it, or `nil`.
  func certainText(with insertion: String) -> String? {
    clientText.certain(coming: mode.uncommitted + insertion, turn)
  }

  /// Takes back what has just replaced a word, or an ASCII quotation mark, and returns whether there
  /// was any.
  func undoReplacement() -> Bool {
    guard let edit = clientText.undo(certainText) else { return false }
    apply(TextEdits(edit))
    return true
  }

  /// Corrects a quotation mark that turns out to be an apostrophe.
  func mendQuotation(_ edits: inout TextEdits, _ action: KeyboardAction) {
    guard settings.textBehaviors.quotes else { return }
    let typed: String? = if case .character(let text) = action { text } else { nil }
    let text = certainText
    if let edit = clientText.followQuotation(
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
