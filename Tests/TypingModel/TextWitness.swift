import KeyboardCore

/// Watches a keyboard being typed on: keeps a text field of its own, and asks an oracle about each
/// event what may have become of the text.
final class TextWitness {
  /// What the oracle did not allow, in words.
  private(set) var violations: [String] = []
  private(set) var journey = Journey()
  /// What is to be seen after the last event.
  private(set) var look = Look()

  let controller: KeyboardInputController
  let composer: TableComposer
  private let layout: TestLayout?
  private(set) var field: PlainField
  private(set) var down: [KeyEvent] = []
  private var ups: [UInt32: Int] = [:]
  /// When keys that are down were pressed last.
  private var presses: [UInt32: Int] = [:]
  private(set) var isSwitchedOff = false
  private(set) var isAsked = false
  private(set) var spelling: (word: String, spelling: String)?
  private(set) var spellings: [(word: String, spelling: String)] = []
  /// What the keys stood for before the emoji.
  private(set) var typeBelow = KeyboardType.alphabetic(.lowercased)
  private(set) var quotation: (typed: String, inserted: String)?
  private(set) var digit: String?
  private(set) var asksForKey = false
  private var lastCommit: Int?
  private var lastForwarded: [Keysym: Int] = [:]
  private(set) var isDigitCertain = true

  /// Watches a playback from its beginning.
  init(_ playback: Playback, client: String, composer: TableComposer, layout: TestLayout?) {
    controller = playback.simulation.controller
    field = PlainField(client: client)
    self.composer = composer
    self.layout = layout
    look = currentLook()
    playback.onEntry = { [weak self] in self?.see($0) }
    playback.onSettingChange = { [weak self] in
      guard let self else { return }
      journey.visit(.settingChanged)
      look = currentLook()
    }
  }

  func violate(_ violation: String) { violations.append(violation) }

  func visit(_ landmark: Landmark) { journey.visit(landmark) }

  /// Takes an event and its answer.
  private func see(_ entry: Playback.Entry) {
    journey.events += 1
    let event = entry.event
    var oracle = TextOracle(look: look, event: event, down: down)
    oracle.isRepeat = isRepeat(event, at: entry.time)
    if case .key(let key) = event {
      let forwarded = lastForwarded[key.keysym]
      oracle.mayEcho = forwarded.map { entry.time - $0 <= KeyboardTiming.echo } ?? false
    }
    oracle.layout = controller.settings.letterSource == .locale ? layout : nil
    field.begin(event, at: entry.time)
    field.apply(
      entry.response.effects.compactMap { if case .field(let effect) = $0 { effect } else { nil } },
      at: entry.time)
    if case .key(let key) = event {
      if !entry.response.isHandled { field.type(key) }
      follow(key, at: entry.time)
    }
    let takesPreedit = controller.state.keyboardContext.field.capabilities.contains(.preedit)
    if !takesPreedit {
      for case .field(.forwardKey(let keysym, _, false)) in entry.response.effects {
        lastForwarded[keysym] = entry.time
      }
    }
    followState(entry, oracle)
    followRequests(entry)
    let next = currentLook()
    judge(entry, next, oracle)
    note(entry, from: look, to: next, oracle)
    followQuotation(entry, from: look, to: next)
    look = next
    look.quotation = quotation
  }

  private func judge(_ entry: Playback.Entry, _ next: Look, _ oracle: TextOracle) {
    let allowed = oracle.allowed
    if !allowed.contains(next.line) {
      let texts = allowed.map(\.description).sorted().joined(separator: " or ")
      violations.append("\(entry.summary): \(look.line) became \(next.line), not \(texts)")
    }
    if let problem = haste(of: entry) { violations.append("\(entry.summary): \(problem)") }
    if entry.response.deletesSurrounding, look.hasSelection {
      violations.append("\(entry.summary): a selection is deleted")
    }
  }

  /// What is wrong with a commit to a client that needs pauses: only what cannot wait may send one
  /// while text is waiting, or so soon after another.
  private func haste(of entry: Playback.Entry) -> String? {
    let needsPauses = controller.state.keyboardContext.field.quirks.contains(.needsPauses)
    guard needsPauses, !entry.response.commits.isEmpty else { return nil }
    let last = lastCommit
    lastCommit = entry.time
    switch entry.event {
    case .timer(.commit, _), .focusIn, .focusOut, .reset: return nil
    case .key(let key) where !key.isRelease && !entry.response.isHandled: return nil
    default: break
    }
    if entry.response.deletesSurrounding || entry.response.forwards { return nil }
    let isSoon = last.map { entry.time - $0 < KeyboardTiming.commitGap } ?? false
    // A client that reports the text with the last commit in it has handled that.
    if case .surroundingText = entry.event, !isSoon { return nil }
    if !look.waiting.isEmpty { return "what waits for a pause did not get one" }
    return isSoon ? "two commits come too soon" : nil
  }

