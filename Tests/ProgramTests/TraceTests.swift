import Foundation
import TestSession
import Testing

extension ProgramTests {
  /// What `--trace` writes.
  @Suite @MainActor struct TraceTests {
    @Test func `a trace warns of what it holds and is for its owner only`() throws {
      let session = try BareSession()
      defer { session.end() }
      // An older file, open to all.
      let file = try session.write("old\n", to: "home/trace.log")
      try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: file.path)
      _ = try session.startEngine(["--trace", file.path])
      let lines = try Trace(file).lines
      #expect(lines.count == 1)
      let warning = try #require(lines.first?["warning"] as? String)
      #expect(warning.contains("typed"))
      let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
      #expect(attributes[.posixPermissions] as? Int == 0o600)
    }

    @Test func `a trace tells events, gestures, actions and effects`() throws {
      let trace = try Self.trace { client in try client.perform(.pick(2, of: "e") + .tap("t")) }
      #expect(trace.gestures.contains("press"))
      #expect(trace.gestures.contains("longPress"))
      #expect(trace.gestures.contains("release"))
      #expect(trace.keys.compactMap { $0["key"] as? String } == ["e", "e", "2", "2", "t", "t"])
      #expect(trace.effects("start-timer").contains { $0["ms"] as? Int == 200 })
      let lists = trace.effects("candidates").compactMap { $0["entries"] as? [String] }
      #expect(lists.first?.prefix(4) == ["é", "è", "ê", "ë"])
      #expect(trace.effects("commit").compactMap { $0["text"] as? String }.first == "è")
      let times = trace.lines.compactMap { $0["time"] as? Int }
      #expect(times == times.sorted())
    }

    @Test func `no key typed into a password field is recorded`() throws {
      let trace = try Self.trace { client in
        try client.perform(.text("before"))
        try client.open(for: .password)
        try client.perform(.text("hunter2") + .hold("e") + .text("xyz"))
        try client.open()
        try client.perform(.text("after"))
      }
      let named = trace.keys.compactMap { $0["key"] as? String }
      #expect(Set(named) == Set("beforeafter".map(String.init)))
      let secret = trace.keys.filter { $0["secret"] as? Bool == true }
      #expect(secret.count == 2 * "hunter2exyz".count)
      for line in secret {
        #expect(
          Set(line.keys).isSubset(of: ["time", "session", "event", "secret", "handled"]), "\(line)")
      }
      let texts = trace.lines.map { "\($0)" }
      #expect(!texts.contains { $0.contains("hunter") || $0.contains("xyz") })
    }

    /// How a hold comes to open no list, and the reason the trace gives.
    struct Refusal: CustomTestStringConvertible {
      var reason: String
      var settings: [String] = []
      var client = "bus-client"
      var capabilities = BusClient.Capabilities.full
      var purpose = BusClient.Purpose.freeForm
      var steps: [KeyStep] = .hold("e")

      var testDescription: String { reason }
    }

    nonisolated static let refusals = [
      Refusal(reason: "purpose terminal", purpose: .terminal),
      Refusal(reason: "no callouts for q", steps: .hold("q")),
      Refusal(reason: "rule xim=off", settings: ["hold-rules=['xim=off']"], client: "xim"),
      Refusal(reason: "client blocked: xim", client: "xim"),
      Refusal(reason: "client shows no preedit", capabilities: .bare),
      Refusal(reason: "hold is switched off", settings: ["hold=false"]),
      Refusal(
        reason: "rollover",
        steps: [.down("e"), .wait(60), .down("t"), .wait(20), .up("e"), .wait(20), .up("t")]),
      Refusal(
        reason: "tapped, then held: repeats", steps: .tap("e", for: 20) + .hold("e")),
    ]

    @Test(arguments: refusals)
    func `a hold that opens no list has a reason`(refusal: Refusal) throws {
      let trace = try Self.trace(settings: refusal.settings) { client in
        try client.open(
          client: refusal.client, refusal.capabilities, for: refusal.purpose)
        let field = try client.perform(refusal.steps + [.wait(100)])
        #expect(field.list.isEmpty)
      }
      #expect(trace.refusals == [refusal.reason])
      #expect(trace.effects("candidates").isEmpty)
    }

    /// The trace of an engine started by hand for French, whose `q` offers nothing.
    private static func trace(
      settings: [String] = [], typing: (BusClient) throws -> Void
    ) throws -> Trace {
      let session = try BareSession(files: [
        "home/.config/ibus-callout/locales/fr.json":
          #"{"format": 1, "id": "fr", "replace": {"q": ""}}"#
      ])
      defer { session.end() }
      let file = session.folder.appending(path: "home/trace.log")
      let options = (["hold-delay=200"] + settings).flatMap { ["--setting", $0] }
      let engine = try session.startEngine(options + ["--trace", file.path])
      let client = try session.openClient(engine: "callout:fr")
      // IBus learns only after it has chosen an engine that this one takes programs' names.
      try session.wait(for: "a program's name") {
        try client.open()
        let lines = (try? Trace(file).lines) ?? []
        return lines.contains { $0["client"] as? String == "bus-client" }
      }
      try typing(client)
      try #require(engine.isRunning)
      return try Trace(file)
    }
  }
}
