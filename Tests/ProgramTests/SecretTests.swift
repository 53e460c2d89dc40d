import Foundation
import Testing

@testable import TestSession

extension ProgramTests {
  /// Typed text that may be a secret.
  @Suite @MainActor struct SecretTests {
    /// A field, and what programs report about its text.
    struct Field: CustomTestStringConvertible {
      var testDescription: String
      var purpose = BusClient.Purpose.freeForm
      var hints: BusClient.Hints = []
      var told = BusClient.Told.nothing
    }

    private nonisolated static let fields = [
      Field(testDescription: "password", purpose: .password, told: .dots),
      Field(testDescription: "PIN", purpose: .pin, told: .dots),
      Field(testDescription: "hidden", hints: .hiddenText, told: .dots),
      Field(testDescription: "terminal", purpose: .terminal),
      Field(testDescription: "private", hints: .private, told: .text),
    ]

    /// Turns on everything that shows, keeps or uses typed text.
    private static let settings: [String] = .settings(
      "input-callout=true", "feedback=true", "feedback-handlers=['visual']",
      "smart-quotes=true", "double-space=true", "emoji-colon-search=true",
      "key-bindings=['F8=custom:accents', 'F9=custom:accentWord']")

    @Test(.enabled(if: getuid() == 0, "only root reads memory that a process hides"))
    func `a text that may be a secret is kept in no memory and no file`() throws {
      let trace = FileManager.default.temporaryDirectory
        .appending(path: "callout-trace-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: trace) }
      let session = try BareSession.withSchema(
        engines: ["callout:fr"], arguments: Self.settings + ["--trace", trace.path])
      let client = try session.openClient(engine: "callout:fr")
      let recording = session.folder.appending(path: "home/recording")
      let recorder = try session.record(to: recording)
      defer { recorder.terminate() }
      try session.wait(for: "the recording") {
        (try? Data(contentsOf: recording))?.isEmpty == false
      }
      let processes = try session.engineProcesses()
      try #require(processes.supervisor != nil)
      let worker = try #require(processes.worker)

      // In an ordinary field, the text can be found before the field is left.
      let plain = Self.randomText()
      try client.open(.whole)
      try client.perform(.text(plain, for: 4) + [.wait(100)])
      #expect(try !MemorySearch(plain).matches(in: worker).isEmpty)
      for file in [trace, recording] { #expect(try Self.typed(in: file).contains(plain)) }

      var secrets: [String] = []
      for field in Self.fields {
        let secret = Self.randomText()
        secrets.append(secret)
        try client.open(.whole, for: field.purpose, field.hints, telling: field.told)
        let shown = try client.perform(.text(secret, for: 4) + [.wait(100)])
        #expect(shown.text == secret, "\(field.testDescription)")
        // The sign of feedback is the same for each letter.
        #expect(["", "●"].contains(shown.look.line), "\(field.testDescription)")
        // Neither a request for accents, nor the answer to it, says what was typed.
        try client.perform(.tap(.f8) + .tap(.escape) + .tap(.f9))
        // The next field reports nothing that would replace the last one's text.
        try client.open(.whole, telling: .nothing)
        try client.perform([.wait(200)])
        // A text that the program itself reports stays in freed memory.
        for process in processes where field.told != .text {
          let found = try MemorySearch(secret).matches(in: process)
          #expect(found == [], "\(field.testDescription), \(process.arguments)")
        }
      }
      let files = try Self.files(in: session.folder) + [trace]
      #expect(files.count > 4)
      for secret in secrets {
        for file in files {
          let content = try Data(contentsOf: file)
          let word = String(secret.suffix(Self.wordLength))
          #expect(MemorySearch(word).matches(in: content) == [], "\(file.path)")
        }
        for file in [trace, recording] {
          #expect(try !Self.typed(in: file).contains(secret.prefix(3)), "\(file.path)")
        }
      }
    }

    @Test func `only root can read the engine's memory`() throws {
      // Root without capabilities is an ordinary user.
      let user =
        getuid() == 0 ? ["/usr/bin/setpriv", "--bounding-set=-all", "--inh-caps=-all"] : []
      let folder = try started(TemporaryFolder())
      let engine = try folder.write(
        """
        #!/bin/sh
        exec \(user.joined(separator: " ")) '\(try Programs.engine().path)' "$@"

        """,
        to: "engine")
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: engine.path)
      let session = try BareSession.started(engines: ["callout:fr"], program: engine)
      _ = try session.openClient(engine: "callout:fr")
      let home = session.environment["HOME"] ?? ""
      let processes = RunningProcess.engines(home: home, program: try Programs.engine())
      #expect(processes.count == 2)
      let other = Process()
      let words = user + ["/usr/bin/sleep", "60"]
      other.executableURL = URL(filePath: words[0])
      other.arguments = Array(words.dropFirst())
      try other.runUnmasked()
      defer { other.terminate() }
      func read(_ id: Int32) throws -> Outcome {
        let words = user + ["/usr/bin/head", "--bytes=1", "/proc/\(id)/auxv"]
        return try Outcome(URL(filePath: words[0]), Array(words.dropFirst()))
      }
      try session.wait(for: "another program") { try read(other.processIdentifier).status == 0 }
      for process in processes {
        let outcome = try read(process.id)
        #expect(outcome.status != 0)
        #expect(outcome.errors.contains("ermi"), "\(outcome.errors)")
      }
    }

    // GLib printed every message that the engine got or sent.
    @Test func `no variable of GLib's brings what is typed into the log`() throws {
      let session = try BareSession.started()
      let (engine, client) = try session.startTyping(environment: ["G_DBUS_DEBUG": "all"])
      try client.expect("é", after: .pick(1, of: "e"))
      #expect(!engine.log.contains("ProcessKeyEvent"), "\(engine.log.prefix(2000))")
    }

    /// Letters in an order that is nowhere else in memory.
    private static let wordLength = 12

    private static func randomText() -> String {
      let letters = Array("bcdfghjklmnpqrstvwxz0123456789")
      // A word at its end, for requests of accents.
      let word = (0..<wordLength).map { _ in letters.dropLast(10).randomElement() ?? "x" }
      return String((0..<24).map { _ in letters.randomElement() ?? "x" } + word)
    }

    /// The letters of all presses in a trace.
    private static func typed(in file: URL) throws -> String {
      try Trace(file).lines.filter { $0["event"] as? String == "press" }
        .compactMap { $0["text"] as? String }.joined()
    }

    private static func files(in folder: URL) throws -> [URL] {
      let paths = FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String]
      return try (paths ?? []).map { folder.appending(path: $0) }.filter {
        let attributes = try FileManager.default.attributesOfItem(atPath: $0.path)
        return attributes[.type] as? FileAttributeType == .typeRegular
      }
    }
  }
}
