import FrontEnd
import GLib
import KeyboardCore
import KeyboardLayouts
import Wayland

/// The fields of a compositor: hands its events to the keyboard, and carries out the effects.
final class CompositorSession {
  let controller: KeyboardInputController
  let name = "callout"
  let ownLocale: LocaleIdentifier? = nil
  var onResponse: ((InputEvent, Int, Response) -> Void)?
  var onChange: ((KeyboardChange) -> Void)?
  var onProgramEffect: ((ProgramEffect) -> Void)?
  var onFocusIn: ((String) -> Void)?
  /// Called with one sentence.
  var onProblem: ((String) -> Void)?
  /// Called when another input method is in use.
  var onUnavailable: (() -> Void)?
  /// Called when the locale was changed at the keyboard, or whether holding or feedback is on.
  var onStore: (() -> Void)?
  /// Whether the compositor has room for what events bring about; until then they wait.
  var hasRoom: () -> Bool = { true }
  private(set) var lastKey = 0

  private let method: any InputMethod
  private let list: ListWindow?
  private var keymap: KeymapState?
  private var keymapText = ""
  private var masks = ModifierMasks()
  private let repeater = KeyRepeater()
  private var timeouts: [KeyboardTimer: Timeout] = [:]
  private var keys = KeysAcrossFocus()
  private var waiting: [InputMethodEvent] = []
  private var report = FieldReport()
  private var hasReport = false
  /// Whether the field was asked for its text, which it may report once more.
  private var hasAsked = false
  /// Whether the field has said what it is for in its first report, and reports no text.
  private var isDeclared = false
  /// When the field got a key or a text last.
  private var lastChange = 0
  /// How long reports may come from that, in ms: Firefox repeats some, and calls all of them foreign.
  private static let echo = 300

  init(
    controller: KeyboardInputController, _ method: any InputMethod, list: ListWindow?
  ) {
    self.controller = controller
    self.method = method
    self.list = list
    list?.onEvent = { [weak self] in self?.handle($0) }
    list?.visibility.onEnd = { [weak self] in self?.takeWaiting() }
    method.onEvent = { [weak self] in self?.receive($0) }
    method.effectOfKey = { [weak self] code, isQueued in
      guard let self, let event = keymap?.event(code: code, isRelease: false, time: 0)
      else { return .nothing }
      let effect = PassedKey(event)
      // No text is kept that may be secret; what waits is kept anyway, and may come in another field.
      guard case .types = effect, !isQueued,
        controller.state.keyboardContext.field.isConfidential
      else { return effect }
      return .acts
    }
    repeater.onRepeat = { [weak self] in
      guard let self, list?.visibility.isAwaited != true, !self.method.isBehind else { return }
      if hasRoom() { receive(key: $0, isRepeat: true) }
    }
    controller.onRequest = { [weak self] in
      MainLoop.async { self?.handle(.requested) }
    }
  }

  /// Draws an open list again: the theme, or the desktop's look, has changed.
  func redrawList() {
    list?.redraw()
    method.flush()
  }

  /// Takes an event, or keeps it until there is room for what it brings about, and a key until it is
  /// known whether people see the list that is open.
  private func receive(_ event: InputMethodEvent) {
    switch event {
    case .key, .modifiers:
      guard list?.visibility.isAwaited == true else { break }
      return waiting.append(event)
    case .report: break
    default: takeWaiting()
    }
    if hasRoom() { take(event) } else { waiting.append(event) }
  }

  /// Receives the events that were kept once more: there is room again.
  func receiveWaiting() {
    let events = waiting
    waiting = []
    for event in events { receive(event) }
  }

  private func takeWaiting() {
    var events = waiting[...]
    waiting = []
    while hasRoom(), let event = events.popFirst() { take(event) }
    waiting.insert(contentsOf: events, at: 0)
  }

  private func take(_ event: InputMethodEvent) {
    switch event {
    case .activated: focusIn()
    case .deactivated:
      repeater.stop()
      keys.leave(at: MainLoop.now)
      handle(.focusOut)
    case .report(let report): apply(report)
    case .reset: handle(.reset)
    case .key(let key): receive(key: key, isRepeat: false)
    case .modifiers(let masks):
      self.masks = masks
      updateModifiers()
      method.pass(masks)
    case .keymap(let text):
      // Compositors send it with each field.
      guard text != keymapText || keymap == nil else { break }
      keymapText = text
      guard let keymap = KeymapState(keymap: text) else {
        onProblem?("The compositor's keymap is broken; keys pass until there is another one.")
        self.keymap = nil
        return
      }
      self.keymap = keymap
      updateModifiers()
    case .repeats(let rate, let delay): repeater.set(rate: rate, delay: delay)
    case .late: break
    case .unavailable: onUnavailable?()
    }
  }

  private func focusIn() {
    hasReport = false
    hasAsked = false
    report = FieldReport()
    list?.visibility.enterField()
    keys.enter(at: MainLoop.now, keysDown: controller.keysDown.map(\.keycode))
    handle(.focusIn(client: ClientName.compositor))
    // A click in the grid of emoji means an entry of any row, as with GNOME's on-screen keyboard.
    handle(
      .capabilities([.preedit, .auxiliaryText, .focus, .surroundingText, .onScreenKeyboard]))
    onFocusIn?(ClientName.compositor)
  }

