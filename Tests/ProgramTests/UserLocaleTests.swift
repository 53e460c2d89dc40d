import Foundation
import TestSession
import Testing

extension ProgramTests {
  /// The locale files in the user's configuration.
  @Suite @MainActor struct UserLocaleTests {
    /// A file that cannot be used, and what has to be said about it.
    struct BrokenFile: CustomTestStringConvertible {
      var name: String
      var text: String
      var words: [String]

      var testDescription: String { "\(words)" }
      var path: String { ".config/ibus-callout/locales/\(name).json" }
    }

    nonisolated static let brokenFiles = [
      BrokenFile(
        name: "ar", text: "{\"format\": 1,\n\"id\": \"ar\"\n\"name\": \"x\"}",
        words: ["line 3", "missing between two elements"]),
      BrokenFile(name: "de", text: "{\"format\": 2, \"id\": \"de\"}", words: ["format", "1"]),
      BrokenFile(
        name: "el", text: "{\"format\": 1,\n\"id\": \"el\",\n\"id\": \"el\"}",
        words: ["line 3", "\"id\" is there twice"]),
      BrokenFile(
        name: "en", text: "{\"format\": 1,\n\"id\": \"en\",\n\"colour\": \"red\"}",
        words: ["line 3", "\"colour\"", "not a key of a locale file"]),
      BrokenFile(
        name: "es", text: "{\"format\": 1, \"id\": \"es\",\n\"callouts\": {\"e\":\n[\"é\"]}}",
        words: ["line 2", "\"callouts.e\"", "string"]),
      BrokenFile(
        name: "ru", text: "{\"format\": 1, \"id\": \"ru\",\n\n\"callouts\": {\"e\": \"é é\"}}",
        words: ["line 3", "\"callouts.e\"", "é is there twice"]),
      BrokenFile(
        name: "sv", text: "{\"format\": 1, \"id\": \"sv\", \"callouts\": {\"e\": \"é e\"}}",
        words: ["line 1", "\"callouts.e\"", "own character"]),
      BrokenFile(name: "tr", text: "{\"format\": 1, \"id\": \"fr\"}", words: ["id", "fr", "tr"]),
      BrokenFile(name: "xx", text: "", words: ["line 1", "ends too early"]),
      BrokenFile(
        name: "yy", text: "{\"format\": 1, \"id\": \"yy\", \"script\": \"Abcd\"}",
        words: ["\"script\"", "Abcd", "Latn"]),
      BrokenFile(
        name: "zy", text: "{\"format\": 1, \"id\": \"zy\",\n\"name\": \"a\\u0000b\"}",
        words: ["line 2", "\"name\"", "U+0000"]),
      BrokenFile(
        name: "zz",
        text: "{\"format\": 1, \"id\": \"zz\", \"callouts\": {\"e\":\n\""
          + (0..<40_000).map { "x\($0)" }.joined(separator: " ") + "\"}}",
        words: ["line 1", "\"callouts.e\"", "500 letters at most"]),
    ]

    @Test(arguments: brokenFiles)
    func `ime-cli names a broken file and does without it`(file: BrokenFile) throws {
      let outcome = try callouts(["fr", "e"], files: [file.path: file.text])
      #expect(outcome.status == 0)
      #expect(outcome.errorLines.count == 1, "\(outcome.errors)")
      for word in file.words + [file.path] {
        #expect(outcome.errors.contains(word), "\(outcome.errors)")
      }
      let shipped = try callouts(["fr", "e"])
      #expect(outcome.output == shipped.output)
    }

