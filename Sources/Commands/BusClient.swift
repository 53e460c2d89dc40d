import GLib
package import IBus
package import KeyboardCore

/// A client of the running ibus-daemon with a text field in memory.
package final class BusClient {
  package private(set) var field: SimulatedClient
  /// Called with each effect that arrives from the engine.
  package var onReceive: ((FieldEffect) -> Void)?

  private let bus: Bus
  private let context: InputContext

  /// Makes a client and takes the focus.
  package init(bus: Bus, client: String = "ime-cli", capabilities: ClientCapabilities) throws {
    guard let context = InputContext(client: client, bus: bus) else {
      throw CommandError(
        "No IBus is running for this user and display; start it with \"ibus-daemon -drxR\".")
    }
    self.bus = bus
    self.context = context
    field = SimulatedClient(capabilities: capabilities)
    context.onReceive = { [weak self] in self?.receive($0) }
    // A client that shows lists itself receives them; otherwise the panel does.
    context.setCapabilities(capabilities.union(.lookupTable))
    context.focusIn()
    MainLoop.handlePending()
  }

  package func select(engine: String) throws {
    guard bus.select(engine: engine) else {
      guard !bus.knows(engine: engine) else {
        throw CommandError(
          "IBus has not switched to the engine \(engine) within 5 s. Run \"ime-cli doctor\" to find"
            + " out why.")
      }
      throw CommandError(
        "IBus has no engine \(engine); install ibus-callout, or start ibus-engine-callout, which"
          + " registers itself.")
    }
    MainLoop.run(forAtMost: 50)
  }

  /// Sends a key as a client does, and returns whether the engine handled it.
  @discardableResult
  package func send(_ key: KeyEvent) -> Bool {
    let isHandled = context.process(key)
    if !isHandled { field.type(key) }
    if let text = field.surroundingText { context.setSurroundingText(text) }
    return isHandled
  }

  package func setContentType(_ purpose: ContentPurpose) { context.setPurpose(purpose) }
  package func focusIn() { context.focusIn() }

  /// Takes the focus away; the preedit becomes text.
  package func focusOut() {
    field.commitPreedit()
    context.focusOut()
  }

  /// Resets the input method; the preedit becomes text.
  package func reset() {
    field.commitPreedit()
    context.reset()
  }

  package func activateProperty(_ name: String) {
    context.activateProperty(name, isChecked: false)
    // It is a signal, so the engine does not report when it is done.
    MainLoop.run(forAtMost: 100)
  }

  private func receive(_ effect: FieldEffect) {
    field.apply(effect)
    onReceive?(effect)
  }
}
