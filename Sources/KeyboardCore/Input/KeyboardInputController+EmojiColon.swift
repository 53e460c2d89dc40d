extension KeyboardInputController {
  // `:name` in running text is a held letter that grows: shown as preedit, with a list once it has
  // two letters. So all that holds of held letters holds of it: whatever else happens it stays as
  // typed, and a pick takes its place without anything being deleted in the client.

  /// How many letters after the colon open a list.
  private static let colonLetters = 2

  /// Takes a key that begins or goes on with `:name`.
  ///
  /// - Returns: Whether the key is used up, or `nil` for keys that have nothing to do with it.
  func colonPress(_ event: KeyEvent, _ key: inout KeyTracker.Key) -> Bool? {
    guard settings.emojiColonSearch, !event.modifiers.isCommand else { return nil }
    if let letter = held, letter.isSearch {
      if event.keysym == .backspace { return eraseInColonSearch(letter, event, &key) }
      guard !(state.calloutContext.isActive && event.pickedDigit != nil),
        let text = self.letter(of: event).text, text.isNamePart
      else { return nil }
      key.role = .spent
      if key.repeats == 0 { showColonSearch(letter.text + text, event) }
      return true
    }
    guard key.repeats == 0, composition.isEmpty, event.text != nil,
      letter(of: event).text == ":", canSearchWithColon
    else { return nil }
    finishHeld()
    key.role = .spent
    showColonSearch(":", event)
    return true
  }

  /// Whether a colon can begin a name here: at the start of a word, in a field for text.
  private var canSearchWithColon: Bool {
    let context = state.keyboardContext
    guard context.takesPreedit, emojiRefusal == nil,
      [.freeForm, .alpha, .name].contains(context.contentType.purpose),
      services.emojiProvider != nil
    else { return false }
    guard let text = certainText ?? context.surroundingText?.before else { return false }
    return text.last?.isWhitespace ?? true
  }

  private func showColonSearch(_ text: String, _ event: KeyEvent) {
    held = HeldLetter(
      text: text, action: .text(text), event: event, strategy: .compose, callouts: [],
      isStopped: true, isSearch: true)
    effects.append(.preedit(Preedit(text, isUnderlined: true)))
    let name = String(text.dropFirst().map { $0 == "_" ? " " : $0 })
    let found = name.count < Self.colonLetters ? [] : emojis(matching: name)
    guard !found.isEmpty else { return closeList() }
    state.calloutContext.update(found.map { .emoji($0) }, for: .text(text))
    effects.append(.candidates(state.calloutContext.list))
  }

  private func eraseInColonSearch(
    _ letter: HeldLetter, _ event: KeyEvent, _ key: inout KeyTracker.Key
  ) -> Bool {
    let rest = String(letter.text.dropLast())
    guard rest.isEmpty else {
      showColonSearch(rest, event)
      return true
    }
    endHold(nil)
    effects.append(.preedit(nil))
    return true
  }
}

extension String {
  /// Whether a name of an emoji can go on with this: a letter, or `_` for a space.
  fileprivate var isNamePart: Bool { allSatisfy { $0.isLetter || $0 == "_" } }
}
