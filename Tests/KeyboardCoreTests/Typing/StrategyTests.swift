import KeyboardCore
import Testing

@testable import TypingModel

@Suite("Strategies") struct StrategyTests {
  static let backspace = [
    xim.row("A digit", [.hold("e"), .tap("1")], "[é è ê ë] / [] ⌫ +é", answers: "FFTT", text: "é"),
    xim.row(
      "The highlight picks", [.hold("e"), .tap(.right), .tap(.return)],
      "[é è ê ë] / [*é è ê ë] / [] ⌫ +é", answers: "FFTTTT", text: "é"),
    xim.row(
      "Escape keeps it", [.hold("e"), .tap(.escape)], "[é è ê ë] / []", answers: "FFTT", text: "e"),
    xim.row(
      "BackSpace deletes it by itself", [.hold("e"), .tap(.backspace)], "[é è ê ë] / []",
      answers: "FFFF", text: ""),
    xim.row(
      "A letter closes the list and passes", [.hold("e"), .tap("x")], "[é è ê ë] / []",
      answers: "FFFF", text: "ex"),
    xim.row(
      "So does a letter with callouts", [.hold("e"), .tap("a")], "[é è ê ë] / []", answers: "FFFF",
      text: "ea"),
    xim.row(
      "Return without a highlight passes", [.hold("e"), .tap(.return)], "[é è ê ë] / []",
      answers: "FFFF", text: "e\n"),
    gtk.rules("*=backspace").row(
      "The cursor moves before the list opens",
      [.press("e"), .wait(100), .told("e", cursor: 0), .wait(600)], "", refusals: [.cursorMoved]),
  ]

  @Test(arguments: backspace)
  func `backspace: the press passes, and a pick follows a BackSpace`(row: KeySequence) {
    row.verify()
  }

  static let replacing = [
    replace.row("The press passes", [.tap("e")], "", answers: "FF"),
    replace.row("A digit", [.hold("e"), .tap("2")], "[é è ê ë] / [] -1 +è", answers: "FFTT"),
    replace.row(
      "Soon after a pick the letter is committed", [.hold("e"), .click("1"), .press("a")],
      "[é è ê ë] / [] -1 +é / +a", answers: "FFTTT", text: "éa"),
    replace.row(
      "Offsets count Unicode scalars", [.hold(TestKey("]").typing("g̃")), .tap("1")],
      "[ĝ] / [] -2 +ĝ", text: "ĝ"),
    replace.row(
      "BackSpace deletes the letter by itself", [.hold("e"), .tap(.backspace)], "[é è ê ë] / []",
      answers: "FFFF", text: ""),
    replace.capabilities(.preedit).row(
      "The field tells nothing", [.hold("e"), .tap("1")], "", answers: "FFFF", text: "e1",
      refusals: [.surroundingTextUnverified]),
    replace.capabilities(.preedit).row(
      "The field told something else", [.press("e"), .told("o"), .wait(600)], "",
      refusals: [.surroundingTextUnverified]),
    replace.capabilities(.preedit).row(
      "The field told the letter only before the press", [.told("e"), .press("e"), .wait(600)], "",
      refusals: [.surroundingTextUnverified]),
    replace.capabilities(.preedit).row(
      "Something is selected", [.press("e"), .told("e", anchor: 0), .wait(600)], "",
      refusals: [.surroundingTextUnverified]),
    replace.capabilities(.preedit).row(
      "The old text comes late", [.press("e"), .told("x"), .told("xe"), .wait(600), .tap("1")],
      "[é è ê ë] / [] -1 +é"),
    replace.row(
      "The cursor moves before the list opens",
      [.press("e"), .wait(100), .told("e", cursor: 0), .wait(600)], "", refusals: [.cursorMoved]),
    replace.row(
      "The cursor moves while the list is open", [.hold("e"), .told("e", cursor: 0), .tap("x")],
      "[é è ê ë] / []", answers: "FFFF"),
  ]

  @Test(arguments: replacing)
  func `replace: a pick deletes the letter that was reported before the cursor`(row: KeySequence) {
    row.verify()
  }

