extension KeyboardInputController {
  func openPress(_ event: KeyEvent, _ key: inout KeyTracker.Key) -> Bool {
    if emojis != nil, let isHandled = emojiPress(event, &key) { return isHandled }
    if let isHandled = colonPress(event, &key) { return isHandled }
    // Another key makes a release final at once.
    if key.repeats == 0, runningTimers.contains(.release) { finishRelease() }
    if state.calloutContext.isActive {
      if let isHandled = listPress(event, &key) { return isHandled }
      closeList()
    }
    if event.modifiers.isCommand {
      finishComposition()
      finishHeld()
      return false
    }
    let letter = letter(of: event)
    updateText()
    if event.keysym == .escape, leaveKeyboardType() {
      key.role = .spent
      return true
    }
    if let isHandled = compose(letter) {
      // A key of a sequence counts once, however long it is held.
      key.role = .spent
      pressFeedback(on: .character(letter.text ?? ""))
      return isHandled
    }
    guard let action = action(for: typed(letter, event), event) else {
      finishHeld()
      if key.repeats == 0 { awaitBoundLongPress(event) }
      return false
    }
    return typePress(action, event, &key)
  }

  /// Escape leaves a keyboard type that the user has gone to.
  ///
  /// - Returns: Whether there was one.
  private func leaveKeyboardType() -> Bool {
    guard isTypeChosen, composition.isEmpty,
      state.keyboardContext.keyboardType != .alphabetic(.capsLocked)
    else { return false }
    finishHeld()
    setKeyboardType(fieldKeyboardType)
    return true
  }

  /// Makes the gestures of a key on its action, and decides what becomes of the edits.
  private func typePress(
    _ action: KeyboardAction, _ event: KeyEvent, _ key: inout KeyTracker.Key
  ) -> Bool {
    let context = state.keyboardContext
    key.action = action
    context.backspaceStart = action == .backspace ? context.backspaceStart ?? now : nil
    if action == .backspace, key.repeats == 0, undoQuotation() { return true }
    if key.repeats == 0 {
      awaitBoundLongPress(event)
      showInputCallout(action)
    }
    edits.removeAll(keepingCapacity: true)
    let effectCount = effects.count
    if key.repeats == 0 { gesture(.press, action) }
    if key.repeats > 0, services.actionHandler.canHandle(.repeatPress, on: action) {
      gesture(.repeatPress, action)
    } else if action.happensOnPress {
      gesture(.release, action)
    }
    followQuotation(action)
    if isSymbolOnce, edits.contains(where: \.isInsertion) { setKeyboardType(fieldKeyboardType) }
    guard !edits.isEmpty else {
      // A key whose action does nothing at all is left to the client: Escape, unbound keys.
      let isHandled = effects.count > effectCount || action.standardAction != nil
      finishHeld()
      return isHandled
    }
    let isHandled = settle(event, &key)
    if key.repeats == 0, key.role == .ordinary { awaitLongPress(event, action) }
    return isHandled
  }

  /// Decides what becomes of the edits a key asked for: nothing if the client does the same by
  /// itself, a letter that is held, or text.
  private func settle(_ event: KeyEvent, _ key: inout KeyTracker.Key) -> Bool {
    let uncommitted = held?.uncommitted ?? ""
    guard edits.count == 1, let edit = edits.first else {
      applyEdits()
      return true
    }
    if case .insert(let text) = edit, let action = key.action, key.repeats == 0 {
      if let lastTap, event.time - lastTap.time <= KeyboardTiming.tapThenHold {
        key.refusal = .repeating
      } else {
        switch offer(for: text, action, event) {
        case .success(let letter):
          key.role = .held
          return hold(letter, isNative: text == event.text)
        case .failure(let refusal): key.refusal = refusal
        }
      }
      lastTap = nil
    }
    if edit == event.nativeEdit, edit.isKeyPress || (uncommitted.isEmpty && !isInBurst) {
      finishHeld()
      edits.removeAll(keepingCapacity: true)
      return false
    }
    applyEdits()
    return true
  }

  /// Whether a key comes so soon after a commit that it must not pass: see `KeyboardTiming.burst`.
  var isInBurst: Bool {
    lastCommit.map { now - $0 <= KeyboardTiming.burst } ?? false
  }

  func finishGesture(_ gesture: KeyboardGesture, _ action: KeyboardAction) {
    edits.removeAll(keepingCapacity: true)
    self.gesture(gesture, action)
    applyEdits()
  }

  /// What a key does, or `nil` for keys that are none of the keyboard's business.
  private func action(for letter: LayoutKey, _ event: KeyEvent) -> KeyboardAction? {
    if let text = letter.text { return text == " " ? .space : .character(text) }
    guard event.modifiers.isDisjoint(with: [.shift, .levelThree]) else { return nil }
    return switch letter.keysym.withoutKeypad {
    case .backspace: .backspace
    case .tab: .tab
    case .return: .primary(.return)
    case .escape: .escape
    case .left: .moveCursorBackward
    case .right: .moveCursorForward
    default: nil
    }
  }

  /// The key to go by: the system's, or the one of the locale's own layout in that place.
  func letter(of event: KeyEvent) -> LayoutKey {
    let context = state.keyboardContext
    return resolver.resolve(
      event, source: settings.letterSource, script: context.script,
      layout: {
        services.physicalLayoutProvider?.layout(for: context.locale, chosen: context.layouts)
      })
  }
}

extension TextEdit {
  /// Whether this is a key that a commit cannot stand for: it passes after what is held is committed.
  fileprivate var isKeyPress: Bool {
    switch self {
    case .key, .moveCursor: true
    case .insert, .deleteBackward, .replace: false
    }
  }

  /// Whether text goes in.
  fileprivate var isInsertion: Bool { if case .insert = self { true } else { false } }
}
