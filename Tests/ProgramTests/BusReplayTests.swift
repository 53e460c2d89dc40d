import Foundation
import TestSession
import Testing

extension ProgramTests {
  /// `ime-cli replay --bus`, with the running engine.
  @Suite @MainActor struct BusReplayTests {
    private func record(_ session: BareSession) throws -> URL {
      let file = try session.startTracedEngine(holdDelay: 200)
      let client = try session.openClient(engine: "callout:fr")
      try client.open(.full)
      try client.perform(.text("t") + .pick(2, of: "e") + .text("s ") + .hold("o") + .tap(.escape))
      try client.open(.bare)
      try client.perform(.text("xyz"))
      // The engine goes on tracing while the recording is played to it.
      let copy = session.folder.appending(path: "home/recording")
      try FileManager.default.copyItem(at: file, to: copy)
      return copy
    }

    private func replay(_ file: URL, in session: BareSession) throws -> Outcome {
      try Outcome(
        Programs.cli(), ["replay", "--bus", file.path], environment: session.environment,
        files: nil)
    }

    @Test func `a recording has the same texts through the bus`() throws {
      let session = try BareSession()
      defer { session.end() }
      let outcome = try replay(try record(session), in: session)
      #expect(outcome.status == 0, "\(outcome.output) \(outcome.errors)")
      #expect(outcome.output.contains("The same happened through IBus."))
    }

    @Test func `an engine with another setting has another text`() throws {
      let session = try BareSession()
      defer { session.end() }
      let file = try record(session)
      let other = try BareSession()
      defer { other.end() }
      _ = try other.startEngine(["--setting", "hold=false"])
      let outcome = try replay(file, in: other)
      #expect(outcome.status == 1, "\(outcome.output) \(outcome.errors)")
      #expect(outcome.output.contains("  through IBus      "))
    }
  }
}
