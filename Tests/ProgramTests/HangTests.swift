import Foundation
import Glibc
import Testing

@testable import TestSession

extension ProgramTests {
  /// Typing while the engine hangs or is stopped.
  ///
  /// IBus waits 15 s; then the program types the key itself.
  @Suite @MainActor struct HangTests {
    private static let hello: [KeyStep] = .text("hello", for: 0)

    /// A session with an engine started by IBus, and a field with "ab" in it.
    private func makeDesk(
      _ faults: Faults? = nil
    ) throws -> (session: BareSession, client: BusClient) {
      let desk = try BareSession.withClient(environment: faults?.environment ?? [:])
      try desk.client.expect("ab", after: .text("ab"))
      return desk
    }

    /// Stops the worker, types, and expects the same worker to have typed.
    private func expectStoppedWorkerGoesOn(
      _ session: BareSession, _ client: BusClient, typing text: String
    ) throws {
      let home = session.environment["HOME"] ?? ""
      let processes = try RunningProcess.engines(home: home)
      try #require(processes.worker).send(SIGSTOP)
      let start = ContinuousClock.now
      try client.send(Self.hello)
      #expect(ContinuousClock.now - start < .seconds(8))
      try client.expect(text, after: [.wait(100)])
      #expect(try RunningProcess.engines(home: home) == processes)
    }

    @Test func `a worker that hangs while keys wait is replaced, and each key is typed once`()
      throws
    {
      let (session, client) = try makeDesk(Faults(hang: 20))
      let processes = try session.engineProcesses()
      let worker = try #require(processes.worker)
      let start = ContinuousClock.now
      worker.send(SIGUSR1)
      #expect(try client.send(Self.hello).text == "abhello")
      try session.wait(for: "an engine that takes keys") {
        try client.perform([.down("e"), .wait(1), .up("e"), .wait(20)]).handled == [true, true]
      }
      let time = (ContinuousClock.now - start) / .seconds(1)
      print("typing works again \(Int(time * 1000)) ms after the beginning of a hang")
      #expect(time < 8)
      #expect(try client.field.engine == "callout:fr")
      let after = try session.engineProcesses()
      #expect(after.supervisor == processes.supervisor && after.worker != nil)
      #expect(!worker.isAlive)
      #expect(session.daemonLog.contains("did not answer for about 3 s and was restarted"))
      try client.open()
      try client.expect("èt", after: .pick(2, of: "e") + .tap("t"))
    }

    // Its worker was not watched, and its memory was written over.
    @Test func `a supervisor that was started with more than 1024 open files watches its worker`()
      throws
    {
      let starter = """
        #!/usr/bin/python3
        import os, resource, sys
        limit = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        resource.setrlimit(resource.RLIMIT_NOFILE, (limit, limit))
        for number in range(1100):
            os.set_inheritable(os.open("/dev/null", os.O_RDONLY), True)
        program = "\(try Programs.engine().path)"
        os.execv(program, [program] + sys.argv[1:])

        """
      let folder = try started(TemporaryFolder(files: ["starter": starter]))
      let program = folder.url.appending(path: "starter")
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
      let session = try BareSession.started(engines: ["callout:fr"], program: program)
      let client = try session.openClient(engine: "callout:fr")
      try client.expect("ab", after: .text("ab"))
      try expectStoppedWorkerGoesOn(session, client, typing: "abhello")
    }

    @Test func `a worker that replaced another is watched as well`() throws {
      let (session, client) = try makeDesk()
      try session.endWorker()
      try session.wait(for: "an engine that takes keys") {
        try client.perform([.down("e"), .wait(1), .up("e"), .wait(20)]).handled == [true, true]
      }
      try client.open()
      try expectStoppedWorkerGoesOn(session, client, typing: "hello")
    }

    @Test func `one waiting key is enough`() throws {
      let (session, client) = try makeDesk(Faults(hang: 20))
      try #require(try session.engineProcesses().worker).send(SIGUSR1)
      // This client waits for each answer.
      try client.expect("abhello", after: Self.hello)
    }