  static let clicked = [
    gtk.row(
      "Told with the letter first",
      [.told("mm"), .hold("e"), .told("mme"), .told("mme", cursor: 1), .tap("x")],
      "‹e› / [é è ê ë] / [] ‹›", answers: "TTFF"),
    gtk.row(
      "Told once", [.told("mm"), .hold("e"), .told("mme", cursor: 0), .tap("x")],
      "‹e› / [é è ê ë] / [] ‹›", answers: "TTFF"),
    gtk.row(
      "Before the list opens",
      [.told("mm"), .press("e"), .wait(100), .told("mme", cursor: 1), .wait(600)], "‹e› / ‹›",
      refusals: [.cursorMoved]),
    gtk.row(
      "A client that tells its preedit has not been clicked",
      [
        .told("mm"), .press("e"), .told("mme", cursor: 2), .wait(600), .told("mme"), .told("mm"),
        .tap("1"),
      ], "‹e› / [é è ê ë] / [] +é ‹›"),
    gtk.row(
      "Nor has one that is late",
      [.told("m"), .press("e"), .told("mm"), .wait(600), .told("mm"), .tap("1")],
      "‹e› / [é è ê ë] / [] +é ‹›"),
  ]

  @Test(arguments: clicked)
  func `compose: a click makes the letter text, and no pick is possible any more`(
    sequence: KeySequence
  ) {
    sequence.verify()
  }

  static let correct = [
    gnome.row("Text at once, and its key is kept", [.tap("e")], "+e", answers: "TT", text: "e"),
    gnome.row("A digit", [.hold("e"), .tap("2")], "+e / [é è ê ë] / [] -1 +è", answers: "TTTT"),
    gnome.row(
      "Repeats type nothing while the list is to open",
      [.press("e"), .wait(300), .repeatPressing("e", times: 9), .tap("1")],
      "+e / [é è ê ë] / [] -1 +é", text: "é"),
    gnome.row(
      "The focus leaves while the key is down", [.press("e"), .wait(100), .focusOut, .wait(600)],
      "+e", text: "e", refusals: [.focusChanged]),
    gnome.row(
      "And while the list is open", [.press("e"), .wait(600), .focusOut, .wait(600)],
      "+e / [é è ê ë] / []", text: "e"),
    gnome.row(
      "BackSpace deletes the letter by itself", [.hold("e"), .tap(.backspace)],
      "+e / [é è ê ë] / []", answers: "TTFF", text: ""),
    gnome.capabilities(.preedit).row(
      "What a browser completes is replaced with the letter",
      [.press("e"), .told("example", cursor: 1, anchor: 7), .wait(600), .tap("1")],
      "+e / [é è ê ë] / [] -1 +é"),
    gnome.capabilities(.preedit).row(
      "A terminal tells nothing: its keys repeat from the time of the list on",
      [.press("e"), .wait(490), .repeatPressing("e", times: 4), .release("e"), .tap("1")],
      text: "eeeee1", refusals: [.surroundingTextUnverified]),
    gtk.client("gnome-shell").capabilities(.preedit).row(
      "A row of signs is a password: nothing is shown",
      [.press("e"), .told("●"), .wait(600), .release("e"), .tap("1"), .tap("a")], "+e", text: "e1a",
      refusals: [.secretField]),
    gnome.row(
      "Nothing to undo: the letter of another field",
      [.hold("e"), .focusOut, .focusIn("gnome-shell"), .told("é"), .tap("1")],
      "+e / [é è ê ë] / [] / +1", text: "e1"),
    gnome.row(
      "Keys that could pass are committed, too, or letters would overtake them",
      [.tap("1"), .wait(100), .tap("e"), .wait(100), .tap("x")], "+1 / +e / +x", answers: "TTTTTT"),
    gnome.capabilities(.preedit).row(
      "A list that waits for the text opens when it is told",
      [
        .told("x"), .press("e"), .wait(600), .repeatPressing("e", times: 2), .told("xe"), .tap("1"),
      ],
      "+e / ? / [é è ê ë] / [] -1 +é"),
    gnome.capabilities(.preedit).row(
      "Where keys do not repeat the client is asked a little later",
      [.told("x"), .press("e"), .wait(800), .told("xe"), .tap("1")],
      "+e / ? / [é è ê ë] / [] -1 +é"),
    gnome.capabilities(.preedit).row(
      "A text that comes a little late opens the list at once",
      [.told("x"), .press("e"), .wait(520), .told("xe"), .wait(1), .tap("1")],
      "+e / [é è ê ë] / [] -1 +é"),
    gnome.capabilities(.preedit).row(
      "A late text that ends in the same letter, typed before, does not open it",
      [
        .told("x"), .tap("m"), .tap("e"), .tap(" "), .press("e"), .wait(600), .told("xm"),
        .told("xme"), .told("xme "), .wait(300), .told("xme e"), .tap("1"),
      ], "+m / +e␠e / ? / [é è ê ë] / [] -1 +é"),
    gnome.capabilities(.preedit).row(
      "After an empty text, BackSpace deletes a letter that is not reported",
      [.told(""), .press("e"), .wait(600), .repeatPressing("e", times: 3), .tap("1"), .wait(50)],
      "+e / [é è ê ë] / [] ⌫ / +é", text: "é"),
  ]

