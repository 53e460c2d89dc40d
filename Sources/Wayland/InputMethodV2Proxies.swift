import CWayland
import Glibc
import KeyboardCore

/// The objects of version 2 on a connection.
@MainActor
final class InputMethodV2Proxies: InputMethodV2Requests {
  private let connection: WaylandConnection
  private let method: OpaquePointer
  private let keyboard: OpaquePointer

  /// Binds the compositor's objects.
  ///
  /// - Throws: `WaylandError` if it lacks some.
  init(_ connection: WaylandConnection) throws(WaylandError) {
    guard let seat = connection.bind("wl_seat"),
      let manager = connection.bind("zwp_input_method_manager_v2"),
      let method = zwp_input_method_manager_v2_get_input_method(manager, seat)
    else { throw .noInputMethod }
    guard let keyboards = connection.bind("zwp_virtual_keyboard_manager_v1"),
      let keyboard = zwp_virtual_keyboard_manager_v1_create_virtual_keyboard(keyboards, seat)
    else { throw .noVirtualKeyboard }
    self.method = method
    self.keyboard = keyboard
    self.connection = connection
  }

  isolated deinit {
    zwp_virtual_keyboard_v1_destroy(keyboard)
    zwp_input_method_v2_destroy(method)
  }

  /// Makes the input method that uses these objects.
  func makeMethod() -> InputMethodV2 {
    let method = InputMethodV2(self)
    zwp_input_method_v2_add_listener(self.method, Self.listener, listening(method))
    return method
  }

  func delete(before: Int, after: Int) {
    zwp_input_method_v2_delete_surrounding_text(method, UInt32(before), UInt32(after))
  }

  func commit(_ text: String) { zwp_input_method_v2_commit_string(method, text) }

  func showPreedit(_ text: String) {
    let end = Int32(text.utf8.count)
    zwp_input_method_v2_set_preedit_string(method, text, end, end)
  }

  func apply(after report: UInt32) { zwp_input_method_v2_commit(method, report) }

  func grabKeyboard(_ report: @escaping (InputMethodEvent) -> Void) -> KeyboardGrab? {
    zwp_input_method_v2_grab_keyboard(method).map { KeyboardGrab(ofMethod: $0, report) }
  }

  func setKeymap(_ text: String) -> Bool {
    let bytes = Array(text.utf8) + [0]
    let descriptor = cwayland_memory()
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    guard bytes.withUnsafeBytes({ write(descriptor, $0.baseAddress, $0.count) }) == bytes.count
    else { return false }
    zwp_virtual_keyboard_v1_keymap(
      keyboard, WL_KEYBOARD_KEYMAP_FORMAT_XKB_V1.rawValue, descriptor, UInt32(bytes.count))
    return true
  }

  func press(_ code: UInt32, _ isPress: Bool, time: UInt32) {
    zwp_virtual_keyboard_v1_key(keyboard, time, code, isPress ? 1 : 0)
  }

  func set(_ modifiers: ModifierMasks) {
    zwp_virtual_keyboard_v1_modifiers(
      keyboard, modifiers.depressed, modifiers.latched, modifiers.locked, modifiers.group)
  }

  func afterAnswer(_ body: @escaping () -> Void) { connection.afterAnswer(body) }

  func flush() { connection.flush() }

  func makePopup(of surface: OpaquePointer) -> (any Popup)? {
    zwp_input_method_v2_get_input_popup_surface(method, surface).map(InputPopup.init)
  }

  private static let listener = permanent(
    zwp_input_method_v2_listener(
      activate: { data, _ in deliver(data) { (method: InputMethodV2) in method.activate() } },
      deactivate: { data, _ in deliver(data) { (method: InputMethodV2) in method.deactivate() } },
      surrounding_text: { data, _, text, cursor, anchor in
        let bytes = bytes(of: text)
        deliver(data) { (method: InputMethodV2) in
          method.receive(ReportedText(bytes, cursor: Int(cursor), anchor: Int(anchor)))
        }
      },
      text_change_cause: { data, _, cause in
        deliver(data) { (method: InputMethodV2) in method.receive(isFromOutside: cause == 1) }
      },
      content_type: { data, _, hint, purpose in
        deliver(data) { (method: InputMethodV2) in
          method.receive(ContentType(textInputV3Hints: hint, purpose: purpose))
        }
      },
      done: { data, _ in deliver(data) { (method: InputMethodV2) in method.done() } },
      unavailable: { data, _ in deliver(data) { (method: InputMethodV2) in method.end() } }))
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
