import KeyboardCore

/// Sends events to a keyboard and looks at the answers, knowing nothing of what they ought to type.
///
/// What holds of all answers: they can be carried out, and leave nothing behind.
struct WildHost {
  /// What the keyboard did that it may not, in words.
  private(set) var violations: [String] = []
  /// What happened, a line an event.
  private(set) var story: [String] = []
  /// The timers that are running.
  private(set) var running: Set<KeyboardTimer> = []
  /// How many events there were.
  var count: Int { story.count }

  private let controller: KeyboardInputController
  private var watch = AccessibilityWatch()
  private var secrecy = SecrecyWatch()
  private var hasList = false
  /// The longest possible text before the cursor: the last report and all text since.
  private var longest = 0
  /// For keys that went down and not up: whether every press of theirs was left to the client.
  private var isDeclined: [UInt32: Bool] = [:]

  init(_ controller: KeyboardInputController) { self.controller = controller }

  /// Gives a field the focus.
  mutating func open(_ field: TestField) {
    send(.focusIn(client: field.client), at: 0)
    send(.capabilities(field.capabilities), at: 0)
    send(.contentType(field.contentType), at: 0)
  }

  /// Does one thing.
  mutating func take(_ step: WildEvents.Step, at time: Int) {
    switch step {
    case .event(let event): send(event, at: time)
    case .set(let change):
      story.append("\(time) set \(change)")
      change.apply(controller)
    case .call(let call):
      story.append("\(time) \(call)")
      call.make(controller)
      send(.requested, at: time)
    }
  }

  /// Takes the focus away; nothing may be left but timers that come to an end.
  mutating func close(at time: Int) {
    send(.focusOut, at: time)
    if hasList { violations.append("a list is left") }
    var time = time
    for _ in 0..<20 {
      guard let timer = running.first else { return }
      time += 10_000
      send(.timer(timer, time: time), at: time)
    }
    if !running.isEmpty { violations.append("timers start each other for ever") }
  }

  private mutating func send(_ event: InputEvent, at time: Int) {
    if case .timer(let timer, _) = event { running.remove(timer) }
    if case .surroundingText(let text) = event { longest += text.text.unicodeScalars.count }
    let response = controller.handle(event, at: time)
    let answer = response.isHandled ? "T" : "F"
    story.append("\(time) \(event) \(answer) \(response.effects)")
    let found = problems(of: response, to: event)
    violations += found.map { "event \(story.count - 1), \(event): \($0)" }
  }

  private mutating func problems(of response: Response, to event: InputEvent) -> [String] {
    var problems = response.breaches
    problems += watch.problems(of: response, to: event, by: controller)
    problems += secrecy.problems(of: event, by: controller)
    longest += response.commits.reduce(0) { $0 + $1.unicodeScalars.count }
    for effect in response.effects {
      if let problem = problem(of: effect) { problems.append(problem) }
    }
    if case .key(let key) = event, let problem = follow(key, response) {
      problems.append(problem)
    }
    return problems
  }

  private mutating func problem(of effect: Effect) -> String? {
    switch effect {
    case .field(.candidates(let list)):
      hasList = list != nil
      guard let list else { return nil }
      let isThere = list.selected.map { list.entries.indices.contains($0) } ?? true
      return isThere && list.page >= 0 ? nil : "an entry is selected that is not there"
    case .field(.deleteSurrounding(let offset, let count)):
      return count > 0 && offset == -count && count <= longest
        ? nil : "\(count) are deleted at \(offset), where there are \(longest) at most"
    case .timer(let timer, let milliseconds?):
      running.insert(timer)
      return milliseconds > 0 ? nil : "\(timer) runs for \(milliseconds) ms"
    case .timer(let timer, nil):
      return running.remove(timer) == nil ? "\(timer) does not run" : nil
    default: return nil
    }
  }

  /// Whether a release goes where all presses of its key went: otherwise it stays down for someone.
  private mutating func follow(_ key: KeyEvent, _ response: Response) -> String? {
    if !key.isRelease, !response.isHandled {
      // Return is a line's end, as far as the keyboard can know; here it may have a text, too.
      let lineEnd = key.keysym.withoutKeypad == .return ? 1 : 0
      longest += max(lineEnd, key.text?.unicodeScalars.count ?? 0)
    }
    guard key.keycode != 0 else { return nil }
    if !key.isRelease {
      isDeclined[key.keycode] = isDeclined[key.keycode, default: true] && !response.isHandled
      return nil
    }
    let wasDeclined = isDeclined.removeValue(forKey: key.keycode) ?? false
    return wasDeclined && response.isHandled ? "its press was declined" : nil
  }
}
