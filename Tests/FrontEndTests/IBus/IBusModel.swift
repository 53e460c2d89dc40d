import CIBus
import KeyboardCore

@testable import GLib
@testable import IBus
@testable import TypingModel
@testable import callout_wayland

/// An X11 or GNOME desktop with IBus in memory: keys go to the window, whose toolkit asks the engine
/// first, and handles a key that comes back.
@MainActor final class IBusModel: DesktopModel {
  let facts: IBusFacts
  let windows: [WindowModel]
  let channels: [Channel]
  private(set) var front: Int?
  private(set) var physical: Set<UInt32> = []
  private(set) var arrived: [String] = []
  var shown: ShownList?
  var showsLists: Bool { true }
  var isGrabbed: Bool { false }
  var violations: [String] = []
  var onResponse: ((InputEvent, Int, Response) -> Void)? {
    get { session?.onResponse }
    set { session?.onResponse = newValue }
  }

  private let clock: VirtualClock
  private var toEngine: Channel { channels[0] }
  private var fromEngine: Channel { channels[1] }
  private var toPrograms: Channel { channels[2] }
  /// What waits in programs for its turn with the keys; texts do not.
  private var turns: Channel { channels[4] }
  private var session: EngineSession?
  /// The window and the field that IBus knows, and when each key that is on its way was read.
  var known: WindowModel.FieldModel?
  private var reads: [Int] = []
  /// The last question about each key.
  private var questions: [UInt32: KeyQuestion] = [:]
  /// Keys that went down where there is no input method.
  private var unserved: Set<UInt32> = []
  /// Keys that are down and belong to another field, or went down while no engine had one.
  private var elsewhere: Set<UInt32> = []
  private var group: UInt32 = 0
  /// Whether a context of ibus-daemon's own has the focus.
  private var isFake = false
  /// Whether the last field was one for passwords.
  private var wasSecret = false
  private var repeating: Timeout?
  /// The preedit that ibus-daemon has become text when the focus leaves.
  var preedit = ""
  /// The preedit that the program makes text itself.
  var ownPreedit = ""

  init(_ facts: IBusFacts, _ clock: VirtualClock, _ windows: [WindowModel]) {
    self.facts = facts
    self.clock = clock
    self.windows = windows
    channels = (0..<5).map { Channel(clock, isToSession: $0 == 0) }
    for (index, window) in windows.enumerated() {
      window.onText = { [unowned self] in arrived.append($0) }
      window.onErase = { [unowned self] in _ = arrived.popLast() }
      window.onChange = { [unowned self] in
        if index == front { report(isNewField: $0) }
      }
    }
    start()
  }

  private func start() {
    let backlog = Backlog(
      readNextKey: { [unowned self] in reads.isEmpty ? nil : reads.removeFirst() },
      askIBus: { [unowned self] onAnswer in
        fromEngine.send { [unowned self] in toEngine.send(onAnswer) }
      })
    session = EngineSession(
      controller: facts.field.makeController(), name: "callout", requests: self, backlog: backlog)
  }

  func end() {
    repeating = nil
    session = nil
  }

  /// ibus-daemon makes the preedit text, and tells the new engine of the field.
  func restart() {
    let field = known
    leaveField()
    toEngine.send { [unowned self] in
      shown = nil
      reads = []
      isFake = false
      start()
      if field != nil { report(isNewField: true, wasField: false) }
    }
  }

  func switchLayout() { group = 1 - group }

  /// How long IBus waits for the answer to a key, in ms; then the program has it (`bus/inputcontext.c`).
  private static let patience = 15_000

  // What people do.

  func activate(window: Int?) {
    guard window != front else { return }
    if let front {
      let old = windows[front]
      sendInTurn { [unowned self] in
        old.leave()
        if old.field != nil { leaveField() }
      }
    }
    front = window
    sendInTurn { [unowned self] in
      if front != nil { report(isNewField: true, wasField: false) }
    }
  }

  func sendInTurn(_ body: @escaping () -> Void) {
    toPrograms.send { [turns] in turns.send(after: 0, body) }
  }

  func press(_ code: UInt32) {
    guard physical.insert(code).inserted else { return }
    send(code, isPress: true)
    if facts.repeats != .none, Key.masks[code] == nil { repeatLater(code, in: 400) }
  }

  func release(_ code: UInt32) {
    guard physical.remove(code) != nil else { return }
    repeating = nil
    send(code, isPress: false)
  }

  private func repeatLater(_ code: UInt32, in milliseconds: Int) {
    repeating = Timeout(milliseconds: milliseconds, priority: .whenIdle) { [unowned self] in
      if facts.repeats == .pairs { send(code, isPress: false) }
      send(code, isPress: true)
      repeatLater(code, in: 40)
    }
  }

