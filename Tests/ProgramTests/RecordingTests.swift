import Foundation
import Testing

@testable import TestSession

extension ProgramTests {
  /// `ime-cli monitor`, `record` and `replay`, with the running engine.
  @Suite @MainActor struct RecordingTests {
    /// Types so that most of the keyboard's parts are used.
    private func typeALot(_ client: BusClient) throws {
      try client.open(.full)
      try client.perform(.pick(2, of: "e") + .tap("t") + .text("ab ") + .hold("o") + .tap(.escape))
      try client.perform([.down(.shift)] + .tap("e") + [.up(.shift)] + .tap("q", for: 400))
      try client.open(for: .password)
      try client.perform(.text("hunter") + .hold("e"))
      try client.open(.bare)
      try client.perform(.pick(1, of: "a") + .text("xyz"))
      try client.open(.full)
      try client.choose("emoji", isOn: true)
      try client.perform(.text("cat") + .tap(.digit(1)) + [.wait(100)] + .text("hi"))
    }

    private func record(
      _ session: BareSession, typing: (BusClient) throws -> Void
    ) throws -> URL {
      let file = try session.startTracedEngine(holdDelay: 200)
      try typing(try session.openClient(engine: "callout:fr"))
      return file
    }

    private func replay(_ file: URL, _ arguments: String...) throws -> Outcome {
      try Outcome(Programs.cli(), ["replay"] + arguments + [file.path])
    }

    @Test func `a recorded session has the same answers when it is replayed`() throws {
      let session = try BareSession.started()
      let file = try record(session, typing: typeALot)
      let outcome = try replay(file)
      #expect(outcome.status == 0, "\(outcome.output) \(outcome.errors)")
      #expect(outcome.output.contains("All ") && outcome.output.contains("gave the same answers"))
      #expect(outcome.output.contains("in password fields"))
    }

    @Test func `a session in which settings change replays, too`() throws {
      let session = try BareSession.withSchema()
      let file = try record(session) { client in
        try client.perform(.pick(1, of: "e"))
        try session.set("smart-quotes", "true")
        try session.set("locales", "['de']")
        try client.expectSoon(.text("x") + .tap("'") + .tap("y")) {
          !$0.text.contains("'")
        }
        try client.perform(.hold("o") + .tap(.digit(1)) + .tap("k"))
      }
      let outcome = try replay(file, "--json")
      #expect(outcome.status == 0, "\(outcome.output) \(outcome.errors)")
    }

    @Test func `watching has to be allowed`() throws {
      let session = try BareSession.withSchema()
      let client = try session.startTyping(["--setting", "hold-delay=200"]).client
      try client.perform(.text("a"))
      let outcome = try session.cli(["monitor"])
      #expect(outcome.status == 1)
      #expect(outcome.errors.contains("may not be watched"))
      let socket = session.folder.appending(path: "run/ibus-callout-monitor").path
      #expect(!FileManager.default.fileExists(atPath: socket))
    }

    @Test func `a recording with an impossible time can be played`() throws {
      let session = try BareSession.started()
      let file = try record(session) { try $0.perform(.pick(1, of: "e")) }
      let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      for time in ["-9223372036854775808", "9223372036854774784", "9007199254740992", "1e300"] {
        let changed = lines.enumerated().map { index, line in
          index % 3 == 2
            ? String(line.replacing(/"time":[0-9]+/, with: "\"time\":\(time)")) : String(line)
        }
        let other = try session.write(changed.map { $0 + "\n" }.joined(), to: "home/changed")
        // Its answers may differ; it does not end in the middle.
        let outcome = try replay(other)
        #expect([0, 1].contains(outcome.status), "\(time) \(outcome.status) \(outcome.errors)")
        let report = session.folder.appending(path: "home/report\(time)").path
        let made = try session.cli(["report", report, "--recording", other.path])
        #expect(made.status == 0, "\(time) \(made.status) \(made.errors)")
      }
    }

    @Test func `what a recording has where nothing reads it is not printed as it is`() throws {
      let session = try BareSession.started()
      let file = try record(session) { try $0.perform(.pick(1, of: "e")) }
      var text = try String(contentsOf: file, encoding: .utf8)
      let answer = try #require(text.range(of: #""handled":true"#))
      text.replaceSubrange(answer, with: #""handled":true,"x":"\#u{9b}31m\#u{7f}""#)
      try text.write(to: file, atomically: true, encoding: .utf8)
      let outcome = try replay(file)
      #expect(outcome.status == 1)
      #expect(outcome.output.contains("U+009B31mU+007F"), "\(outcome.output)")
      #expect(!outcome.output.hasControls)
    }

    @Test func `a recording is not redacted into itself`() throws {
      let session = try BareSession.started()
      let file = try record(session) { try $0.perform(.text("rendezvous")) }
      let before = try String(contentsOf: file, encoding: .utf8)
      let outcome = try session.cli(["record", "--redact", "--from", file.path, file.path])
      #expect(outcome.status == 1 && outcome.errors.contains("is the recording itself"))
      #expect(try String(contentsOf: file, encoding: .utf8) == before)
    }

    @Test func `what is no engine's cannot control the terminal`() throws {
      let session = try BareSession.started()
      _ = try started(session.startScript("lying_engine"))
      let outcome = try session.cli(["monitor", "--json"])
      #expect(
        outcome.output == """
          {"time":1,"session":1,"event":"program","name":"\\u009b2J\\u007f\\u001b[2J"}
          {"time":-9223372036854775808,"session":1,"event":"reset"}

          """)
      #expect(outcome.errors.split(separator: "\n").filter { $0.contains("not JSON") }.count == 1)
      #expect(!outcome.errors.contains("\u{1b}"))
    }

    @Test func `a permitted recording can be replayed, and nothing is watched afterwards`() throws {
      let session = try BareSession.withSchema()
      let client = try session.startTyping(["--setting", "hold-delay=200"]).client
      let file = session.folder.appending(path: "home/recording")
      let recorder = try session.record(to: file)
      defer { if recorder.isRunning { recorder.terminate() } }
      try session.wait(for: "the head of the recording") {
        (try? String(contentsOf: file, encoding: .utf8))?.hasPrefix("{\"trace\"") == true
      }
      try typeALot(client)
      let socket = session.folder.appending(path: "run/ibus-callout-monitor").path
      let mode = try FileManager.default.attributesOfItem(atPath: socket)[.posixPermissions]
      #expect(mode as? Int == 0o600)
      recorder.interrupt()
      recorder.waitUntilExit()
      try session.wait(for: "the end of watching") {
        !FileManager.default.fileExists(atPath: socket)
      }
      #expect(try session.setting("monitor") == "false")
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(text.contains("longPress") && !text.contains("hunter"))
      #expect(!text.contains(#""text":"u""#), "a letter of the password")
      let outcome = try replay(file)
      #expect(outcome.status == 0, "\(outcome.output) \(outcome.errors)")
    }
  }
}
