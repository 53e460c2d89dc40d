import Foundation
import Testing

@testable import TestSession

extension ProgramTests {
  /// The locale files in the user's configuration, with the running engine.
  @Suite @MainActor struct UserLocaleTests {
    @Test func `the engine logs the same about broken files as ime-cli, and ignores them`() throws {
      let session = try BareSession.started()
      let sentences = try TranscriptTests.shell(
        "broken_locales; ime-cli callouts fr", session.environment
      ).errorLines
      #expect(sentences.count == 13)
      let engine = try session.startEngine(["--setting", "hold-delay=150"])
      let log = engine.log.split(separator: "\n")
      for sentence in sentences {
        #expect(log.count { $0.contains(sentence) } == 1, "\(sentence)")
      }
      let client = try session.openClient(engine: "callout:de")
      try client.expect("ßt", after: .pick(1, of: "s") + .tap("t"))
    }

    @Test func `a changed file applies from the next key on`() throws {
      let path = "home/.config/ibus-callout/locales/fr.json"
      let session = try BareSession.started()
      let (engine, client) = try session.startTyping()
      func expectSoon(_ first: String) throws {
        try session.wait(for: "\(first) as the first letter; \(engine.log)") {
          try client.open()
          return try client.perform(.hold("e")).list.first == first
        }
      }
      try expectSoon("é")
      try session.write(#"{"format": 1, "id": "fr", "callouts": {"e": "ẽ"}}"#, to: path)
      try expectSoon("ẽ")
      try session.write(#"{"format": 1, "id": "fr", "callouts": {"e": "ɘ"}}"#, to: path)
      try expectSoon("ɘ")
      try session.write(#"{"format": 1, "id": "fr", "callouts": }"#, to: path)
      try expectSoon("é")
      #expect(engine.log.contains("\(path): line 1"))
    }

    @Test func `a user's own locale works like all others`() throws {
      let text = """
        {"format": 1, "id": "eo", "name": "Esperanto", "script": "Latn", "layouts": ["epo", "us"],
        "callouts": {"c": "ĉ", "u": "ŭ"}}
        """
      let session = try BareSession.started(
        files: ["home/.config/ibus-callout/locales/eo.json": text])
      let client = try session.startTyping(with: "callout:eo").client
      try client.expect("ŭt", after: .pick(1, of: "u") + .tap("t"))
    }
  }
}