  private func send(_ code: UInt32, isPress: Bool) {
    guard let front else { return }
    let window = windows[front]
    // X's state is that before the event.
    let modifiers = self.modifiers & ~(isPress ? Key.masks[code] ?? 0 : 0)
    sendInTurn { [unowned self] in
      let isServed = served(window) != nil
      followUnserved(code, isPress: isPress, in: window, isServed)
      guard isServed else {
        // A release does not overtake its press, about which IBus has been asked.
        if !isPress, let last = questions[code] {
          last.then { [unowned self] in
            turns.send(after: 0) { [unowned self] in handle(code, false, modifiers, in: window) }
          }
        } else {
          handle(code, isPress, modifiers, in: window)
        }
        return
      }
      // A thread of its own reads keys while the main loop stands still.
      let read = clock.now + toEngine.delay
      let question = KeyQuestion { [unowned self] isHandled in
        guard !isHandled else { return }
        let isCommand = modifiers & (Key.controlMask | Key.altMask) != 0
        if facts.commitsKeys, isPress, !isCommand, let text = Key.texts[code] {
          return window.change(deleting: 0, text)
        }
        // A text waits for a key only where the engine knows what is in the field (`limits.md`).
        let isKnown = window.field.map { $0.reportsText && !$0.isSecret && !$0.text.isEmpty }
        if facts.commitsKeys, isKnown != true {
          return handle(code, isPress, modifiers, in: window)
        }
        turns.send(after: facts.queuesKeys ? turns.delay : 0) { [unowned self] in
          handle(code, isPress, modifiers, in: window)
        }
      }
      questions[code] = question
      _ = clock.add(milliseconds: Self.patience, priority: 0, isOutside: true) {
        question.answer(false)
      }
      toEngine.send { [unowned self] in
        reads.append(read)
        if known == nil, isPress { elsewhere.insert(code) }
        let state = modifiers | group << 13 | (isPress ? 0 : KeyEvent.releaseMask)
        let isHandled = session?.processKey(
          keyval: Key.keysyms[code] ?? 0, keycode: code + facts.codeOffset, state: state)
        fromEngine.send { question.answer(isHandled ?? false) }
      }
    }
  }

  /// Follows a key that went down where the engine had no field or another one: it takes the first
  /// repeat for a press, and X's programs do not repeat keys themselves.
  private func followUnserved(
    _ code: UInt32, isPress: Bool, in window: WindowModel, _ isServed: Bool
  ) {
    if elsewhere.remove(code) != nil, isPress, facts.repeats != .none { window.release(code) }
    if isServed {
      if unserved.remove(code) != nil, facts.repeats != .none { window.release(code) }
    } else if isPress {
      unserved.insert(code)
    }
  }

  /// A program handles a key that the engine has not taken.
  func handle(_ code: UInt32, _ isPress: Bool, _ modifiers: UInt32, in window: WindowModel) {
    guard isPress else { return window.release(code) }
    // Programs know a key that repeats by the window that has it.
    guard front.map({ windows[$0] === window }) == true else { return }
    window.set(modifiers: modifiers)
    window.press(code)
    // X repeats keys, not programs: a press that comes after its release is only a press.
    if facts.repeats != .none, !physical.contains(code) { window.release(code) }
    window.set(modifiers: 0)
  }

  // What programs report.

  private func report(isNewField: Bool, wasField: Bool = true) {
    guard let front else { return }
    let field = served(windows[front])
    if isNewField {
      if wasField { leaveField() }
      guard let field else { return }
      let isSecret = field.isSecret
      toEngine.send { [unowned self] in
        if isFake { session?.focusOut() }
        isFake = false
        known = field
        session?.focusIn(client: facts.client)
        session?.handle(.capabilities(facts.capabilities))
        guard facts.isComplete else { return }
        if facts.tellsOldType { setContentType(isSecret: wasSecret) }
        setContentType(isSecret: isSecret)
        wasSecret = isSecret
      }
    }
    guard let field, field.reportsText, facts.capabilities.contains(.surroundingText),
      facts.isComplete || !field.isSecret
    else { return }
    let text = field.text.joined()
    let count = text.unicodeScalars.count
    let anchor = field.isSelected ? 0 : count
    toEngine.send { [unowned self] in
      session?.handle(
        .surroundingText(SurroundingText(text: text, cursor: count, anchor: anchor)))
    }
  }

  private func setContentType(isSecret: Bool) {
    session?.setContentType(
      purpose: (isSecret ? ContentPurpose.password : .freeForm).rawValue,
      hints: isSecret ? 0 : ContentHints.spellcheck.rawValue)
  }

  private func leaveField() {
    let window = window
    window?.insertElsewhere(ownPreedit)
    ownPreedit = ""
    toEngine.send { [unowned self] in
      guard known != nil else { return }
      known = nil
      elsewhere.formUnion(physical)
      // It is ibus-daemon that has the preedit become text, before the engine learns of anything.
      let text = preedit
      preedit = ""
      fromEngine.send { window?.insertElsewhere(text) }
      session?.focusOut()
      isFake = facts.meetsFake
      if isFake { session?.focusIn(client: "fake") }
    }
  }

  /// The field that has the focus in a window, if it has an input method.
  private func served(_ window: WindowModel) -> WindowModel.FieldModel? {
    window.field.flatMap { $0.isSecret && facts.hasPlainSecrets ? nil : $0 }
  }

  /// The window that gets what the engine sends.
  var window: WindowModel? { front.map { windows[$0] } }

  func send(_ body: @escaping (IBusModel) -> Void) {
    fromEngine.send { [unowned self] in body(self) }
  }
}
