import Foundation
import Testing

@testable import TestSession

extension ProgramTests {
  /// What a screen reader is asked to say, with the real engine and ibus-daemon; `ServerSpeechTests` have
  /// more.
  @Suite @MainActor struct SpeechTests {
    private static let enabled = """
      [org/gnome/desktop/a11y/applications]
      screen-reader-enabled=true

      """

    /// A session whose desktop has a screen reader.
    @MainActor private struct Desk {
      var session: BareSession
      var client: BusClient
      var trace: URL

      /// The states of the screen reader that the engine has noticed; "" without one.
      var states: [String] {
        let lines = (try? Trace(trace))?.lines ?? []
        return lines.filter { $0["event"] as? String == "change" }
          .map { $0["screen-reader"] as? String ?? "" }
      }

      func wait(for state: String) throws {
        try session.wait(for: "the state \"\(state)\"") { states.last == state }
      }
    }

    private func startReader(
      in session: BareSession, _ name: ScreenReaderStandIn.Name = .since51
    ) throws -> ScreenReaderStandIn {
      ScreenReaderStandIn(
        try started(session.startScript("screen_reader", [name.rawValue])))
    }

    private func openDesk(
      _ settings: [String] = [], engine: String = "callout:fr",
      environment: [String: String] = [:], reader name: ScreenReaderStandIn.Name? = nil
    ) throws -> (desk: Desk, reader: ScreenReaderStandIn?) {
      let session = try BareSession.started(
        files: ["home/.config/glib-2.0/settings/keyfile": Self.enabled],
        environment: environment, hasSessionBus: true)
      let reader = try name.map { try startReader(in: session, $0) }
      let trace = session.folder.appending(path: "home/trace.log")
      let all = ["hold-delay=150", "letter-source='locale'"] + settings
      let client = try session.startTyping(
        all.flatMap { ["--setting", $0] } + ["--trace", trace.path], with: engine
      ).client
      try client.open()
      return (Desk(session: session, client: client, trace: trace), reader)
    }

    /// A desk whose screen reader speaks.
    private func speaking(
      _ settings: String..., engine: String = "callout:fr",
      as name: ScreenReaderStandIn.Name = .since51
    ) throws -> (client: BusClient, reader: ScreenReaderStandIn, desk: Desk) {
      let (desk, reader) = try openDesk(settings, engine: engine, reader: name)
      try desk.wait(for: "speaking")
      return (desk.client, try #require(reader), desk)
    }

    @Test(arguments: ScreenReaderStandIn.Name.allCases)
    func `a list, its entries, a pick and a close are said`(
      name: ScreenReaderStandIn.Name
    ) throws {
      let (client, reader, _) = try speaking(as: name)
      let list = try client.perform(.hold("e")).list
      let opened = "é 1, è 2, ê 3, \(list.count - 3) more"
      let first = try reader.listen()
      // Nothing is interrupted that others say.
      #expect(first.map(\.text) == [opened])
      try client.perform(.tap(.right))
      let second = try reader.listen()
      #expect(second.map(\.text) == [nil, "e with acute, 1"])
      try client.perform(.tap(.right))
      #expect(try reader.texts() == ["e with grave, 2"])
      try client.perform(.tap(.escape))
      #expect(try reader.texts() == ["closed"])
      try client.perform(.hold("e"))
      #expect(try reader.texts() == [opened])
      try client.perform(.tap(.digit(3)))
      #expect(try reader.texts() == ["ê"])
      #expect((first + second).filter(\.expectsAnswer).isEmpty)
    }

    @Test func `emoji are said by name, and a search that finds none`() throws {
      let (client, reader, _) = try speaking("key-bindings=['F9=keyboardType:emojis']")
      try client.perform(.tap(.f9))
      let opened = try #require(try reader.texts().last)
      #expect(opened.contains("grinning face 1, "), "\(opened)")
      #expect(opened.hasSuffix(" more"), "\(opened)")
      try client.perform(.text("loutre"))
      #expect(try reader.texts().last?.hasPrefix("otter 1") == true)
      try client.perform(.tap(.digit(1)))
      #expect(try reader.texts() == ["otter"])
      try client.perform(.tap(.f9) + .text("xqxqxq"))
      #expect(try reader.texts().last?.hasSuffix("nothing found") == true)
    }

    @Test func `a screen reader may start later, and restart`() throws {
      let (desk, _) = try openDesk()
      try desk.client.perform(.hold("e") + .tap(.escape))
      #expect(!desk.states.contains("speaking"))
      let reader = try startReader(in: desk.session)
      try desk.wait(for: "speaking")
      func isHeard() throws -> Bool {
        try desk.client.open()
        try desk.client.perform(.hold("e") + .tap(.escape) + [.wait(200)])
        return try !reader.calls().isEmpty
      }
      #expect(try isHeard())
      try reader.serve(false)
      try desk.wait(for: "")
      #expect(try !isHeard())
      try reader.serve(true)
      try desk.wait(for: "speaking")
      #expect(try isHeard())
    }

    @Test func `one that never answers delays no key`() throws {
      let (client, reader, _) = try speaking()
      reader.stop()
      defer { reader.stop(false) }
      try client.perform(.hold("e"))
      let start = ContinuousClock.now
      let field = try client.perform(
        Array(repeating: .tap(.right) + [.wait(40)], count: 5).flatMap(\.self))
      let time = (ContinuousClock.now - start) / .milliseconds(1)
      // 400 ms of pauses; a call that waits for an answer takes 25 s.
      print("5 moves in a list while the screen reader is stopped: \(time) ms")
      #expect(time < 2000)
      #expect(!field.list.isEmpty)
      try client.expect("è", after: .tap(.digit(2)))
      reader.stop(false)
      #expect(try reader.texts().last == "è")
    }

    @Test func `where none can be asked, lists are heard`() throws {
      let server = try #require(try started(FeedbackSession(.sound)).server)
      let (desk, _) = try openDesk(
        ["feedback-handlers=['canberra']"], environment: server.environment)
      let recorder = try server.record()
      try desk.client.perform(.hold("e") + .tap(.escape) + [.wait(300)])
      #expect(recorder.sounds.isEmpty)
      try desk.wait(for: "silent")
      try desk.client.open()
      try desk.client.perform(.hold("e") + [.wait(500)])
      #expect(!recorder.sounds.isEmpty)
    }

    @Test func `doctor knows whether the screen reader can be asked`() throws {
      let session = try BareSession.started(
        files: ["home/.config/glib-2.0/settings/keyfile": Self.enabled], hasSessionBus: true)
      let silent = try session.cli(["doctor"]).output
      #expect(silent.contains("! A screen reader is on but cannot be asked"), "\(silent)")
      for name in ScreenReaderStandIn.Name.allCases {
        let reader = try startReader(in: session, name)
        let output = try session.cli(["doctor"]).output
        #expect(output.contains("✓ The screen reader says what lists show"), "\(output)")
        try reader.serve(false)
      }
    }
  }
}
