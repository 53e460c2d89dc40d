import Commands
import GLib
import Hosting
import IBus
import KeyboardCore
import KeyboardLayouts

/// Types through the running ibus-daemon, as a client of it.
final class BusTarget: ScriptTarget {
  private let connection: BusClient
  private let start = MainLoop.now
  private var lastEffect = 0
  private(set) var steps: [JSONValue] = []
  var field: SimulatedClient { connection.field }

  init(locale: LocaleIdentifier, field: FieldOptions) throws {
    connection = try BusClient(
      bus: Bus(), client: field.client, capabilities: field.kind.capabilities)
    try connection.select(engine: "\(EngineCatalogue.multilingual):\(locale)")
    connection.onReceive = { [weak self] effect in
      guard let self else { return }
      lastEffect = MainLoop.now
      steps.append(["time": .int(MainLoop.now - start), "received": effect.json])
    }
    connection.setContentType(field.purpose)
    wait(50)
  }

  func send(_ key: KeyEvent) {
    let isHandled = connection.send(key)
    steps.append(
      [
        "time": .int(MainLoop.now - start),
        "sent": .string("\(key.isRelease ? "release" : "press") \(key.keysym.name)"),
        "handled": .bool(isHandled),
      ])
  }

  func send(_ event: InputEvent) {
    switch event {
    case .focusOut: connection.focusOut()
    case .focusIn: connection.focusIn()
    case .reset: connection.reset()
    case .action(.keyboardType(.emojis)): connection.activateProperty("emoji")
    default: printError("\(event) cannot be sent through IBus; it is left out.")
    }
  }

  func wait(_ milliseconds: Int) { MainLoop.run(forAtMost: milliseconds) }

  func waitForList(_ milliseconds: Int) {
    MainLoop.run(forAtMost: milliseconds) { connection.field.candidates != nil }
  }

  /// The last effects of a turn may come later than its first: on a busy machine, a letter was in the
  /// text and still in the preedit, too.
  func waitForRest() {
    let end = MainLoop.now
    MainLoop.run(forAtMost: 2000) { MainLoop.now - max(end, lastEffect) >= 100 }
  }
}
