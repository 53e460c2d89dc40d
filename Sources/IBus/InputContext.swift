package import CIBus
import GLib
public import KeyboardCore

/// A client's text field in IBus.
@MainActor public final class InputContext {
  /// Called with each effect of the engine.
  public var onReceive: ((FieldEffect) -> Void)?

  /// The object of libibus; `nil` during deinitialization.
  package private(set) var context: IBusInputContext?
  private let bus: Bus

  /// Creates a context for a client, or returns `nil` if IBus is not running.
  public init?(client: String, bus: Bus) {
    guard bus.isConnected, let context = bus.bus.makeInputContext(client) else { return nil }
    self.context = context
    self.bus = bus
    listen()
    // The client commits its preedit itself when it loses the focus, as GTK does.
    ibus_input_context_set_client_commit_preedit(context, 1)
  }

  // ibus-daemon 1.5.27 aborts now and then when it answers a client that is closing: one thread looks
  // up the connection while another frees it ("assertion failed: skip_connection"). A context sends
  // requests without waiting even when it is freed (its RemoveMatch hit this once in a thousand
  // clients). After the answer to a last question, nothing more is sent.
  isolated deinit {
    if let context { cibus_input_context_destroy(context) }
    context = nil
    if bus.isConnected { _ = bus.hasOwner(of: "org.freedesktop.IBus") }
  }

  /// Reports the client's capabilities.
  public func setCapabilities(_ capabilities: ClientCapabilities) {
    context?.setCapabilities(capabilities.rawValue)
  }

  /// Reports the purpose of the field.
  public func setPurpose(_ purpose: ContentPurpose) {
    context?.setContentType(purpose: purpose.rawValue, hints: 0)
  }

  /// Reports the text around the cursor.
  public func setSurroundingText(_ text: SurroundingText) {
    context?.setSurroundingText(
      IBusText(text.text), cursor: guint(text.cursor), anchor: guint(text.anchor))
  }

  /// Reports that the field has received the focus.
  public func focusIn() { context?.focusIn() }
  /// Reports that the field has lost the focus.
  public func focusOut() { context?.focusOut() }
  /// Resets the engine.
  public func reset() { context?.reset() }

  /// Sends a key, receives all effects up to the answer, and returns whether the engine handled it.
  public func process(_ key: KeyEvent) -> Bool {
    let state = key.modifiers.rawValue | (key.isRelease ? KeyEvent.releaseMask : 0)
    let answer =
      context?.processKey(keysym: key.keysym.rawValue, keycode: key.keycode, state: state) ?? 0
    MainLoop.handlePending()
    return answer != 0
  }

  /// Chooses an item of the engine's menu, without waiting for the engine.
  public func activateProperty(_ name: String, isChecked: Bool) {
    let state = isChecked ? PROP_STATE_CHECKED : PROP_STATE_UNCHECKED
    context?.activateProperty(name, state: state.rawValue)
  }

  private func listen() {
    on("commit-text") { .commit($0.text(1)) }
    on("update-preedit-text-with-mode") { .preedit($0.bool(3) ? Preedit($0.text(1)) : nil) }
    on("hide-preedit-text") { _ in .preedit(nil) }
    on("update-lookup-table") { .candidates($0.bool(2) ? $0.list(1) : nil) }
    on("hide-lookup-table") { _ in .candidates(nil) }
    on("delete-surrounding-text") {
      .deleteSurrounding(offset: Int($0.int(1)), count: Int($0.uint(2)))
    }
    on("forward-key-event") {
      .forwardKey(
        Keysym(rawValue: $0.uint(1)), keycode: $0.uint(2),
        isRelease: $0.uint(3) & KeyEvent.releaseMask != 0)
    }
  }

  private func on(_ signal: String, _ effect: @escaping (SignalArguments) -> FieldEffect) {
    guard let context else { return }
    connect(cibus_input_context_raw(context), signal) { [weak self] arguments in
      self?.onReceive?(effect(arguments))
    }
  }
}

extension SignalArguments {
  /// The text of an IBusText.
  fileprivate func text(_ index: Int) -> String {
    object(index).flatMap { cibus_text($0).utf8 }.map { String(cString: $0) } ?? ""
  }

  /// The entries of an IBusLookupTable.
  fileprivate func list(_ index: Int) -> CandidateList? {
    guard let table = object(index).map({ cibus_lookup_table($0) }) else { return nil }
    let entries = (0..<table.count).map { place in
      table.candidate(at: place)?.utf8.map { String(cString: $0) } ?? ""
    }
    let cursor = Int(table.cursor)
    return CandidateList(
      entries, selected: table.isCursorVisible != 0 ? cursor : nil,
      page: cursor / CandidateList.pageSize)
  }
}
