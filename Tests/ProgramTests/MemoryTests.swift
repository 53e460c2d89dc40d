import Foundation
import Testing

@testable import TestSession

extension ProgramTests {
  /// The engine's memory, and whether it frees what it no longer needs.
  @Suite @MainActor struct MemoryTests {
    /// The allowed growth, in KiB: fragments and caches, less than half a KiB for each round.
    private static let limit = 256

    @Test(.onReleases) func `two hundred switches of the engine leave its memory flat`() throws {
      try expectFlat("200 switches") { client, isWarmUp in
        for _ in 0..<(isWarmUp ? 10 : 100) {
          try client.select("xkb:us::eng")
          try client.select("callout:fr")
          try client.perform([.down("t"), .up("t")])
        }
      }
    }

    @Test(.onReleases) func `twenty thousand keys leave its memory flat`() throws {
      try expectFlat("20,000 keys") { client, isWarmUp in
        try client.type(keys: isWarmUp ? 5000 : 20_000)
      }
    }

    @Test(.onReleases) func `fifty lists leave its memory flat`() throws {
      try expectFlat("50 lists") { client, isWarmUp in
        for _ in 0..<(isWarmUp ? 10 : 50) { try client.perform(.pick(1, of: "e", after: 160)) }
      }
    }

    @Test(.onReleases) func `memory for a burst of focus changes is given back`() throws {
      let (session, client) = try BareSession.withClient()
      try client.type(keys: 500)
      let worker = try #require(try session.engineProcesses().worker)
      let before = worker.anonymousMemory
      try #require(before > 0)
      try client.changeFocus(times: 3000)
      try client.type(keys: 1)
      try session.wait(for: "the memory before, \(before) KiB, and 2 MiB at most", seconds: 20) {
        worker.anonymousMemory < before + 2048
      }
    }

    /// The greatest average number of allocations for an event.
    private nonisolated static let limits = ["passes": 0.0, "tapped": 6.0, "picked": 9.5]

    /// The program that counts them, built by `packaging/test` like the shipped ones.
    private nonisolated static let counter =
      ProcessInfo.processInfo.environment["IBUS_CALLOUT_ALLOCATIONS"]

    @Test(
      .enabled(
        if: counter != nil,
        "only an optimised build counts; IBUS_CALLOUT_ALLOCATIONS names it, as packaging/test does"),
      arguments: limits.keys.sorted())
    func `an event allocates no more than its limit`(name: String) throws {
      let outcome = try Outcome(URL(filePath: Self.counter ?? ""), [])
      let row = try #require(
        outcome.output.split(separator: "\n").first { $0.hasPrefix(name + ": ") },
        "\(outcome.output)\(outcome.errors)")
      let count = try #require(Double(row.dropFirst(name.count + 2)))
      let limit = try #require(Self.limits[name])
      #expect(count <= limit)
    }

    private func expectFlat(
      _ what: String, _ rounds: (BusClient, _ isWarmUp: Bool) throws -> Void
    ) throws {
      let (session, client) = try BareSession.withClient()
      try rounds(client, true)
      let worker = try #require(try session.engineProcesses().worker)
      let before = worker.anonymousMemory
      try #require(before > 0)
      try rounds(client, false)
      let growth = worker.anonymousMemory - before
      print("\(what): \(before) KiB and then \(growth) more")
      #expect(growth < Self.limit)
    }
  }
}
