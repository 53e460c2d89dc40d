import Foundation
import Testing

@testable import TestSession

extension ProgramTests {
  /// The output of the programs, compared with recorded output.
  ///
  /// In `Transcripts`, a line that begins with `$ ` is a shell command. Its output follows, errors
  /// after `! `, and its exit code if that is not 0; `~` is its home. It may use the functions of
  /// `functions.sh`. To add a command, write its line; to record the present output of all, set
  /// `IBUS_CALLOUT_RECORD=1`, and read the difference before you commit it.
  @Suite @MainActor struct TranscriptTests {
    nonisolated static let files = [
      "component", "doctor", "engine", "files", "keyboards", "listings", "locale-tool",
      "mistakes", "recordings", "settings", "typing", "version",
    ]

    @Test(arguments: files)
    func `the programs print what was recorded`(name: String) throws {
      let recorded = try String(contentsOf: Self.file(name), encoding: .utf8)
      var printed = ""
      for command in try Self.commands(of: name) {
        let output = "$ \(command)\n\(try Self.run(command))"
        // A command with different output is reported separately.
        #expect(Self.isRecording || recorded.contains(output), "\(output)")
        printed += output
      }
      let isSame = printed == recorded
      #expect(Self.isRecording || isSame, "IBUS_CALLOUT_RECORD=1 records it, git diff shows it")
      if Self.isRecording {
        try printed.write(to: Self.file(name), atomically: true, encoding: .utf8)
      }
    }

    @Test(.enabled(if: Support.isFull, "IBUS_CALLOUT_FULL=1 runs it"))
    func `a mistake leads to one sentence in another language, too`() throws {
      for command in try Self.commands(of: "mistakes") {
        let output = try Self.run(command, in: .arabic)
        let lines = output.split(separator: "\n")
        #expect(lines.count == 2 && lines.last == "[1]", "\(command): \(output)")
        #expect(lines.first?.hasPrefix("! Error: ") == true, "\(command): \(output)")
      }
    }

    @Test func `a mistake leads to the same sentence if IBus has started the engine`() throws {
      for command in try Self.commands(of: "engine") where command.contains(" --setting") {
        let other = command.replacing("engine-callout ", with: "engine-callout --ibus ")
        #expect(try Self.run(other[...]) == Self.run(command), "\(other)")
      }
    }

    private static func file(_ name: String) -> URL {
      Support.package.appending(path: "Tests/ProgramTests/Transcripts/\(name).txt")
    }

    private static func commands(of name: String) throws -> [Substring] {
      let lines = try String(contentsOf: file(name), encoding: .utf8).split(separator: "\n")
      let commands = lines.filter { $0.hasPrefix("$ ") }.map { $0.dropFirst(2) }
      try #require(!commands.isEmpty)
      return commands
    }

    private static let isRecording =
      ProcessInfo.processInfo.environment["IBUS_CALLOUT_RECORD"] == "1"

    /// Runs a command with the functions of the transcripts, in the home of an environment.
    static func shell(_ command: Substring, _ environment: [String: String]) throws -> Outcome {
      let programs = try Programs.cli().deletingLastPathComponent().path
      let functions = Support.package.appending(
        path: "Tests/ProgramTests/Transcripts/functions.sh")
      return try Outcome(
        URL(filePath: "/bin/bash"), ["-c", "source '\(functions.path)'; cd; \(command)"],
        environment: environment.merging(["PATH": "\(programs):/usr/bin:/bin"]) { $1 },
        files: nil)
    }

    /// The output of a command, without IBus and without the user's files.
    private static func run(
      _ command: Substring, in session: SessionLocale = .plain
    ) throws -> String {
      let home = try TemporaryFolder()
      defer { home.remove() }
      let outcome = try shell(
        command,
        Programs.environment(in: session).merging([
          "HOME": home.url.path, "IBUS_ADDRESS": "unix:path=/dev/null/ibus",
        ]) { $1 })
      // The options are listed in the help.
      let errors = outcome.errorLines.filter { line in
        !["Usage:", "Help:", "  See '"].contains { line.hasPrefix($0) }
      }
      let code = outcome.status == 0 ? [] : ["[\(outcome.status)]"]
      let lines = outcome.output + (errors.map { "! \($0)" } + code).map { "\($0)\n" }.joined()
      return lines.replacing(home.url.path, with: "~")
    }
  }
}
