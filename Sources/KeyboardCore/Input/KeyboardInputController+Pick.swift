extension KeyboardInputController {
  /// The release of the held letter's key is final as another key goes down.
  ///
  /// Where releasing picks, the highlighted entry takes the letter's place; it is not committed yet,
  /// so that it goes out in one commit with what the other key types.
  func finishRelease() {
    cancelTimer(.release)
    guard let action = state.calloutContext.selectedAction, let letter = held else { return }
    let text = text(of: action)
    closeList()
    guard !text.isEmpty, deleteFromText(letter) else { return }
    held?.text = text
    held?.strategy = .compose
  }

  /// The text that an entry of the list puts in.
  func text(of action: KeyboardAction) -> String {
    edits.removeAll(keepingCapacity: true)
    pressFeedback(on: action)
    gesture(.release, action)
    defer { edits.removeAll(keepingCapacity: true) }
    return edits.reduce(into: "") { if case .insert(let part) = $1 { $0 += part } }
  }

  /// Puts an entry of the list in the place of the held letter.
  func pick(_ action: KeyboardAction) {
    guard let letter = held else { return }
    let text = text(of: action)
    endHold(nil)
    guard !text.isEmpty else {
      if letter.strategy == .compose {
        effects += [.commit(letter.text), .preedit(nil)]
      }
      return
    }
    guard deleteFromText(letter) else { return }
    effects.append(.commit(text))
    if letter.strategy == .compose { effects.append(.preedit(nil)) }
  }

  /// Deletes a letter that a pick is to replace, if it is in the text.
  ///
  /// - Returns: Whether the pick can go in; not where it is uncertain that the letter is still there.
  private func deleteFromText(_ letter: HeldLetter) -> Bool {
    switch letter.strategy {
    case .compose: break
    case .backspace: forward(.backspace)
    case .replace:
      guard letter.isEchoed,
        state.keyboardContext.surroundingText?.endsBeforeCursor(in: letter.text) == true
      else {
        note(.surroundingTextUnverified)
        return false
      }
      let count = letter.text.unicodeScalars.count
      effects.append(.deleteSurrounding(offset: -count, count: count))
    }
    return true
  }
}
