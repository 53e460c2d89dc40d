import CAllocationCounter
import KeyboardCore
import KeyboardData

/// Counts the allocations of typing, and prints `NAME: ALLOCATIONS` for each way to type.
///
/// It is built as the shipped programs are: without optimisation Swift allocates more.
@main struct Main {
  private static let rounds = 2000

  static func main() {
    print("passes: \(allocations(in: .terminal, hold: 0))")
    print("tapped: \(allocations(in: .freeForm, hold: 0))")
    print("picked: \(allocations(in: .freeForm, hold: KeyboardTiming.holdDelay))")
  }

  /// The average number of allocations for an event.
  private static func allocations(in purpose: ContentPurpose, hold: Int) -> Double {
    var settings = KeyboardSettings()
    settings.locales = ["fr"]
    let controller = KeyboardInputController(library: .standard, settings: settings)
    _ = controller.handle(.focusIn(client: "check"))
    _ = controller.handle(.capabilities([.preedit, .focus]))
    _ = controller.handle(.contentType(ContentType(purpose: purpose)))
    var time = 0
    // The first rounds fill caches and capacities.
    _ = type(controller, hold: hold, rounds: 500, time: &time)
    let before = callocation_count()
    let events = type(controller, hold: hold, rounds: rounds, time: &time)
    return Double(callocation_count() - before) / Double(events)
  }

  /// Types a letter repeatedly: taps it, or holds it and picks.
  ///
  /// - Returns: The number of events.
  private static func type(
    _ controller: KeyboardInputController, hold: Int, rounds: Int, time: inout Int
  ) -> Int {
    let letter = KeyEvent(keysym: Keysym(rawValue: 0x65), text: "e", keycode: 18, time: 0)
    let digit = KeyEvent(keysym: Keysym(rawValue: 0x32), text: "2", keycode: 3, time: 0)
    var events = 0
    func send(_ event: InputEvent) {
      _ = controller.handle(event)
      events += 1
    }
    func send(_ key: KeyEvent, isRelease: Bool) {
      var key = key
      key.isRelease = isRelease
      key.time = time
      send(.key(key))
    }
    for _ in 0..<rounds {
      send(letter, isRelease: false)
      time += hold > 0 ? hold : 30
      if hold > 0 { send(.timer(.hold, time: time)) }
      send(letter, isRelease: true)
      time += KeyboardTiming.repeatPairGap
      if hold > 0 {
        send(digit, isRelease: false)
        send(digit, isRelease: true)
      } else {
        send(.timer(.release, time: time))
      }
      time += 1000
    }
    return events
  }
}
