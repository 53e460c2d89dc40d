import Testing

@testable import TestSession

extension ClientTests {
  @Suite @MainActor struct EmojiTests {
    @Test(arguments: ClientRun.kinds, TypingCase.emoji)
    func `a case gives its text`(client: ClientKind, typing: TypingCase) throws {
      try Desk.with(client).check(typing)
    }

    @Test(arguments: ClientRun.kinds)
    func `nothing that is searched for stays in the text`(client: ClientKind) throws {
      let desk = try Desk.with(client)
      try desk.perform(
        .text("ab") + EmojiSteps.open + .text("xyz") + .tap(.enter) + .tap(.escape) + [.wait(100)]
          + .text("cd"))
      try desk.expect("abcd")
    }

    /// The engine is given up when it ends more than five times in a minute.
    nonisolated static let restarted: [ClientKind] = [.gtk3, .gtk4, .qt5, .xterm]

    @Test(arguments: ClientRun.kinds.filter(restarted.contains))
    func `recent emoji come first, after a restart of the engine too`(client: ClientKind) throws {
      try Desk.with(client).expectRecentEmoji()
    }
  }
}
