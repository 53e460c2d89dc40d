// What a pick does to the letter of a held key.
extension HeldKey {
  /// Replaces the letter with what was picked.
  ///
  /// - Parameters:
  ///   - text: What was picked, or "" if that inserts nothing.
  ///   - next: What is offered then, in another list.
  ///   - report: The text the client has reported.
  ///   - turn: Takes what becomes of the text.
  /// - Returns: Whether something is held on, to pick from its own list.
  mutating func pick(
    _ text: String, next: [KeyboardAction], _ report: SurroundingText?, _ turn: inout Turn
  ) -> Bool {
    end(nil, &turn)
    if text.isEmpty {
      commit(&turn)
      return false
    }
    guard delete(report, &turn) else { return false }
    guard next.isEmpty else {
      offer(text, next, &turn)
      return true
    }
    turn.commit(text)
    if letter.strategy == .compose { turn.add(.preedit(nil)) }
    return false
  }

  /// Holds a letter that was picked in order to pick from its own list.
  ///
  /// Where the client has to show first that the letter is in its text, the list opens then.
  private mutating func offer(_ text: String, _ next: [KeyboardAction], _ turn: inout Turn) {
    letter = letter.replaced(by: text, offering: next)
    if letter.strategy == .compose {
      turn.add(.preedit(Preedit(text)))
    } else {
      turn.commit(text)
    }
    if letter.isAwaited { phase = .holding(.awaitingText(.fresh)) } else { show(&turn) }
  }

  /// Replaces the letter with what was picked, or nothing if that is "", to be committed with what
  /// the next key types.
  mutating func pickPending(
    _ text: String, _ report: SurroundingText?, _ turn: inout Turn
  ) {
    end(nil, &turn)
    guard !text.isEmpty, delete(report, &turn) else { return }
    letter.text = text
    letter.strategy = .compose
  }

  /// Deletes the letter that a pick is to replace, if it is in the text.
  ///
  /// - Returns: Whether the pick can go in; not if it is uncertain that the letter is still there.
  private func delete(_ report: SurroundingText?, _ turn: inout Turn) -> Bool {
    switch letter.strategy {
    case .compose: break
    case .backspace: turn.forward(.backspace)
    case .replace, .correct:
      guard letter.isSeenInText, report.map({ letter.isAtEnd(of: $0) }) == true else {
        turn.note(.surroundingTextUnverified)
        return false
      }
      let count = letter.text.unicodeScalars.count
      turn.add(.deleteSurrounding(offset: -count, count: count))
    }
    return true
  }
}
