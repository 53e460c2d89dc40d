import KeyboardCore

/// Watches what a screen reader is asked to say, and the highlight that moves on by itself.
struct AccessibilityWatch {
  private var showsList = false
  private var hasAnnouncedList = false
  private var scans = false

  /// Takes an event and its answer, and returns which rules that breaks, in words.
  mutating func problems(
    of response: Response, to event: InputEvent, by controller: KeyboardInputController
  ) -> [String] {
    if case .timer(.scan, _) = event { scans = false }
    if event.changesFocus { hasAnnouncedList = false }
    var problems: [String] = []
    let isHeard = controller.isHeard
    for effect in response.effects {
      switch effect {
      case .program(.announce) where !isHeard: problems.append("something is said, and to nobody")
      case .program(.announce(let announcement)):
        if let problem = follow(announcement, controller) { problems.append(problem) }
      case .field(.candidates(let list)): showsList = list != nil
      case .timer(.scan, _?): scans = true
      case .timer(.scan, nil): scans = false
      default: break
      }
    }
    if !isHeard { hasAnnouncedList = false }
    if scans != (showsList && controller.settings.scanInterval > 0) {
      problems.append(scans ? "the highlight of no list moves on" : "the highlight stays")
    }
    return problems
  }

  private mutating func follow(
    _ announcement: Announcement, _ controller: KeyboardInputController
  ) -> String? {
    switch announcement {
    case .list(_, let more):
      hasAnnouncedList = true
      return more < 0 ? "\(more) entries follow" : nil
    case .entry(_, let digit):
      // A scan says entries instead of the list.
      guard hasAnnouncedList || controller.settings.scanInterval > 0 else {
        return "an entry of no list is said"
      }
      hasAnnouncedList = true
      return (1...CandidateList.pageSize).contains(digit) ? nil : "no key has the digit \(digit)"
    case .noEntry: return hasAnnouncedList ? nil : "no list has lost its highlight"
    case .closed:
      defer { hasAnnouncedList = false }
      return hasAnnouncedList ? nil : "no list has closed"
    case .picked: hasAnnouncedList = false
    case .message(let text): return text.isEmpty ? "a message is empty" : nil
    case .noLists: break
    }
    return nil
  }
}

extension KeyboardInputController {
  /// Whether a screen reader may say something now.
  fileprivate var isHeard: Bool {
    settings.speech && accessibility.screenReader == .speaking
      && state.keyboardContext.field.secrecy != .secret
  }
}

extension InputEvent {
  var changesFocus: Bool {
    switch self {
    case .focusIn, .focusOut: true
    default: false
    }
  }
}
