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
      // One key of an Arabic layout, which types two letters.
      (["ara"], TypingCase("lam-alef", .text("bh"), gives: "لاا")),
    ]

    /// As before, with letters that are on the layout itself.
    nonisolated static let layouts: [(layout: [String], typing: TypingCase)] = [
      (
        ["us,ru", "-option", "grp:toggle"],
        TypingCase(
          "two layouts", .text("hi "), .tap(.rightAlt), .text("ghbdtn"), .tap(.rightAlt),
          .text(" e"), gives: "hi привет e")
      ),
      (
        ["fr"],
        TypingCase(
          "a letter on AltGr", [.down(.rightAlt), .down(.shift)], .text("a"),
          [.up(.shift), .up(.rightAlt)], .text("e2"), gives: "Ωeé")
      ),
    ]

    @Test(arguments: ClientRun.kinds, layouts)
    func `the letters are those of the session's layouts`(
      client: ClientKind, letters: (layout: [String], typing: TypingCase)
    ) throws {
      let desk = try Desk.with(client)
      try desk.session.setLayout(letters.layout)
      defer { try? desk.session.setLayout() }
      try desk.check(letters.typing)
    }

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
