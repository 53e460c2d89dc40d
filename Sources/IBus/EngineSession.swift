import CIBus
import GLib
public import KeyboardCore

/// One engine of IBus: hands its calls to a controller as events, and the effects back to IBus.
public final class EngineSession {
  /// The keyboard behind the engine.
  public let controller: KeyboardInputController
  /// The engine's name, such as `callout` or `callout:fr`.
  public let name: String
  /// Called with every event, its time in ms and the answer; a trace hangs on this.
  public var onResponse: ((InputEvent, Int, Response) -> Void)?
  /// When the last key came, in ms.
  public private(set) var lastKey = 0
  /// Called with the effects that IBus has no part in.
  public var onHostEffect: ((Effect) -> Void)?
  /// Called when a client has taken the focus, with what IBus calls it.
  public var onFocusIn: ((String) -> Void)?

  // Safe: the engine owns this session, so it is there as long as the session is. A strong reference
  // would be a cycle.
  private let rawEngine: UnsafeMutableRawPointer
  private let backlog: Backlog
  private var timeouts: [KeyboardTimer: Timeout] = [:]
  private var client = ""
  private var showsList = false

  init(
    controller: KeyboardInputController, name: String, engine: UnsafeMutableRawPointer,
    backlog: Backlog
  ) {
    self.controller = controller
    self.name = name
    self.backlog = backlog
    rawEngine = engine
    if IBusVersion.isInstalled(before: .firstWithContentType) {
      let wayland = ClientName.wayland
      controller.clientQuirks[wayland] = ClientQuirks(client: wayland).union(.deletesNothing)
    }
    controller.onRequest = { [weak self] in
      MainLoop.async { self?.handle(.requested) }
    }
  }

  private var engine: IBusEngine { cibus_engine(rawEngine) }

  /// Hands an event to the controller and does what it answers.
  ///
  /// - Returns: Whether a key was used up.
  @discardableResult
  public func handle(_ event: InputEvent) -> Bool {
    let time = if case .key(let key) = event { key.time } else { MainLoop.now }
    let response = controller.handle(event, at: time)
    // Before what comes of it: an effect may change the settings.
    onResponse?(event, time, response)
    // Most keys are passed without an effect: nothing is reached for then.
    if !response.effects.isEmpty {
      let engine = engine
      for effect in response.effects { perform(effect, engine) }
    }
    return response.isHandled
  }

  func processKey(keyval: UInt32, keycode: UInt32, state: UInt32) -> Bool {
    lastKey = MainLoop.now
    let event = KeyEvent(
      ibusKeyval: keyval, keycode: evdevCode(keycode), state: state, time: lastKey)
    // A release ends what its press has begun, however late.
    if !event.isRelease, backlog.isOld {
      // What is known of the text is not true any more.
      if controller.isAtRest { handle(.reset) }
      return false
    }
    return handle(.key(event))
  }

  func focusIn(client: String) {
    self.client = client
    showsList = false
    handle(.focusIn(client: client))
    onFocusIn?(client)
    // The daemon forgets the properties at every focus-out.
    engine.register(PropertyMenu.list(for: controller, engine: name))
  }

  func setContentType(purpose: UInt32, hints: UInt32) {
    // A purpose newer than this program is free-form, as IBus has it.
    handle(
      .contentType(
        ContentType(
          purpose: ContentPurpose(rawValue: purpose) ?? .freeForm,
          hints: ContentHints(rawValue: hints))))
  }

  func activateProperty(_ key: String, isChecked: Bool) {
    guard let event = PropertyMenu.event(for: key, isChecked: isChecked) else { return }
    handle(event)
  }

  private var panelStyle: PanelStyle { controller.services.appearance.panelStyle() }

  /// COMMIT: a click, a focus change or our own crash turns the letter into text.
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

  private func perform(_ effect: Effect, _ engine: IBusEngine) {
    switch effect {
    case .commit(let text): engine.commit(IBusText(text))
    case .preedit(let preedit): engine.show(preedit, panelStyle, mode: preeditMode)
    case .candidates(let list):
      let keyboard = controller.state.keyboardContext.field.capabilities.contains(.onScreenKeyboard)
      engine.show(list, panelStyle, isWhole: keyboard)
      // IBus's panel opens its window where it was the time before, and labels the first of all in
      // its own way; told once more, it puts both right.
      if list != nil, !showsList { engine.show(list, panelStyle, isWhole: keyboard) }
      showsList = list != nil
    case .auxiliary(let text?): engine.updateAuxiliaryText(IBusText(text), visible: 1)
    case .auxiliary(nil): engine.hideAuxiliaryText()
    case .deleteSurrounding(let offset, let count):
      engine.deleteSurroundingText(offset: gint(offset), count: guint(count))
    case .forwardKey(let keysym, let keycode, let isRelease):
      let state = isRelease ? KeyEvent.releaseMask : 0
      engine.forwardKey(keysym: keysym.rawValue, keycode: keycode, state: state)
    case .requestSurroundingText: engine.getSurroundingText(nil, cursor: nil, anchor: nil)
    case .refreshSurroundingText: engine.commit(IBusText(""))
    case .startTimer(let timer, let milliseconds):
      // A list is to open on time; a release is final only once no press is waiting to be read.
      let priority = timer == .hold ? Timeout.Priority.high : .whenIdle
      timeouts[timer] = Timeout(milliseconds: milliseconds, priority: priority) { [weak self] in
        self?.timeouts[timer] = nil
        self?.handle(.timer(timer, time: MainLoop.now))
      }
    case .cancelTimer(let timer): timeouts[timer] = nil
    case .localeChanged, .holdChanged, .feedbackChanged:
      // The host may have to take it back.
      onHostEffect?(effect)
      for property in PropertyMenu.changes(for: controller, engine: name) {
        engine.update(property)
      }
    case .openURL, .nextKeyboard, .openSettings, .emojiUsed, .feedback, .greet, .heldWhileOff,
      .custom:
      onHostEffect?(effect)
    }
  }
}

nonisolated extension KeyEvent {
  /// IBus's bit for a key that goes up.
  public static let releaseMask: UInt32 = 1 << 30

  /// Creates an event from what IBus sends.
  ///
  /// - Parameters:
  ///   - keyval: The keysym.
  ///   - keycode: The evdev code.
  ///   - state: IBus's modifier bits.
  ///   - time: Milliseconds of a monotonic clock.
  public init(ibusKeyval keyval: UInt32, keycode: UInt32, state: UInt32, time: Int) {
    let scalar = Unicode.Scalar(ibus_keyval_to_unicode(keyval))
    let isText = scalar.map { $0.value >= 0x20 && !(0x7f...0x9f).contains($0.value) } ?? false
    self.init(
      keysym: Keysym(rawValue: keyval),
      text: isText ? scalar.map { String(Character($0)) } : nil,
      keycode: keycode,
      // The release bit, the XKB group and IBus's own marks are no modifiers.
      modifiers: Modifiers(rawValue: state & 0x1c00_00ff),
      isRelease: state & Self.releaseMask != 0,
      time: time)
  }
}
