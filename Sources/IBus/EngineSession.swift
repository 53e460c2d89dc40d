import CIBus
import GLib
public import KeyboardCore
import KeyboardLayouts

/// One engine of IBus: hands IBus's calls to a keyboard as events, and carries out its effects.
public final class EngineSession {
  /// The keyboard behind the engine.
  public let controller: KeyboardInputController
  /// The engine's name, such as `callout` or `callout:fr`.
  public let name: String
  /// Called with every event, its time in ms and the answer, for a trace.
  public var onResponse: ((InputEvent, Int, Response) -> Void)?
  /// When the last key came, in ms.
  public private(set) var lastKey = 0
  /// Called with what was changed at the keyboard.
  public var onChange: ((KeyboardChange) -> Void)?
  /// Called with what concerns the program and not the field.
  public var onProgramEffect: ((ProgramEffect) -> Void)?
  /// The Latin letter of a key, by its evdev code, in the layouts of the session.
  public var latin: ((UInt32) -> Keysym?)?
  /// Called when a client has got the focus, with IBus's name for it.
  public var onFocusIn: ((String) -> Void)?

  /// IBus's code of a key that has none on X: 0, less the offset of 8.
  private nonisolated static let codeless: UInt32 = 0 &- 8

  private let requests: any EngineRequests
  private let backlog: Backlog
  private var timeouts: [KeyboardTimer: Timeout] = [:]
  private var client = ""
  private var showsList = false
  private var keys = KeysAcrossFocus()
  private var menuTimeout: Timeout?
  private var tellsGroup = false
  /// What the client shows that is not text yet.
  private var preedit = ""
  private var hasCommitted = false

  init(
    controller: KeyboardInputController, name: String, requests: any EngineRequests,
    backlog: Backlog
  ) {
    self.controller = controller
    self.name = name
    self.backlog = backlog
    self.requests = requests
    if IBusVersion.isInstalled(before: .firstWithContentType) {
      let wayland = ClientName.wayland
      controller.clientQuirks[wayland] = ClientQuirks(client: wayland).union(.deletesNothing)
    }
    controller.onRequest = { [weak self] in
      MainLoop.async { self?.handle(.requested) }
    }
  }

  func processKey(keyval: UInt32, keycode: UInt32, state: UInt32) -> Bool {
    let isOld = backlog.receiveKey()
    // Xlib marks committed text by such a key, and on a busy machine sends that to the input method, too:
    // the keyboard forgot the text, and xterm got "Où Êtes".
    if keycode == Self.codeless { return false }
    lastKey = MainLoop.now
    var event = KeyEvent(
      ibusKeyval: keyval, keycode: evdevCode(keycode), state: state, time: lastKey)
    followGroup(of: state)
    if event.modifiers.isCommand, !event.isRelease { event.latin = latin(of: event) }
    // A release ends what its press began, however late it is.
    if !event.isRelease, isOld {
      keys.passUnseen(event)
      letGo()
      return false
    }
    return keys.keeps(event, isHandled: handle(.key(event)))
  }

  /// A key goes to its program, and what is held becomes text before it.
  ///
  /// It is a reset such as clients do, as the known text is out of date.
  private func letGo() {
    let text = preedit
    hasCommitted = false
    handle(.reset)
    guard !text.isEmpty, !hasCommitted else { return }
    apply(.commit(text))
    apply(.preedit(nil))
  }

  /// The Latin letter of a key while a layout of another script is in use.
  private func latin(of key: KeyEvent) -> Keysym? {
    let isForeign = controller.activeScript.script.map { $0 != .latin } ?? key.isForeignLetter
    return isForeign ? latin?(key.keycode) ?? KeyEvent.american[key.keycode] : nil
  }

  /// Follows the layout in use, if the client tells: XKB's group is in bits 13 and 14.
  ///
  /// GTK 4 and clients on Wayland say nothing of it: there these bits are always 0.
  private func followGroup(of state: UInt32) {
    let group = Int(state >> 13 & 3)
    tellsGroup = tellsGroup || group > 0
    var layouts = controller.state.keyboardContext.sessionLayouts
    guard tellsGroup, layouts.active != group, layouts.layouts.count > group else { return }
    layouts.active = group
    handle(.layouts(layouts))
  }

  /// The next client may tell nothing.
  private func forgetGroup() {
    var layouts = controller.state.keyboardContext.sessionLayouts
    guard tellsGroup, layouts.active != nil else { return }
    tellsGroup = false
    layouts.active = nil
    handle(.layouts(layouts))
  }

  func focusIn(client: String) {
    backlog.receiveEvent()
    let client = ClientName.cleaned(client)
    self.client = client
    showsList = false
    preedit = ""
    // Keys may go down and up meanwhile, unseen.
    if client != ClientName.fake {
      keys.enter(at: MainLoop.now, keysDown: controller.keysDown.map(\.keycode))
    }
    forgetGroup()
    handle(.focusIn(client: client))
    onFocusIn?(client)
    // The daemon empties the panel's menu at every focus-out.
    sendMenu(isNew: true)
  }

