import KeyboardCore
import Testing

@testable import TypingModel

@Suite(":name in running text") struct EmojiColonTests {
  private static let field = TestField.gtk.settings { $0.emojiColonSearch = true }

  private static func typed(
    _ name: String, in field: TestField = field, _ moves: [Move], _ effects: String? = nil,
    text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) -> KeySequence {
    KeySequence(
      name, in: field, moves, effects: effects, text: text, sourceLocation: sourceLocation)
  }

  static let sequences = [
    typed(
      "Two letters open a list and a digit picks", [.type(":ot"), .tap("1")],
      "«:» / «:o» / «:ot» [🦦] / used:🦦 [] +🦦 ‹›", text: "🦦"),
    typed("Escape keeps it as typed", [.type(":ot"), .tap(.escape)], text: ":ot"),
    typed(
      "And does not open again for the word",
      [.type(":ot"), .tap(.escape), .wait(100), .type("ter")],
      text: ":otter"),
    typed("A space goes on", [.type(":ot"), .tap(" "), .tap("x")], text: ":ot x"),
    typed("An arrow and Return", [.type(":ot"), .tap(.right), .tap(.return)], text: "🦦"),
    typed("Return takes the first", [.type(":ot"), .tap(.return)], text: "🦦"),
    typed("So does Tab", [.type(":ot"), .tap(.tab)], text: "🦦"),
    typed("Return where nothing is found", [.type(":xyz"), .tap(.return)], text: ":xyz\n"),
    typed("A click", [.type(":ka"), .send(.candidateClicked(1))], text: "🍕"),
    typed(
      "BackSpace takes a letter away", [.type(":ot"), .tap(.backspace), .tap(.escape)],
      "«:» / «:o» / «:ot» [🦦] / «:o» [] / +:o ‹›", text: ":o"),
    typed("And in the end the colon", [.type(":o"), .tap(.backspace), .tap(.backspace)], text: ""),
    typed("Within a word it is a colon", [.type("ab"), .wait(100), .type(":ot")], text: "ab:ot"),
    typed("After a space", [.type("ab "), .wait(100), .type(":ot"), .tap("1")], text: "ab 🦦"),
    typed(
      "After a rolling hand", [.roll("ab "), .wait(100), .type(":ot"), .tap("1")], text: "ab 🦦"),
    typed("A smiley of signs", [.type(":-)")], text: ":-)"),
    typed("A figure", [.type(":3"), .tap(" ")], text: ":3 "),
    typed(
      "Nothing found", [.type(":xyz"), .tap(" ")], "«:» / «:x» / «:xy» / «:xyz» / +:xyz␠ ‹›",
      text: ":xyz "),
    typed("_ stands for a space", [.type(":thumbs_up"), .tap("1")], text: "👍"),
    typed("A shortcut", [.type(":ot"), .tap(TestKey("c").with(.control))], text: ":ot"),
    typed("The focus goes", [.type(":ot"), .send(.focusOut)], text: ":ot"),
    typed("The caret is moved", [.type(":ot"), .send(.reset)], text: ":ot"),
    typed("An arrow key without a list", [.type(":o"), .tap(.left)], text: ":o"),
    typed(
      "After an emoji of several characters",
      [.send(.action(.text("🧑‍🤝‍🧑 "))), .wait(100), .type(":ot"), .tap("1")], text: "🧑‍🤝‍🧑 🦦"),
    typed(
      "After a combining mark", [.send(.action(.text("e\u{301}"))), .wait(100), .type(":ot")],
      text: "e\u{301}:ot"),
    typed(
      "After right-to-left text",
      [.tap(TestKey("h").typing("א")), .tap(" "), .wait(100), .type(":ot"), .tap("1")], text: "א 🦦"),
    typed(
      "A held letter stays in the name", [.tap(":"), .hold("o"), .tap("t"), .tap("1")], text: "🦦"),
    typed(
      "No surrounding text, at the start", in: field.capabilities([.preedit, .focus]),
      [.type(":ot")], text: ":ot"),
    typed(
      "No surrounding text, after a space", in: field.capabilities([.preedit, .focus]),
      [.type("a "), .wait(100), .type(":ot"), .tap("1")], text: "a 🦦"),
    typed("No preedit", in: field.capabilities(.focus), [.type(":ot")], text: ":ot"),
    typed("A terminal", in: field.purpose(.terminal), [.type(":ot")], text: ":ot"),
    typed("An address", in: field.purpose(.url), [.type(":ot")], text: ":ot"),
    typed("A password", in: field.purpose(.password), [.type(":ot")], text: ":ot"),
    typed(
      "A field without emoji", in: field.purpose(.freeForm, .noEmoji), [.type(":ot")], text: ":ot"),
    typed("Switched off", in: .gtk, [.type(":ot"), .wait(100)], text: ":ot"),
  ]

  @Test(arguments: sequences)
  func `A name after a colon finds emoji, and nothing typed is lost`(sequence: KeySequence) {
    sequence.verify { $0.services.emojiProvider = TestEmojis() }
  }
}
