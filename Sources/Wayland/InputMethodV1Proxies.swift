import CWayland
import KeyboardCore

/// The objects of version 1 on a connection.
@MainActor
final class InputMethodV1Proxies: InputMethodV1Requests {
  private let connection: WaylandConnection
  private let method: OpaquePointer
  private let panel: OpaquePointer?

  /// Binds the compositor's objects, or returns `nil` if it has none.
  init?(_ connection: WaylandConnection) {
    guard let method = connection.bind("zwp_input_method_v1") else { return nil }
    self.connection = connection
    self.method = method
    panel = connection.bind("zwp_input_panel_v1")
  }

  /// Makes the input method that uses these objects.
  func makeMethod() -> InputMethodV1 {
    let method = InputMethodV1(
      self, passesModifiers: connection.offers("wl_seat", version: 10))
    zwp_input_method_v1_add_listener(self.method, Self.listener, listening(method))
    connection.onRead = { [weak method] in method?.endRead() }
    return method
  }

  func afterAnswer(_ body: @escaping () -> Void) { connection.afterAnswer(body) }

  func flush() { connection.flush() }

  func makePopup(of surface: OpaquePointer) -> (any Popup)? {
    panel.flatMap { zwp_input_panel_v1_get_input_panel_surface($0, surface) }
      .map(PanelSurface.init)
  }

  private static let listener = permanent(
    zwp_input_method_v1_listener(
      activate: { data, _, context in
        // Safe: the proxy belongs to this thread.
        nonisolated(unsafe) let context = context
        deliver(data) { (method: InputMethodV1) in
          if let context { method.activate(FieldContextProxy(context, of: method)) }
        }
      },
      deactivate: { data, _, context in
        nonisolated(unsafe) let context = context
        deliver(data) { (method: InputMethodV1) in
          if (method.context as? FieldContextProxy)?.context == context { method.deactivate() }
        }
      }))
}

/// The context of a field on a connection.
@MainActor
private final class FieldContextProxy: FieldContext {
  let context: OpaquePointer

  /// Reports to a method, which outlives this object, what the field says.
  init(_ context: OpaquePointer, of method: InputMethodV1) {
    self.context = context
    zwp_input_method_context_v1_add_listener(context, Self.listener, listening(method))
  }

  isolated deinit { zwp_input_method_context_v1_destroy(context) }

  func delete(from offset: Int, count: Int) {
    zwp_input_method_context_v1_delete_surrounding_text(context, Int32(offset), UInt32(count))
  }

  func commit(_ text: String, serial: UInt32) {
    zwp_input_method_context_v1_commit_string(context, serial, text)
  }

  func showPreedit(_ text: String, style: UInt32, serial: UInt32) {
    let bytes = text.utf8.count
    zwp_input_method_context_v1_preedit_styling(context, 0, UInt32(bytes), style)
    zwp_input_method_context_v1_preedit_cursor(context, Int32(bytes))
    // The last argument is what becomes text if the field loses the focus.
    zwp_input_method_context_v1_preedit_string(context, serial, text, text)
  }

  func pass(_ key: CompositorKey) {
    zwp_input_method_context_v1_key(context, key.serial, key.time, key.code, key.state)
  }

  func pass(_ modifiers: ModifierMasks, serial: UInt32) {
    zwp_input_method_context_v1_modifiers(
      context, serial, modifiers.depressed, modifiers.latched, modifiers.locked, modifiers.group)
  }

  func send(keysym: UInt32, isPress: Bool, time: UInt32, serial: UInt32) {
    zwp_input_method_context_v1_keysym(context, serial, time, keysym, isPress ? 1 : 0, 0)
  }

  func grabKeyboard(_ report: @escaping (InputMethodEvent) -> Void) -> KeyboardGrab? {
    zwp_input_method_context_v1_grab_keyboard(context).map { KeyboardGrab($0, report) }
  }

  private static let listener = permanent(
    zwp_input_method_context_v1_listener(
      surrounding_text: { data, _, text, cursor, anchor in
        let bytes = bytes(of: text)
        deliver(data) { (method: InputMethodV1) in
          method.receive(ReportedText(bytes, cursor: Int(cursor), anchor: Int(anchor)))
        }
      },
      reset: { data, _ in deliver(data) { (method: InputMethodV1) in method.onEvent?(.reset) } },
      content_type: { data, _, hint, purpose in
        deliver(data) { (method: InputMethodV1) in
          method.receive(ContentType(textInputV1Hints: hint, purpose: purpose))
        }
      },
      invoke_action: { _, _, _, _ in },
      commit_state: { data, _, serial in
        deliver(data) { (method: InputMethodV1) in method.commitState(serial) }
      },
      preferred_language: { _, _, _ in }))
}

/// An overlay panel of version 1, which KWin puts at the cursor.
@MainActor
private final class PanelSurface: Popup {
  private let surface: OpaquePointer

  init(_ surface: OpaquePointer) {
    self.surface = surface
    zwp_input_panel_surface_v1_set_overlay_panel(surface)
  }

  isolated deinit { zwp_input_panel_surface_v1_destroy(surface) }
}
