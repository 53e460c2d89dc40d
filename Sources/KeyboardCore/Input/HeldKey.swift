/// The letter that is held until it is decided, and its list.
struct HeldKey {
  private(set) var letter: HeldLetter?
  var list = HeldList()
  var lastTap = LastTap()

  /// The letter, if it is not in the text yet, or "".
  var uncommitted: String { letter?.uncommitted ?? "" }

  /// Whether the letter is that of the press with this number.
  func isHolding(_ press: Int) -> Bool {
    letter.map { $0.press.number == press && !$0.isWithoutKey } ?? false
  }

  // MARK: The letter

  /// Holds a letter, after the one that was held before.
  ///
  /// - Parameters:
  ///   - new: The letter.
  ///   - passes: Whether its key may pass, if the letter goes into the text at once.
  ///   - delay: How long its key is held before its list opens, in ms.
  ///   - turn: Takes what becomes of both letters.
  /// - Returns: Whether the key is used up.
  mutating func hold(_ new: HeldLetter, passes: Bool, delay: Int, _ turn: inout Turn) -> Bool {
    let before = uncommitted
    forget(.rollover, &turn)
    letter = new
    defer { turn.start(.hold, milliseconds: delay) }
    if new.strategy == .compose {
      turn.commit(before)
      turn.add(.preedit(Preedit(new.text)))
      return true
    }
    if before.isEmpty, passes, new.strategy != .correct { return false }
    turn.commit(before + new.text)
    if !before.isEmpty { turn.add(.preedit(nil)) }
    return true
  }

  /// Keeps undecided text for which no key is held: `:name` as it grows, or a pick that goes out
  /// with the next key.
  mutating func keep(_ new: HeldLetter) {
    letter = new
    letter?.isWithoutKey = true
  }

  /// Commits the letter, if it is not in the text yet, and closes its list.
  mutating func commit(_ turn: inout Turn) {
    guard let letter else { return }
    forget(.rollover, &turn)
    commit(letter, &turn)
  }

  /// Forgets the letter and closes its list without committing anything: the caller deals with the
  /// letter.
  ///
  /// - Parameters:
  ///   - reason: Why no list opens now, if one was still to open; `nil` if it has opened.
  ///   - turn: Takes what becomes of the list.
  mutating func forget(_ reason: HoldRefusal?, _ turn: inout Turn) {
    guard letter != nil else { return }
    if let reason { refuseList(reason, &turn) } else { turn.cancel(.hold) }
    turn.cancel(.release)
    list.close(&turn)
    letter = nil
  }

  /// Keeps the list from opening; the letter stays undecided until its key is up or another comes.
  mutating func refuseList(_ reason: HoldRefusal, _ turn: inout Turn) {
    guard letter != nil, turn.cancel(.hold) else { return }
    letter?.isStopped = true
    turn.note(reason)
  }

  /// The client reports the text, which shows whether the cursor has left a letter that is in it.
  ///
  /// A preedit is not part of that text. Clients report late, and may report the old text again: a
  /// missing letter means something only after it has been seen.
  mutating func told(_ text: SurroundingText, _ turn: inout Turn) {
    guard let letter else { return }
    if letter.strategy == .compose {
      // KWin passes no reset on: a digit picked where a click had set the cursor.
      guard self.letter?.isLeft(by: text) == true else { return }
      forget(.cursorMoved, &turn)
      return turn.add(.preedit(nil))
    }
    if letter.isAtEnd(of: text) {
      self.letter?.isSeenInText = true
    } else if letter.isSeenInText {
      forget(.cursorMoved, &turn)
    }
  }

  // MARK: Opening and picking

  /// Whether the key has been held long enough for its list, at a time in ms.
  func isDue(at time: Int, delay: Int) -> Bool {
    guard let letter, !letter.isStopped, !letter.isWithoutKey, !list.isOpen else { return false }
    return letter.duration(at: time) >= delay
  }

  /// Opens the list.
  ///
  /// - Parameters:
  ///   - isTold: Whether the client tells the text of this field.
  ///   - turn: Takes the list.
  /// - Returns: The action whose key opened it, or `nil` if it may not open, or not yet.
  mutating func openList(isTold: Bool, _ turn: inout Turn) -> KeyboardAction? {
    guard let letter else { return nil }
    turn.cancel(.hold)
    // What a busy program tells comes late: the list opens then.
    if isTold && letter.strategy == .correct || letter.isStep, !letter.isSeenInText { return nil }
    if letter.strategy.needsText, !letter.isSeenInText {
      turn.note(.surroundingTextUnverified)
      forget(nil, &turn)
      return nil
    }
    show(letter, &turn)
    return letter.action
  }

  /// Asks a client for its text that has not told it in time for the list.
  mutating func askForText(repeats: Bool, _ turn: inout Turn) {
    letter?.askForText(repeats: repeats, &turn)
  }

  /// Replaces the letter with what was picked.
  ///
  /// - Parameters:
  ///   - text: What was picked, or "" if that inserts nothing.
  ///   - next: What is offered then, in another list.
  ///   - surroundingText: The text the client has reported.
  ///   - turn: Takes what becomes of the text.
  mutating func pick(
    _ text: String, next: [KeyboardAction], _ surroundingText: SurroundingText?, _ turn: inout Turn
  ) {
    guard let letter else { return }
    forget(nil, &turn)
    if text.isEmpty { return commit(letter, &turn) }
    guard delete(letter, surroundingText, &turn) else { return }
    if !next.isEmpty { return offer(letter.replaced(by: text, offering: next), &turn) }
    turn.commit(text)
    if letter.strategy == .compose { turn.add(.preedit(nil)) }
  }

  /// Holds a letter that was picked in order to pick from its own list.
  ///
  /// Where the client has to show first that the letter is in its text, the list opens then.
  private mutating func offer(_ step: HeldLetter, _ turn: inout Turn) {
    letter = step
    if step.strategy == .compose {
      turn.add(.preedit(Preedit(step.text)))
    } else {
      turn.commit(step.text)
    }
    if !step.strategy.needsText { show(step, &turn) }
  }

  private mutating func show(_ letter: HeldLetter, _ turn: inout Turn) {
    list.open(letter.callouts, for: letter.action, &turn)
    turn.ask(.cue(.calloutOpened))
  }

  /// Replaces the letter with what was picked, to be committed with what the next key types.
  mutating func takeUndecided(
    _ text: String, _ surroundingText: SurroundingText?, _ turn: inout Turn
  ) {
    list.close(&turn)
    guard let letter, !text.isEmpty, delete(letter, surroundingText, &turn) else { return }
    self.letter?.text = text
    self.letter?.strategy = .compose
  }

  private func commit(_ letter: HeldLetter, _ turn: inout Turn) {
    guard letter.strategy == .compose else { return }
    turn.commit(letter.text)
    turn.add(.preedit(nil))
  }

  /// Deletes a letter that a pick is to replace, if it is in the text.
  ///
  /// - Returns: Whether the pick can go in; not if it is uncertain that the letter is still there.
  private func delete(
    _ letter: HeldLetter, _ surroundingText: SurroundingText?, _ turn: inout Turn
  ) -> Bool {
    switch letter.strategy {
    case .compose: break
    case .backspace: turn.forward(.backspace)
    case .replace, .correct:
      guard letter.isSeenInText, surroundingText.map({ letter.isAtEnd(of: $0) }) == true else {
        turn.note(.surroundingTextUnverified)
        return false
      }
      let count = letter.text.unicodeScalars.count
      turn.add(.deleteSurrounding(offset: -count, count: count))
    }
    return true
  }
}
