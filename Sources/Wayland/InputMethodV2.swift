import KeyboardCore

/// Version 2 of the protocol, with a virtual keyboard for the keys that pass: wlroots, smithay and
/// Hyprland.
@MainActor
final class InputMethodV2: InputMethod {
  var onEvent: ((InputMethodEvent) -> Void)?
  var effectOfKey: (_ code: UInt32, _ isQueued: Bool) -> PassedKey = { _, _ in .nothing }
  private(set) var isActive = false

  private let requests: any InputMethodV2Requests
  private let keyboard: VirtualKeyboard
  private let queue: ChangeQueue
  private var grab: KeyboardGrab?
  /// The keys that are down for the program, or will be once the changes before them are sent.
  private var passed: Set<UInt32> = []
  /// What the next `done` applies.
  private var pending = Pending()
  private var report = FieldReport()

  private struct Pending {
    var isActive: Bool?
    var contentType: ContentType?
    var text: ReportedText?
    var isFromOutside = false
  }

  init(_ requests: any InputMethodV2Requests) {
    self.requests = requests
    keyboard = VirtualKeyboard(requests)
    queue = ChangeQueue(requests)
  }

  func delete(before: Int, after: Int) {
    guard before + after > 0 else { return }
    queue.add(.delete(before: before, after: after))
  }

  func commit(_ text: String) {
    for (index, piece) in text.pieces.enumerated() {
      // A change has one text.
      if index > 0 { queue.finish() }
      queue.add(.commit(piece))
    }
  }

  func showPreedit(_ text: String, isUnderlined: Bool) {
    // Version 2 has no styles; fields draw what they like.
    queue.add(.preedit(text.pieces[0]))
  }

  func finish() { queue.finish() }

  var isBehind: Bool { queue.isBehind }

  func pass(_ key: CompositorKey) {
    send(key, key.isPress ? effectOfKey(key.code, queue.isWaiting) : .nothing)
  }

  func pass(_ modifiers: ModifierMasks) {
    queue.add(key: { [keyboard] in keyboard.set(modifiers) })
  }

  func send(code: UInt32, keysym: UInt32, isPress: Bool, time: UInt32) {
    send(CompositorKey(code: code, state: isPress ? 1 : 0, time: time, serial: 0), .nothing)
  }

  private func send(_ key: CompositorKey, _ effect: PassedKey) {
    if key.isPress { passed.insert(key.code) } else { passed.remove(key.code) }
    queue.add(effect) { [keyboard] in
      keyboard.press(key.code, key.isPress, time: key.time)
    }
  }

  func flush() { requests.flush() }

  func makePopup(of surface: OpaquePointer) -> (any Popup)? { requests.makePopup(of: surface) }

  /// A field gets the focus, with the next `done()`.
  func activate() { pending = Pending(isActive: true) }

  /// The field loses the focus, with the next `done()`.
  func deactivate() { pending.isActive = false }

  /// The field's text, from the next `done()` on.
  func receive(_ text: ReportedText) { pending.text = text }

  /// Whether something else than the input method has changed the text.
  func receive(isFromOutside: Bool) { pending.isFromOutside = isFromOutside }

  /// What the field is for, from the next `done()` on.
  func receive(_ contentType: ContentType) { pending.contentType = contentType }

  /// Another input method is in use.
  func end() {
    releaseKeyboard()
    isActive = false
    onEvent?(.unavailable)
  }

  /// Applies what the compositor has reported since the last time.
  func done() {
    let pending = pending
    let text = pending.text?.surrounding
    if pending.isActive == nil { queue.noteReport(text) }
    self.pending = Pending()
    if pending.isActive != nil || pending.contentType != nil {
      queue.isConfidential = pending.contentType?.isConfidential ?? true
    }
    if let isActive = pending.isActive {
      if self.isActive { onEvent?(.deactivated) }
      report = FieldReport()
      self.isActive = isActive
      queue.changeField(isActive: isActive, text)
      if isActive {
        grabKeyboard()
        onEvent?(.activated)
      } else {
        releaseKeyboard()
      }
    }
    guard isActive else { return }
    if let contentType = pending.contentType {
      report.contentType = contentType
      report.saysType = true
    }
    report.text = pending.text
    report.isFromOutside = pending.isFromOutside
    onEvent?(.report(report))
  }

  private func grabKeyboard() {
    if grab == nil { grab = requests.grabKeyboard { [weak self] in self?.receive($0) } }
  }

  private func receive(_ event: InputMethodEvent) {
    keyboard.note(event)
    switch event {
    case .key, .keymap:
      // No key could be passed on: programs get them from the compositor until the next field.
      if !keyboard.hasKeymap { releaseKeyboard() }
    default: break
    }
    onEvent?(event)
  }

  /// Gives the keyboard back, and reports what was on its way: under sway the letter after Tab was lost if
  /// it came within some ms.
  private func releaseKeyboard() {
    guard let grab else { return }
    self.grab = nil
    let down = passed
    grab.giveBack { [weak self] in self?.onEvent?(.late($0)) }
    keyboard.releaseAll()
    requests.afterAnswer { [weak self] in
      withExtendedLifetime(grab) {}
      // labwc hands their releases to the program itself, and they would stay down here.
      self?.passed.subtract(down)
      self?.queue.add(key: { self?.keyboard.release(down) })
      self?.flush()
    }
  }
}
