import Commands
import GLib
import Glibc
import Hosting
import IBus
import KeyboardCore

/// Measurements through the real ibus-daemon.
final class BusBench {
  private static let callout = "callout:fr"
  private static let simple = "xkb:us::eng"

  private let session: PrivateBus
  private let count: Int
  private var worker: ChildProcess?

  init(session: PrivateBus, roundTrips: Int) {
    self.session = session
    count = roundTrips
  }

  private var calloutWords: [String] { [session.engine, "--worker"] }

  /// The time of each engine from its start to its name on the bus.
  func startUp() throws -> [String] {
    let bus = session.bus
    func series(_ words: [String], _ name: String) throws -> Series {
      Series(
        try (0..<20).map { _ in
          let (process, time) = try session.start(words, name: name)
          process.stop()
          while bus.hasOwner(of: name) { usleep(500) }
          return time / 1000
        })
    }
    let ours = try series(calloutWords, EngineComponent.busName)
    let simple = try series([PrivateBus.simpleEngine, "--ibus"], "org.freedesktop.IBus.Simple")
    worker = try session.start(calloutWords, name: EngineComponent.busName).0
    return [
      "  \("ibus-engine-callout".padded(34))\(ours.quantile(0.5).rounded(to: 1)) ms",
      "  \("ibus-engine-simple".padded(34))\(simple.quantile(0.5).rounded(to: 1)) ms",
    ]
  }

  /// The time in which the engines are listed, for which IBus waits at its start, and that of a small
  /// program of IBus that prints one line, in turns.
  func listing() throws -> [String] {
    func time(_ words: [String]) throws -> Double {
      let start = microseconds()
      try ChildProcess(words).wait()
      return microseconds() - start
    }
    var (ours, other): ([Double], [Double]) = ([], [])
    for _ in 0..<20 {
      ours.append(try time([session.engine, "--xml"]))
      other.append(try time(["ibus", "version"]))
    }
    return [
      Series(ours).row("ibus-engine-callout --xml"), Series(other).row("ibus version"),
      Series(ours).ratio(to: Series(other)),
    ]
  }

  /// Round trips of keys, in turns of both engines.
  func roundTrips() throws -> [String] {
    let e = KeyEvent(keysym: Keysym(rawValue: 0x65), text: "e", keycode: 18, time: 0)
    let acute = KeyEvent(keysym: Keysym(rawValue: 0xfe51), keycode: 40, time: 0)
    return try [
      compare("letter that passes (terminal)", .terminal) { $0.roundTrip([e]) },
      compare("dead key and letter, committed", .terminal) { $0.roundTrip([acute, e]) },
      compare("letter with callouts (preedit)", .freeForm) { $0.roundTrip([e]) },
    ].flatMap { $0 }
  }

  /// Compares what a closure measures, in µs.
  private func compare(
    _ name: String, _ purpose: ContentPurpose, _ measure: (BusClient) -> Double
  ) throws -> [String] {
    let client = try BusClient(bus: session.bus, capabilities: [.preedit, .focus])
    client.setContentType(purpose)
    var times: [String: [Double]] = [:]
    let turns = 10
    for turn in 0..<turns {
      // The order changes from turn to turn, so that neither always comes first.
      let engines = turn % 2 == 0 ? [Self.callout, Self.simple] : [Self.simple, Self.callout]
      for engine in engines {
        try client.select(engine: engine)
        for _ in 0..<20 { _ = measure(client) }
        times[engine, default: []] += (0..<max(1, count / turns)).map { _ in measure(client) }
      }
    }
    let ours = Series(times[Self.callout] ?? [])
    let simple = Series(times[Self.simple] ?? [])
    return [
      "  \(name)", ours.row("ibus-engine-callout"), simple.row("ibus-engine-simple"),
      ours.ratio(to: simple),
    ]
  }

  /// Memory of the engine after its start, and after many keys.
  func memory(keys: Int) throws -> [String] {
    let bus = session.bus
    worker?.stop()
    while bus.hasOwner(of: EngineComponent.busName) { usleep(500) }
    let (worker, _) = try session.start(calloutWords, name: EngineComponent.busName)
    defer { worker.stop() }
    let client = try BusClient(bus: session.bus, capabilities: [.preedit, .focus])
    try client.select(engine: Self.callout)
    MainLoop.run(forAtMost: 500)
    let idle = ProcessMemory(of: worker.id)
    let letters = Array("the quick brown fox jumps over the lazy dog ").map { character in
      KeyEvent(
        keysym: Keysym(rawValue: character.unicodeScalars.first?.value ?? 0x20),
        text: String(character), keycode: 30, time: 0)
    }
    for index in 0..<keys {
      var key = letters[index % letters.count]
      key.keycode = 16 + UInt32(index % 2)
      _ = client.roundTrip([key])
    }
    MainLoop.run(forAtMost: 500)
    let after = ProcessMemory(of: worker.id)
    func row(_ label: String, _ memory: ProcessMemory) -> String {
      "  \(label.padded(34))resident \((Double(memory.resident) / 1024).rounded(to: 1)) MiB,"
        + " private \((Double(memory.private) / 1024).rounded(to: 1)) MiB"
    }
    return [row("engine in use, idle", idle), row("after \(keys) keys", after)]
  }
}

extension BusClient {
  /// Sends presses and releases; the time in µs is that of the presses' answers.
  func roundTrip(_ keys: [KeyEvent]) -> Double {
    var time = 0.0
    for key in keys {
      let start = microseconds()
      send(key)
      time += microseconds() - start
      var release = key
      release.isRelease = true
      send(release)
    }
    return time
  }
}