  private func apply(_ new: FieldReport) {
    let old = hasReport ? report : nil
    var new = new
    // A field that reports its text shows by that whether it is secret, whatever it has said: Firefox
    // says nothing of the password field that has the focus from the start.
    if old == nil { isDeclared = new.saysType && new.text == nil }
    if isDeclared, new.contentType == ContentType() { new.contentType.hints = .declared }
    (report, hasReport) = (new, true)
    if new.contentType != old?.contentType { handle(.contentType(new.contentType)) }
    guard let text = new.text else { return }
    // A click or the program has moved the cursor: what was offered belongs to another place. GTK 4
    // reports a click with the text as it was before.
    if new.isFromOutside, old?.text != nil, MainLoop.now - lastChange > Self.echo { handle(.reset) }
    let isAnswer = hasAsked
    hasAsked = false
    if text != old?.text || isAnswer { handle(.surroundingText(text.surrounding)) }
  }

  private func updateModifiers() {
    keymap?.update(
      depressed: masks.depressed, latched: masks.latched, locked: masks.locked, group: masks.group)
    if let layouts = keymap?.sessionLayouts,
      layouts != controller.state.keyboardContext.sessionLayouts
    {
      handle(.layouts(layouts))
    }
  }

  private func receive(key: CompositorKey, isRepeat: Bool) {
    lastKey = MainLoop.now
    if key.isPress { list?.visibility.press(in: controller.state.keyboardContext.field.program) }
    if !isRepeat { repeater.stop(unlessHeld: key) }
    // A release is the keyboard's if and only if its press was, and only the keyboard knows: the press
    // may have gone to another field, or to a program without one, where the key repeats until then.
    let time = isRepeat ? lastKey : key.pressTime(at: lastKey)
    var event = event(of: key, at: time)
    event?.isRepeat = isRepeat
    if let event, keys.keeps(event, isHandled: handle(.key(event))) {
      if key.isPress, !isRepeat, keymap?.repeats(code: key.code) == true { repeater.start(key) }
    } else {
      if key.isPress {
        // From now on the program repeats it.
        repeater.stop()
        lastChange = MainLoop.now
      }
      method.pass(key)
    }
    method.flush()
  }

  /// What a key means, or `nil` for a press without a keymap; a release means the same without one.
  private func event(of key: CompositorKey, at time: Milliseconds) -> KeyEvent? {
    if let keymap { return keymap.event(code: key.code, isRelease: !key.isPress, time: time) }
    guard !key.isPress else { return nil }
    return KeyEvent(keysym: Keysym(rawValue: 0), keycode: key.code, isRelease: true, time: time)
  }
}

extension CompositorSession: KeyboardSession {
  var now: Int { MainLoop.now }

  func receive(_ response: Response, to event: InputEvent, at time: Int) {
    onResponse?(event, time, response)
  }

  func apply(_ effect: FieldEffect) {
    switch effect {
    case .commit, .deleteSurrounding, .erase, .forwardKey: lastChange = MainLoop.now
    case .preedit, .candidates, .auxiliary, .requestSurroundingText, .refreshSurroundingText: break
    }
    switch effect {
    case .commit(let text): method.commit(text)
    case .preedit(let preedit):
      method.showPreedit(preedit?.text ?? "", isUnderlined: preedit?.isUnderlined ?? false)
    case .deleteSurrounding(let offset, let count):
      guard let bytes = report.text?.bytes(before: -offset, after: count + offset) else { return }
      method.delete(before: bytes.before, after: bytes.after)
    case .erase(let count): method.commit(String(repeating: "\u{7f}", count: count))
    case .forwardKey(let keysym, let code, let isRelease):
      method.finish()
      method.send(
        code: code, keysym: keysym.rawValue, isPress: !isRelease,
        time: UInt32(truncatingIfNeeded: MainLoop.now))
    case .refreshSurroundingText:
      method.commit("")
      hasAsked = true
    case .candidates(let candidates): list?.content.candidates = candidates
    case .auxiliary(let text): list?.content.text = text
    // A compositor reports the text by itself.
    case .requestSurroundingText: break
    }
  }

  func set(_ timer: KeyboardTimer, to milliseconds: Int?) {
    if timer == .hold { list?.prepare(ifKeyIsHeld: milliseconds != nil) }
    timeouts[timer] = milliseconds.map {
      Timeout(milliseconds: $0, priority: timer.isUrgent ? .high : .whenIdle) { [weak self] in
        self?.handle(.timer(timer, time: MainLoop.now))
      }
    }
  }

  func store(_ change: KeyboardChange) {
    onChange?(change)
    onStore?()
  }

  func perform(_ effect: ProgramEffect) { onProgramEffect?(effect) }

  func endTurn() {
    method.finish()
    list?.update()
    method.flush()
  }
}
