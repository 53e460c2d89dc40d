import Testing

@testable import TestSession

extension ProgramTests {
  /// Accents on request through IBus, with a small dictionary of its own.
  @Suite @MainActor struct AccentWordTests {
    private static let dictionaries = [
      "home/.config/enchant/hunspell/wa.aff": "SET UTF-8\n",
      "home/.config/enchant/hunspell/wa.dic": "3\nélève\npêche\npéché\n",
    ]

    private static let settings: [String] = .settings(
      "locales=['wa']", "key-bindings=['F8=custom:accents', 'F9=custom:accentWord']")

    @Test func `a word gets its accents from a dictionary of the system`() throws {
      let session = try BareSession.started(files: Self.dictionaries)
      let (engine, client) = try session.startTyping(Self.settings, with: "callout:wa")
      try client.open(.whole)
      try client.perform(.text("eleve") + .tap(.f9))
      try session.wait(for: "the spelling; \(engine.log)") {
        try client.perform([.wait(50)]).text == "élève"
      }
      try client.expect("eleve", after: .tap(.backspace))
      try client.open(.whole)
      try client.perform(.text("peche") + .tap(.f9))
      try session.wait(for: "the list; \(engine.log)") {
        try client.perform([.wait(50)]).list.sorted() == ["péché", "pêche"]
      }
      try client.expect("pechex", after: .tap(.escape) + .text("x"))
      // Not even an error names what was typed.
      #expect(!engine.log.contains("peche") && !engine.log.contains("eleve"))
    }

    @Test func `a sentence says why there is nothing to do`() throws {
      let session = try BareSession.started(files: Self.dictionaries)
      let (engine, client) = try session.startTyping(Self.settings, with: "callout:wa")
      func expectSoon(_ line: String) throws {
        try session.wait(for: "\(line); \(engine.log)") {
          try client.perform([.wait(50)]).look.line == line
        }
      }
      try client.open(.whole)
      try client.perform(.text("xyz") + .tap(.f9))
      try expectSoon("No dictionary has xyz with accents.")
      try client.open(.whole)
      try client.perform(.tap(.f8))
      try expectSoon("The letter before the cursor is not known.")
    }
  }
}
