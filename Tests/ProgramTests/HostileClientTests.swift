import Foundation
import Glibc
import Testing

@testable import TestSession

extension ProgramTests {
  /// What clients and panels may send over the real ibus-daemon, whatever it is.
  @Suite @MainActor struct HostileClientTests {
    /// How many calls a seed makes; `packaging/fuzz` asks for more seeds.
    private static let calls = 2000
    /// For how long seeds are tried, in seconds: `IBUS_CALLOUT_HOSTILE_SECONDS` in the environment.
    private static let seconds = Double(
      ProcessInfo.processInfo.environment["IBUS_CALLOUT_HOSTILE_SECONDS"] ?? "")

    @Test func `after senseless calls, the same worker types as before`() throws {
      let session = try BareSession(
        engines: ["callout:fr"], arguments: ["--setting", "hold-delay=150"])
      defer { session.end() }
      let client = try session.openClient(engine: "callout:fr")
      try client.expect("é", after: .pick(1, of: "e"))
      let before = try #require(try session.engineProcesses().worker)
      let script = URL(filePath: #filePath).resolvingSymlinksInPath()
        .deletingLastPathComponent().appending(path: "Clients/hostile_client.py")
      let hostile = try LineProcess(
        ["/usr/bin/python3", script.path], environment: session.environment,
        log: session.folder.appending(path: "logs/hostile.log"))
      defer { hostile.end() }
      _ = try hostile.readLine(within: 20)
      // Data is read at first use, and the client's letters are remembered, up to a limit.
      var seed = 0
      var memory: [Int] = []
      let start = ContinuousClock.now
      repeat {
        _ = try hostile.ask("\(seed) \(Self.calls)", within: 120)
        seed += 1
        memory.append(before.anonymousMemory)
        #expect(before.isAlive, "seed \(seed - 1): \(session.daemonLog.suffix(2000))")
        guard before.isAlive else { return }
      } while ContinuousClock.now - start < .seconds(Self.seconds ?? 0) || seed < 3
      print("\(seed * Self.calls) calls; memory \(memory.first ?? 0) to \(memory.last ?? 0) KiB")
      try client.select("callout:fr")
      try client.open()
      // What the panel's menu offers, anybody who plays the panel may choose.
      try client.choose("hold", isOn: true)
      try client.choose("locale.fr", isOn: true)
      try client.expect("ét", after: .pick(1, of: "e") + .tap("t"))
      #expect(try session.engineProcesses().worker == before)
    }
  }
}
