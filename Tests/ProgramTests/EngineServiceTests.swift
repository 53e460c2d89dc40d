import Foundation
import Glibc
import Testing

@testable import TestSession

extension ProgramTests {
  /// `ibus-engine-callout` with the running IBus.
  @Suite @MainActor struct EngineServiceTests {
    private let quick = ["--setting", "hold-delay=150"]

    @Test func `started by hand it registers itself`() throws {
      let session = try BareSession.started()
      let engine = try session.startEngine(quick)
      #expect(engine.log.contains("ibus engine callout"))
      let client = try session.openClient(engine: "callout:fr")
      try client.expect("ét", after: .pick(1, of: "e") + .tap("t"))
      #expect(try client.select("callout").engine == "callout")
    }

    @Test func `a second worker is refused with one sentence`() throws {
      let (session, client) = try BareSession.withClient()
      let second = try Outcome(
        Programs.engine(), ["--ibus"], environment: session.environment)
      #expect(second.status == 1)
      expectFailure(second, mentioning: ["another ibus-engine-callout is running"])
      try client.expect("é", after: .pick(1, of: "e"))
    }

    @Test func `a second engine started by hand is refused with one sentence`() throws {
      let session = try BareSession.started()
      _ = try session.startEngine(quick)
      // The first would continue to serve, whatever the second reports.
      let second = try Outcome(
        URL(filePath: "/usr/bin/timeout"), ["2", Programs.engine().path],
        environment: session.environment, files: nil)
      expectFailure(second, mentioning: ["another ibus-engine-callout"])
      let client = try session.openClient(engine: "callout:fr")
      try client.expect("é", after: .pick(1, of: "e"))
    }

    @Test func `an engine started by hand takes precedence over IBus's`() throws {
      let (session, client) = try BareSession.withClient()
      let trace = session.folder.appending(path: "home/trace.log")
      let engine = try session.startEngine(quick + ["--trace", trace.path])
      try client.select("xkb:us::eng")
      try client.select("callout:fr")
      try client.expect("ét", after: .pick(1, of: "e") + .tap("t"))
      try session.wait(for: "the trace") { (try? Trace(trace))?.keys.count == 6 }
      // After it has quit, the other one is back at the next switch.
      engine.end()
      try client.select("xkb:us::eng")
      #expect(try client.select("callout:fr").engine == "callout:fr")
      try client.expect("étét", after: .pick(1, of: "e") + .tap("t"))
    }

    @Test(arguments: [SIGTERM, SIGINT])
    func `a signal ends it cleanly within a second`(signal: Int32) throws {
      let session = try BareSession.started()
      let (engine, client) = try session.startTyping()
      try client.perform(.hold("e"))
      engine.running.send(signal)
      try session.wait(for: "the end", seconds: 1) { !engine.isRunning }
      #expect(engine.status == 0)
      #expect(!engine.log.contains("rror"), "\(engine.log)")
    }

    @Test func `an unknown engine is the multilingual one`() throws {
      let session = try BareSession.started(
        engines: ["callout", "callout:tlh", "callout:"], arguments: quick)
      for name in ["callout:tlh", "callout:"] {
        let client = try session.openClient(engine: name)
        try client.expect("ét", after: .pick(1, of: "e") + .tap("t"))
        #expect(session.daemonLog.contains("\"\(name)\", which this version does not have"))
      }
    }

    @Test func `a broken trace does not stop it from serving`() throws {
      let session = try BareSession.started()
      let engine = try session.startEngine(quick + ["--trace", "/dev/null/trace.log"])
      #expect(engine.log.contains("/dev/null/trace.log"))
      #expect(engine.log.contains("Not a directory"))
      let client = try session.openClient(engine: "callout:fr")
      try client.expect("ét", after: .pick(1, of: "e") + .tap("t"))
    }

    @Test func `without a trace typed text is not written anywhere`() throws {
      let (session, client) = try BareSession.withClient(engines: ["callout", "callout:fr"])
      let field = try client.perform(
        .text("quixotic") + .pick(1, of: "e") + .text("zyzzyva") + .hold("o"))
      #expect(field.text == "quixoticézyzzyva")
      let typed = ["quixotic", "zyzzyva", "ézyz"].map { Data($0.utf8) }
      var count = 0
      for file in FileManager.default.subpaths(atPath: session.folder.path) ?? [] {
        let content = FileManager.default.contents(atPath: session.folder.path + "/" + file)
        guard let content else { continue }
        count += 1
        #expect(typed.allSatisfy { content.range(of: $0) == nil }, "\(file)")
      }
      #expect(count > 2)
    }
  }
}
