import CIBus
import IBus
import KeyboardCore

/// A client of the running ibus-daemon with a text field in memory.
@MainActor final class BusClient {
  /// The field.
  private(set) var field: SimulatedClient
  /// Called with what arrives from the engine.
  var onReceive: ((Effect) -> Void)?

  let bus: IBusBus
  private let context: IBusInputContext

  /// Makes a client and takes the focus.
  ///
  /// - Throws: `CommandError` where no IBus is running.
  init(bus: IBusBus, capabilities: ClientCapabilities) throws {
    self.bus = bus
    guard bus.isConnected != 0, let context = bus.makeInputContext("ime-cli") else {
      throw CommandError(
        "No IBus is running for this user and display; start it with \"ibus-daemon -drxR\","
          + " or use packaging/run, which starts a private one.")
    }
    self.context = context
    field = SimulatedClient(capabilities: capabilities)
    listen()
    // A client that shows lists itself is told them; else they go to the panel.
    context.setCapabilities(capabilities.union(.lookupTable).rawValue)
    // The field turns its preedit into text itself when it loses the focus, as GTK's does.
    ibus_input_context_set_client_commit_preedit(context, 1)
    context.focusIn()
    drain()
  }

  isolated deinit { cibus_input_context_destroy(context) }

  /// Switches to an engine and waits until it is there.
  ///
  /// - Throws: `CommandError` where IBus does not know it.
  func select(engine: String) throws {
    let isThere = withQuietLibrary {
      bus.setGlobalEngine(engine) != 0
        && MainLoop.run(forAtMost: 5000) { bus.engineInUse == engine }
    }
    guard isThere else {
      throw CommandError(
        "IBus has no engine \(engine); install ibus-callout, or start ibus-engine-callout, which"
          + " makes itself known.")
    }
    MainLoop.run(forAtMost: 50)
  }

  /// Sends a key and does with it what a client does.
  ///
  /// - Returns: Whether the engine used it up.
  @discardableResult
  func send(_ key: KeyEvent) -> Bool {
    let state = key.modifiers.rawValue | (key.isRelease ? KeyEvent.releaseMask : 0)
    let isHandled =
      context.processKey(keysym: key.keysym.rawValue, keycode: key.keycode, state: state) != 0
    // What the engine sent before its answer has arrived before it, and comes first.
    drain()
    if !isHandled { field.type(key) }
    if let text = field.surroundingText {
      context.setSurroundingText(
        IBusText(text.text), cursor: guint(text.cursor), anchor: guint(text.anchor))
    }
    return isHandled
  }

  func setContentType(_ purpose: ContentPurpose) {
    context.setContentType(purpose: purpose.rawValue, hints: 0)
  }

  func focusIn() { context.focusIn() }

  func focusOut() {
    field.commitPreedit()
    context.focusOut()
  }

  func reset() {
    field.commitPreedit()
    context.reset()
  }

  func activateProperty(_ name: String, isChecked: Bool = false) {
    let state = isChecked ? PROP_STATE_CHECKED : PROP_STATE_UNCHECKED
    context.activateProperty(name, state: state.rawValue)
    // It is a signal: nothing says when the engine is done.
    MainLoop.run(forAtMost: 100)
  }

  private func drain() { while g_main_context_iteration(nil, 0) != 0 {} }

  private func receive(_ effect: Effect) {
    field.apply(effect)
    onReceive?(effect)
  }

  private func listen() {
    let emitter = cibus_input_context_raw(context)
    connect(emitter, "commit-text") { [weak self] arguments in
      self?.receive(.commit(arguments.text(1)))
    }
    connect(emitter, "update-preedit-text-with-mode") { [weak self] arguments in
      self?.receive(.preedit(arguments.bool(3) ? Preedit(arguments.text(1)) : nil))
    }
    connect(emitter, "hide-preedit-text") { [weak self] _ in self?.receive(.preedit(nil)) }
    connect(emitter, "update-lookup-table") { [weak self] arguments in
      self?.receive(.candidates(arguments.bool(2) ? arguments.list(1) : nil))
    }
    connect(emitter, "hide-lookup-table") { [weak self] _ in self?.receive(.candidates(nil)) }
    connect(emitter, "delete-surrounding-text") { [weak self] arguments in
      self?.receive(
        .deleteSurrounding(offset: Int(arguments.int(1)), count: Int(arguments.uint(2))))
    }
    connect(emitter, "forward-key-event") { [weak self] arguments in
      self?.receive(
        .forwardKey(
          Keysym(rawValue: arguments.uint(1)), keycode: arguments.uint(2),
          isRelease: arguments.uint(3) & KeyEvent.releaseMask != 0))
    }
  }
}

/// Does something without the lines that libibus writes to standard error about everything the
/// daemon refuses.
func withQuietLibrary<Result>(_ body: () -> Result) -> Result {
  let quiet = g_log_set_handler("IBUS", G_LOG_LEVEL_WARNING, { _, _, _, _ in }, nil)
  defer { g_log_remove_handler("IBUS", quiet) }
  return body()
}

extension IBusBus {
  /// The name of the engine in use, or `nil`.
  var engineInUse: String? { globalEngine().map { String(cString: $0.name) } }
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
