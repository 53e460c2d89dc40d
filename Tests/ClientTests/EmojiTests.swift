import Glibc
import Testing

@testable import TestSession

extension ClientTests {
  @Suite @MainActor struct EmojiTests {
    @Test(arguments: ClientRun.kinds)
    func `an emoji is searched for and picked in the middle of a text`(client: ClientKind) throws {
      let desk = try Desk.with(client)
      try desk.perform(.text("la ") + EmojiSteps.pick("loutre") + .text(" tu"))
      try desk.expect("la 🦦 tu")
    }

    @Test(arguments: ClientRun.kinds)
    func `nothing that is searched for stays in the text`(client: ClientKind) throws {
      let desk = try Desk.with(client)
      try desk.perform(
        .text("ab") + EmojiSteps.open + .text("xyz") + .tap(.enter) + .tap(.escape) + [.wait(100)]
          + .text("cd"))
      try desk.expect("abcd")
    }

    @Test(arguments: ClientRun.kinds)
    func `a digit that is held offers skin tones, and the tone is remembered`(
      client: ClientKind
    ) throws {
      let desk = try Desk.with(client)
      try desk.perform(EmojiSteps.pick("waving", tone: 3) + EmojiSteps.pick("waving"))
      try desk.expect("👋🏽👋🏽")
    }

    /// The engine is given up when it ends more than five times in a minute.
    nonisolated static let restarted: [ClientKind] = [.gtk3, .gtk4, .qt5, .xterm]

    @Test(arguments: ClientRun.kinds.filter(restarted.contains))
    func `recent emoji come first, after a restart of the engine too`(client: ClientKind) throws {
      let desk = try Desk.with(client)
      try desk.perform(EmojiSteps.pick("pizza") + EmojiSteps.pick("loutre") + [.wait(1300)])
      try desk.expect("🍕🦦")
      try EmojiSteps.restartEngine(of: desk.session)
      desk.traceStart = 0
      try desk.perform(
        EmojiSteps.open + .tap(.digit(2)) + [.wait(200)] + EmojiSteps.open + .tap(.digit(1)))
      try desk.expect("🍕🦦🍕🍕")
    }
  }
}
