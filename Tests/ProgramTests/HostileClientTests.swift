import Foundation
import Glibc
import Testing

@testable import TestSession

extension ProgramTests {
  /// Senseless calls from clients and panels over the real ibus-daemon.
  @Suite @MainActor struct HostileClientTests {
    /// The worker's greatest growth, in KiB: the first 110,000 calls took 4.6 MiB, and 100,000 more
    /// 0.2 MiB.
    private static let growth = 4096
    /// The number of seeds after which nothing is left that is read at first use.
    private static let firstUses = 55
    /// The number of calls of a seed at least; `packaging/checks/fuzz` tries more seeds.
    private static let calls = 2000
    /// The seconds for which seeds are tried: `IBUS_CALLOUT_HOSTILE_SECONDS` in the environment.
    private static let seconds = Double(
      ProcessInfo.processInfo.environment["IBUS_CALLOUT_HOSTILE_SECONDS"] ?? "")
    /// The first seed: `IBUS_CALLOUT_HOSTILE_SEED`.
    private static let firstSeed =
      Int(ProcessInfo.processInfo.environment["IBUS_CALLOUT_HOSTILE_SEED"] ?? "") ?? 0

    @Test func `only ibus-daemon can call or create an engine`() throws {
      let (session, client) = try BareSession.withClient()
      try client.expect("ab", after: .tap("a") + .tap("b"))
      let hostile = try started(session.startScript("hostile_client"))
      let refused = "org.freedesktop.DBus.Error.AccessDenied"
      #expect(
        try hostile.ask("past the daemon", within: 20) == "\(refused) \(refused) \(refused)")
      try client.expect("abcd", after: .tap("c") + .tap("d"))
    }

    @Test func `after senseless calls, the same worker types as before`() throws {
      let (session, client) = try BareSession.withClient()
      try client.expect("é", after: .pick(1, of: "e"))
      let before = try #require(try session.engineProcesses().worker)
      let hostile = try started(session.startScript("hostile_client"))
      // Data is read at first use, and the client's letters are remembered, up to a limit.
      var seed = Self.firstSeed
      var calls = 0
      var memory: [Int] = []
      let start = ContinuousClock.now
      repeat {
        calls += Int(try hostile.ask("\(seed) \(Self.calls)", within: 120)) ?? 0
        seed += 1
        // packaging/checks/fuzz reads this, even of a run that was ended.
        print("\(calls) calls; next seed: \(seed)")
        fflush(nil)
        memory.append(before.anonymousMemory)
        #expect(before.isAlive, "seed \(seed - 1): \(session.daemonLog.suffix(2000))")
        guard before.isAlive else { return }
      } while ContinuousClock.now - start < .seconds(Self.seconds ?? 0) || memory.count < 3
      let young = memory.count > Self.firstUses ? memory[Self.firstUses] : memory.first ?? 0
      let growth = (memory.last ?? 0) - young
      #expect(calls >= memory.count * Self.calls)
      print("memory \(young) KiB and then \(growth) more")
      // packaging/checks/sanitize sets this for both sanitizers, which need more memory themselves.
      #expect(growth < Self.growth || ProcessInfo.processInfo.environment["ASAN_OPTIONS"] != nil)
      try client.select("callout:fr")
      try client.open()
      // A client that plays the panel may choose anything in the menu.
      try client.choose("hold", isOn: true)
      try client.choose("locale.fr", isOn: true)
      try client.expect("ét", after: .pick(1, of: "e") + .tap("t"))
      #expect(try session.engineProcesses().worker == before)
    }
  }
}
