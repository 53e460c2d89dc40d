import Commands
import GLib
import Glibc
import Hosting
import IBus
import KeyboardCore

/// Measurements through the real ibus-daemon.
final class BusBench {
  static let callout = "callout:fr"
  private static let simple = "xkb:us::eng"
  private static let holdDelay = 200

  private let session: PrivateBus
  private let count: Int
  private var worker: ChildProcess?

  init(session: PrivateBus, roundTrips: Int) {
    self.session = session
    count = roundTrips
  }

  private var calloutWords: [String] {
    [session.engine, "--worker", "--setting", "hold-delay=\(Self.holdDelay)"]
  }

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

  /// Focus changes that are sent at once, and a key behind them, in turns of both engines.
  func focusChanges() throws -> [String] {
    let e = KeyEvent(keysym: Keysym(rawValue: 0x65), text: "e", keycode: 18, time: 0)
    let burst = 100
    return try compare("focus change, of \(burst) at once", .terminal, share: burst) { client in
      let start = microseconds()
      for _ in 0..<burst / 2 {
        client.focusOut()
        client.focusIn()
      }
      _ = client.roundTrip([e])
      return (microseconds() - start) / Double(burst)
    }
  }

  /// Compares what a closure measures, in µs; one in `share` of the usual number of times.
  private func compare(
    _ name: String, _ purpose: ContentPurpose, share: Int = 1, _ measure: (BusClient) -> Double
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
        for _ in 0..<max(1, 20 / share) { _ = measure(client) }
        let rounds = max(1, count / turns / share)
        times[engine, default: []] += (0..<rounds).map { _ in measure(client) }
      }
    }
    let ours = Series(times[Self.callout] ?? [])
    let simple = Series(times[Self.simple] ?? [])
    return [
      "  \(name)", ours.row("ibus-engine-callout"), simple.row("ibus-engine-simple"),
      ours.ratio(to: simple),
    ]
  }

  /// The delay of a held key's list.
  func lateness() throws -> [String] {
    let client = try BusClient(bus: session.bus, capabilities: [.preedit, .focus])
    try client.select(engine: Self.callout)
    var opened = 0.0
    client.onReceive = { effect in
      if case .candidates(.some) = effect { opened = microseconds() }
    }
    let e = KeyEvent(keysym: Keysym(rawValue: 0x65), text: "e", keycode: 18, time: 0)
    let escape = KeyEvent(keysym: .escape, keycode: 1, time: 0)
    var times: [Double] = []
    for _ in 0..<40 {
      opened = 0
      let start = microseconds()
      client.send(e)
      guard MainLoop.run(forAtMost: 2000, until: { opened > 0 }) else {
        throw CommandError("The list did not open within 2 s.")
      }
      times.append((opened - start) / 1000 - Double(Self.holdDelay))
      for key in [e, escape] {
        var release = key
        release.isRelease = true
        if key == escape { client.send(escape) }
        client.send(release)
      }
      MainLoop.run(forAtMost: KeyboardTiming.tapThenHold + 50)
    }
    let series = Series(times)
    return [
      "  \("p50".padded(34))\(series.quantile(0.5).rounded(to: 1)) ms",
      "  \("longest".padded(34))\(series.quantile(1).rounded(to: 1)) ms",
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
