import KeyboardCore
import Testing

@testable import TypingModel

@Suite(":name in running text") struct EmojiColonTests {
  private static let field = gtk.settings { $0.emojiColonSearch = true }

  static let sequences = [
    field.row(
      "Two letters open a list and a digit picks", [.type(":ot"), .tap("1")],
      "«:» / «:o» / «:ot» [🦦] / used:🦦 [] +🦦 ‹›", text: "🦦"),
    field.client("gnome-shell").row(
      "In GNOME", [.tap(" "), .wait(100), .type(":ot"), .tap("1"), .wait(100)], text: " 🦦"),
    field.row(
      "Escape keeps it as typed, and it does not open again for the word",
      [.type(":ot"), .tap(.escape), .wait(100), .type("ter")], text: ":otter"),
    field.row("A space goes on", [.type(":ot"), .tap(" "), .tap("x")], text: ":ot x"),
    field.row("An arrow and Return", [.type(":ot"), .tap(.right), .tap(.return)], text: "🦦"),
    field.row("Return takes the first", [.type(":ot"), .tap(.return)], text: "🦦"),
    field.row("So does Tab", [.type(":ot"), .tap(.tab)], text: "🦦"),
    field.row("Return where nothing is found", [.type(":xyz"), .tap(.return)], text: ":xyz\n"),
    field.row("A click", [.type(":ka"), .clickEntry(1)], text: "🍕"),
    field.row(
      "BackSpace takes a letter away", [.type(":ot"), .tap(.backspace), .tap(.escape)],
      "«:» / «:o» / «:ot» [🦦] / «:o» [] / +:o ‹›", text: ":o"),
    field.row("In the end the colon", [.type(":o"), .tap(.backspace), .tap(.backspace)], text: ""),
    field.row("In a word it is a colon", [.type("ab"), .wait(100), .type(":ot")], text: "ab:ot"),
    field.row("After a space", [.type("ab "), .wait(100), .type(":ot"), .tap("1")], text: "ab 🦦"),
    field.row("After rolling", [.roll("ab "), .wait(100), .type(":ot"), .tap("1")], text: "ab 🦦"),
    field.row("A smiley of signs", [.type(":-)")], text: ":-)"),
    field.row("A figure", [.type(":3"), .tap(" ")], text: ":3 "),
    field.row(
      "Nothing found", [.type(":xyz"), .tap(" ")], "«:» / «:x» / «:xy» / «:xyz» / +:xyz␠ ‹›"),
    field.row("_ stands for a space", [.type(":thumbs_up"), .tap("1")], text: "👍"),
    field.row("A last colon picks the name of a chat", [.type(":joy:")], text: "😂"),
    field.row("Or a whole name", [.type(":thumbs_up:")], text: "👍"),
    field.row("Or a thumb", [.type(":+1:")], text: "👍"),
    field.row("But no beginning", [.type(":ot:")], text: ":ot:"),
    field.row("A shortcut", [.type(":ot"), .tap(TestKey("c").with(.control))], text: ":ot"),
    field.row("The focus goes", [.type(":ot"), .focusOut], text: ":ot"),
    field.row("The caret is moved", [.type(":ot"), .reset], text: ":ot"),
    field.row("An arrow key without a list", [.type(":o"), .tap(.left)], text: ":o"),
    field.row(
      "After an emoji of several characters",
      [.send(.action(.text("🧑‍🤝‍🧑 "))), .wait(100), .type(":ot"), .tap("1")], text: "🧑‍🤝‍🧑 🦦"),
    field.row(
      "After a combining mark", [.send(.action(.text("e\u{301}"))), .wait(100), .type(":ot")],
      text: "e\u{301}:ot"),
    field.row(
      "After right-to-left text",
      [.tap(TestKey("h").typing("א")), .tap(" "), .wait(100), .type(":ot"), .tap("1")], text: "א 🦦"),
    field.row("A held letter stays", [.tap(":"), .hold("o"), .tap("t"), .tap("1")], text: "🦦"),
    field.silent.row("No surrounding text, at the start", [.type(":ot")], text: ":ot"),
    field.silent.row(
      "No surrounding text, after a space", [.type("a "), .wait(100), .type(":ot"), .tap("1")],
      text: "a 🦦"),
    field.capabilities(.focus).row("No preedit", [.type(":ot")], text: ":ot"),
    field.purpose(.terminal).row("A terminal", [.type(":ot")], text: ":ot"),
    field.purpose(.url).row("An address", [.type(":ot")], text: ":ot"),
    field.purpose(.password).row("A password", [.type(":ot")], text: ":ot"),
    field.purpose(.freeForm, .noEmoji).row("A field without emoji", [.type(":ot")], text: ":ot"),
    field.client("gnome-shell").row(
      "What may be a password is not shown apart", [.told(""), .tap(":")], "+:", text: ":"),
    gtk.row("Switched off", [.type(":ot"), .wait(100)], text: ":ot"),
  ]

  @Test(arguments: sequences)
  func `A name after a colon finds emoji, and nothing typed is lost`(row: KeySequence) {
    row.verify { $0.services.emojiProvider = TestEmojis() }
  }
}
