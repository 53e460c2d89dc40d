import CWayland
import GLib
import KeyboardCore

/// Version 1 of the protocol, which KWin has for the program that it has started.
///
/// A field has a context, and the keyboard is grabbed anew for each. KWin applies a deletion and the
/// text that follows it as one change.
@MainActor
final class InputMethodV1: InputMethod {
  var onEvent: ((InputMethodEvent) -> Void)?
  var isActive: Bool { context != nil }

  /// Styles of text-input-unstable-v1.
  private static let (plain, underline): (UInt32, UInt32) = (1, 5)

  /// How long after a change of modifiers the program learns of it without a key, in ms: the next change
  /// may follow at once, and a click comes later.
  private static let patience = 30

  /// The evdev codes of Ctrl, Shift, Alt, Caps Lock, AltGr and Super.
  private static let modifierKeys: Set<UInt32> = [29, 42, 54, 56, 58, 97, 100, 125, 126]

  private let connection: WaylandConnection
  private let method: OpaquePointer
  private let panel: OpaquePointer?
  /// Whether programs get modifiers only from here, as on KWin 6.7.
  ///
  /// KWin 6.3 hands them to programs itself, and takes an echo for the keyboard's state: Super, released
  /// and pressed again within a ms, stayed down. Versions in between were not tried.
  private let passesModifiers: Bool
  private var modifiers = ModifierMasks()
  private var passedModifiers: ModifierMasks?
  private var timeout: Timeout?
  private var context: OpaquePointer?
  private var grab: KeyboardGrab?
  /// The number of the field's last report.
  private var serial: UInt32 = 0
  private var report = FieldReport()
  private var reporting = Reporting.new
  private var hasPreedit = false

  /// How much of the field's report is handed on.
  private enum Reporting {
    /// None of it, as the first one is still on its way.
    case new
    /// All but a text, which Qt changes without a `commit_state`.
    case changed
    case complete
  }

  init?(_ connection: WaylandConnection) {
    guard let method = connection.bind("zwp_input_method_v1") else { return nil }
    self.connection = connection
    self.method = method
    panel = connection.bind("zwp_input_panel_v1")
    passesModifiers = connection.offers("wl_seat", version: 10)
    zwp_input_method_v1_add_listener(method, Self.listener, listening(self))
    connection.onRead = { [weak self] in
      if let self, reporting == .changed { handOn() }
    }
  }

  func delete(before: Int, after: Int) {
    guard let context, before + after > 0 else { return }
    zwp_input_method_context_v1_delete_surrounding_text(
      context, Int32(-before), UInt32(before + after))
  }

  func commit(_ text: String) {
    guard let context else { return }
    hasPreedit = false
    zwp_input_method_context_v1_commit_string(context, serial, text)
  }

  func showPreedit(_ text: String, isUnderlined: Bool) {
    guard let context, hasPreedit || !text.isEmpty else { return }
    hasPreedit = !text.isEmpty
    let bytes = text.utf8.count
    zwp_input_method_context_v1_preedit_styling(
      context, 0, UInt32(bytes), isUnderlined ? Self.underline : Self.plain)
    zwp_input_method_context_v1_preedit_cursor(context, Int32(bytes))
    // The last argument is what becomes text if the field loses the focus.
    zwp_input_method_context_v1_preedit_string(context, serial, text, text)
  }

  func finish() {}

  func pass(_ key: CompositorKey) {
    guard let context else { return }
    // A program that does not know that Super is down takes Alt for a tap, and opens its menu.
    let lacksModifier = modifiers.depressed & ~(passedModifiers?.depressed ?? 0) != 0
    if key.isPress, lacksModifier || !Self.modifierKeys.contains(key.code) { passModifiers() }
    zwp_input_method_context_v1_key(context, key.serial, key.time, key.code, key.state)
  }

  func pass(_ modifiers: ModifierMasks) {
    self.modifiers = modifiers
    guard passesModifiers else { return }
    timeout = Timeout(milliseconds: Self.patience, priority: .high) { [weak self] in
      self?.passModifiers()
      self?.connection.flush()
    }
  }

  /// Hands the modifiers on if the field does not have them.
  ///
  /// KWin takes them for the keyboard's state. So they are handed on with a key that needs them, or some
  /// time later, as others may be down already.
  private func passModifiers() {
    guard let context, passesModifiers, modifiers != passedModifiers else { return }
    passedModifiers = modifiers
    zwp_input_method_context_v1_modifiers(
      context, serial, modifiers.depressed, modifiers.latched, modifiers.locked, modifiers.group)
  }

  func send(code: UInt32, keysym: UInt32, isPress: Bool, time: UInt32) {
    guard let context else { return }
    zwp_input_method_context_v1_keysym(context, serial, time, keysym, isPress ? 1 : 0, 0)
  }

  func makePopup(of surface: OpaquePointer) -> (any Popup)? {
    panel.flatMap { zwp_input_panel_v1_get_input_panel_surface($0, surface) }
      .map(PanelSurface.init)
  }

  private func activate(_ context: OpaquePointer) {
    deactivate()
    self.context = context
    serial = 0
    report = FieldReport()
    passedModifiers = nil
    zwp_input_method_context_v1_add_listener(context, Self.contextListener, listening(self))
    if let keyboard = zwp_input_method_context_v1_grab_keyboard(context) {
      grab = KeyboardGrab(keyboard) { [weak self] in self?.onEvent?($0) }
    }
    onEvent?(.activated)
  }

  private func handOn() {
    reporting = .complete
    onEvent?(.report(report))
  }

  private func deactivate() {
    guard let context else { return }
    onEvent?(.deactivated)
    grab = nil
    self.context = nil
    reporting = .new
    hasPreedit = false
    zwp_input_method_context_v1_destroy(context)
  }

  private static let listener = permanent(
    zwp_input_method_v1_listener(
      activate: { data, _, context in
        // Safe: the proxy belongs to this thread.
        nonisolated(unsafe) let context = context
        deliver(data) { (method: InputMethodV1) in
          if let context { method.activate(context) }
        }
      },
      deactivate: { data, _, context in
        nonisolated(unsafe) let context = context
        deliver(data) { (method: InputMethodV1) in
          if context == method.context { method.deactivate() }
        }
      }))

  private static let contextListener = permanent(
    zwp_input_method_context_v1_listener(
      surrounding_text: { data, _, text, cursor, anchor in
        let bytes = bytes(of: text)
        deliver(data) { (method: InputMethodV1) in
          method.report.text = ReportedText(bytes, cursor: Int(cursor), anchor: Int(anchor))
          if method.reporting == .complete { method.reporting = .changed }
        }
      },
      reset: { data, _ in deliver(data) { (method: InputMethodV1) in method.onEvent?(.reset) } },
      content_type: { data, _, hint, purpose in
        deliver(data) { (method: InputMethodV1) in
          method.report.contentType = ContentType(textInputV1Hints: hint, purpose: purpose)
        }
      },
      invoke_action: { _, _, _, _ in },
      commit_state: { data, _, serial in
        deliver(data) { (method: InputMethodV1) in
          method.serial = serial
          method.handOn()
        }
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
