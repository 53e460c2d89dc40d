import Foundation
import Testing

@testable import TestSession

extension ProgramTests {
  /// `ime-cli monitor`, `record` and `replay`, with the running engine.
  @Suite @MainActor struct RecordingTests {
    /// Types what touches most of the keyboard's parts.
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
      let session = try BareSession()
      defer { session.end() }
      let file = try record(session, typing: typeALot)
      let outcome = try replay(file)
      #expect(outcome.status == 0, "\(outcome.output) \(outcome.errors)")
      #expect(outcome.output.contains("All ") && outcome.output.contains("gave the same answers"))
      #expect(outcome.output.contains("in password fields were not recorded"))
    }

    @Test func `a session in which settings change replays, too`() throws {
      let settings = SettingsTests()
      try settings.withSchema { session in
        let file = try record(session) { client in
          try client.perform(.pick(1, of: "e"))
          try settings.set(session, "smart-quotes", "true")
          try settings.set(session, "locales", "['de']")
          try settings.expectSoon(client, .text("x") + .tap("'") + .tap("y")) {
            !$0.text.contains("'")
          }
          try client.perform(.hold("o") + .tap(.digit(1)) + .tap("k"))
        }
        let outcome = try replay(file, "--json")
        #expect(outcome.status == 0, "\(outcome.output) \(outcome.errors)")
      }
    }

    @Test func `the first answer that differs is shown`() throws {
      let session = try BareSession()
      defer { session.end() }
      let file = try record(session, typing: typeALot)
      var lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      let changed = try #require(lines.firstIndex { $0.contains(#""commit","text":"è""#) })
      lines[changed] = Substring(lines[changed].replacing("è", with: "ê"))
      try lines.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
      let outcome = try replay(file)
      #expect(outcome.status == 1)
      #expect(outcome.output.hasPrefix("Line \(changed + 1) differs:"), "\(outcome.output)")
      #expect(outcome.output.contains("è") && outcome.output.contains("ê"))
    }

    /// A capital, because of a text that nobody may know.
    private static let capital = """
      {"trace":""}
      {"session":1,"event":"start","engine":"callout:fr","settings":["auto-capitals='sentences'"]}
      {"session":1,"event":"focus-in","client":"client","handled":false,\
      "effects":[{"effect":"request-surrounding-text"}]}
      {"session":1,"event":"capabilities","bits":45,"handled":false}
      {"session":1,"event":"surrounding-text","secret":true,"handled":false}
      {"session":1,"event":"press","key":"x","keycode":45,"text":"x","time":50,"handled":true,\
      "effects":[{"effect":"commit","text":"X"}]}
      {"session":1,"event":"surrounding-text","text":"X","cursor":1,"anchor":1,"handled":false}
      {"session":1,"event":"release","key":"x","keycode":45,"text":"x","time":90,"handled":true}

      """

    @Test func `how a key goes up may depend on what the recording leaves out`() throws {
      let folder = try TemporaryFolder(files: ["file": Self.capital])
      defer { folder.remove() }
      let outcome = try replay(folder.url.appending(path: "file"))
      #expect(outcome.status == 0, "\(outcome.output) \(outcome.errors)")
    }

    @Test func `what comes after that is judged`() throws {
      let next = #"{"session":1,"event":"page-up","handled":true}"#
      let folder = try TemporaryFolder(files: ["file": Self.capital + next + "\n"])
      defer { folder.remove() }
      let outcome = try replay(folder.url.appending(path: "file"))
      #expect(outcome.status == 1 && outcome.output.hasPrefix("Line 9 differs:"))
    }

    @Test(arguments: [
      ("", "is empty"), ("hello\n", "file is not a recording (line 1 is not JSON)."),
      ("{\"a\": 1}\n", "file is not a recording (line 1 has no \"trace\")."),
      ("{\"trace\": \"\"}\n{\n", "The recording is damaged: line 2 is not JSON."),
    ])
    func `what is no recording gets one sentence`(content: String, sentence: String) throws {
      let folder = try TemporaryFolder(files: ["file": content])
      defer { folder.remove() }
      let outcome = try replay(folder.url.appending(path: "file"))
      #expect(outcome.status == 1)
      #expect(outcome.errors.contains(sentence), "\(outcome.errors)")
      #expect(outcome.errors.split(separator: "\n").count == 1)
    }

    @Test func `nobody watches unless it is allowed`() throws {
      try SettingsTests().withSchema { session in
        _ = try session.startEngine(["--setting", "hold-delay=200"])
        let client = try session.openClient(engine: "callout:fr")
        try client.perform(.text("a"))
        let outcome = try Outcome(
          Programs.cli(), ["monitor"], environment: session.environment, files: nil)
        #expect(outcome.status == 1)
        #expect(outcome.errors.contains("may not be watched"))
        let socket = session.folder.appending(path: "run/ibus-callout-monitor").path
        #expect(!FileManager.default.fileExists(atPath: socket))
      }
    }

    @Test func `an engine can be watched from its start on`() throws {
      let session = try BareSession()
      defer { session.end() }
      _ = try session.startEngine(["--setting", "monitor=true"])
      let socket = session.folder.appending(path: "run/ibus-callout-monitor").path
      try session.wait(for: "the socket") { FileManager.default.fileExists(atPath: socket) }
    }

    @Test func `who is allowed to records what can be replayed, and nothing after`() throws {
      let settings = SettingsTests()
      try settings.withSchema { session in
        _ = try session.startEngine(["--setting", "hold-delay=200"])
        let client = try session.openClient(engine: "callout:fr")
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
        let stored = try settings.gsettings(session, "get", SettingsTests.schema, "monitor")
        #expect(stored == "false\n")
        let text = try String(contentsOf: file, encoding: .utf8)
        #expect(text.contains("longPress") && !text.contains("hunter"))
        #expect(!text.contains(#""text":"u""#), "a letter of the password")
        let outcome = try replay(file)
        #expect(outcome.status == 0, "\(outcome.output) \(outcome.errors)")
      }
    }
  }
}
