import Foundation
import Testing

@testable import TestSession

extension GnomeShellTests {
  @Suite @MainActor struct GnomeEmojiTests {
    @Test(arguments: GnomeDesk.kinds)
    func `an emoji is searched for and picked in the middle of a text`(
      client: GnomeClient.Kind
    ) throws {
      let desk = try GnomeDesk.with(client)
      try desk.perform(.text("la ") + EmojiSteps.pick("loutre") + .text(" tu"))
      try desk.expect("la 🦦 tu")
      try desk.expectNoList()
    }

    @Test(arguments: GnomeDesk.kinds)
    func `the shell shows what is found`(client: GnomeClient.Kind) throws {
      let desk = try GnomeDesk.with(client)
      try desk.perform(EmojiSteps.open + .text("loutre") + [.wait(100)])
      _ = try desk.expectList("1 🦦")
      _ = try desk.takePicture("emoji-\(client)")
      try desk.perform(.tap(.escape) + .text("x"))
      try desk.expect("x")
    }

    @Test(arguments: GnomeDesk.kinds)
    func `a digit that is held offers skin tones, and the tone is remembered`(
      client: GnomeClient.Kind
    ) throws {
      let desk = try GnomeDesk.with(client)
      try desk.perform(EmojiSteps.pick("waving", tone: 3) + EmojiSteps.pick("waving"))
      try desk.expect("👋🏽👋🏽")
    }

    @Test(arguments: GnomeDesk.kinds)
    func `recent emoji come first, after a restart of the engine too`(
      client: GnomeClient.Kind
    ) throws {
      let desk = try GnomeDesk.with(client)
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
