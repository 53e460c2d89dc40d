import Hosting
import KeyboardCore
import Spelling

final class SimulationTarget: ScriptTarget {
  private let simulation: KeyboardSimulation
  private(set) var steps: [JSONValue] = []
  var field: SimulatedClient { simulation.client }

  init(
    controller: KeyboardInputController, client: String, capabilities: ClientCapabilities,
    purpose: ContentPurpose
  ) {
    controller.recordsNotes = true
    simulation = KeyboardSimulation(
      controller: controller, capabilities: capabilities, clientName: client,
      contentType: ContentType(purpose: purpose))
    // Rules may use IBus's name of the program or the desktop's.
    simulation.send(.program(client))
    let dictionaries = SpellingDictionaries()
    simulation.onQuestion = dictionaries.answer
    simulation.onResponse = { [weak self] event, time, response in
      self?.steps.append(traceLine(event, time: time, response: response, isSecret: false))
    }
  }

  func send(_ key: KeyEvent) { simulation.send(key) }
  func send(_ event: InputEvent) { simulation.send(event) }
  func wait(_ milliseconds: Int) { simulation.wait(milliseconds) }
  func waitForList(_ milliseconds: Int) { simulation.wait(milliseconds) }
}
