import GLib
import KeyboardCore
import KeyboardLayouts
import TerminalScreen

// Keys and time.
extension KeyboardTrial {
  func take(_ input: TerminalInput) {
    switch input {
    case .key(let key) where isForView(key): break
    case .key(let key) where terminal.tellsReleases: send(key)
    case .key(let key): perform(holds.take(key, at: clock))
    case .pasted(let text): type(text.prefix(10_000))
    case .focus(true): break
    case .focus(false): releaseAll()
    case .keyboardFlags:
      releaseAll()
      model.heading.source = .releases
    case .background(let color): painter.take(background: color)
    case .attributes:
      if !terminal.tellsReleases {
        say("This terminal does not report when keys go up, so a key that repeats counts as held.")
      }
    }
    update()
  }

  /// Presses, repeats or releases a key, as the terminal tells it.
  private func send(_ key: TerminalKey) {
    advance(to: clock)
    switch key.kind {
    case .press, .repeated:
      let event = down[key.meaning] ?? translator.press(of: key)
      down[key.meaning] = event
      simulation.send(event)
    case .release:
      guard var event = down.removeValue(forKey: key.meaning) else { return }
      event.isRelease = true
      simulation.send(event)
    }
  }

  /// Does what was found out about keys that are told without releases.
  private func perform(_ steps: [RepeatHold<TerminalKey>.Step]) {
    for step in steps {
      switch step {
      case .press(let key, let time):
        advance(to: time)
        let event = translator.press(of: key)
        for modifier in Self.modifierKeys(of: event) { simulation.send(modifier.press) }
        down[key.meaning] = event
        simulation.send(event)
      case .repeated(let key, let time):
        advance(to: time)
        if let event = down[key.meaning] { simulation.send(event) }
      case .release(let key, let time):
        advance(to: time)
        guard var event = down.removeValue(forKey: key.meaning) else { continue }
        let modifiers = Self.modifierKeys(of: event)
        event.isRelease = true
        simulation.send(event)
        for var modifier in modifiers.map(\.press) {
          modifier.isRelease = true
          simulation.send(modifier)
        }
      }
    }
  }

  /// The keys that terminals do not tell, though they are held.
  private static func modifierKeys(of event: KeyEvent) -> [ModifierKey] {
    ModifierKey.allCases.filter { event.modifiers.contains($0.modifiers) }
  }

  private func type(_ text: some StringProtocol) {
    releaseAll()
    for scalar in text.unicodeScalars where scalar != "\r" {
      let key: TerminalKey =
        switch scalar {
        case "\n": TerminalKey(.named(.return))
        case "\t": TerminalKey(.named(.tab))
        default: TerminalKey(.character(scalar), text: String(Character(scalar)))
        }
      let now = simulation.now
      perform([.press(key, at: now + 20), .release(key, at: now + 40)])
    }
    lead = max(lead, simulation.now - (MainLoop.now - start))
  }

  /// All keys go up.
  func releaseAll() {
    perform(holds.end(at: clock))
    for (meaning, event) in down {
      var event = event
      event.isRelease = true
      simulation.send(event)
      down[meaning] = nil
    }
    model.releaseAll()
  }

  /// The time of the keyboard's clock, in ms.
  private var clock: Int { MainLoop.now - start + lead }

  private func advance(to time: Int) {
    if time > simulation.now { simulation.wait(time - simulation.now) }
  }

  /// Lets the time pass that has passed, sets the timer for what comes next, and draws.
  func update() {
    perform(holds.wait(until: clock))
    advance(to: holds.pause ?? clock)
    let deadlines = [holds.deadline, holds.pause == nil ? simulation.nextDeadline : nil]
    timer = deadlines.compactMap { $0 }.min().map { deadline in
      Timeout(milliseconds: max(1, deadline - clock), priority: .high) { [weak self] in
        self?.update()
      }
    }
    // Several keys at once, such as from a text that is pasted, are drawn once.
    if drawing == nil {
      drawing = Timeout(milliseconds: 0, priority: .low) { [weak self] in self?.draw() }
    }
  }
}
