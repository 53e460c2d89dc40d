import Testing

@testable import TestSession

extension ProgramTests {
  /// The user's locale files and the running engine; `ServerFileTests` have more.
  @Suite @MainActor struct UserLocaleTests {
    @Test func `a letter that is pinned comes first, until its file is changed`() throws {
      let path = "home/.config/ibus-callout/locales/fr.json"
      let session = try BareSession.started()
      let (engine, client) = try session.startTyping()
      func expectSoon(_ first: String) throws {
        try session.wait(for: "\(first) as the first letter; \(engine.log)") {
          try client.open()
          return try client.perform(.hold("e")).list.first == first
        }
      }
      try client.perform(.hold("e") + .tap(.right) + .tap(.right) + .tap(.insert))
      try expectSoon("è")
      try session.write(#"{"format": 1, "id": "fr", "callouts": {"e": "ẽ"}}"#, to: path)
      try expectSoon("ẽ")
    }
  }
}
