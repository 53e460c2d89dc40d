import EngineHost
import KeyboardCore
import TerminalScreen

/// Types into a keyboard and a field in process.
final class SimulationTarget: ScriptTarget {
  private let simulation: KeyboardSimulation
  private var steps: [JSONValue] = []
  private var texts: [String] = []

  init(
    controller: KeyboardInputController, client: String, capabilities: ClientCapabilities,
    purpose: ContentPurpose
  ) {
    controller.recordsNotes = true
    simulation = KeyboardSimulation(
      controller: controller, capabilities: capabilities, clientName: client,
      contentType: ContentType(purpose: purpose))
    // Rules may name the program as IBus does, or as the desktop does.
    simulation.send(.program(client))
    simulation.onResponse = { [weak self] event, time, response in
      guard let self else { return }
      steps.append(traceLine(event, time: time, response: response, isSecret: false))
      texts.append(StepDescription(event, time: time, response: response).text)
    }
  }

  func send(_ key: KeyEvent) { simulation.send(key) }
  func send(_ event: InputEvent) { simulation.send(event) }
  func wait(_ milliseconds: Int) { simulation.wait(milliseconds) }
  func waitForList(_ milliseconds: Int) { simulation.wait(milliseconds) }

  /// What happened, as an object.
  var report: JSONValue {
    [
      "steps": .array(steps), "text": .string(simulation.client.text),
      "preedit": .string(simulation.client.preedit),
      "list": .strings(simulation.client.candidates?.entries ?? []),
    ]
  }

  /// What happened, line by line.
  var lines: [String] {
    texts + ["text: \(simulation.client.text)\(simulation.client.preedit)"]
  }
}
