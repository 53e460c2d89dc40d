extension KeyboardInputController {
  // A client that needs pauses gets at most one commit in `KeyboardTiming.commitGap`. What is decided
  // in between is shown as preedit where there is one, and goes out in one commit when there is a
  // pause, or when a key passes that no commit can stand for. People hardly type so fast.

  /// Text that is decided and on its way to the client, for want of a pause.
  public var waitingText: String { collected }

  /// Keeps text that is decided back from a client that has just been sent some.
  ///
  /// - Parameters:
  ///   - event: What happened; its effects are those of the moment.
  ///   - isHandled: Whether it is a key that was used up.
  ///   - wasDown: Whether the client saw the key go down before.
  /// - Returns: Whether it is used up now.
  func collectCommits(of event: InputEvent, isHandled: Bool, wasDown: Bool) -> Bool {
    let wasWaiting = !collected.isEmpty
    var isHandled = isHandled
    var isUrgent = event.isPause || effects.contains(where: \.changesText)
    var place = 0
    var hasChanged = false
    for case .preedit(let preedit) in effects {
      preeditToCome = preedit
      hasChanged = true
    }
    if let index = effects.firstIndex(where: \.isCommit), case .commit(let text) = effects[index] {
      effects.remove(at: index)
      collected += text
      place = index
      hasChanged = true
    }
    if !collected.isEmpty, !isHandled, case .key(let key) = event, !key.isRelease,
      !key.keysym.isModifier
    {
      if let text = key.text, !key.modifiers.isCommand {
        collected += text
        isHandled = true
        keys[key]?.isDownInClient = wasDown
        hasChanged = true
      } else {
        isUrgent = true
        place = 0
      }
    }
    guard !collected.isEmpty, hasChanged || isUrgent else { return isHandled }
    let isSoon = lastCommit.map { now - $0 < KeyboardTiming.commitGap } ?? false
    guard isUrgent || event.endsField || !(isSoon || wasWaiting) else {
      showCollected()
      return isHandled
    }
    effects.insert(.commit(collected), at: place)
    collected = ""
    if wasWaiting {
      cancelTimer(.commit)
      effects.removeAll(where: \.isPreedit)
      if state.keyboardContext.takesPreedit { effects.append(.preedit(preeditToCome)) }
    }
    return isHandled
  }

  private func showCollected() {
    startTimer(.commit, milliseconds: KeyboardTiming.commitGap)
    guard state.keyboardContext.takesPreedit else { return }
    effects.removeAll(where: \.isPreedit)
    var preedit = preeditToCome ?? Preedit("")
    preedit.text = collected + preedit.text
    effects.append(.preedit(preedit))
  }

  /// Forgets what is collected: the client has turned its preedit into text, if it has one.
  func forgetCollected() {
    cancelTimer(.commit)
    if !collected.isEmpty, !state.keyboardContext.takesPreedit {
      effects.append(.commit(collected))
    }
    collected = ""
    preeditToCome = nil
  }
}

extension InputEvent {
  /// Whether nothing has been decided for long enough.
  fileprivate var isPause: Bool { if case .timer(.commit, _) = self { true } else { false } }
}

extension InputEvent {
  /// Whether the client forgets its preedit.
  fileprivate var endsField: Bool {
    switch self {
    case .focusIn, .focusOut, .reset: true
    default: false
    }
  }
}

extension Effect {
  fileprivate var isPreedit: Bool { if case .preedit = self { true } else { false } }

  /// Whether what was decided before has to be in the text first.
  fileprivate var changesText: Bool {
    switch self {
    case .deleteSurrounding, .forwardKey: true
    default: false
    }
  }
}
