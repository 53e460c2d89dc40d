import KeyboardCore

/// What came of some moves in a field.
final class Playback {
  /// One event and what the keyboard answered.
  struct Entry {
    var event: InputEvent
    var time: Int
    var response: Response
    /// The list of the held letter that the keyboard knows of then, or `nil`.
    var callouts: CandidateList?
    /// Whether the keys stand for emoji then.
    var isEmojiOpen: Bool
    /// Which rules on speech and scanning the answer breaks, in words.
    var problems: [String]

    var isEscape: Bool {
      if case .key(let key) = event { !key.isRelease && key.keysym == .escape } else { false }
    }

    /// The event in a word or two, for messages.
    var summary: String {
      switch event {
      case .key(let key):
        let step = TestKey(
          keysym: key.keysym, text: key.text, keycode: key.keycode, modifiers: key.modifiers)
        return "\(key.isRelease ? "release" : "press") \(step)"
      case .timer(let timer, _): return "\(timer) timer"
      case .surroundingText(let text): return "text \"\(text.text)\", cursor at \(text.cursor)"
      default: return "\(event)"
      }
    }
  }

  let simulation: KeyboardSimulation
  private(set) var log: [Entry] = []
  private var watch = AccessibilityWatch()
  /// Called with each entry as it is written.
  var onEntry: ((Entry) -> Void)?
  /// Called when a setting was changed.
  var onSettingChange: (() -> Void)?

  /// Opens a field.
  init(_ controller: KeyboardInputController, in field: TestField) {
    simulation = KeyboardSimulation(
      controller: controller, capabilities: field.capabilities, clientName: field.client,
      contentType: field.contentType)
    simulation.onResponse = { [unowned self] event, time, response in
      let state = simulation.controller.state
      let entry = Entry(
        event: event, time: time, response: response,
        callouts: state.calloutContext.isActive ? state.calloutContext.list : nil,
        isEmojiOpen: state.keyboardContext.keyboardType == .emojis,
        problems: watch.problems(of: response, to: event, by: simulation.controller))
      log.append(entry)
      onEntry?(entry)
    }
  }

  /// Makes the moves.
  func play(_ moves: [Move]) { take(moves.flatMap(\.steps)) }

  /// Takes the steps.
  func take(_ steps: [KeyStep]) {
    for step in steps {
      switch step {
      case .press(let key): simulation.send(key.event(isRelease: false))
      case .release(let key): simulation.send(key.event(isRelease: true))
      case .wait(let milliseconds): simulation.wait(milliseconds)
      case .send(let event): simulation.send(event)
      case .set(let change):
        change.apply(simulation.controller)
        onSettingChange?()
      }
    }
  }

  /// Lets go of all keys and waits until nothing can be pending any more.
  func finish() {
    var down: [TestKey] = []
    for case .key(let event) in log.map(\.event) {
      let key = TestKey(keysym: event.keysym, text: event.text, keycode: event.keycode)
      down.removeAll { $0.keycode == key.keycode }
      if !event.isRelease { down.append(key) }
    }
    take(down.map(KeyStep.release) + [.wait(2000)])
    // A list whose highlight moves on closes in the end.
    let movesOn = simulation.controller.settings.scanInterval > 0
    if movesOn, simulation.hasRunningTimers { take([.wait(200_000)]) }
  }

  /// What there was to be seen, event by event.
  var marks: String { log.compactMap(\.response.effects.marks).joined(separator: " / ") }

  /// What a screen reader was asked to say, event by event, in the notation of `marks` without 🗣.
  var speech: String {
    log.compactMap { entry in
      entry.response.effects.filter { if case .program(.announce) = $0 { true } else { false } }
        .marks
    }.joined(separator: " / ").replacing("🗣", with: "")
  }

  /// How each key was answered: T where it was used up, F where the client got it.
  var answers: String {
    log.reduce(into: "") { answers, entry in
      if case .key = entry.event { answers += entry.response.isHandled ? "T" : "F" }
    }
  }

  /// Why holding a key opened no list, in the order of events.
  var refusals: [HoldRefusal] {
    log.flatMap(\.response.notes).compactMap {
      if case .noList(let refusal) = $0 { refusal } else { nil }
    }
  }

  /// What the field shows: its text, and the preedit at the cursor as `‹e›`, or without one the text
  /// that waits for a pause.
  var shown: String {
    let preedit = simulation.client.preedit
    return text(with: preedit.isEmpty ? simulation.controller.pending("") : "‹\(preedit)›")
  }

  private func text(with preedit: String) -> String {
    var client = simulation.client
    for effect in simulation.controller.waitingKeys { client.apply(effect) }
    var scalars = client.text.unicodeScalars
    let place = scalars.index(scalars.startIndex, offsetBy: client.cursor)
    scalars.insert(contentsOf: preedit.unicodeScalars, at: place)
    return String(scalars)
  }

  /// All that happened, a line for each event.
  var story: String {
    log.map { entry in
      "\(entry.time) \(entry.summary)" + (entry.response.isHandled ? " T " : " F ")
        + (entry.response.effects.marks ?? "")
    }.joined(separator: "\n")
  }
}

extension KeyboardInputController {
  /// What is not in the text yet, given what is shown as preedit: what waits for a pause is part of
  /// that, unless the client had better see none.
  func pending(_ preedit: String) -> String {
    showsWaitingText ? preedit : waitingText + (heldBackPreedit?.text ?? preedit)
  }
}
