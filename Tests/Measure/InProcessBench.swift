import Commands
import Hosting
import KeyboardCore
import KeyboardLayouts

#if AllocationCounter
  import CAllocationCounter
#endif

/// Time and allocations of the controller alone.
///
/// Allocations are counted in a build with `--traits AllocationCounter`.
struct InProcessBench {
  private static let rounds = 20_000

  func run() throws -> [String] {
    let keyboards = KeyboardFactory()
    var settings = KeyboardSettings()
    settings.locales = [try keyboards.knownLocale("fr")]
    func controller(_ purpose: ContentPurpose) -> KeyboardInputController {
      let controller = keyboards.makeController(settings: settings)
      _ = controller.handle(.focusIn(client: "bench"))
      _ = controller.handle(.capabilities([.preedit, .focus]))
      _ = controller.handle(.contentType(ContentType(purpose: purpose)))
      return controller
    }
    return [
      row("letter that passes (terminal)", controller(.terminal), hold: 0),
      row("letter with callouts, tapped", controller(.freeForm), hold: 0),
      row("letter held, list, pick", controller(.freeForm), hold: settings.holdDelay),
    ]
  }

  private func row(_ name: String, _ controller: KeyboardInputController, hold: Int) -> String {
    // The first rounds fill caches and capacities.
    _ = measure(controller, hold: hold, rounds: 500)
    let (time, allocations) = measure(controller, hold: hold, rounds: Self.rounds)
    let counted = allocations.map { " and \($0.rounded(to: 1)) allocations" } ?? ""
    return "  \(name.padded(34))\(time.rounded(to: 2)) µs\(counted) an event"
  }

  private func measure(
    _ controller: KeyboardInputController, hold: Int, rounds: Int
  ) -> (time: Double, allocations: Double?) {
    let e = KeyEvent(keysym: Keysym(rawValue: 0x65), text: "e", keycode: 18, time: 0)
    let two = KeyEvent(keysym: Keysym(rawValue: 0x32), text: "2", keycode: 3, time: 0)
    var now = 0
    var events = 0
    func send(_ key: KeyEvent, isRelease: Bool) {
      var key = key
      key.isRelease = isRelease
      key.time = now
      _ = controller.handle(.key(key))
      events += 1
    }
    let start = microseconds()
    let before = Self.allocationCount
    for _ in 0..<rounds {
      send(e, isRelease: false)
      if hold > 0 {
        now += hold
        _ = controller.handle(.timer(.hold, time: now))
        send(e, isRelease: true)
        send(two, isRelease: false)
        send(two, isRelease: true)
        events += 1
      } else {
        now += 30
        send(e, isRelease: true)
        now += KeyboardTiming.repeatPairGap
        _ = controller.handle(.timer(.release, time: now))
        events += 1
      }
      now += 1000
    }
    let count = Double(events)
    let time = microseconds() - start
    let allocations = Self.allocationCount.flatMap { after in before.map { after - $0 } }
    return (time / count, allocations.map { Double($0) / count })
  }

  /// The number of allocations so far, or `nil` if they are not counted.
  private static var allocationCount: UInt? {
    #if AllocationCounter
      callocation_count()
    #else
      nil
    #endif
  }
}