  func focusOut() {
    menuTimeout = nil
    keys.leave(at: MainLoop.now)
    handle(.focusOut)
  }

  /// Sends the menu after all that has arrived, once for many changes: it takes longer than a key.
  private func sendMenu(isNew: Bool) {
    guard isNew || menuTimeout == nil else { return }
    menuTimeout = Timeout(milliseconds: 0, priority: .whenIdle) { [weak self] in
      guard let self else { return }
      menuTimeout = nil
      requests.sendMenu(of: controller, engine: name, isNew: isNew)
    }
  }

  func setContentType(purpose: UInt32, hints: UInt32) {
    // As in IBus, a purpose that is newer than this program is free-form.
    handle(
      .contentType(
        ContentType(
          purpose: ContentPurpose(rawValue: purpose) ?? .freeForm,
          hints: ContentHints(rawValue: hints))))
  }

  func activateProperty(_ key: String, isChecked: Bool) {
    guard let event = KeyboardMenu.event(for: key, isChecked: isChecked) else { return }
    handle(event)
  }

  private var panelStyle: PanelStyle { controller.services.appearance.panelStyle() }

  /// With COMMIT, the letter becomes text at a click, a change of focus or a crash of this program.
  private var preeditMode: IBusPreeditFocusMode {
    controller.state.keyboardContext.field.quirks.contains(.commitsPreeditItself)
      ? IBUS_ENGINE_PREEDIT_CLEAR : IBUS_ENGINE_PREEDIT_COMMIT
  }

  /// ibus-wayland before IBus 1.5.29 sends X keycodes, which are evdev's plus 8.
  private func evdevCode(_ keycode: UInt32) -> UInt32 {
    let isOfX =
      client == ClientName.wayland && IBusVersion.isInstalled(before: .firstWithEvdevCodes)
    return isOfX && keycode > 8 ? keycode - 8 : keycode
  }
}

extension EngineSession: KeyboardHost {
  /// The time of the main loop.
  public var now: Int { MainLoop.now }

  /// Receives an answer.
  public func receive(_ response: Response, to event: InputEvent, at time: Int) {
    onResponse?(event, time, response)
  }

  /// Sends an effect to IBus.
  public func apply(_ effect: FieldEffect) {
    switch effect {
    case .commit(let text):
      hasCommitted = true
      requests.commit(text)
    case .preedit(let preedit):
      self.preedit = preedit?.text ?? ""
      requests.show(preedit, panelStyle, mode: preeditMode)
    case .candidates(let list):
      let field = controller.state.keyboardContext.field
      let isWhole = field.capabilities.contains(.onScreenKeyboard)
      requests.show(list, panelStyle, isWhole: isWhole)
      // IBus's panel opens its window where it was the last time, and labels the very first list in
      // its own way. Sending the list again corrects both.
      if list != nil, !showsList { requests.show(list, panelStyle, isWhole: isWhole) }
      showsList = list != nil
    case .auxiliary(let text): requests.showAuxiliary(text)
    case .deleteSurrounding(let offset, let count):
      requests.deleteSurrounding(offset: offset, count: count)
    case .erase(let count): requests.commit(String(repeating: "\u{7f}", count: count))
    case .forwardKey(let keysym, let keycode, let isRelease):
      let state = isRelease ? KeyEvent.releaseMask : 0
      requests.forwardKey(keysym: keysym.rawValue, keycode: keycode, state: state)
    case .requestSurroundingText: requests.requestSurroundingText()
    case .refreshSurroundingText: requests.commit("")
    }
  }

  /// Runs a timer in the main loop.
  public func set(_ timer: KeyboardTimer, to milliseconds: Int?) {
    timeouts[timer] = milliseconds.map {
      Timeout(milliseconds: $0, priority: timer.isUrgent ? .high : .whenIdle) { [weak self] in
        self?.handle(.timer(timer, time: MainLoop.now))
      }
    }
  }

  /// Hands a change to the program, which may have to undo it, and updates IBus's menu.
  public func store(_ change: KeyboardChange) {
    onChange?(change)
    sendMenu(isNew: false)
  }

  /// Hands an effect to the program.
  public func perform(_ effect: ProgramEffect) { onProgramEffect?(effect) }
}

nonisolated extension KeyEvent {
  /// IBus's bit for the release of a key.
  public static let releaseMask: UInt32 = 1 << 30

  /// Creates an event from what IBus sends.
  ///
  /// - Parameters:
  ///   - keyval: The keysym.
  ///   - keycode: The evdev code.
  ///   - state: IBus's modifier bits.
  ///   - time: Milliseconds of a monotonic clock.
  public init(ibusKeyval keyval: UInt32, keycode: UInt32, state: UInt32, time: Int) {
    // libxkbcommon's table, as without IBus: IBus's own lacks a few signs and has others for ⟨ and ⟩.
    let keysym = Keysym(rawValue: keyval)
    self.init(
      keysym: keysym, text: keysym.text, keycode: keycode,
      // The release bit, the XKB group and IBus's own marks are not modifiers.
      modifiers: Modifiers(rawValue: state & 0x1c00_00ff),
      isRelease: state & Self.releaseMask != 0,
      time: time)
  }
}
