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
      reader name: ScreenReaderStandIn.Name? = nil
    ) throws -> (desk: Desk, reader: ScreenReaderStandIn?) {
      let session = try BareSession.started(
        files: ["home/.config/glib-2.0/settings/keyfile": Self.enabled], hasSessionBus: true)
      let reader = try name.map { try startReader(in: session, $0) }
      let trace = session.folder.appending(path: "home/trace.log")
      let client = try session.startTyping(
        ["--setting", "hold-delay=150", "--trace", trace.path]
      ).client
      try client.open()
      return (Desk(session: session, client: client, trace: trace), reader)
    }

    /// A desk whose screen reader speaks.
    private func speaking(
      as name: ScreenReaderStandIn.Name = .since51
    ) throws -> (client: BusClient, reader: ScreenReaderStandIn) {
      let (desk, reader) = try openDesk(reader: name)
      try desk.wait(for: "speaking")
      return (desk.client, try #require(reader))
    }

    @Test(arguments: ScreenReaderStandIn.Name.allCases)
    func `a list and its entries are said`(name: ScreenReaderStandIn.Name) throws {
      let (client, reader) = try speaking(as: name)
      let list = try client.perform(.hold("e")).list
      let first = try reader.listen()
      // Nothing is interrupted that others say.
      #expect(first.map(\.text) == ["é 1, è 2, ê 3, \(list.count - 3) more"])
      try client.perform(.tap(.right))
      let second = try reader.listen()
      #expect(second.map(\.text) == [nil, "e with acute, 1"])
      #expect((first + second).filter(\.expectsAnswer).isEmpty)
    }

    @Test func `one that cannot be asked is noticed; it may start later, and restart`() throws {
      let (desk, _) = try openDesk()
      try desk.wait(for: "silent")
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
      let (client, reader) = try speaking()
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
