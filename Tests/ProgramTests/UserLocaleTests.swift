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

    @Test func `a letter that is pinned in a list comes first, until it is unpinned`() throws {
      let path = "home/.config/ibus-callout/locales/fr.json"
      let session = try BareSession.started()
      let (engine, client) = try session.startTyping()
      let pin: [KeyStep] = .hold("e") + .tap(.right) + .tap(.right) + .tap(.insert)
      func expectSoon(_ first: String, _ line: String, after steps: [KeyStep]) throws {
        try client.open(.whole)
        let list = try client.perform(steps).list
        // The open list stays as it is.
        #expect(list.count > 2)
        try session.wait(for: "\(line); \(engine.log)") {
          try client.perform([.wait(50)]).look.line == line
        }
        try session.wait(for: "\(first) as the first letter; \(engine.log)") {
          try client.open()
          return try client.perform(.hold("e")).list.first == first
        }
      }
      try expectSoon("è", "è is now first on e.", after: pin)
      let file = session.folder.appending(path: path)
      #expect(try String(contentsOf: file, encoding: .utf8).contains(#""first""#))
      let unpin: [KeyStep] = .hold("e") + .tap(.right) + .tap(.insert)
      try expectSoon("é", "è is no longer pinned to e.", after: unpin)
      #expect(!FileManager.default.fileExists(atPath: file.path))

      // A broken file stays as it is.
      let broken = #"{"format": 1, "id": "fr", "#
      try session.write(broken, to: path)
      try client.open(.whole)
      try client.perform(pin)
      try session.wait(for: "a sentence; \(engine.log)") {
        try client.perform([.wait(50)]).look.line.contains("It has not been changed")
      }
      #expect(try String(contentsOf: file, encoding: .utf8) == broken)
      #expect(engine.isRunning)
    }

    @Test func `an emoji is pinned to the key that is pressed next`() throws {
      let session = try BareSession.started()
      let arguments: [String] = .settings(
        "hold-delay=150", "key-bindings=['F9=keyboardType:emojis']")
      let (engine, client) = try session.startTyping(arguments)
      func expectSoon(line: String) throws {
        try session.wait(for: "\(line); \(engine.log)") {
          try client.perform([.wait(50)]).look.line == line
        }
      }
      try client.open(.whole)
      try client.perform(.tap(.f9) + .tap(.right) + .tap(.insert))
      try expectSoon(line: "Press the key that should offer 😀. Escape cancels.")
      try client.perform(.tap("q"))
      try expectSoon(line: "😀 is now first on q.")
      #expect(try client.field.text == "")
      try session.wait(for: "the list of q; \(engine.log)") {
        try client.open()
        return try client.perform(.hold("q")).list.first == "😀"
      }
      try client.expect("😀", after: .tap(.digit(1)))
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
