import Foundation
import Testing

@testable import TestSession

extension ProgramTests {
  /// The output of `--trace`.
  @Suite @MainActor struct TraceTests {
    @Test func `a trace warns about its contents, and only its owner can read it`() throws {
      let session = try BareSession.started()
      // An older file that everybody can read.
      let file = try session.write("old\n", to: "home/trace.log")
      try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: file.path)
      _ = try session.startEngine(["--trace", file.path])
      try session.wait(for: "the first line") { (try? Trace(file))?.lines.isEmpty == false }
      let lines = try Trace(file).lines
      #expect(lines.count == 1)
      let warning = try #require(lines.first?["warning"] as? String)
      #expect(warning.contains("typed"))
      let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
      #expect(attributes[.posixPermissions] as? Int == 0o600)
    }

    /// Fast typists leave a field while the last letter is still down; so does Return in a dialog.
    @Test func `the last letters of a password are in no trace and no redacted recording`() throws {
      let session = try BareSession.started()
      let file = try session.startTracedEngine(holdDelay: 200)
      let client = try session.openClient(engine: "callout:fr")
      try client.open(for: .password)
      try client.perform([.down("w"), .down("k")])
      try client.open()
      try client.perform([.up("w"), .up("k")] + .text("ab"))
      try client.open(for: .password)
      try client.perform([.down("q")])
      try client.move(to: .freeForm)
      try client.perform([.down("q"), .up("q")] + .text("cd"))
      // What a private field holds becomes text when another type comes.
      try client.open(for: .freeForm, .private)
      try client.perform(.hold("o") + [.down("u")])
      try client.move(to: .freeForm)
      try client.perform([.up("u")] + .text("et"))
      let typed = "aabbccddeett".map(String.init)
      try session.wait(for: "the last key") {
        (try? Trace(file))?.keys.count ?? 0 >= typed.count
      }
      #expect(try Trace(file).keys.compactMap { $0["key"] as? String } == typed)
      let redacted = session.folder.appending(path: "home/redacted")
      let outcome = try session.cli(["record", "--redact", "--from", file.path, redacted.path])
      #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
      let text = try String(contentsOf: file, encoding: .utf8)
      // The letter that was held becomes text of the open field, which reports it.
      for letter in ["w", "k", "q", "o"] { #expect(!text.contains("\"\(letter)\"")) }
      let replay = try session.cli(["replay", file.path])
      #expect(replay.status == 0, "\(replay.output) \(replay.errors)")
    }
  }
}