    @Test func `a worker stopped briefly, or while nothing is typed, stays`() throws {
      let (session, client) = try makeDesk()
      let processes = try session.engineProcesses()
      let worker = try #require(processes.worker)
      // The supervisor has checked the reported keys by then.
      try client.perform([.wait(1500)])
      worker.send(SIGSTOP)
      try client.perform([.wait(5000)])
      worker.send(SIGCONT)
      try client.expect("abc", after: .tap("c"))
      worker.send(SIGSTOP)
      let number = worker.id
      Task.detached {
        usleep(1_500_000)
        kill(number, SIGCONT)
      }
      let field = try client.send(Self.hello)
      try session.wait(for: "the text: \(field)") { try client.field.text == "abchello" }
      #expect(try session.engineProcesses() == processes)
    }

    @Test func `a supervisor and worker stopped together stay, and nothing is typed twice`()
      throws
    {
      let (session, client) = try makeDesk()
      let processes = try session.engineProcesses()
      #expect(processes.count == 2)
      for process in processes { process.send(SIGSTOP) }
      #expect(try client.send(Self.hello).text == "abhello")
      try client.perform([.wait(5000)])
      for process in processes { process.send(SIGCONT) }
      try client.expect("abhello", after: [.wait(4000)])
      #expect(try session.engineProcesses() == processes)
      try client.expect("abhelloèt", after: .pick(2, of: "e") + .tap("t"))
    }

    @Test(arguments: [SIGSTOP, SIGUSR1])
    func `keys that waited too long are left to the program`(signal: Int32) throws {
      let session = try BareSession.started()
      let (engine, client) = try session.startTyping(environment: Faults(hang: 18).environment)
      try client.expect("ab", after: .text("ab"))
      engine.running.send(signal)
      #expect(try client.send(Self.hello).text == "abhello")
      try client.perform([.wait(2500)])
      engine.running.send(SIGCONT)
      try session.wait(for: "its standing still to be noticed: \(engine.log)") {
        engine.log.contains("stood still")
      }
      try client.expect("abhelloèt", after: [.wait(500)] + .pick(2, of: "e") + .tap("t"))
    }

    @Test func `keys behind thousands of focus changes are typed once`() throws {
      let (session, client) = try makeDesk()
      let processes = try session.engineProcesses()
      try client.changeFocus(times: 4500)
      #expect(try client.send(Self.hello).text == "abhello")
      try client.expect("abhello", after: [.wait(2000)])
      #expect(try session.engineProcesses() == processes)
      // A tap whose release is behind them, too, is a hold; the space ends its list.
      try client.expect("abhelloèt ", after: .pick(2, of: "e") + .text("t "))
    }

    @Test func `neither process wakes up while nothing happens`() throws {
      let (session, client) = try makeDesk()
      let processes = try session.engineProcesses()
      let supervisor = try #require(processes.supervisor)
      let worker = try #require(processes.worker)
      // A key is checked once more after the next pause.
      try client.perform([.wait(3000)])
      let before = supervisor.voluntarySwitches
      try client.perform([.wait(4000)])
      #expect(before > 0)
      #expect(supervisor.voluntarySwitches == before)
      // The worker's last timers fire 5 to 15 s after the start, a key or a pause.
      try session.wait(for: "six seconds without a switch to the worker", seconds: 40) {
        let before = worker.voluntarySwitches
        try client.perform([.wait(6000)])
        return before > 0 && worker.voluntarySwitches == before
      }
    }

    @Test(arguments: [SIGSTOP, SIGUSR1])
    func `a hanging worker does not stop its supervisor from quitting`(signal: Int32) throws {
      let (session, client) = try makeDesk(Faults(hang: 60))
      let processes = try session.engineProcesses()
      try client.perform([.wait(1500)])
      try #require(processes.worker).send(signal)
      try #require(processes.supervisor).send(SIGTERM)
      try session.wait(for: "their end") { !processes.contains { $0.isAlive } }
      #expect(try session.engineProcesses().isEmpty)
    }
  }
}
