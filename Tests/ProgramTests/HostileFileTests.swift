import Foundation
import Glibc
import TestSession
import Testing

extension ProgramTests {
  /// What may stand in the place of the user's files besides files.
  @Suite @MainActor struct HostileFileTests {
    private static let own = "home/.config/ibus-callout"
    private static let paths = [
      "\(own)/locales/fr.json", "\(own)/locales/xx.json", "\(own)/themes/own.json",
      "home/.local/state/ibus-callout/emoji.json", "home/.XCompose",
    ]
    private static let arguments = [
      "hold-delay=150", "letter-source='locale'", "theme='own'",
      "key-bindings=['F9=keyboardType:emojis']",
    ].flatMap { ["--setting", $0] }

    /// The commands that read the user's files, and whether they can do without.
    nonisolated static let commands: [(command: [String], status: Int32)] = [
      (["callouts", "fr", "e"], 0), (["locales"], 0), (["themes"], 0), (["emoji", "otter"], 0),
      (["type", "dead_circumflex e", "--locale", "fr"], 0),
      (["keyboard", "fr", "--theme", "own"], 1), (["doctor"], 1),
    ]

    /// Puts pipes that nobody writes to where the files would be.
    private func makePipes(_ session: BareSession, _ paths: [String]) throws {
      for path in paths {
        let file = session.folder.appending(path: path)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try #require(mkfifo(file.path, 0o600) == 0)
      }
    }

    @Test func `IBus is told the engines though the user's files are pipes`() throws {
      let session = try BareSession()
      defer { session.end() }
      try makePipes(session, Self.paths)
      let outcome = try Outcome(
        Programs.engine(), ["--xml"], environment: session.environment, files: nil)
      #expect(outcome.status == 0)
      #expect(try outcome.output == Outcome(Programs.engine(), ["--xml"]).output)
    }

    @Test(arguments: commands)
    func `no pipe holds a command of ime-cli up`(command: [String], status: Int32) throws {
      let session = try BareSession()
      defer { session.end() }
      try makePipes(session, Self.paths)
      let outcome = try Outcome(
        Programs.cli(), command, environment: session.environment, files: nil)
      // 124 is what `timeout` says of a program that it had to end.
      #expect(outcome.status == status, "\(outcome.errors)")
      #expect(!outcome.output.isEmpty || outcome.errors.contains("own.json: it is a pipe"))
    }

    @Test func `pipes hold no key up, and each is named once`() throws {
      let session = try BareSession()
      defer { session.end() }
      try makePipes(session, Self.paths)
      let engine = try session.startEngine(Self.arguments)
      let client = try session.openClient(engine: "callout:fr")
      // The key right of p is a dead circumflex on the French layout.
      try client.expect("êt", after: .tap("[") + .tap("e") + .tap("t"))
      try client.expect("êté", after: .hold("e") + .tap(.digit(1)))
      try client.expect("êté😀", after: .tap(.f9) + .tap(.digit(1)))
      for path in Self.paths {
        let lines = engine.log.split(separator: "\n").filter { $0.contains(path) }
        #expect(lines.count == 1, "\(path): \(engine.log)")
        #expect(lines.first?.contains("it is a pipe or a device, not a file") == true)
      }
    }

    @Test func `names that cannot stand in XML take no other engine away`() throws {
      let names = [#"a\u0000b"#, #"\u0001"#, #"\ufffe"#, #"a\u001bb"#, #"\u0085"#, #"\ud800"#]
      var files: [String: String] = [:]
      for (number, name) in names.enumerated() {
        let id = "x\(number)x"
        files[".config/ibus-callout/locales/\(id).json"] =
          #"{"format": 1, "id": "\#(id)", "name": "\#(name)"}"#
      }
      for id in ["a b", "a\u{1}b", "a<b"] {
        files[".config/ibus-callout/locales/\(id).json"] =
          #"{"format": 1, "id": "\#(id)", "name": "x"}"#
      }
      files[".config/ibus-callout/locales/xyz.json"] =
        #"{"format": 1, "id": "xyz", "name": "<&>\"\u00e9"}"#
      func engines(_ files: [String: String]) throws -> [String] {
        let outcome = try Outcome(Programs.engine(), ["--xml"], files: files)
        return outcome.output.matches(of: /<(?:name|longname)>(.*)<\//).map { String($0.1) }
      }
      let added = try engines(files).filter { try !engines([:]).contains($0) }
      #expect(added == ["callout:xyz", "Hold for Accents, &lt;&amp;&gt;&quot;é"])
      #expect(try engines(files).count == engines([:]).count + 2)
    }
  }
}
