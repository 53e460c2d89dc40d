import Foundation
import Glibc
import TestSession
import Testing

extension ProgramTests {
  /// The user's own Compose sequences, as far as they can go wrong.
  @Suite @MainActor struct ComposeFileTests {
    /// A file that cannot be used, and what is said of it.
    struct Case: CustomTestStringConvertible, Sendable {
      var testDescription: String
      var reason: String
      var make: @Sendable (URL) throws -> Void

      init(_ name: String, _ reason: String, _ make: @escaping @Sendable (URL) throws -> Void) {
        testDescription = name
        self.reason = reason
        self.make = make
      }

      init(_ name: String, _ reason: String, text: String) {
        self.init(name, reason) { try text.write(to: $0, atomically: true, encoding: .utf8) }
      }
    }

    nonisolated private static let unreadable = "libxkbcommon can use nothing in the file"

    nonisolated static let cases = [
      Case(
        "thirty lines of garbage", unreadable,
        text: String(repeating: "colourless green ideas\n", count: 30)),
      Case("one line of garbage", unreadable, text: "colourless green ideas\n"),
      Case("nothing", unreadable, text: ""),
      Case("a pipe", "it is a pipe or a device") { _ = mkfifo($0.path, 0o600) },
      Case("a folder", "it is a folder") {
        try FileManager.default.createDirectory(at: $0, withIntermediateDirectories: false)
      },
      Case("a gigabyte of nothing", "the file is larger than 4 MB") {
        try Data().write(to: $0)
        truncate($0.path, 1 << 30)
      },
      Case("what it includes is a pipe", "compose-pipe: it is a pipe") {
        let folder = $0.deletingLastPathComponent()
        _ = mkfifo(folder.appending(path: "compose-pipe").path, 0o600)
        try "include \"%L\"\n include \"%H/compose-pipe\"\n"
          .write(to: $0, atomically: true, encoding: .utf8)
      },
      Case(
        "what it includes is not there", "/nowhere: No such file",
        text: "include \"%H/nowhere\"\n"),
      Case("it includes itself", unreadable, text: "include \"%H/.XCompose\"\n"),
      Case(
        "it includes itself over and over", "more than 100 files",
        text: String(repeating: "include \"%H/.XCompose\"\n", count: 4)),
      Case("no text", unreadable) { try Data(repeating: 0xff, count: 5000).write(to: $0) },
    ]

    private func file(_ session: BareSession) -> URL {
      session.folder.appending(path: "home/.XCompose")
    }

    private func doctor(_ session: BareSession, _ environment: [String: String] = [:]) throws
      -> [Substring]
    {
      try Outcome(
        Programs.cli(), ["doctor"], environment: session.environment.merging(environment) { $1 },
        files: nil
      ).output.split(separator: "\n")
    }

    /// Types a dead circumflex, which is the key right of p on the French layout, and a letter.
    private func expect(
      _ text: String, typing letter: String, in session: BareSession,
      environment: [String: String] = [:], sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> [Substring] {
      let engine = try session.startEngine(
        ["--setting", "letter-source='locale'"], environment: environment)
      let client = try session.openClient(engine: "callout:fr")
      try client.expect(
        text, after: .tap("[") + .text(letter) + [.wait(100)], sourceLocation: sourceLocation)
      try client.open()
      try client.perform(.tap("[") + .text(letter))
      return engine.log.split(separator: "\n")
    }

    @Test(arguments: cases)
    func `a file that cannot be used leaves the sequences of the locale`(file: Case) throws {
      let session = try BareSession()
      defer { session.end() }
      let path = self.file(session)
      try file.make(path)
      let log = try expect("ê", typing: "e", in: session)
      let lines = log.filter { $0.contains(".XCompose: ") || $0.contains(file.reason) }
      #expect(lines.count == 1, "\(log)")
      #expect(lines.first?.contains(file.reason) == true, "\(log)")
      #expect(lines.first?.contains("the sequences of C.UTF-8 are used without it.") == true)
      let broken = try doctor(session).filter { $0.hasPrefix("✗ ") && $0.contains(file.reason) }
      #expect(broken.count == 1)
    }

    @Test(arguments: ["home/.XCompose", "home/.config/XCompose", "elsewhere"])
    func `a file that can be used is, wherever it is`(path: String) throws {
      let session = try BareSession()
      defer { session.end() }
      let file = try session.write(
        "include \"%L\"\n<dead_circumflex> <k> : \"ĸ\"\n", to: path)
      let environment = path == "elsewhere" ? ["XCOMPOSEFILE": file.path] : [:]
      let log = try expect("ĸ", typing: "k", in: session, environment: environment)
      #expect(!log.contains { $0.contains("Compose") }, "\(log)")
      let line = "  ✓ Dead keys and Compose, with your own in \(file.path)"
      #expect(try doctor(session, environment).contains { $0 == line })
    }

    @Test func `without any sequences dead keys are the program's, and it is said`() throws {
      let session = try BareSession()
      defer { session.end() }
      let environment = ["XLOCALEDIR": "/nowhere"]
      let log = try expect("[e", typing: "e", in: session, environment: environment)
      let sentence = "There are no Compose sequences for C.UTF-8"
      #expect(log.count { $0.contains(sentence) } == 1, "\(log)")
      #expect(try doctor(session, environment).contains { $0.hasPrefix("✗ " + sentence) })
    }

    @Test func `a file of one's own does without those of the locale`() throws {
      let session = try BareSession(files: [
        "home/.XCompose": "<dead_circumflex> <k> : \"ĸ\"\n"
      ])
      defer { session.end() }
      let environment = ["XLOCALEDIR": "/nowhere"]
      let log = try expect("ĸ", typing: "k", in: session, environment: environment)
      #expect(!log.contains { $0.contains("Compose") }, "\(log)")
    }
  }
}