    @Test func `the engine logs broken files and does without them`() throws {
      let files = Dictionary(
        uniqueKeysWithValues: Self.brokenFiles.map { ("home/" + $0.path, $0.text) })
      let session = try BareSession(files: files)
      defer { session.end() }
      let engine = try session.startEngine(["--setting", "hold-delay=150"])
      let log = engine.log.split(separator: "\n").map(String.init)
      for file in Self.brokenFiles {
        let lines = log.filter { $0.contains(file.path) }
        #expect(lines.count == 1, "\(lines)")
        for word in file.words { #expect(lines.first?.contains(word) == true, "\(lines)") }
      }
      let client = try session.openClient(engine: "callout:de")
      try client.expect("ßt", after: .pick(1, of: "s") + .tap("t"))
    }

    @Test func `a file that is not in UTF-8 is named`() throws {
      let home = try TemporaryFolder(files: [".config/ibus-callout/locales/fr.json": ""])
      defer { home.remove() }
      try Data([0x7b, 0xe9, 0x7d])
        .write(to: home.url.appending(path: ".config/ibus-callout/locales/fr.json"))
      let outcome = try Outcome(
        Programs.cli(), ["callouts", "fr", "e"],
        environment: Programs.environment.merging(["HOME": home.url.path]) { $1 }, files: nil)
      #expect(outcome.status == 0)
      #expect(outcome.errors.contains("fr.json: the file is not in UTF-8"))
    }

    @Test func `added letters come first`() throws {
      let shipped = try letters("e")
      // Those of the base set fill the first page.
      let expected = (["ẽ", "ɘ"] + own(shipped)).prefix(9)
      #expect(try letters("e", #""callouts": {"e": "ẽ ɘ"}"#) == Array(expected))
    }

    @Test func `replaced letters are all there is`() throws {
      #expect(try letters("e", #""replace": {"e": "ё ə"}"#) == ["ё", "ə"])
      #expect(try letters("E", #""replace": {"e": "ё ə"}"#) == ["Ё", "Ə"])
    }

    @Test func `removed letters are gone, and the base set fills their places`() throws {
      let shipped = try letters("e")
      let rest = shipped.filter { !["é", "ę"].contains($0) }
      #expect(rest.count == shipped.count - 2)
      let left = try letters("e", #""remove": {"e": "é ę"}"#)
      #expect(left.starts(with: rest) && left.count == shipped.count)
      #expect(!left.contains("é") && !left.contains("ę"))
    }

    @Test func `a file that changes counts from the next key on`() throws {
      let path = "home/.config/ibus-callout/locales/fr.json"
      let session = try BareSession()
      defer { session.end() }
      let engine = try session.startEngine(["--setting", "hold-delay=150"])
      let client = try session.openClient(engine: "callout:fr")
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

    @Test func `a locale of the user's own is one like all others`() throws {
      let text = """
        {"format": 1, "id": "eo", "name": "Esperanto", "script": "Latn", "layouts": ["epo", "us"],
        "callouts": {"c": "ĉ", "u": "ŭ"}}
        """
      let session = try BareSession(files: ["home/.config/ibus-callout/locales/eo.json": text])
      defer { session.end() }
      let list = try Outcome(
        Programs.cli(), ["locales"], environment: session.environment, files: nil)
      #expect(list.output.contains("eo\tEsperanto\tlayout epo\n"))
      let engines = try Outcome(
        Programs.engine(), ["--xml"], environment: session.environment, files: nil)
      #expect(engines.output.contains("<name>callout:eo</name>"))
      _ = try session.startEngine(["--setting", "hold-delay=150"])
      let client = try session.openClient(engine: "callout:eo")
      try client.expect("ŭt", after: .pick(1, of: "u") + .tap("t"))
    }

    /// What French offers for a letter with a file of the user's.
    private func letters(_ letter: String, _ members: String? = nil) throws -> [String] {
      let text = members.map { #"{"format": 1, "id": "fr", \#($0)}"# }
      let files = text.map { [".config/ibus-callout/locales/fr.json": $0] } ?? [:]
      let outcome = try callouts(["fr", letter, "--json"], files: files)
      #expect(outcome.errors.isEmpty)
      let lists = try #require(try outcome.json as? [String: [String]])
      return try #require(lists[letter])
    }

    /// The letters without those the tests add.
    private func own(_ letters: [String]) -> [String] { letters.filter { $0 != "ẽ" } }

    private func callouts(_ arguments: [String], files: [String: String] = [:]) throws -> Outcome {
      try Outcome(Programs.cli(), ["callouts"] + arguments, files: files)
    }
  }
}
