import Hosting
import KeyboardCore
import TerminalScreen

/// Types into a keyboard and a field in process.
final class SimulationTarget: ScriptTarget {
  private let simulation: KeyboardSimulation
  private(set) var steps: [JSONValue] = []
  private(set) var lines: [String] = []
  var field: SimulatedClient { simulation.client }

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
      self?.steps.append(traceLine(event, time: time, response: response, isSecret: false))
      self?.lines.append(StepDescription(event, time: time, response: response).text)
    }
  }

  func send(_ key: KeyEvent) { simulation.send(key) }
  func send(_ event: InputEvent) { simulation.send(event) }
  func wait(_ milliseconds: Int) { simulation.wait(milliseconds) }
  func waitForList(_ milliseconds: Int) { simulation.wait(milliseconds) }
}