  @Test(arguments: correct)
  func `correct: the letter is text at once, and a pick deletes it once it was reported`(
    sequence: KeySequence
  ) {
    sequence.verify()
  }

  /// "ne" and Return, in a field under GNOME that reports its text in these pieces; what follows is held.
  private static func afterReturn(
    _ name: String, _ moves: [Move], _ effects: String, after text: String = "ne",
    text result: String? = nil
  ) -> KeySequence {
    gnome.capabilities(.preedit).row(
      name,
      [.told(""), .tap("n"), .told("n"), .wait(300), .tap("e"), .told(text), .wait(300)]
        + [.tap(.return), .wait(300)] + moves,
      "+n / +e / " + effects, text: result)
  }

  static let emptied = [
    afterReturn(
      "The field was reported to be empty",
      [.told(""), .press("n"), .told("n"), .wait(600), .tap("1")], "+n / [ñ ŉ] / [] -1 +ñ"),
    afterReturn(
      "It is reported with the first letter only",
      [.press("n"), .told("n"), .wait(600), .tap("1")], "+n / [ñ ŉ] / [] -1 +ñ"),
    afterReturn(
      "Only the same text is reported, once more when asked for",
      [.tap("n"), .wait(300), .press("e"), .told("ne"), .wait(800), .told("ne"), .tap("1")],
      "+n / +e / ? / [é è ê ë] / [] -1 +é"),
    afterReturn(
      "Without Return, the same text is an old one",
      [.tap("m"), .press("e"), .told("ne"), .wait(800), .told("ne"), .tap("1")],
      "+m / +e / ? / +1"),
  ]

  @Test(arguments: emptied)
  func `What Return has emptied may get the same text again`(sequence: KeySequence) {
    sequence.verify()
  }

  /// A field of which nothing is known, in a client that deletes nothing: IBus before 1.5.34.
  @Test func `In unknown fields that cannot delete, keys pass until text is reported`() {
    let field = gtk.client("wayland").capabilities([.preedit, .focus])
    let playback = field.play([.hold("e"), .tap("1")]) {
      $0.clientQuirks["wayland"] = ClientQuirks(client: "wayland").union(.deletesNothing)
    }
    #expect(playback.shown == "e1")
    #expect(playback.refusals == [.fieldUnknown])
    playback.play([.told("e1"), .hold("e"), .tap("1")])
    #expect(playback.shown == "e1é")
  }

  static let rules = [
    gtk.capabilities(.focus).rules("*=on").row(
      "on suits a field without preedit", [.hold("e"), .tap("1")], "[é è ê ë] / [] ⌫ +é"),
    gtk.rules("gtk3-im:ed?tor=backspace").row(
      "A strategy by name", [.hold("e"), .tap("1")], "[é è ê ë] / [] ⌫ +é"),
    gtk.rules("qt*=off", "gtk3*=replace", "*=backspace").row(
      "The first that matches counts", [.hold("e"), .tap("1")], "[é è ê ë] / [] -1 +é"),
    gtk.rules("gtk3*=replace").clientRules("*=backspace").row(
      "The program's own come after the user's", [.hold("e"), .tap("1")], "[é è ê ë] / [] -1 +é"),
    gtk.rules("qt*=replace").clientRules("*=backspace").row(
      "The program's own", [.hold("e"), .tap("1")], "[é è ê ë] / [] ⌫ +é"),
  ]

  @Test(arguments: rules)
  func `Rules decide the strategy`(row: KeySequence) { row.verify() }
}
