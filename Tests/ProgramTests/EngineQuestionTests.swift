import Foundation
import Testing

@testable import TestSession

extension ProgramTests {
  /// What the running engine answers over the session bus; `ServerHoldTests` have the words.
  @Suite @MainActor struct EngineQuestionTests {
    @Test func `it reports the names of the programs typed into lately, and nothing else`() throws {
      let (session, client) = try makeDesk()
      try client.expect("é", after: .pick(1, of: "e", after: 600))
      let call = [
        "gdbus", "call", "--session", "--dest", name, "--object-path",
        "/" + name.replacing(".", with: "/"), "--method", name + ".RecentPrograms",
      ]
      var answer = ""
      // On a fresh machine the first answer came before the program was known.
      _ = try? session.wait(for: "a program") {
        answer = (try? session.run(call)) ?? ""
        return answer.contains("bus-")
      }
      #expect(answer.hasPrefix("(['bus-"), "\(answer)")
      #expect(!answer.contains("é"))
    }

    @Test func `a name of a client reaches neither the terminal nor the shell as it is`() throws {
      let (session, client) = try makeDesk()
      func why(_ arguments: String...) throws -> Outcome { try session.cli(["why"] + arguments) }
      try session.wait(for: "an answer") { try why().errors.contains("No key was held") }
      let name =
        "a\u{1b}]0;title\u{7}\n'; touch here; '\u{9b}" + String(repeating: "x", count: 100_000)
      try client.open(client: name, for: .terminal)
      try client.perform(.hold("e", for: 600))
      let output = try why().output
      #expect(!output.hasControls && output.utf8.count < 1000, "\(output.debugDescription)")
      #expect(output.split(separator: "\n").count == 2, "\(output)")
      // A shell takes the rule as one word.
      let start = try #require(output.range(of: "hold-rules ")).upperBound
      let words = try session.run(["sh", "-c", "printf '%s|' \(output[start...])"])
      #expect(words.hasPrefix("a]0;title'; touch here; 'xxx"), "\(words)")
      #expect(words.hasSuffix("x@terminal=on|") && words.count { $0 == "|" } == 1, "\(words)")
      #expect(try why("--json").output.contains(#""no-list": "purpose""#))
      let report = session.folder.appending(path: "home/report")
      #expect(try session.cli(["report", report.path]).status == 0)
      let text = try String(contentsOf: report, encoding: .utf8)
      #expect(!text.hasControls)
    }

    @Test func `only KWin reports which program has the focus on Plasma`() throws {
      let session = try BareSession.started(hasSessionBus: true)
      let kwin = try started(session.startScript("kwin"))
      let (engine, client) = try session.startTyping()
      try client.open(client: "wayland")
      var answer = ""
      try session.wait(for: "the report (\(answer); \(engine.log))") {
        answer = try kwin.ask("report org.kde.kate", within: 10)
        return answer == "done"
      }
      #expect(
        try kwin.ask("lie org.kde.konsole", within: 10)
          == "org.freedesktop.DBus.Error.AccessDenied")
      try client.perform(.hold("e", for: 600))
      try session.wait(for: "the program's name") {
        try session.cli(["why"]).output.contains("in org.kde.kate (wayland)")
      }
      #expect(try kwin.ask("report", within: 10) == "done")
      try client.open(client: "wayland")
      try client.perform(.hold("e", for: 600))
      let later = try session.cli(["why"]).output
      #expect(later.contains("in wayland"), "\(later)")
    }

    /// A session bus with an engine on it, and a client that types.
    private func makeDesk() throws -> (session: BareSession, client: BusClient) {
      let session = try BareSession.started(hasSessionBus: true)
      let client = try session.startTyping().client
      // IBus gives no name to the field in which an engine is chosen.
      try client.open()
      return (session, client)
    }

    private let name = "org.freedesktop.IBus.Callout.Engine"
  }
}
