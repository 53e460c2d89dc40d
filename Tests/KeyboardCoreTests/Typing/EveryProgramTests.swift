import KeyboardCore
import Testing

@testable import TypingModel

@Suite("In every kind of program") struct EveryProgramTests {
  /// Programs with lists, for each way to replace, pace or report a letter.
  static let programs: [TestField] = [
    .gtk, .xim, .replace, .gnome, .gtk.client("gnome-shell"), .gtk.client("gtk4-im:editor"),
    .qt,
  ]
  /// And fields without.
  static let others: [TestField] = [
    .gtk.purpose(.terminal), .gtk.capabilities(.focus), .gtk.settings { $0.hold = false },
  ]

  @Test(arguments: programs)
  func `List after list opens`(field: TestField) {
    field.row(
      "Five letters",
      [
        .hold("a"), .tap("2"), .holdPressing("e"), .tap("1"),
        field.repeatsInPairs ? .holdPairing("o") : .holdPressing("o"), .tap("1"),
        .type("xcaf"), .hold("n"), .tap("1"), .type("s"), .wait(100),
      ], text: "áéòxcafñs"
    ).verify()
  }

  @Test(arguments: programs)
  func `A letter that is tapped and then held repeats`(field: TestField) {
    field.row(
      "e", [.tap("e"), .press("e"), .wait(370), .repeatPressing("e", times: 3), .wait(100)],
      text: "eeeee"
    ).verify()
  }

  @Test(arguments: programs + others)
  func `Ordinary keys repeat`(field: TestField) {
    for move in [Move.holdPressing("x", for: 500), .holdPairing("x", for: 500)] {
      field.row("x", [move, .wait(100)], text: "xxxxx").verify()
    }
  }

  @Test(arguments: programs, [150, 1500])
  func `A list opens at its time and no sooner`(field: TestField, delay: Int) {
    let field = field.settings { $0.holdDelay = delay }
    let playback = field.play(
      [.press("e"), .wait(delay - 1), .release("e"), .wait(400), .press("e")])
    #expect(!playback.marks.contains("["))
    playback.play([.wait(delay)])
    #expect(playback.marks.contains("[é è ê ë]"))
  }

  @Test(arguments: programs + others)
  func `Emoji are found and picked`(field: TestField) {
    field.row(
      "An otter", [.emojis, .type("ot"), .tap("1"), .wait(100)],
      text: "🦦"
    ).verify { $0.services.emojiProvider = TestEmojis() }
  }

  @Test(arguments: [gtk, .gnome, .gtk.client("gnome-shell")])
  func `Automatic changes affect the right letters`(field: TestField) {
    let field = field.settings {
      $0.textBehaviors.capitals = .sentences
      $0.textBehaviors.quotes = true
      $0.textBehaviors.endsSentences = true
    }
    // What is before the first letter is not known everywhere.
    let text = "1. hi. it's \"a\"  you"
    for move in [Move.type(text), .roll(text)] {
      field.row("Sentences", [move, .wait(100)], text: "1. Hi. It’s “a”. You").verify()
    }
  }
}