  private var pairGap: Int {
    look.list == nil ? KeyboardTiming.busyPairGap : KeyboardTiming.openListPairGap
  }

  private func isRepeat(_ event: InputEvent, at time: Int) -> Bool {
    guard case .key(let key) = event, !key.isRelease, key.keycode != 0 else { return false }
    // No key repeats as slowly as this: its release got lost.
    return presses[key.keycode].map { time - $0 <= KeyboardTiming.slowestRepeat } ?? false
      || ups[key.keycode].map { time - $0 <= pairGap } ?? false
  }

  private func follow(_ key: KeyEvent, at time: Int) {
    // A repeat with Shift is another letter, but what was pressed first may still be held for long.
    if key.isRelease {
      down.removeAll { $0.keycode == key.keycode && (key.keycode != 0 || $0.keysym == key.keysym) }
      ups[key.keycode] = time
      presses[key.keycode] = nil
    } else {
      down.append(key)
      presses[key.keycode] = time
    }
  }

  private func followState(_ entry: Playback.Entry, _ oracle: TextOracle) {
    let effects = entry.response.effects
    if effects.contains(.field(.auxiliary("⌨ ✕"))) { isSwitchedOff = true }
    switch entry.event {
    case .focusIn:
      isSwitchedOff = false
      presses = [:]
    case .focusOut: presses = [:]
    // Where nothing is shown, not even this is.
    case .action(.dismissKeyboard) where look.isSecret: isSwitchedOff = true
    default: break
    }
    for case .program(.pin(let pin)) in effects { asksForKey = pin.key == nil }
    if !entry.isEmojiOpen || entry.isEscape && entry.response.showsLine { asksForKey = false }
    if !entry.isEmojiOpen { typeBelow = controller.state.keyboardContext.keyboardType }
    let showsList = effects.contains { if case .field(.candidates) = $0 { true } else { false } }
    // A panel that moves in the list leaves a digit alone.
    let isMove =
      switch entry.event {
      case .cursorUp, .cursorDown, .pageUp, .pageDown, .timer(.scan, _): true
      default: false
      }
    // So does the repeat of a key.
    if showsList, oracle.isRepeat { isDigitCertain = false }
    if !entry.isEmojiOpen || showsList && !oracle.isRepeat && !isMove { digit = nil }
    // Had the last one been certain, this key would have picked it.
    if entry.isEmojiOpen, look.isEmojiOpen, !look.asksForKey, !showsList,
      digit == nil || !isDigitCertain, case .key(let key) = entry.event, !key.isRelease,
      !key.keysym.isModifier,
      look.settings.hold, key.keycode != 0, let place = key.pickedDigit,
      !key.modifiers.isCommand, let text = look.entry(at: place - 1)
    {
      digit = text
      isDigitCertain = !oracle.isRepeat
    }
  }

  private func followRequests(_ entry: Playback.Entry) {
    for case .field(.candidates(let list)) in entry.response.effects {
      isAsked = list.map { isAsked || look.list == nil && $0.selected != nil } ?? false
    }
    switch entry.event {
    case .spellings(let answer):
      guard case .spellings(let found) = answer.finding else { break }
      spelling = found.count == 1 ? (answer.word, found[0]) : nil
      spellings = found.map { (answer.word, $0) }
    // A key that picks is not one that was pressed afterwards.
    case .key(let key)
    where !key.isRelease && !key.keysym.isModifier && look.list == nil:
      spelling = nil
      spellings = []
    default: break
    }
  }

  /// Which mark BackSpace may take back: the last one, once.
  private func followQuotation(_ entry: Playback.Entry, from old: Look, to new: Look) {
    guard case .key(let key) = entry.event, !key.isRelease, old.line != new.line else { return }
    // A sequence that comes to nothing leaves all as it was.
    guard old.sequence.isEmpty, new.sequence.isEmpty else { return }
    quotation = nil
    guard old.settings.textBehaviors.quotes, key.text != nil, let last = new.line.text.last else {
      return
    }
    let marks = old.quotationMarks
    if [marks.begin, marks.end].contains(String(last)) { quotation = ("\"", String(last)) }
    if [marks.alternateBegin, marks.alternateEnd, "’"].contains(String(last)) {
      quotation = ("'", String(last))
    }
  }
}
