import Hosting
import KeyboardCore

final class SimulationTarget: ScriptTarget {
  private let simulation: KeyboardSimulation
  private(set) var steps: [JSONValue] = []
  var field: SimulatedClient { simulation.client }

  init(_ simulation: KeyboardSimulation) {
    self.simulation = simulation
    simulation.onResponse = { [weak self] event, time, response in
      self?.steps.append(traceLine(event, time: time, response: response, isSecret: false))
    }
  }

  func send(_ key: KeyEvent) { simulation.send(key) }
  func send(_ event: InputEvent) { simulation.send(event) }
  func wait(_ milliseconds: Int) { simulation.wait(milliseconds) }
  func waitForList(_ milliseconds: Int) { simulation.wait(milliseconds) }
  func waitForRest() { simulation.wait(100) }
}
