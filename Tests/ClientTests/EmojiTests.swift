import Testing

@testable import TestSession

extension ClientTests {
  @Suite @MainActor struct EmojiTests {
    @Test(arguments: ClientRun.kinds, TypingCase.emoji)
    func `a case produces its text`(client: ClientKind, typing: TypingCase) throws {
      try Desk.with(client).check(typing)
    }

    @Test(arguments: ClientRun.kinds)
    func `the search for an emoji leaves nothing in the text`(client: ClientKind) throws {
      let desk = try Desk.with(client)
      try desk.perform(
        .text("ab") + EmojiSteps.open + .text("xyz") + .tap(.enter) + .tap(.escape) + [.wait(100)]
          + .text("cd"))
      try desk.expect("abcd")
    }

    /// The supervisor gives up when the engine crashes more than five times in a minute.
    nonisolated static let restarted: [ClientKind] = [.gtk3, .gtk4, .qt5, .xterm]

    @Test(arguments: ClientRun.kinds.filter(restarted.contains))
    func `recent emoji come first, even after a restart of the engine`(client: ClientKind) throws {
      try Desk.with(client).expectRecentEmoji()
    }
  }
}
