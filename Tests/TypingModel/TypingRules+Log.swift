import KeyboardCore

// Rules on timers, lists and refusals, which take more than one event to see.
extension TypingRules {
  /// Whether timers are cancelled only while they run; that they fire only then is the simulation's.
  static func timers(_ log: [Playback.Entry]) -> [String] {
    var running: Set<KeyboardTimer>?
    return log.enumerated().flatMap { index, entry in
      var violations: [String] = []
      if case .timer(let timer, _) = entry.event { running?.remove(timer) }
      for effect in entry.response.effects {
        switch effect {
        case .timer(let timer, let milliseconds?):
          running = (running ?? []).union([timer])
          if milliseconds <= 0 { violations.append("\(timer) runs for no time") }
        case .timer(let timer, nil):
          if running?.remove(timer) == nil { violations.append("\(timer) does not run") }
        default: break
        }
      }
      return violations.map { "event \(index), \(entry.summary): \($0)" }
    }
  }

  /// Whether the list that is shown is the one the keyboard knows of, at every moment.
  static func lists(_ log: [Playback.Entry]) -> [String] {
    var shown: CandidateList?
    return log.enumerated().compactMap { index, entry in
      for case .field(.candidates(let list)) in entry.response.effects { shown = list }
      let isRight = entry.isEmojiOpen || shown == entry.callouts
      return isRight ? nil : "event \(index), \(entry.summary): another list is shown than is open"
    }
  }

  /// Whether a letter that was held long enough with nothing in between opened a list, or there is
  /// a reason why not.
  static func refusals(_ log: [Playback.Entry], longerThan delay: Int) -> [String] {
    let longestHold = max(Self.longestHold, delay + 100)
    var violations: [String] = []
    for (index, entry) in log.enumerated() where entry.isTypedCharacter {
      guard case .key(let press) = entry.event else { continue }
      var hasAnswer = false
      for later in log[index...] {
        hasAnswer = hasAnswer || later.opensList || later.hasRefusal
        switch later.event {
        case .timer, .surroundingText: continue
        case .key(let key) where key == press: continue
        case .key(let key) where key.isRelease && key.keycode == press.keycode:
          if !hasAnswer, later.time - entry.time >= longestHold {
            violations.append("event \(index), \(entry.summary): no list, and no reason")
          }
        default: break
        }
        break
      }
    }
    return violations
  }

  /// Longer than any hold delay that is set while typing.
  private static let longestHold = 1600
}

extension Playback.Entry {
  /// Whether a key with a place went down for the first time and typed a character.
  fileprivate var isTypedCharacter: Bool {
    guard case .key(let key) = event, !key.isRelease, key.keycode != 0 else { return false }
    return response.notes.contains {
      if case .gesture(.press, .character) = $0 { true } else { false }
    }
  }

  fileprivate var opensList: Bool {
    response.effects.contains { if case .field(.candidates(.some)) = $0 { true } else { false } }
  }

  fileprivate var hasRefusal: Bool {
    response.notes.contains { if case .noList = $0 { true } else { false } }
  }
}
