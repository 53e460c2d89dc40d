extension KeyboardInputController {
  /// Takes a key that begins or continues a Compose sequence.
  ///
  /// - Returns: Whether the key is used up, or `nil` where it has nothing to do with sequences.
  func compose(_ key: LayoutKey) -> Bool? {
    guard let composer = services.composer else { return nil }
    if composition.isEmpty {
      guard key.keysym.startsSequence else { return nil }
    } else {
      switch key.keysym {
      case .escape:
        endComposition()
        return true
      case .backspace:
        dropLastOfComposition(composer)
        return true
      default: break
      }
    }
    switch composer.feed(key.keysym) {
    case .nothing:
      // Not in the table, which is nothing this keyboard knows better than the client.
      return nil
    case .composing:
      finishHeld()
      composition.append(key)
      showComposition()
      return true
    case .composed(let text):
      composition.removeAll()
      edits = [.insert(text)]
      applyEdits()
      showComposition()
      return true
    case .cancelled:
      // Nothing typed is lost: the keys come out as they look.
      edits = [.insert(literalComposition + (key.text ?? key.keysym.spacingForm))]
      composition.removeAll()
      cue(.refused)
      applyEdits()
      showComposition()
      return key.text != nil || key.keysym.startsSequence
    }
  }

  /// Ends a sequence that is not complete: its keys come out as they look.
  func finishComposition() {
    guard !composition.isEmpty else { return }
    let literal = literalComposition
    if !literal.isEmpty { effects.append(.commit(literal)) }
    endComposition()
  }

  private func dropLastOfComposition(_ composer: any Composer) {
    let rest = composition.dropLast()
    composer.reset()
    for key in rest { _ = composer.feed(key.keysym) }
    composition = Array(rest)
    showComposition()
  }

  private func endComposition() {
    services.composer?.reset()
    composition.removeAll()
    showComposition()
  }

  private func showComposition() {
    let context = state.keyboardContext
    guard context.takesPreedit, !context.contentType.isSecret else { return }
    // Only what may stay: a client that loses the focus turns its preedit into text.
    let text = literalComposition
    effects.append(.preedit(text.isEmpty ? nil : Preedit(text, isUnderlined: true)))
  }

  /// The keys of the sequence as they look: the Compose key looks like nothing.
  private var literalComposition: String {
    composition.map { $0.text ?? $0.keysym.spacingForm }.joined()
  }
}
