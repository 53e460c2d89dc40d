// The list of the undecided letter or name: its keys, what picking does, and refusals.
extension KeyboardInputController {
  /// Takes a key while the list of a letter or name is open; `nil` for one that has no use there.
  ///
  /// With `takesFirst`, Return and Tab take the first entry, as in the list of a `:name`.
  func listKey(_ press: KeyPress, takesFirst: Bool = false) -> Fate? {
    guard let letter = mode.letter else { return nil }
    let answer = mode.list?.answer(
      to: press.event, canErase: letter.strategy == .compose, takesFirst: takesFirst, &turn)
    switch answer {
    case nil: return nil
    case .used: return .used
    case .pick(let action): replaceLetter(with: action)
    case .pin(let action, let character): pin(action, to: character)
    case .commit: mode.commit(&turn)
    case .erase:
      turn.ask(.press(.backspace))
      mode.end(nil, &turn)
      turn.add(.preedit(nil))
      return .used
    }
    return .spent
  }

  /// Replaces the undecided letter or name with an entry of the list.
  ///
  /// An entry that is not text is performed after the letter, which stays as it was typed.
  func replaceLetter(with action: KeyboardAction) {
    guard let text = picked(action) else { return }
    let letter = mode.letter
    // The text of a slow pick is not there yet; its list can be asked for.
    let next =
      letter?.isErasedSlowly == true
      ? [] : services.calloutActionProvider.nextCalloutActions(after: action)
    mode.pick(text, next: next, context.field.surroundingText, &turn)
    if let letter, letter.origin == .word, turn.committedText == text {
      clientText.note(TextReplacement(typed: letter.text, inserted: text))
    }
  }

  /// Makes the gestures of picking an entry, and returns the text to insert, or `nil` if the entry
  /// does something else, which is done.
  func picked(_ action: KeyboardAction) -> String? {
    turn.pickedAction = action
    turn.ask(.press(action))
    // Some actions, such as deleting, happen on a press.
    let gesture: KeyboardGesture =
      services.actionHandler.canHandle(.release, on: action) ? .release : .press
    let edits = collectEdits { self.gesture(gesture, action) }
    guard edits.allSatisfy({ $0.insertion != nil }) else {
      apply(edits)
      return nil
    }
    return edits.insertion
  }

  /// What a key offers, without its own action, which providers put first.
  func callouts(of action: KeyboardAction) -> [KeyboardAction] {
    let own = action == .space ? .character(" ") : action
    return services.calloutActionProvider.calloutActions(for: own).filter { $0 != own }
  }

  // MARK: Pinning

  /// Requests that an entry is pinned to the key of a character, or unpinned, and returns whether that
  /// is possible.
  @discardableResult
  func pin(_ action: KeyboardAction, to character: String) -> Bool {
    let pin = action.pinnableText.flatMap {
      Pin($0, to: character, in: context.locale, library)
    }
    turn.ask(.cue(pin == nil ? .refused : .calloutMoved))
    if let pin { turn.add(.pin(pin)) }
    return pin != nil
  }

  /// Asks for the key of an entry of the list of emoji; the host replaces the title by a sentence.
  func askForKey(of action: KeyboardAction) {
    guard let text = action.pinnableText else { return }
    // The sentence is announced; without a key, the title of the list is again.
    shown.show(title: "📌 " + text, said: "", audience, &turn)
    turn.ask(.cue(.calloutMoved))
    turn.add(.pin(Pin(asking: text, in: context.locale)))
  }

  // MARK: Refusals

  /// A key was held that opens no list.
  func refuse(_ refusal: HoldRefusal, of key: PressedKey) {
    turn.note(refusal)
    sayNoLists(refusal, of: key.action)
    if refusal == .switchedOff { turn.add(.heldWhileOff) }
  }

  /// Has the host explain why a request opens no list.
  func explain(_ refusal: HoldRefusal) {
    turn.ask(.cue(.refused))
    turn.add(.explain(refusal))
    shown.isExplaining = true
  }

  /// Keeps the decision about a key that is held, to answer questions.
  func reportHold() {
    guard let outcome = turn.holdOutcome else { return }
    turn.holdOutcome = nil
    lastHold = HoldReport(outcome, in: context, settings.letterSource, at: turn.now)
  }
}
