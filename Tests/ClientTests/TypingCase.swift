import Testing

@testable import TestSession

/// Steps in an empty field of any session, and the text that results.
struct TypingCase: Sendable, CustomTestStringConvertible {
  /// The name of the case.
  let testDescription: String
  let steps: [KeyStep]
  let text: String

  init(_ description: String, _ steps: [KeyStep]..., gives text: String) {
    testDescription = description
    self.steps = Array(steps.joined())
    self.text = text
  }

  private static let rollover: [KeyStep] = [
    .down("e"), .wait(40), .down("t"), .wait(20), .up("e"), .wait(20), .up("t"), .wait(500),
  ]

  /// Picks é; its key is released only after the digit is pressed.
  private static let longHold: [KeyStep] = [
    .down("e"), .held, .wait(2000), .down(.digit(1)), .wait(20), .up("e"), .wait(20),
    .up(.digit(1)), .wait(100),
  ]

  /// Held keys, and what closes their lists.
  static let holding: [Self] = [
    Self("keys that roll over open no list", rollover, gives: "et"),
    Self("a digit after keys that rolled over", rollover, .tap(.digit(1)), gives: "et1"),
    Self(
      "a key stays held while its list is open for two seconds",
      .text("d"), longHold, .text("t"), gives: "dét"),
    Self(
      "Escape closes the list and keeps the letter",
      .text("l"), .openList, .tap(.escape), .text("t1"), gives: "let1"),
    Self(
      "BackSpace closes the list and deletes the letter",
      .text("ab"), .openList, .tap(.backspace), .text("t1"), gives: "abt1"),
    Self(
      "any other key closes the list and types",
      .text("ab"), .openList, .text("tu1"), gives: "abetu1"),
    Self(
      "an arrow and Return pick from the list",
      .text("n"), .openList, .tap(.right), .tap(.enter), .text("e"), gives: "née"),
  ]

  /// Accents of a letter that was typed.
  static let asking: [Self] = [
    // Firefox answers a pick with a reset, up to 68 ms late: a letter before that is not known.
    Self(
      "typing on picks the accent that was asked for", .text("ne"), .ask, .text("x"), [.wait(250)],
      .text("e"), .ask, .text("x"), gives: "néxéx"),
    Self(
      "asking again moves on, and Return picks", .text("ne"), .ask, .ask, .tap(.enter),
      .text("x"), gives: "nèx"),
    Self(
      "a letter that was picked is replaced again", .text("ne"), .ask, .tap(.digit(2)),
      [.wait(150)], .ask, .tap(.digit(3)), .text("x"), gives: "nêx"),
    Self(
      "Escape leaves the letter", .text("ne"), .ask, .tap(.escape), .text("x1"), gives: "nex1"),
  ]

  /// The list of emoji.
  static let emoji: [Self] = [
    Self(
      "an emoji is searched for and picked in the middle of a text",
      .text("la "), EmojiSteps.pick("loutre"), .text(" tu"), gives: "la 🦦 tu"),
    Self(
      "a digit that is held offers skin tones, and the tone is remembered",
      EmojiSteps.pick("waving", tone: 3), EmojiSteps.pick("waving"), gives: "👋🏽👋🏽"),
  ]
}

extension [KeyStep] {
  /// The key e goes down, its list opens, and the key comes up.
  static var openList: Self { longPress("e") }

  /// Super+Alt+C, and the list of the letter before the cursor opens or moves on.
  static var ask: Self {
    [.wait(150), .down(.super), .down(.alt)] + tap("c") + [.up(.alt), .up(.super), .wait(100)]
  }
}
