import Foundation
import Testing

@testable import TestSession

extension ProgramTests {
  /// Typing while the program is upgraded or removed.
  ///
  /// The engine runs as on a desktop: IBus has started it.
  @Suite @MainActor struct UpgradeTests {
    @Test func `an upgraded engine is replaced between two keys, and a held letter stays`()
      throws
    {
      let (installation, session, client, before) = try makeDesk("callout:fr")
      // A key is held and its list is open while the files are replaced.
      #expect(try client.perform([.down("e"), .wait(300)]).list.first == "é")
      try installation.replaceProgram()
      try installation.setLetters("ɛ è", of: "e", in: "fr")
      try installation.compileSettings()
      try client.perform([.wait(2500)])
      #expect(try session.engineProcesses().worker == before.worker)
      try client.expect("éè", after: [.up("e"), .wait(30)] + .tap(.digit(2)))
      // At rest, the new engine starts.
      try session.waitForWorker(after: before.worker)
      let supervisor = try #require(try session.engineProcesses().supervisor)
      #expect(supervisor == before.supervisor)
      #expect(supervisor.arguments.contains("--session"))
      try session.wait(for: "the engine") { try client.field.engine == "callout:fr" }
      try client.expect("éètɛ", after: .tap("t") + .pick(1, of: "e"))
    }

    @Test func `until an upgrade is complete, the old engine types with the files it has read`()
      throws
    {
      let (installation, session, client, before) = try makeDesk("callout:fr", "callout:de")
      try installation.replaceProgram()
      try installation.setLetters("ɛ è", of: "e", in: "fr")
      try installation.setLetters("ɛ è", of: "e", in: "de")
      try client.perform([.wait(2500)])
      try client.expect("éé", after: .pick(1, of: "e"))
      // German has not been read before.
      try client.select("callout:de")
      let field = try client.perform([.down("e"), .wait(300), .up("e"), .wait(50)])
      #expect(field.list.first != "ɛ")
      try client.perform(.tap(.escape))
      #expect(try session.engineProcesses() == before)
      try installation.compileSettings()
      try session.waitForWorker(after: before.worker)
      try session.wait(for: "the engine") { try client.field.engine == "callout:de" }
      try client.open()
      try client.expect("ɛ", after: .pick(1, of: "e"))
    }

    // The worker made way, and nothing came in its place.
    @Test(arguments: ["this is no program\n", "#!/bin/sh\nsleep 60\n"])
    func `an upgrade to a program that does not run is ignored until it is mended`(
      content: String
    ) throws {
      let (installation, session, client, before) = try makeDesk("callout:fr")
      try installation.replaceProgram(with: content)
      try installation.compileSettings()
      try session.wait(for: "a word on it: \(session.daemonLog)", seconds: 30) {
        session.daemonLog.contains("which does not run; the old one goes on")
      }
      #expect(try session.engineProcesses() == before)
      try client.expect("éè", after: .pick(2, of: "e"))
      // A crash does not bring it about, either.
      try session.endWorker()
      try session.wait(for: "the engine") { try client.field.engine == "callout:fr" }
      try client.open()
      try client.expect("é", after: .pick(1, of: "e"))
      let worker = try session.engineProcesses().worker
      try installation.replaceProgram()
      try installation.compileSettings()
      try session.waitForWorker(after: worker)
      #expect(try session.engineProcesses().supervisor == before.supervisor)
      try session.wait(for: "the engine") { try client.field.engine == "callout:fr" }
      try client.open()
      try client.expect("è", after: .pick(2, of: "e"))
    }

    // IBus and the trial ran it, the supervisor did not: it started worker after worker.
    @Test func `an upgrade to a script that names no interpreter takes over`() throws {
      let (installation, session, client, before) = try makeDesk("callout:fr")
      let engine = try Programs.engine().resolvingSymlinksInPath().path
      try installation.replaceProgram(with: "exec '\(engine)' \"$@\"\n")
      try installation.compileSettings()
      try session.wait(for: "the script: \(session.daemonLog)") {
        before.supervisor?.program == engine
      }
      try session.wait(for: "the engine") { try client.field.engine == "callout:fr" }
      try client.open()
      try client.expect("è", after: .pick(2, of: "e"))
    }

    // The first crash ended the engine.
    @Test func `typing continues after the program was removed, and after a crash`() throws {
      let (installation, session, client, before) = try makeDesk("callout:fr")
      try installation.uninstall()
      try client.perform([.wait(2500)])
      try client.expect("éè", after: .pick(2, of: "e"))
      #expect(try session.engineProcesses() == before)
      try session.endWorker()
      #expect(try session.engineProcesses().supervisor == before.supervisor)
      try session.wait(for: "the engine") { try client.field.engine == "callout:fr" }
      // Without its data, it has no lists.
      try client.open()
      try client.expect("e", after: .tap("e"))
    }

    /// Installs the program, lets IBus start it, and types a letter with it.
    private func makeDesk(
      _ engines: String...
    ) throws -> (Installation, BareSession, BusClient, before: [RunningProcess]) {
      let installation = try Installation()
      // The data is beside the program, whatever the tests use otherwise.
      let session = try BareSession.started(
        engines: engines, program: installation.program,
        arguments: ["--setting", "hold-delay=150"], environment: ["IBUS_CALLOUT_DATA": ""])
      let client = try session.openClient(engine: "callout:fr")
      try client.expect("é", after: .pick(1, of: "e"))
      return (installation, session, client, try session.engineProcesses())
    }
  }
}
