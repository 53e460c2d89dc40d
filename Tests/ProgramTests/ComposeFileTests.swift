import Foundation
import Testing

@testable import TestSession

extension ProgramTests {
  /// Mistakes in the user's own Compose sequences.
  @Suite @MainActor struct ComposeFileTests {
    private nonisolated static let unreadable = "libxkbcommon cannot use anything in the file"

    /// How to make an unusable file, and the message about it.
    nonisolated static let cases: [(command: String, reason: String)] = [
      ("for _ in {1..30}; do echo colourless green ideas; done >.XCompose", unreadable),
      ("echo colourless green ideas >.XCompose", unreadable),
      (": >.XCompose", unreadable),
      ("mkfifo .XCompose", "it is a pipe or a device"),
      ("mkdir .XCompose", "it is a folder"),
      ("truncate --size=1G .XCompose", "the file is larger than 4 MB"),
      (
        #"mkfifo compose-pipe; printf '%s\n' 'include "%L"' ' include "%H/compose-pipe"' >.XCompose"#,
        "compose-pipe: it is a pipe"
      ),
      (#"echo 'include "%H/nowhere"' >.XCompose"#, "/nowhere: No such file"),
      (#"echo 'include "%H/.XCompose"' >.XCompose"#, unreadable),
      (
        #"for _ in {1..4}; do echo 'include "%H/.XCompose"'; done >.XCompose"#,
        "more than 100 files"
      ),
      (#"head -c 5000 /dev/zero | tr '\0' '\377' >.XCompose"#, unreadable),
    ]

    /// Types a dead circumflex, which is the key right of p on the French layout, and a letter.
    private func expect(
      _ text: String, typing letter: String, in session: BareSession,
      environment: [String: String] = [:], sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> [Substring] {
      let (engine, client) = try session.startTyping(
        ["--setting", "letter-source='locale'"], environment: environment)
      try client.expect(
        text, after: .tap("[") + .text(letter) + [.wait(100)], sourceLocation: sourceLocation)
      try client.open()
      try client.perform(.tap("[") + .text(letter))
      return engine.log.split(separator: "\n")
    }

    @Test(arguments: cases)
    func `an unusable file leaves the sequences of the locale`(
      command: String, reason: String
    ) throws {
      let session = try BareSession.started()
      #expect(try TranscriptTests.shell(command[...], session.environment).status == 0)
      let log = try expect("ê", typing: "e", in: session)
      let lines = log.filter { $0.contains(".XCompose: ") || $0.contains(reason) }
      #expect(lines.count == 1, "\(log)")
      #expect(lines.first?.contains(reason) == true, "\(log)")
      #expect(lines.first?.contains("the sequences of C.UTF-8 are used without it.") == true)
      let doctor = try session.cli(["doctor"]).output.split(separator: "\n")
      #expect(doctor.count { $0.hasPrefix("✗ ") && $0.contains(reason) } == 1)
    }

    @Test(arguments: ["home/.XCompose", "home/.config/XCompose", "elsewhere"])
    func `a usable file is used, wherever it is`(path: String) throws {
      let session = try BareSession.started()
      let file = try session.write(
        "include \"%L\"\n<dead_circumflex> <k> : \"ĸ\"\n", to: path)
      let environment = path == "elsewhere" ? ["XCOMPOSEFILE": file.path] : [:]
      let log = try expect("ĸ", typing: "k", in: session, environment: environment)
      #expect(!log.contains { $0.contains("Compose") }, "\(log)")
      let line = "\n  ✓ Dead keys and Compose, with your own in \(file.path)\n"
      #expect(try session.cli(["doctor"], environment: environment).output.contains(line))
    }

    @Test func `without any sequences dead keys are left to the program, with a message`() throws {
      let session = try BareSession.started()
      let environment = ["XLOCALEDIR": "/nowhere"]
      let log = try expect("[e", typing: "e", in: session, environment: environment)
      let sentence = "There are no Compose sequences for C.UTF-8"
      #expect(log.count { $0.contains(sentence) } == 1, "\(log)")
      let doctor = try session.cli(["doctor"], environment: environment).output
      #expect("\n\(doctor)".contains("\n✗ " + sentence))
    }

    @Test func `a user's file replaces the sequences of the locale`() throws {
      let session = try BareSession.started(files: [
        "home/.XCompose": "<dead_circumflex> <k> : \"ĸ\"\n"
      ])
      let environment = ["XLOCALEDIR": "/nowhere"]
      let log = try expect("ĸ", typing: "k", in: session, environment: environment)
      #expect(!log.contains { $0.contains("Compose") }, "\(log)")
    }
  }
}
