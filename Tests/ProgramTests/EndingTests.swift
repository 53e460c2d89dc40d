import Foundation
import Glibc
import Testing

@testable import TestSession

extension ProgramTests {
  /// What ends the engine, and what starts it again; `RecoveryTests` and `HangTests` have more of that.
  @Suite @MainActor struct EndingTests {
    @Test func `another worker types after a lost connection, and the sixth in a minute ends it`()
      throws
    {
      let (session, client) = try BareSession.withClient(environment: Faults().environment)
      try client.expect("é", after: .pick(1, of: "e"))
      let supervisor = try #require(try session.engineProcesses().supervisor)
      for number in 1...5 {
        try session.endWorker(SIGUSR2)
        try session.wait(for: "engine \(number)") { try client.field.engine == "callout:fr" }
        try client.open()
        try client.expect("ét", after: .pick(1, of: "e") + .tap("t"))
        #expect(try session.engineProcesses().supervisor == supervisor)
        #expect(session.daemonLog.contains("The connection to IBus has ended"))
      }
      try #require(try session.engineProcesses().worker).send(SIGUSR2)
      try session.wait(for: "the supervisor's end") { !supervisor.isAlive }
    }

    @Test(arguments: EngineEnding.allCases)
    private func `it ends with IBus, without a word`(ending: EngineEnding) throws {
      let (session, client) = try BareSession.withClient()
      try client.expect("é", after: .pick(1, of: "e"))
      let processes = try session.engineProcesses()
      try ending.happen(to: session)
      try session.wait(for: "their end: \(session.daemonLog)") {
        !processes.contains { $0.isAlive }
      }
      #expect(!session.daemonLog.contains("ibus-engine-callout: "), "\(session.daemonLog)")
    }

    @Test func `another IBus starts another one`() throws {
      let (session, client) = try BareSession.withClient()
      try client.expect("é", after: .pick(1, of: "e"))
      let before = try session.engineProcesses()
      try session.run(["ibus", "restart"])
      try session.wait(for: "the end") { !before.contains { $0.isAlive } }
      var next: BusClient?
      try session.wait(for: "the next IBus: \(session.daemonLog)") {
        next = try? session.openClient(engine: "callout:fr")
        return next != nil
      }
      try next?.expect("ét", after: .pick(1, of: "e") + .tap("t"))
      #expect(try session.engineProcesses().count == 2)
    }

    @Test func `without a free descriptor it types on`() throws {
      let (session, client) = try BareSession.withClient()
      try client.expect("é", after: .pick(1, of: "e"))
      let processes = try session.engineProcesses()
      for process in processes {
        try session.run(["prlimit", "--pid", "\(process.id)", "--nofile=12:12"])
      }
      try client.expect("éèt", after: .pick(2, of: "e") + .tap("t"))
      #expect(try session.engineProcesses() == processes)
    }

    @Test func `a worker that cannot be started is started as soon as it can`() throws {
      let (session, client) = try BareSession.withClient()
      let before = try session.engineProcesses()
      let supervisor = try #require(before.supervisor)
      // It has no room for the files that it shares with another worker.
      try session.run(["prlimit", "--pid", "\(supervisor.id)", "--nofile=3:"])
      try #require(before.worker).send(SIGKILL)
      try client.perform([.wait(500)])
      #expect(try session.engineProcesses() == [supervisor])
      try session.run(["prlimit", "--pid", "\(supervisor.id)", "--nofile=1024:"])
      try session.wait(for: "the engine: \(session.daemonLog)") {
        try client.field.engine == "callout:fr"
      }
      try client.open()
      try client.expect("ét", after: .pick(1, of: "e") + .tap("t"))
    }

    @Test func `it types on when nobody reads what it writes`() throws {
      let starter = """
        #!/bin/bash
        exec '\(try Programs.engine().path)' "$@" > >(exec true) 2>&1

        """
      let folder = try started(TemporaryFolder(files: ["starter": starter]))
      let program = folder.url.appending(path: "starter")
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
      // It has something to say about this trace at once, and about the name of the engine later.
      let session = try BareSession.started(
        engines: ["callout:tlh"], program: program,
        arguments: .settings("hold-delay=150") + ["--trace", "/dev/null/trace.log"])
      let client = try session.openClient(engine: "callout:tlh")
      try client.expect("é", after: .pick(1, of: "e"))
      let processes = try RunningProcess.engines(home: session.environment["HOME"] ?? "")
      #expect(
        processes.supervisor != nil && processes.worker?.arguments.contains("--after") == false)
    }
  }
}

/// How IBus can end.
private enum EngineEnding: CaseIterable {
  case exit, termination, kill

  @MainActor func happen(to session: BareSession) throws {
    let signal =
      switch self {
      case .exit: Int32?.none
      case .termination: SIGTERM
      case .kill: SIGKILL
      }
    guard let signal else {
      try session.run(["ibus", "exit"])
      return
    }
    let daemon = RunningProcess.all(
      of: "/usr/bin/ibus-daemon", home: session.environment["HOME"] ?? "")
    try #require(daemon.first).send(signal)
  }
}
