import KeyboardCore
import KeyboardLayouts

@testable import GLib
@testable import TypingModel
@testable import Wayland
@testable import callout_wayland

/// A desktop in memory: a keyboard, a compositor with windows, and the session of callout-wayland, each
/// of which learns of the others by messages that take their time.
@MainActor final class CompositorModel: DesktopModel {
  let facts: CompositorFacts
  let clock: VirtualClock
  /// From the compositor to the input method and back, and to the programs and back.
  let events: Channel
  let requests: Channel
  let toPrograms: Channel
  let fromPrograms: Channel
  /// What waits in programs for its turn with the keys; texts do not.
  let turns: Channel
  let windows: [WindowModel]

  /// What has arrived in the windows, in order.
  private(set) var arrived: [String] = []
  /// The keys that are down on the keyboard.
  private(set) var physical: Set<UInt32> = []
  private(set) var front: Int?
  /// What the compositor shows at the cursor.
  private(set) var shown: ShownList?
  var violations: [String] = []

  /// The keyboard's grab, as the compositor knows it.
  var grab: KeyboardGrab? { didSet { grabbed = [] } }
  /// The field that has the focus, as the compositor knows it, and as the input method does.
  private(set) var active: WindowModel.FieldModel?
  private(set) var known: WindowModel.FieldModel?
  private(set) var reports: UInt32 = 0
  /// The keys whose presses the front window has got from the compositor itself.
  private var sent: Set<UInt32> = []
  /// The keys that are down and whose presses the grab has got.
  private var grabbed: Set<UInt32> = []
  var (change, lastApplication): (Change, Application?) = (Change(), nil)
  /// The field of version 1.
  private(set) var context: ContextModel?
  var channels: [Channel] { [events, requests, toPrograms, fromPrograms, turns] }
  var showsLists: Bool { facts.showsLists }
  var mayDouble: Bool { facts.version == 2 && !facts.dropsLateChanges }
  var onResponse: ((InputEvent, Int, Response) -> Void)? {
    get { session?.onResponse }
    set { session?.onResponse = newValue }
  }
  private(set) var session: CompositorSession?
  private var method: Method?
  private let window = WindowInMemory()
  private var layout: UInt32 = 0
  /// The modifiers that are down, as the compositor believes.
  private var depressed: UInt32 = 0

  private enum Method {
    case v1(InputMethodV1)
    case v2(InputMethodV2)
  }

  init(_ facts: CompositorFacts, _ clock: VirtualClock, _ windows: [WindowModel]) {
    self.facts = facts
    self.clock = clock
    self.windows = windows
    events = Channel(clock, isToSession: true)
    requests = Channel(clock)
    toPrograms = Channel(clock)
    fromPrograms = Channel(clock)
    turns = Channel(clock)
    for (index, window) in windows.enumerated() {
      window.onText = { [unowned self] in arrived.append($0) }
      window.onErase = { [unowned self] in _ = arrived.popLast() }
      window.onChange = { [unowned self] in report(from: index, isNewField: $0) }
    }
    start()
  }

  private func start() {
    let method: any InputMethod
    if facts.version == 1 {
      let first = InputMethodV1(self, passesModifiers: facts.passesModifiers)
      self.method = .v1(first)
      method = first
    } else {
      let second = InputMethodV2(self)
      self.method = .v2(second)
      method = second
    }
    let drawer = DrawerInMemory()
    let list = ListWindow(window, drawer)
    let session = CompositorSession(
      controller: TestField.gtk.makeController(), TextsAfterKeys(method), list: list)
    drawer.onFonts = { [weak session] in session?.redrawList() }
    list.visibility.onChange = { [weak session] in session?.handle(.panel(isThere: $0)) }
    window.onPicture = { [unowned self] content in
      if content != nil, known?.isSecret == true { violations.append("a list of a secret") }
      requests.send { [unowned self] in show(content) }
    }
    session.handle(.focusOut)
    self.session = session
  }

  /// Lets go of the session, whose parts know each other.
  func end() {
    session = nil
    method = nil
    grab = nil
  }

  /// What the old one has sent still comes; the new one learns of the field that has the focus.
  func restart() {
    let field = active
    end()
    shown = nil
    active = nil
    start()
    guard let front else { return }
    // wlroots releases the keys of a virtual keyboard that goes. Of a release that was on its way to the
    // old one, only the compositor could know.
    let window = windows[front]
    requests.send { [unowned self] in
      sendInTurn { for code in window.down { window.release(code) } }
    }
    if let field, windows[front].field === field { setField(field, field.text.joined()) }
  }

  private func show(_ content: ShownList?) {
    shown = facts.showsLists ? content : nil
    if facts.showsLists, content != nil { events.send { [unowned self] in window.onFrame?() } }
  }

