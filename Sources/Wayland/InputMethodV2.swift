import CWayland
import KeyboardCore

/// Version 2 of the protocol, with a virtual keyboard for the keys that pass: wlroots, smithay and
/// Hyprland.
@MainActor
final class InputMethodV2: InputMethod {
  var onEvent: ((InputMethodEvent) -> Void)?
  private(set) var isActive = false

  private let connection: WaylandConnection
  private let method: OpaquePointer
  private let keyboard: VirtualKeyboard
  private let queue: ChangeQueue
  private var grab: KeyboardGrab?
  /// What the next `done` applies.
  private var pending = Pending()
  private var report = FieldReport()

  private struct Pending {
    var isActive: Bool?
    var contentType: ContentType?
    var text: ReportedText?
    var isFromOutside = false
  }

  init(_ connection: WaylandConnection) throws(WaylandError) {
    guard let seat = connection.bind("wl_seat"),
      let manager = connection.bind("zwp_input_method_manager_v2"),
      let method = zwp_input_method_manager_v2_get_input_method(manager, seat)
    else { throw .noInputMethod }
    guard let keyboards = connection.bind("zwp_virtual_keyboard_manager_v1"),
      let keyboard = zwp_virtual_keyboard_manager_v1_create_virtual_keyboard(keyboards, seat)
    else { throw .noVirtualKeyboard }
    self.method = method
    self.keyboard = VirtualKeyboard(keyboard)
    self.connection = connection
    queue = ChangeQueue(of: method, connection)
    zwp_input_method_v2_add_listener(method, Self.listener, listening(self))
  }

  isolated deinit { zwp_input_method_v2_destroy(method) }

  func delete(before: Int, after: Int) {
    guard before + after > 0 else { return }
    queue.add(.delete(before: before, after: after))
  }

  func commit(_ text: String) { queue.add(.commit(text)) }

  func showPreedit(_ text: String, isUnderlined: Bool) {
    // Version 2 has no styles; fields draw what they like.
    queue.add(.preedit(text))
  }

  func finish() { queue.finish() }

  func pass(_ key: CompositorKey) {
    send(code: key.code, keysym: 0, isPress: key.isPress, time: key.time)
  }

  func pass(_ modifiers: ModifierMasks) {
    queue.add(key: { [keyboard] in keyboard.set(modifiers) })
  }

  func send(code: UInt32, keysym: UInt32, isPress: Bool, time: UInt32) {
    queue.add(key: { [keyboard] in keyboard.press(code, isPress, time: time) })
  }

  func makePopup(of surface: OpaquePointer) -> (any Popup)? {
    zwp_input_method_v2_get_input_popup_surface(method, surface).map(InputPopup.init)
  }

  /// Applies what the compositor has reported since the last time.
  private func apply() {
    let pending = pending
    queue.noteReport(pending.text?.surrounding)
    self.pending = Pending()
    if let isActive = pending.isActive {
      if self.isActive { onEvent?(.deactivated) }
      report = FieldReport()
      self.isActive = isActive
      queue.changeField()
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
    guard grab == nil, let raw = zwp_input_method_v2_grab_keyboard(method) else { return }
    grab = KeyboardGrab(ofMethod: raw) { [weak self] in self?.receive($0) }
  }

  private func receive(_ event: InputMethodEvent) {
    keyboard.note(event)
    onEvent?(event)
  }

  /// Gives the keyboard back, and hands on what was on its way, unseen: under sway the letter after Tab
  /// was lost if it came within some ms.
  private func releaseKeyboard() {
    guard let grab else { return }
    self.grab = nil
    var down: Set<UInt32> = []
    grab.giveBack { [weak self] event in
      switch event {
      case .key(let key):
        if key.isPress { down.insert(key.code) } else { down.remove(key.code) }
        self?.pass(key)
      case .modifiers(let masks): self?.pass(masks)
      default: break
      }
    }
    keyboard.releaseAll()
    connection.afterAnswer { [weak self] in
      withExtendedLifetime(grab) {}
      // labwc hands their releases to the program itself, and they would stay down here.
      self?.keyboard.release(down)
      self?.connection.flush()
    }
  }

  private static let listener = permanent(
    zwp_input_method_v2_listener(
      activate: { data, _ in
        deliver(data) { (method: InputMethodV2) in method.pending = Pending(isActive: true) }
      },
      deactivate: { data, _ in
        deliver(data) { (method: InputMethodV2) in method.pending.isActive = false }
      },
      surrounding_text: { data, _, text, cursor, anchor in
        let bytes = bytes(of: text)
        deliver(data) { (method: InputMethodV2) in
          method.pending.text = ReportedText(bytes, cursor: Int(cursor), anchor: Int(anchor))
        }
      },
      text_change_cause: { data, _, cause in
        deliver(data) { (method: InputMethodV2) in method.pending.isFromOutside = cause == 1 }
      },
      content_type: { data, _, hint, purpose in
        deliver(data) { (method: InputMethodV2) in
          method.pending.contentType = ContentType(textInputV3Hints: hint, purpose: purpose)
        }
      },
      done: { data, _ in deliver(data) { (method: InputMethodV2) in method.apply() } },
      unavailable: { data, _ in
        deliver(data) { (method: InputMethodV2) in
          method.releaseKeyboard()
          method.isActive = false
          method.onEvent?(.unavailable)
        }
      }))
}

/// A popup of version 2, which the compositor puts at the cursor.
@MainActor
private final class InputPopup: Popup {
  private let popup: OpaquePointer

  init(_ popup: OpaquePointer) {
    self.popup = popup
    zwp_input_popup_surface_v2_add_listener(popup, Self.listener, nil)
  }

  isolated deinit { zwp_input_popup_surface_v2_destroy(popup) }

  private static let listener = permanent(
    zwp_input_popup_surface_v2_listener(text_input_rectangle: { _, _, _, _, _, _ in }))
}
