import KeyboardCore

/// What holds of every sequence of events, whatever is typed.
enum TypingRules {
  /// The rules that some events and answers break, in words; none where all is well.
  ///
  /// It takes the log up to the end, when all keys are up and time has passed.
  static func violations(
    in log: [Playback.Entry], of simulation: KeyboardSimulation
  ) -> [String] {
    var violations = answers(log) + timers(log) + lists(log)
    violations += refusals(log, longerThan: simulation.controller.settings.holdDelay)
    for (index, entry) in log.enumerated() {
      violations += breaches(entry).map { "event \(index), \(entry.summary): \($0)" }
    }
    if simulation.hasRunningTimers { violations.append("a timer is left") }
    // Underlined text is not a waiting letter, but a sequence or a name that may continue.
    let preedits = log.flatMap(\.response.effects).compactMap { effect -> Preedit?? in
      if case .field(.preedit(let preedit)) = effect { preedit } else { nil }
    }
    let client = simulation.client
    if !client.preedit.isEmpty, client.candidates == nil, preedits.last??.isUnderlined != true {
      violations.append("a preedit is left")
    }
    return violations
  }

  /// Whether a release is used up if and only if its press was.
  ///
  /// Of several presses without a release in between, which is how some desktops repeat, one that
  /// reached the client is enough: the client has to learn that the key is up. A press that comes
  /// too late to be a repeat, in another field or without a keycode is a new one.
  private static func answers(_ log: [Playback.Entry]) -> [String] {
    var presses: [Place: Press] = [:]
    var violations: [String] = []
    for (index, entry) in log.enumerated() {
      guard case .key(let key) = entry.event else {
        if entry.event.changesFocus { for place in presses.keys { presses[place]?.isOver = true } }
        continue
      }
      let isHandled = entry.response.isHandled
      // Senders without keycodes identify their keys by keysym.
      let place = Place(keycode: key.keycode, keysym: key.keycode == 0 ? key.keysym : nil)
      if !key.isRelease {
        let isNew = key.keycode == 0 || presses[place]?.isOver(at: entry.time) == true
        let last = isNew ? nil : presses[place]
        presses[place] = Press(isUsedUp: (last?.isUsedUp ?? true) && isHandled, time: entry.time)
        continue
      }
      let press = presses[place]
      // A second release belongs to no press; either answer will do.
      if press?.isUp != true, isHandled != press?.isUsedUp ?? false {
        violations.append("event \(index), \(entry.summary): answered unlike its press")
      }
      presses[place]?.isUp = true
    }
    return violations
  }

  private struct Place: Hashable {
    var keycode: UInt32
    var keysym: Keysym?
  }

  private struct Press {
    var isUsedUp: Bool
    var time: Int
    var isUp = false
    var isOver = false

    func isOver(at time: Int) -> Bool {
      isUp || isOver || time - self.time > KeyboardTiming.slowestRepeat
    }
  }

  private static func breaches(_ entry: Playback.Entry) -> [String] {
    let response = entry.response
    var breaches = response.breaches + entry.problems
    let deletes = response.deletesSurrounding || response.forwardsBackspace
    let isFinal = response.commits.isEmpty && !response.waitsForPause
    // A BackSpace may have waited for the text before it.
    var hasWaited = false
    if case .timer(.commit, _) = entry.event { hasWaited = !response.deletesSurrounding }
    if deletes, isFinal, !entry.isBackspace, !hasWaited {
      breaches.append("something is deleted")
    }
    if entry.isPrintable, !response.isHandled, !response.commits.isEmpty {
      breaches.append("a commit and a key that passes would change places")
    }
    return breaches
  }
}

extension Playback.Entry {
  fileprivate var isBackspace: Bool {
    switch event {
    case .key(let key): key.keysym == .backspace
    case .action(.backspace), .gesture(.press, .backspace), .gesture(.repeatPress, .backspace): true
    default: false
    }
  }

  fileprivate var isPrintable: Bool {
    guard case .key(let key) = event, !key.isRelease, !key.modifiers.isCommand else { return false }
    return key.text != nil
  }
}
