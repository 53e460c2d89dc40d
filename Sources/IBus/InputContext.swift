package import CIBus
import GLib
public import KeyboardCore

/// A text field as IBus knows it: what a client has of IBus.
@MainActor public final class InputContext {
  /// Called with what arrives from the engine.
  public var onReceive: ((Effect) -> Void)?

  /// What libibus has of it; `nil` at its end.
  package private(set) var context: IBusInputContext?
  private let bus: Bus

  /// Tells IBus of a client, or returns `nil` if no IBus is running.
  ///
  /// - Parameters:
  ///   - client: The client's name.
  ///   - bus: The connection.
  public init?(client: String, bus: Bus) {
    guard bus.isConnected, let context = bus.bus.makeInputContext(client) else { return nil }
    self.context = context
    self.bus = bus
    listen()
    // The client turns its preedit into text itself when it loses the focus, as GTK's do.
    ibus_input_context_set_client_commit_preedit(context, 1)
  }

  // ibus-daemon 1.5.27 aborts now and then when it answers a client that is going: one thread looks
  // the connection up while the other frees it ("assertion failed: skip_connection"). The context
  // asks for something without waiting even when it is freed (its RemoveMatch was answered so, once
  // in a thousand clients). Once a last question is answered, nothing more is sent.
  isolated deinit {
    if let context { cibus_input_context_destroy(context) }
    context = nil
    if bus.isConnected { _ = bus.hasOwner(of: "org.freedesktop.IBus") }
  }

  /// Tells what the client can do.
  public func setCapabilities(_ capabilities: ClientCapabilities) {
    context?.setCapabilities(capabilities.rawValue)
  }

  /// Tells what the field is for.
  public func setPurpose(_ purpose: ContentPurpose) {
    context?.setContentType(purpose: purpose.rawValue, hints: 0)
  }

  /// Tells the text around the cursor.
  public func setSurroundingText(_ text: SurroundingText) {
    context?.setSurroundingText(
      IBusText(text.text), cursor: guint(text.cursor), anchor: guint(text.anchor))
  }

  /// Tells that the field has got the focus.
  public func focusIn() { context?.focusIn() }

  /// Tells that the field has lost the focus.
  public func focusOut() { context?.focusOut() }

  /// Tells that the client starts over.
  public func reset() { context?.reset() }

  /// Sends a key, and waits for the answer.
  ///
  /// What the engine sent before its answer has arrived afterwards.
  /// - Returns: Whether the engine has used it up.
  public func process(_ key: KeyEvent) -> Bool {
    let state = key.modifiers.rawValue | (key.isRelease ? KeyEvent.releaseMask : 0)
    let answer =
      context?.processKey(keysym: key.keysym.rawValue, keycode: key.keycode, state: state) ?? 0
    MainLoop.handlePending()
    return answer != 0
  }

  /// Chooses an item of the engine's menu.
  ///
  /// Nothing says when the engine is done with it.
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

  private func on(_ signal: String, _ effect: @escaping (SignalArguments) -> Effect) {
    guard let context else { return }
    connect(cibus_input_context_raw(context), signal) { [weak self] arguments in
      self?.onReceive?(effect(arguments))
    }
  }
}

extension SignalArguments {
  /// The text of an IBusText.
  fileprivate func text(_ index: Int) -> String {
    object(index).map { String(cString: cibus_text($0).utf8) } ?? ""
  }

  /// The entries of an IBusLookupTable.
  fileprivate func list(_ index: Int) -> CandidateList? {
    guard let table = object(index).map({ cibus_lookup_table($0) }) else { return nil }
    let entries = (0..<table.count).map { place in
      table.candidate(at: place).map { String(cString: $0.utf8) } ?? ""
    }
    let cursor = Int(table.cursor)
    return CandidateList(
      entries, selected: table.isCursorVisible != 0 ? cursor : nil,
      page: cursor / CandidateList.pageSize)
  }
}