  /// Brings a window to the front, or none.
  func activate(window: Int?) {
    guard window != front else { return }
    if let front {
      sent = []
      let old = windows[front]
      sendInTurn { old.leave() }
      // The program may just have left its field.
      if old.field != nil || active != nil {
        fromPrograms.send { [unowned self] in setField(nil, nil) }
      }
    }
    front = window
    guard let window else { return }
    sendInTurn { [unowned self] in
      windows[window].set(masks)
      report(from: window, isNewField: true)
    }
  }

  func press(_ code: UInt32) { move(code, isPress: true) }

  func release(_ code: UInt32) { move(code, isPress: false) }

  private func move(_ code: UInt32, isPress: Bool) {
    guard physical.contains(code) != isPress else { return }
    if isPress { physical.insert(code) } else { physical.remove(code) }
    // Who gets a key is decided where the compositor handles it, which is at once.
    if let mask = Key.masks[code] {
      depressed = isPress ? depressed | mask : depressed & ~mask
      sendKey(code, isPress: isPress)
    }
    if Key.masks[code] == nil { sendKey(code, isPress: isPress) } else { sendModifiers() }
  }

  var masks: ModifierMasks {
    var masks = ModifierMasks()
    masks.depressed = depressed
    masks.group = layout
    return masks
  }

  /// KWin 6.7 takes the modifiers that an input method hands on for the keyboard's.
  func take(_ masks: ModifierMasks) {
    if facts.passesModifiers, masks.depressed != depressed {
      depressed = masks.depressed
      if let grab { events.send { [masks = self.masks] in grab.report(.modifiers(masks)) } }
    }
    deliver(masks)
  }

  func switchLayout() {
    layout = 1 - layout
    sendModifiers()
  }

  private func sendKey(_ code: UInt32, isPress: Bool) {
    let wasSent = sent.contains(code)
    if !isPress, wasSent, facts.grabbedReleases != .all || grab == nil {
      sent.remove(code)
      return deliver(code, isPress: false)
    }
    if isPress { grabbed.insert(code) }
    if let grab, grabbed.contains(code) || facts.grabbedReleases != .own {
      if !isPress { grabbed.remove(code) }
      let key = CompositorKey(
        code: code, state: isPress ? 1 : 0, time: UInt32(truncatingIfNeeded: clock.now), serial: 0)
      sent.remove(code)
      return events.send { grab.report(.key(key)) }
    }
    guard isPress || wasSent || facts.lateKeys == .program else { return }
    if isPress { sent.insert(code) } else { sent.remove(code) }
    deliver(code, isPress: isPress)
  }

  private func sendModifiers() {
    let masks = masks
    if let grab { events.send { grab.report(.modifiers(masks)) } }
    if grab == nil || facts.version == 1 && !facts.passesModifiers { deliver(masks) }
  }

  // What programs report.

  private func report(from index: Int, isNewField: Bool) {
    let field = windows[index].field
    if !isNewField, field?.reportsText != true { return }
    let text = field?.reportsText == true ? field?.text.joined() : nil
    fromPrograms.send { [unowned self] in
      guard index == front else { return }
      if isNewField { setField(field, text) } else if field === active { tell(field, text) }
    }
  }

  private func setField(_ field: WindowModel.FieldModel?, _ text: String?) {
    let old = active
    active = field
    if facts.mergesFields, old != nil, field != nil { return tell(field, text) }
    switch method {
    case .v1(let method):
      if old != nil {
        grab = nil
        context = nil
        // It is not known whether KWin does this.
        deliver(masks)
        events.send { method.deactivate() }
      }
      guard field != nil else { return }
      let context = ContextModel(self)
      self.context = context
      events.send { method.activate(context) }
      // KWin takes the grab for granted: keys wait for it.
      grabbing(context)
    case .v2(let method):
      if old != nil, field == nil || !facts.activatesAgain {
        reports += 1
        events.send {
          method.deactivate()
          method.done()
        }
      }
      guard field != nil else { return }
      events.send { method.activate() }
    case nil: return
    }
    tell(field, text)
  }

  private func tell(_ field: WindowModel.FieldModel?, _ text: String?) {
    let purpose = field?.purpose ?? .freeForm
    let type = ContentType(purpose: purpose, hints: purpose == .freeForm ? .spellcheck : [])
    let bytes = text.map { Array($0.utf8) }
    let isSelected = field?.isSelected == true
    reports += 1
    let serial = reports
    events.send { [unowned self] in known = field }
    switch method {
    case .v1(let method):
      events.send {
        method.receive(type)
        if let bytes {
          method.receive(
            ReportedText(bytes, cursor: bytes.count, anchor: isSelected ? 0 : bytes.count))
        }
        method.commitState(serial)
      }
    case .v2(let method):
      events.send {
        method.receive(type)
        if let bytes {
          method.receive(
            ReportedText(bytes, cursor: bytes.count, anchor: isSelected ? 0 : bytes.count))
        }
        method.done()
      }
    case nil: break
    }
  }
}
