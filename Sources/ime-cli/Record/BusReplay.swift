import Commands
import GLib
import IBus
import KeyboardCore

/// Plays a recording to the running engine, as programs that are typed into, at its own pace.
///
/// What the engine is told by the panel (clicks, pages) and by itself (timers) is not sent. A program
/// tells its own text, which is that of the recording where a field began.
final class BusReplay {
  /// A field whose text is another one.
  struct Difference {
    /// The session's number.
    var session: Int
    /// What is in the field by the answers in process.
    var expected: String
    /// What is in the field.
    var text: String
  }

  /// How many keys were used up or passed otherwise than recorded.
  private(set) var keys = 0
  /// What cannot be sent as a program, and how often it was left out.
  private(set) var leftOut = 0

  private struct Field {
    var client: BusClient
    var expected: SimulatedClient
    var isEmpty = true
  }

  private let bus = Bus()
  private var fields: [Int: Field] = [:]
  private var offset: Int?

  /// How long the engine may take at the end, in ms.
  private static let patience = 500

  /// Sends an event.
  ///
  /// - Parameters:
  ///   - step: The event, with the answer in process.
  ///   - replay: What is played in process.
  /// - Throws: `CommandError` where no IBus is running, or it does not know the engine.
  func play(_ step: Replay.Step, of replay: Replay) throws {
    guard let keyboard = replay.keyboard(ofSession: step.session) else { return }
    wait(until: step.time)
    var field =
      try fields[step.session]
      ?? open(keyboard, engine: replay.engine(ofSession: step.session))
    defer { fields[step.session] = field }
    for effect in step.response.effects { field.expected.apply(effect) }
    switch step.event {
    case .key(let key):
      if !step.response.isHandled { field.expected.type(key) }
      if field.client.send(key) != step.response.isHandled { keys += 1 }
    case .focusIn: field.client.focusIn()
    case .focusOut:
      field.expected.commitPreedit()
      field.client.focusOut()
    case .reset:
      field.expected.commitPreedit()
      field.client.reset()
    case .capabilities(let capabilities): field.client.setCapabilities(capabilities)
    case .contentType(let type): field.client.setContentType(type.purpose)
    case .surroundingText(let text) where field.isEmpty && !text.text.isEmpty:
      field.client.replaceText(text)
      field.expected.replaceText(text.text, cursor: text.cursor)
    case .action(.keyboardType(.emojis)): field.client.activateProperty("emoji")
    case .surroundingText, .timer, .program, .requested: break
    default: leftOut += 1
    }
    if case .key = step.event { field.isEmpty = false }
  }

  /// Waits for the last answers.
  ///
  /// - Returns: The fields whose text is another one.
  func finish() -> [Difference] {
    MainLoop.run(forAtMost: Self.patience)
    return fields.sorted { $0.key < $1.key }.compactMap { session, field in
      let (expected, text) = (field.expected.text, field.client.field.text)
      return expected == text ? nil : Difference(session: session, expected: expected, text: text)
    }
  }

  private func open(_ keyboard: KeyboardInputController, engine: String) throws -> Field {
    let context = keyboard.state.keyboardContext
    let client = try BusClient(bus: bus, client: context.client, capabilities: context.capabilities)
    try client.select(engine: engine)
    client.setContentType(context.contentType.purpose)
    return Field(client: client, expected: SimulatedClient(capabilities: context.capabilities))
  }

  /// Lets as much time pass as between the recorded events.
  private func wait(until time: Int) {
    let now = MainLoop.now
    let offset = offset ?? now - time
    self.offset = offset
    if time + offset > now { MainLoop.run(forAtMost: time + offset - now) }
  }
}
