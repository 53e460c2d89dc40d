import Foundation
import Testing

@testable import TestSession

extension ProgramTests {
  /// `ime-cli type --bus` through a real ibus-daemon, compared with the same script in process.
  @Suite @MainActor struct TypeOverBusTests {
    /// Scripts and their locales.
    nonisolated static let scripts = [
      ("fr", "\"the quick brown fox\""),
      ("fr", "hold:e 1 \"t\" hold:e 1"),
      ("fr", "n \"a\" hold:i 2 v hold:e Right Return"),
      ("fr", "dead_acute e dead_grave a"),
      ("fr", "a emoji \"loutre\" 1 t"),
      ("fr", "down:e down:t up:e up:t wait:900ms 1"),
      ("fr", "hold:e Escape 1 BackSpace"),
      ("de", "\"Stra\" hold:s 1 e Return hold:Shift+a 1"),
      ("es", "hold:n 1 BackSpace hold:n 1 o"),
      // If it is reset before the letter's commit arrives, a client would also keep its preedit.
      ("sv", "hold:a focus 1 a wait:300ms reset 1"),
      ("tr", "hold:i 1 hold:Shift+i 1"),
      ("el", "hold:a 1 hold:i 3 t"),
      ("ru", "hold:t 1 \"qwe\""),
      ("ar", "hold:h 1 \"fgh\""),
      ("en", "e wait:100ms hold:e:600ms wait:100ms Multi_key o e"),
    ]

    @Test func `a client of IBus gets the text that is shown in process`() throws {
      let engines = Set(Self.scripts.map { "callout:" + $0.0 }).sorted()
      let session = try BareSession.started(engines: engines)
      for (locale, script) in Self.scripts {
        try expectSame([script, "--locale", locale], session)
      }
    }

    @Test(arguments: ["preedit", "surrounding", "bare"])
    func `all kinds of fields behave the same through IBus`(field: String) throws {
      let session = try BareSession.started(engines: ["callout:fr"])
      for purpose in ["free-form", "terminal", "password"] {
        try expectSame(
          ["hold:e 2 t", "--locale", "fr", "--field", field, "--purpose", purpose], session)
      }
    }

    @Test func `a letter that is replaced in the text is replaced through IBus, too`() throws {
      let session = try BareSession.started(
        engines: ["callout:fr"],
        arguments: .settings("hold-rules=['*=replace']", "hold-delay=200"))
      let outcome = try session.cli(["type", "a hold:e 2 t", "--locale", "fr", "--bus", "--json"])
      let document = try #require(try outcome.json as? [String: Any])
      #expect(document["text"] as? String == "aèt", "\(outcome.output)\(outcome.errors)")
      #expect(outcome.output.contains("delete-surrounding"))
    }

    // IBus refuses an engine while its successor takes over: one of forty upgrades failed so.
    @Test(arguments: [(2, 0), (1000, 1)])
    func `an engine that IBus knows is requested until it is there, for 5 s`(
      refusals: Int, status: Int32
    ) throws {
      let session = try BareSession.started()
      let engine = try started(
        session.startScript("reluctant_engine", ["callout:fr", "\(refusals)"]))
      let outcome = try session.cli(["type", "a", "--locale", "fr", "--bus"])
      #expect(outcome.status == status, "\(outcome.errors)")
      #expect(outcome.errors.contains("callout:fr within 5 s") == (status == 1))
      for _ in 0..<2 { #expect(try engine.readLine(within: 1) == "refused") }
      if status == 0 { #expect(try engine.readLine(within: 1) == "made") }
    }

    @Test func `the steps show what was sent and received`() throws {
      let session = try BareSession.started(engines: ["callout:fr"])
      let outcome = try session.cli(["type", "hold:e 2", "--locale", "fr", "--bus", "--json"])
      let document = try #require(try outcome.json as? [String: Any])
      #expect(document.keys.sorted() == ["list", "preedit", "steps", "text"])
      let steps = try #require(document["steps"] as? [[String: Any]])
      #expect(
        steps.compactMap { $0["sent"] as? String }
          == ["press e", "release e", "press 2", "release 2"])
      #expect(steps.allSatisfy { $0["sent"] == nil || $0["handled"] as? Bool == true })
      let received = steps.compactMap { $0["received"] as? [String: Any] }
      #expect(received.contains { $0["effect"] as? String == "candidates" })
      #expect(received.contains { $0["text"] as? String == "è" })
    }

    @Test func `an IBus without the engine is named as such`() throws {
      let session = try BareSession.started()
      let outcome = try session.cli(["type", "a", "--bus", "--locale", "fr"])
      expectFailure(outcome, mentioning: ["callout:fr", "ibus-engine-callout"])
    }

    /// Expects the text of a script to be the same in process and through IBus.
    private func expectSame(_ arguments: [String], _ session: BareSession) throws {
      let arguments = ["type"] + arguments + ["--json"]
      // Over IBus the locale's own engine is chosen.
      let locale = arguments.firstIndex(of: "--locale").map { arguments[$0 + 1] } ?? ""
      let process = try Outcome(Programs.cli(), arguments + ["--setting", "locale='\(locale)'"])
      let bus = try session.cli(arguments + ["--bus"])
      #expect(bus.status == 0, "\(arguments): \(bus.errors)")
      #expect(try Self.text(bus) == Self.text(process), "\(arguments)")
    }

    private static func text(_ outcome: Outcome) throws -> String {
      let document = try #require(try outcome.json as? [String: Any], "\(outcome.output)")
      return ["text", "preedit"].compactMap { document[$0] as? String }.joined(separator: "|")
    }
  }
}
