/// A key that is held: its letter until that is decided, and its list.
struct HeldKey {
  var letter: HeldLetter
  private var phase: Phase
  /// How long the key has to be held for its list, in ms, while it is not certain that it repeats.
  private var delayInDoubt = KeyboardTiming.holdDelay

  init(_ letter: HeldLetter) {
    self.letter = letter
    phase = .holding(.pressed)
  }

  /// Holds a letter that was picked, to pick from its own list.
  ///
  /// The list opens now, or when the client has shown that the letter is in its text.
  init(picked letter: HeldLetter, isAsked: Bool, _ turn: inout Turn) {
    self.letter = letter
    if letter.strategy == .compose {
      turn.add(.preedit(Preedit(letter.text)))
    } else {
      turn.commit(letter.text)
    }
    let stage = Stage.awaitingText(.fresh)
    phase = isAsked ? .asked(stage) : .holding(stage)
    if !letter.isAwaited { _ = show(&turn) }
  }

  /// A text that goes out with what the next key types.
  init(pending letter: HeldLetter) {
    self.letter = letter
    phase = .pending
  }

  var list: HeldList? {
    get {
      switch phase {
      case .holding(.open(let list)), .ending(.open(let list)), .asked(.open(let list)): list
      default: nil
      }
    }
    set {
      guard let newValue else { return }
      switch phase {
      case .holding(.open): phase = .holding(.open(newValue))
      case .ending(.open): phase = .ending(.open(newValue))
      case .asked(.open): phase = .asked(.open(newValue))
      default: break
      }
    }
  }

  /// Whether the letter belongs to the press with this number.
  func isHolding(_ press: Int) -> Bool {
    switch phase {
    case .asked, .pending: false
    case .holding, .ending: letter.press.number == press
    }
  }

  var isAsked: Bool { if case .asked = phase { true } else { false } }
  var isPending: Bool { if case .pending = phase { true } else { false } }

  var isEnding: Bool { if case .ending = phase { true } else { false } }

  /// Whether the key is up, and the highlighted entry is about to be picked.
  var isAboutToPick: Bool {
    if case .ending(.open(let list)) = phase { list.callouts.selectedAction != nil } else { false }
  }

  /// Takes an event; `reports` says whether the client reports its text in this field.
  mutating func take(_ event: Event, reports: TextReports, _ turn: inout Turn) -> Outcome {
    switch (phase, event) {
    // It goes out within the event that has made it pending.
    case (.pending, _): return .unchanged

    case (.holding(let stage), .repeats(let delay, let closesList)),
      (.ending(let stage), .repeats(let delay, let closesList)):
      turn.cancel(.release)
      phase = .holding(stage)
      if letter.tappedAgainAt != nil {
        letter.tappedAgainAt = nil
        _ = waits(for: delay, stage, &turn)
      }
      if closesList, letter.origin == .key, case .open(let list) = stage,
        list.isIdle(for: KeyboardTiming.holdLonger, at: turn.now)
      {
        turn.note(.heldOn)
        return .gaveUp
      }
      guard letter.duration(at: turn.now) >= delay else { return .unchanged }
      return openList(repeats: true, reports: reports, &turn)

    case (.holding(let stage), .mayRepeat(let delay)), (.ending(let stage), .mayRepeat(let delay)):
      turn.cancel(.release)
      phase = .holding(stage)
      letter.tappedAgainAt = turn.now
      delayInDoubt = delay
      if case .stopped = stage { return .unchanged }
      turn.start(.hold, milliseconds: KeyboardTiming.pairPatience)
      return .unchanged

    case (.holding(let stage), .released(let pairGap, let releasePicks)):
      if case .open = stage, !releasePicks { return .unchanged }
      phase = .ending(stage)
      turn.start(.release, milliseconds: pairGap)
      return .unchanged
    case (.ending, .released): return .unchanged

    case (.holding(let stage), .holdTimer) where letter.tappedAgainAt != nil:
      // No other repeat has come.
      letter.holdSecondTap(&turn)
      if waits(for: delayInDoubt, stage, &turn) { return .unchanged }
      return openList(repeats: true, reports: reports, &turn)
    case (.holding, .holdTimer): return openList(repeats: false, reports: reports, &turn)
    // Between the release and the press of an auto-repeat the key looks as if it were up: the
    // press opens the list.
    case (.ending, .holdTimer): return .unchanged

    case (.ending(.open(let list)), .releaseTimer):
      phase = .holding(.open(list))
      return list.callouts.selectedAction.map { .picks($0) } ?? .unchanged
    case (.ending(let stage), .releaseTimer(let delay, let releasedAt)):
      let duration = letter.duration(at: releasedAt ?? turn.now)
      if case .awaitingText = stage {
        turn.note(.surroundingTextUnverified)
      } else if 2 * duration >= delay {
        turn.note(.released(after: duration))
      }
      return .commits
    case (.ending(let stage), .otherKey):
      turn.cancel(.release)
      phase = .holding(stage)
      return list?.callouts.selectedAction.map { .picksPending($0) } ?? .unchanged
    case (.holding, .releaseTimer), (.holding, .otherKey): return .unchanged

    case (.asked(.open(let list)), .typesOn):
      return list.callouts.selectedAction.map { .picksPending($0) } ?? .unchanged
    case (.asked, .holdTimer): return openList(repeats: false, reports: reports, &turn)
    case (.asked, .repeats), (.asked, .mayRepeat), (.asked, .released), (.asked, .releaseTimer),
      (.asked, .otherKey),
      (_, .typesOn):
      return .unchanged

    case (_, .report(let text)):
      if letter.follow(text) { return .left }
      guard isAwaitingText, letter.isSeenInText else { return .unchanged }
      return openList(repeats: false, reports: reports, &turn)

    case (.holding(let stage), .stop(let reason)):
      phase = .holding(stop(stage, reason, &turn))
      return .unchanged
    case (.ending(let stage), .stop(let reason)):
      phase = .ending(stop(stage, reason, &turn))
      return .unchanged
    case (.asked, .stop): return .unchanged
    }
  }

