import Foundation
import Testing

@testable import TestSession

extension ProgramTests {
  /// Typing after a process of the engine has crashed or was killed.
  ///
  /// The engine runs as on a desktop: IBus has started it.
  @Suite @MainActor struct RecoveryTests {
    @Test func `after a crash typing continues at once`() throws {
      let (session, client) = try BareSession.withClient(engines: ["callout", "callout:fr"])
      try client.expect("é", after: .pick(1, of: "e"))
      let before = try session.engineProcesses()
      let worker = try #require(before.worker)
      worker.send(SIGKILL)
      let time = try session.wait(for: "an engine that takes keys") {
        try client.perform([.down("e"), .wait(1), .up("e"), .wait(20)]).handled == [true, true]
      }
      print("typing works again \(Int(time * 1000)) ms after a crash")
      // 0.3 s, and 1.3 beside many others.
      #expect(time < 4)
      #expect(try client.field.engine == "callout:fr")
      let after = try session.engineProcesses()
      #expect(after.supervisor == before.supervisor)
      #expect(after.worker != worker && after.worker != nil)
      try client.open()
      try client.expect("èt", after: .pick(2, of: "e") + .tap("t"))
    }

    // A worker that did not get the name quit, and the supervisor with it.
    @Test func `after a crash typing continues although the name is not free at once`() throws {
      let (session, client) = try BareSession.withClient()
      let heir = try started(
        session.startScript("name_heir", ["org.freedesktop.IBus.Callout", "300"]))
      try session.endWorker()
      #expect(try heir.readLine(within: 5) == "owns")
      try session.wait(for: "the engine") { try client.field.engine == "callout:fr" }
      try client.expect("ét", after: .pick(1, of: "e") + .tap("t"))
    }

    @Test func `a crash with an open list loses no letter`() throws {
      let (session, client) = try BareSession.withClient()
      let open = try client.perform(.text("d") + .hold("e"))
      #expect(open.preedit == "e" && !open.list.isEmpty)
      try session.endWorker()
      try session.wait(for: "the engine") {
        let field = try client.field
        return field.engine == "callout:fr" && field.preedit.isEmpty
      }
      let field = try client.field
      #expect(field.text == "de")
      #expect(field.list.isEmpty)
    }

    @Test func `after a crash another engine stays the user's choice`() throws {
      let (session, client) = try BareSession.withClient()
      try client.select("xkb:us::eng")
      try session.endWorker()
      let field = try client.perform(.tap("e") + [.wait(500)])
      #expect(field.engine == "xkb:us::eng")
      #expect(field.text == "e")
    }

    // Keys were raw until the engine was selected again.
    @Test func `typing continues after the supervisor was killed, and a pause brings another one`()
      throws
    {
      let (session, client) = try BareSession.withClient()
      let before = try session.engineProcesses()
      let (supervisor, worker) = (try #require(before.supervisor), try #require(before.worker))
      let mask = supervisor.fileMask
      supervisor.send(SIGKILL)
      let field = try client.perform([.down("e"), .wait(1), .up("e"), .wait(20)])
      #expect(field.handled == [true, true])
      #expect(try session.engineProcesses().worker == worker)
      try session.wait(for: "another supervisor with a worker: \(session.daemonLog)") {
        let now = try session.engineProcesses()
        return now.count == 2 && now.supervisor == worker && now.worker != nil
      }
      #expect(session.daemonLog.contains("The supervisor was killed"))
      // Started programs get this mask.
      #expect(try session.engineProcesses().supervisor?.fileMask == mask)
      try session.wait(for: "the engine") { try client.field.engine == "callout:fr" }
      try client.open()
      try client.expect("é", after: .pick(1, of: "e"))
      // The new supervisor restarts workers, too.
      try session.endWorker()
      try session.wait(for: "the engine") { try client.field.engine == "callout:fr" }
      try client.open()
      try client.expect("èt", after: .pick(2, of: "e") + .tap("t"))
    }

    @Test func `both processes killed, the engine can be selected again`() throws {
      let (session, client) = try BareSession.withClient()
      let processes = try session.engineProcesses()
      try #require(processes.supervisor).send(SIGKILL)
      try #require(processes.worker).send(SIGKILL)
      try session.wait(for: "their end") { try session.engineProcesses().isEmpty }
      // IBus would forget an engine that was selected before it has noticed the end.
      try session.wait(for: "IBus to notice it") { try client.field.engine.isEmpty }
      #expect(try client.select("callout:fr").engine == "callout:fr")
      try client.expect("é", after: .pick(1, of: "e"))
    }

    // A worker used to be left behind if its supervisor was told to quit while starting it.
    @Test func `a supervisor that is told to quit while it starts leaves no worker behind`() throws
    {
      let session = try BareSession.started(engines: ["callout:fr"])
      let engine = try Programs.engine().path
      for number in 0..<30 {
        let pause = Double(number) / 2000
        try session.run([
          "sh", "-c", "'\(engine)' --ibus & sleep \(pause); kill $!; wait $! || true",
        ])
        try session.wait(for: "its end after \(pause) s", seconds: 2) {
          try session.engineProcesses().isEmpty
        }
      }
    }

    @Test(arguments: [SIGTERM, SIGINT, SIGHUP])
    func `a signal to the worker ends the worker alone`(signal: Int32) throws {
      let (session, client) = try BareSession.withClient()
      let supervisor = try session.engineProcesses().supervisor
      try session.endWorker(signal)
      try session.wait(for: "the engine") { try client.field.engine == "callout:fr" }
      #expect(try session.engineProcesses().supervisor == supervisor)
      try client.expect("ét", after: .pick(1, of: "e") + .tap("t"))
    }
  }
}
