import TestSession
import Testing

extension ProgramTests {
  /// Whether the engine keeps what it no longer needs.
  @Suite @MainActor struct MemoryTests {
    /// What may be added, in KiB: fragments and caches, less than half a KiB for each round.
    private static let limit = 256

    @Test func `two hundred switches of the engine leave its memory flat`() throws {
      try expectFlat("200 switches") { client, isWarmUp in
        for _ in 0..<(isWarmUp ? 10 : 100) {
          try client.select("xkb:us::eng")
          try client.select("callout:fr")
          try client.perform([.down("t"), .up("t")])
        }
      }
    }

    @Test func `twenty thousand keys leave its memory flat`() throws {
      try expectFlat("20,000 keys") { client, isWarmUp in
        try client.type(keys: isWarmUp ? 5000 : 20_000)
      }
    }

    @Test func `fifty lists leave its memory flat`() throws {
      try expectFlat("50 lists") { client, isWarmUp in
        for _ in 0..<(isWarmUp ? 10 : 50) { try client.perform(.pick(1, of: "e", after: 160)) }
      }
    }

    private func expectFlat(
      _ what: String, _ rounds: (BusClient, _ isWarmUp: Bool) throws -> Void
    ) throws {
      let session = try BareSession(
        engines: ["callout:fr"], arguments: ["--setting", "hold-delay=150"])
      defer { session.end() }
      let client = try session.openClient(engine: "callout:fr")
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
