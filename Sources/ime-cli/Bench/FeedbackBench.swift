import EngineHost
import GLib
import Glibc
import KeyboardCore

/// What feedback costs a key: round trips with it off and on, in turns.
///
/// A private PulseAudio with a sink that goes nowhere plays the sounds, where it is installed.
@MainActor final class FeedbackBench {
  private let session: PrivateBus
  private let count: Int
  private let server: ChildProcess?

  init(session: PrivateBus, roundTrips: Int) {
    self.session = session
    count = roundTrips
    server = try? ChildProcess.started([
      "pulseaudio", "-n", "--daemonize=no", "--exit-idle-time=-1", "--use-pid-file=no",
      "-L", "module-null-sink", "-L", "module-native-protocol-unix",
    ])
    // Until it listens; without one the engine finds none.
    if server != nil { usleep(1_000_000) }
  }

  isolated deinit { server?.stop() }

  /// Whether sounds have somewhere to go.
  var hasServer: Bool { server != nil }

  func run() throws -> [String] {
    try compare("letter that passes, all at once", gap: 0, count: count)
      + compare("letter that passes, 60 ms apart", gap: 60_000, count: max(200, count / 10))
  }

  private func compare(_ name: String, gap: UInt32, count: Int) throws -> [String] {
    let client = try BusClient(bus: session.bus, capabilities: [.preedit, .focus])
    client.setContentType(.terminal)
    try client.select(engine: BusBench.callout)
    let e = KeyEvent(keysym: Keysym(rawValue: 0x65), text: "e", keycode: 18, time: 0)
    var times: [Bool: [Double]] = [:]
    let turns = 20
    for turn in 0..<turns {
      for isOn in turn % 2 == 0 ? [false, true] : [true, false] {
        client.activateProperty("feedback", isChecked: isOn)
        for _ in 0..<5 { _ = client.roundTrip([e]) }
        times[isOn, default: []] += (0..<count / turns).map { _ in
          if gap > 0 { usleep(gap) }
          return client.roundTrip([e])
        }
      }
    }
    client.activateProperty("feedback", isChecked: false)
    let off = Series(times[false] ?? [])
    let on = Series(times[true] ?? [])
    return ["  \(name)", off.row("feedback off"), on.row("feedback on"), on.ratio(to: off)]
  }
}
