import Foundation
import Testing

@testable import TestSession

extension ProgramTests {
  /// The user's stored settings, where they are in files; `ServerSettingTests` have more.
  @Suite @MainActor struct SettingsTests {
    @Test func `the engine follows the command that changes settings`() throws {
      let session = try BareSession.withSchema()
      let client = try session.startTyping([], with: "callout").client
      func settings(_ arguments: String...) throws {
        let outcome = try session.cli(["settings"] + arguments)
        #expect(outcome.status == 0, "\(outcome.errors)")
      }
      #expect(try client.perform(.hold("o", for: 1000)).list.first == "ó")
      try settings("set", "locales", "de", "fr")
      try settings("set", "hold-delay", "200")
      try client.expectSoon(.hold("o", for: 300)) { $0.list.first == "ö" }
      try settings("reset", "--all")
      try client.expectSoon(.hold("o", for: 1000)) { $0.list.first == "ó" }
    }

    @Test func `of thousands of switches in the menu the last is stored, by the same worker`()
      throws
    {
      let session = try BareSession.withSchema(engines: ["callout:fr"])
      let client = try session.openClient(engine: "callout:fr")
      try client.expect("a", after: .tap("a"))
      let processes = try session.engineProcesses()
      try client.choose("feedback", times: 5000)
      try client.expect("ab", after: .tap("b"))
      try session.wait(for: "feedback") { try session.setting("feedback") == "true" }
      try client.choose("hold", times: 5001)
      try client.expect("abc", after: .tap("c"))
      try session.wait(for: "holding") { try session.setting("hold") == "false" }
      #expect(try session.engineProcesses() == processes)
    }

    @Test func `a switch just before the engine ends is stored`() throws {
      let session = try BareSession.withSchema(engines: ["callout:fr"])
      let client = try session.openClient(engine: "callout:fr")
      let processes = try session.engineProcesses()
      let supervisor = try #require(processes.supervisor)
      // For a moment after this is stored, nothing is.
      try client.choose("feedback", isOn: true)
      try client.choose("hold", times: 1)
      try client.perform([.down("a")])
      supervisor.send(SIGTERM)
      try session.wait(for: "their end") { !processes.contains { $0.isAlive } }
      #expect(try session.setting("feedback") == "true")
      #expect(try session.setting("hold") == "false")
    }
  }
}