  /// Opens the list now, or as soon as the client has reported the letter.
  mutating func ask(reports: TextReports, _ turn: inout Turn) -> Outcome {
    turn.cancel(.release)
    letter.holdSecondTap(&turn)
    phase = .asked(.pressed)
    return openList(repeats: false, reports: reports, &turn)
  }

  /// Ends the hold; the caller deals with the letter.
  ///
  /// The reason is noted if a list was still to open; `nil` notes nothing.
  mutating func end(_ reason: HoldRefusal?, _ turn: inout Turn) {
    if let reason { _ = take(.stop(reason), reports: .unknown, &turn) }
    turn.cancel(.hold)
    turn.cancel(.release)
    if list != nil { turn.add(.candidates(nil)) }
    phase = .pending
  }

  // MARK: Opening the list

  /// Waits until the key has been held for `delay` ms, and returns whether it has not.
  private func waits(for delay: Int, _ stage: Stage, _ turn: inout Turn) -> Bool {
    let rest = delay - letter.duration(at: turn.now)
    guard rest > 0, case .pressed = stage else { return false }
    turn.start(.hold, milliseconds: rest)
    return true
  }

  private func stop(_ stage: Stage, _ reason: HoldRefusal, _ turn: inout Turn) -> Stage {
    switch stage {
    case .stopped, .open: return stage
    case .pressed, .awaitingText:
      turn.cancel(.hold)
      turn.note(reason)
      return .stopped
    }
  }

  /// Opens the list of a key that has been held long enough, if the letter can be replaced.
  private mutating func openList(
    repeats: Bool, reports: TextReports, _ turn: inout Turn
  ) -> Outcome {
    let patience: Patience
    switch phase {
    case .holding(.pressed), .asked(.pressed): patience = .fresh
    case .holding(.awaitingText(let known)), .asked(.awaitingText(let known)): patience = known
    case .holding(.stopped), .holding(.open), .asked(.stopped), .asked(.open), .ending, .pending:
      return .unchanged
    }
    if letter.isAwaited, reports != .come, case .doubted(let end) = patience, turn.now < end {
      return .unchanged
    }
    turn.cancel(.hold)
    guard letter.isAwaited else { return show(&turn) }
    if reports == .missing, letter.origin == .key, letter.giveUpReport() { return show(&turn) }
    guard letter.strategy == .correct && reports != .unknown || letter.origin != .key,
      let patience = reports == .come || letter.origin != .key
        ? ask(patience, repeats: repeats, &turn) : doubt(patience, &turn)
    else {
      turn.note(.surroundingTextUnverified)
      return isAsked ? .askedInVain : .gaveUp
    }
    let stage = Stage.awaitingText(patience)
    phase = isAsked ? .asked(stage) : .holding(stage)
    return .unchanged
  }

  /// Whether the client was asked for its text, which it has not reported so far.
  var hasAsked: Bool {
    switch phase {
    case .holding(.awaitingText(.asked)), .asked(.awaitingText(.asked)): true
    default: false
    }
  }

  private var isAwaitingText: Bool {
    switch phase {
    case .holding(.awaitingText), .asked(.awaitingText): true
    default: false
    }
  }

  /// Asks a client for its text once more, if it is late.
  ///
  /// The client reports it when something is inserted. Even an empty text would replace the letter
  /// while GNOME Shell lags behind, which it does not while keys repeat; otherwise it gets some time
  /// first. WebKitGTK reports no letter before.
  ///
  /// Who asks for a list gets an answer in any case: `nil` means that the text does not come.
  private func ask(_ patience: Patience, repeats: Bool, _ turn: inout Turn) -> Patience? {
    guard letter.strategy == .correct else { return patience }
    switch patience {
    case .asked: return isAsked ? nil : .asked
    case .fresh where !repeats && letter.reportMayBeLate:
      turn.start(.hold, milliseconds: KeyboardTiming.lateText)
      return .late
    case .fresh, .late, .doubted:
      turn.add(.refreshSurroundingText)
      if isAsked { turn.start(.hold, milliseconds: KeyboardTiming.lateText) }
      return .asked
    }
  }

  /// Gives a client that has reported only an empty text some time for the first letter; `nil` means
  /// that it has had it.
  private func doubt(_ patience: Patience, _ turn: inout Turn) -> Patience? {
    guard case .fresh = patience, !isAsked else { return nil }
    turn.start(.hold, milliseconds: KeyboardTiming.lateFirstText)
    return .doubted(until: turn.now + KeyboardTiming.lateFirstText)
  }

  private mutating func show(_ turn: inout Turn) -> Outcome {
    if letter.origin == .word, letter.callouts.count == 1 { return .picks(letter.callouts[0]) }
    // Only a key that is held can repeat.
    let callouts = isAsked ? letter.callouts.filter { $0 != .repeatKey } : letter.callouts
    let list = HeldList(
      callouts, for: letter.action, ofKey: letter.key,
      selectsFirst: isAsked && letter.origin != .pick, &turn)
    phase = isAsked ? .asked(.open(list)) : .holding(.open(list))
    turn.ask(.cue(.calloutOpened))
    return .opened
  }
}
