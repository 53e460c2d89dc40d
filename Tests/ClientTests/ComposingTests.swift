import Testing

@testable import TestSession

extension ClientTests {
  @Suite @MainActor struct ComposingTests {
    /// Arguments of `setxkbmap`, and what is typed with that layout.
    nonisolated static let cases: [(layout: [String], typing: TypingCase)] = [
      // Acute and e, grave and a, acute and the space bar.
      (["us", "intl"], TypingCase("dead keys", .text("n'eel`a' s"), gives: "néelà's")),
      (
        ["us", "intl"],
        TypingCase("fast dead keys", .text("l'et'e de l`a-bas", for: 4), gives: "lété de là-bas")
      ),
      (
        ["us", "-option", "compose:ralt"],
        TypingCase(
          "the Compose key", .text("n"), .tap(.rightAlt), .text("'eel"), .tap(.rightAlt),
          .text("oeu"), gives: "néelœu")
      ),
    ]

    @Test(arguments: ClientRun.kinds, cases)
    func `dead keys and the Compose key compose`(
      client: ClientKind, composing: (layout: [String], typing: TypingCase)
    ) throws {
      let desk = try Desk.with(client)
      try desk.session.setLayout(composing.layout)
      defer { try? desk.session.setLayout() }
      try desk.check(composing.typing)
    }
  }
}
