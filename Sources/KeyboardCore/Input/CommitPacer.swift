/// Keeps text that is decided back from a client that has just been sent some.
///
/// A client that needs pauses gets at most one commit in `KeyboardTiming.commitGap`. What is decided
/// in between is shown as preedit where there is one, and goes out in one commit when there is a
/// pause, or when a key passes that no commit can stand for. People hardly type so fast.
struct CommitPacer {
  /// What becomes of the event's effects.
  struct Outcome {
    /// The effects in place of those there were.
    var effects: [Effect]
    /// Whether the key is used up.
    var isHandled: Bool
    /// Whether the key was used up by the pacing alone: its text waits with the rest.
    var tookKey = false
    /// Whether the timer `commit` is to be started or stopped, or `nil` to leave it.
    var waits: Bool?
  }

  /// Text that is decided and on its way to the client, for want of a pause.
  private(set) var waitingText = ""

  private var waitingPreedit: Preedit?

  /// Paces what came of an event.
  ///
  /// - Parameters:
  ///   - turn: The event's turn, which is over but for this.
  ///   - event: What happened.
  ///   - isHandled: Whether it is a key that was used up.
  ///   - takesPreedit: Whether the client shows preedit.
  mutating func pace(
    _ turn: borrowing Turn, of event: InputEvent, isHandled: Bool, takesPreedit: Bool
  ) -> Outcome {
    var outcome = Outcome(effects: turn.effects, isHandled: isHandled)
    let wasWaiting = !waitingText.isEmpty
    var isUrgent = event.isPause || outcome.effects.contains(where: \.changesText)
    var place = 0
    var hasChanged = false
    for case .preedit(let preedit) in outcome.effects {
      waitingPreedit = preedit
      hasChanged = true
    }
    if let index = outcome.effects.firstIndex(where: \.isCommit),
      case .commit(let text) = outcome.effects[index]
    {
      outcome.effects.remove(at: index)
      waitingText += text
      place = index
      hasChanged = true
    }
    if !waitingText.isEmpty, !isHandled, case .key(let key) = event, !key.isRelease,
      !key.keysym.isModifier
    {
      if let text = key.text, !key.modifiers.isCommand {
        waitingText += text
        outcome.isHandled = true
        outcome.tookKey = true
        hasChanged = true
      } else {
        isUrgent = true
        place = 0
      }
    }
    guard !waitingText.isEmpty, hasChanged || isUrgent else { return outcome }
    let isSoon = turn.lastCommit.map { turn.now - $0 < KeyboardTiming.commitGap } ?? false
    if isUrgent || event.endsField || !(isSoon || wasWaiting) {
      send(&outcome, at: place, wasWaiting: wasWaiting, takesPreedit: takesPreedit)
    } else {
      outcome.waits = true
      if takesPreedit { show(&outcome) }
    }
    return outcome
  }

  /// Takes scalars back from the end of the text that waits.
  mutating func takeBack(scalars count: Int) { waitingText.unicodeScalars.removeLast(count) }

  /// Forgets what waits: the client has turned its preedit into text, if it has one.
  ///
  /// - Returns: What waited.
  mutating func end() -> String {
    defer {
      waitingText = ""
      waitingPreedit = nil
    }
    return waitingText
  }

  private mutating func send(
    _ outcome: inout Outcome, at place: Int, wasWaiting: Bool, takesPreedit: Bool
  ) {
    outcome.effects.insert(.commit(waitingText), at: place)
    waitingText = ""
    guard wasWaiting else { return }
    outcome.waits = false
    outcome.effects.removeAll(where: \.isPreedit)
    if takesPreedit { outcome.effects.append(.preedit(waitingPreedit)) }
  }

  private func show(_ outcome: inout Outcome) {
    outcome.effects.removeAll(where: \.isPreedit)
    var preedit = waitingPreedit ?? Preedit("")
    preedit.text = waitingText + preedit.text
    outcome.effects.append(.preedit(preedit))
  }
}

extension InputEvent {
  /// Whether nothing has been decided for long enough.
  fileprivate var isPause: Bool { if case .timer(.commit, _) = self { true } else { false } }

  /// Whether the client forgets its preedit.
  fileprivate var endsField: Bool {
    switch self {
    case .focusIn, .focusOut, .reset: true
    default: false
    }
  }
}
