import KeyboardCore
import Testing

@testable import TypingModel

@Suite("Strategies") struct StrategyTests {
  static let backspace = [
    KeySequence("The press passes", in: .xim, [.tap("e")], effects: "", answers: "FF", text: "e"),
    KeySequence(
      "A digit picks", in: .xim, [.hold("e"), .tap("1")],
      effects: "[é è ê ë] / [] ⌫ +é", answers: "FFTT", text: "é"),
    KeySequence(
      "In a word", in: .xim, [.type("caf"), .hold("e"), .tap("1"), .type("s")], text: "cafés"),
    KeySequence(
      "The highlight picks", in: .xim, [.hold("e"), .tap(.right), .tap(.return)],
      effects: "[é è ê ë] / [*é è ê ë] / [] ⌫ +é", answers: "FFTTTT", text: "é"),
    KeySequence(
      "Escape keeps the letter", in: .xim, [.hold("e"), .tap(.escape)],
      effects: "[é è ê ë] / []", answers: "FFTT", text: "e"),
    KeySequence(
      "BackSpace deletes it by itself", in: .xim, [.hold("e"), .tap(.backspace)],
      effects: "[é è ê ë] / []", answers: "FFFF", text: ""),
    KeySequence(
      "A letter closes the list and passes", in: .xim, [.hold("e"), .tap("x")],
      effects: "[é è ê ë] / []", answers: "FFFF", text: "ex"),
    KeySequence(
      "So does a letter with callouts", in: .xim, [.hold("e"), .tap("a")],
      effects: "[é è ê ë] / []", answers: "FFFF", text: "ea"),
    KeySequence(
      "Return without a highlight passes", in: .xim, [.hold("e"), .tap(.return)],
      effects: "[é è ê ë] / []", answers: "FFFF", text: "e\n"),
    KeySequence(
      "Letters that overlap pass", in: .xim, [.roll("aeon")], effects: "", answers: "FFFFFFFF",
      text: "aeon"),
    KeySequence(
      "Tap, then hold, repeats", in: .xim,
      [.tap("e"), .press("e"), .repeatPressing("e", times: 2)],
      effects: "", answers: "FFFFF", text: "eeee"),
    KeySequence(
      "The cursor moves before the list opens", in: .gtk.rules("*=backspace"),
      [.press("e"), .wait(100), .told("e", cursor: 0), .wait(600)], effects: "",
      refusals: [.cursorMoved]),
  ]

  @Test(arguments: backspace)
  func `backspace: the press passes, a pick goes after a BackSpace`(sequence: KeySequence) {
    sequence.verify()
  }

  static let replace = [
    KeySequence("The press passes", in: .replace, [.tap("e")], effects: "", answers: "FF"),
    KeySequence(
      "A digit picks", in: .replace, [.hold("e"), .tap("2")],
      effects: "[é è ê ë] / [] -1 +è", answers: "FFTT", text: "è"),
    KeySequence(
      "In a word", in: .replace, [.type("caf"), .hold("e"), .tap("1"), .type("s")], text: "cafés"),
    KeySequence(
      "Soon after a pick the letter is committed", in: .replace,
      [.hold("e"), .click("1"), .press("a")], effects: "[é è ê ë] / [] -1 +é / +a",
      answers: "FFTTT", text: "éa"),
    KeySequence(
      "Offsets count Unicode scalars", in: .replace,
      [.hold(TestKey("]").typing("g̃")), .tap("1")], effects: "[ĝ] / [] -2 +ĝ", text: "ĝ"),
    KeySequence(
      "BackSpace deletes the letter by itself", in: .replace, [.hold("e"), .tap(.backspace)],
      effects: "[é è ê ë] / []", answers: "FFFF", text: ""),
    KeySequence(
      "The field tells nothing", in: .replace.capabilities(.preedit), [.hold("e"), .tap("1")],
      effects: "", answers: "FFFF", text: "e1", refusals: [.surroundingTextUnverified]),
    KeySequence(
      "The field told something else", in: .replace.capabilities(.preedit),
      [.press("e"), .told("o"), .wait(600)], effects: "", refusals: [.surroundingTextUnverified]),
    KeySequence(
      "The field told the letter only before the press", in: .replace.capabilities(.preedit),
      [.told("e"), .press("e"), .wait(600)], effects: "", refusals: [.surroundingTextUnverified]),
    KeySequence(
      "Something is selected", in: .replace.capabilities(.preedit),
      [.press("e"), .told("e", anchor: 0), .wait(600)], effects: "",
      refusals: [.surroundingTextUnverified]),
    KeySequence(
      "The old text comes late", in: .replace.capabilities(.preedit),
      [.press("e"), .told("x"), .told("xe"), .wait(600), .tap("1")],
      effects: "[é è ê ë] / [] -1 +é"),
    KeySequence(
      "The cursor moves before the list opens", in: .replace,
      [.press("e"), .wait(100), .told("e", cursor: 0), .wait(600)], effects: "",
      refusals: [.cursorMoved]),
    KeySequence(
      "The cursor moves while the list is open", in: .replace,
      [.hold("e"), .told("e", cursor: 0), .tap("x")], effects: "[é è ê ë] / []", answers: "FFFF"),
  ]

  @Test(arguments: replace)
  func `replace: a pick deletes the letter that was seen before the cursor`(
    sequence: KeySequence
  ) {
    sequence.verify()
  }

  static let clicked = [
    KeySequence(
      "Told with the letter first",
      [.told("mm"), .hold("e"), .told("mme"), .told("mme", cursor: 1), .tap("x")],
      effects: "‹e› / [é è ê ë] / [] ‹›", answers: "TTFF"),
    KeySequence(
      "Told once", [.told("mm"), .hold("e"), .told("mme", cursor: 0), .tap("x")],
      effects: "‹e› / [é è ê ë] / [] ‹›", answers: "TTFF"),
    KeySequence(
      "Before the list opens",
      [.told("mm"), .press("e"), .wait(100), .told("mme", cursor: 1), .wait(600)],
      effects: "‹e› / ‹›", refusals: [.cursorMoved]),
    KeySequence(
      "A client that tells its preedit has not been clicked",
      [
        .told("mm"), .press("e"), .told("mme", cursor: 2), .wait(600), .told("mme"), .told("mm"),
        .tap("1"),
      ], effects: "‹e› / [é è ê ë] / [] +é ‹›"),
    KeySequence(
      "Nor has one that is late",
      [.told("m"), .press("e"), .told("mm"), .wait(600), .told("mm"), .tap("1")],
      effects: "‹e› / [é è ê ë] / [] +é ‹›"),
  ]

  @Test(arguments: clicked)
  func `compose: a click makes the letter text, and nothing can be picked any more`(
    sequence: KeySequence
  ) {
    sequence.verify()
  }

  static let correct = [
    KeySequence(
      "The letter is text at once, and its key is kept", in: .gnome, [.tap("e")], effects: "+e",
      answers: "TT", text: "e"),
    KeySequence(
      "A digit picks", in: .gnome, [.hold("e"), .tap("2")],
      effects: "+e / [é è ê ë] / [] -1 +è", answers: "TTTT", text: "è"),
    KeySequence(
      "In a word", in: .gnome, [.type("caf"), .hold("e"), .tap("1"), .type("s")], text: "cafés"),
    KeySequence(
      "Repeats type nothing while the list is to open", in: .gnome,
      [.press("e"), .wait(300), .repeatPressing("e", times: 9), .tap("1")],
      effects: "+e / [é è ê ë] / [] -1 +é", text: "é"),
    KeySequence(
      "The focus leaves while the key is down", in: .gnome,
      [.press("e"), .wait(100), .send(.focusOut), .wait(600)], effects: "+e", text: "e",
      refusals: [.focusChanged]),
    KeySequence(
      "And while the list is open", in: .gnome,
      [.press("e"), .wait(600), .send(.focusOut), .wait(600)], effects: "+e / [é è ê ë] / []",
      text: "e"),
    KeySequence(
      "BackSpace deletes the letter by itself", in: .gnome, [.hold("e"), .tap(.backspace)],
      effects: "+e / [é è ê ë] / []", answers: "TTFF", text: ""),
    KeySequence(
      "What a browser completes is replaced with the letter", in: .gnome.capabilities(.preedit),
      [.press("e"), .told("example", cursor: 1, anchor: 7), .wait(600), .tap("1")],
      effects: "+e / [é è ê ë] / [] -1 +é"),
    KeySequence(
      "A terminal tells nothing: its keys repeat from the time of the list on",
      in: .gnome.capabilities(.preedit),
      [.press("e"), .wait(490), .repeatPressing("e", times: 4), .release("e"), .tap("1")],
      text: "eeeee1", refusals: [.surroundingTextUnverified]),
    KeySequence(
      "A row of signs is a password: nothing is shown",
      in: .gtk.client("gnome-shell").capabilities(.preedit),
      [.press("e"), .told("●"), .wait(600), .release("e"), .tap("1"), .tap("a")], effects: "+e",
      text: "e1a", refusals: [.secretField]),
    KeySequence(
      "Nothing to undo: the letter of another field", in: .gnome,
      [
        .hold("e"), .send(.focusOut), .send(.focusIn(client: "gnome-shell")), .told("é"), .tap("1"),
      ],
      effects: "+e / [é è ê ë] / [] / +1", text: "e1"),
    KeySequence(
      "Keys that could pass are committed, too, or letters would overtake them", in: .gnome,
      [.tap("1"), .wait(100), .tap("e"), .wait(100), .tap("x")], effects: "+1 / +e / +x",
      answers: "TTTTTT", text: "1ex"),
    KeySequence(
      "A list that waits for the text opens when it is told", in: .gnome.capabilities(.preedit),
      [
        .told("x"), .press("e"), .wait(600), .repeatPressing("e", times: 2), .told("xe"), .tap("1"),
      ], effects: "+e / ? / [é è ê ë] / [] -1 +é"),
    KeySequence(
      "Where keys do not repeat the client is asked a little later",
      in: .gnome.capabilities(.preedit),
      [.told("x"), .press("e"), .wait(800), .told("xe"), .tap("1")],
      effects: "+e / ? / [é è ê ë] / [] -1 +é"),
    KeySequence(
      "An empty text proves nothing: its keys repeat", in: .gnome.capabilities(.preedit),
      [.told(""), .press("e"), .wait(600), .repeatPressing("e", times: 3)], text: "eeee",
      refusals: [.surroundingTextUnverified]),
  ]

  @Test(arguments: correct)
  func `correct: the letter is text at once, a pick deletes it where it was seen`(
    sequence: KeySequence
  ) {
    sequence.verify()
  }

  /// A field of which nothing is known, in a client that deletes nothing: IBus before 1.5.34.
  @Test func `Where nothing is known and nothing can be deleted, keys pass until text is told`() {
    let field = TestField.gtk.client("wayland").capabilities([.preedit, .focus])
    let controller = field.makeController()
    controller.clientQuirks["wayland"] = ClientQuirks(client: "wayland").union(.deletesNothing)
    let playback = Playback(controller, in: field)
    playback.play([.hold("e"), .tap("1")])
    #expect(playback.shown == "e1")
    #expect(playback.refusals == [.fieldUnknown])
    playback.play([.told("e1"), .hold("e"), .tap("1")])
    #expect(playback.shown == "e1é")
  }

  static let rules = [
    KeySequence(
      "compose is the default", in: .gtk.capabilities(.preedit), [.hold("e")],
      effects: "‹e› / [é è ê ë]"),
    KeySequence(
      "on takes what suits: preedit", in: .gtk.rules("gtk3-im:*=on"), [.hold("e")],
      effects: "‹e› / [é è ê ë]"),
    KeySequence(
      "on takes what suits: no preedit", in: .gtk.capabilities(.focus).rules("*=on"),
      [.hold("e"), .tap("1")], effects: "[é è ê ë] / [] ⌫ +é"),
    KeySequence(
      "A strategy by name", in: .gtk.rules("gtk3-im:ed?tor=backspace"), [.hold("e"), .tap("1")],
      effects: "[é è ê ë] / [] ⌫ +é"),
    KeySequence(
      "The first that matches counts", in: .gtk.rules("qt*=off", "gtk3*=replace", "*=backspace"),
      [.hold("e"), .tap("1")], effects: "[é è ê ë] / [] -1 +é"),
    KeySequence(
      "The program's own come after the user's",
      in: .gtk.rules("gtk3*=replace").clientRules("*=backspace"), [.hold("e"), .tap("1")],
      effects: "[é è ê ë] / [] -1 +é"),
    KeySequence(
      "The program's own", in: .gtk.rules("qt*=replace").clientRules("*=backspace"),
      [.hold("e"), .tap("1")], effects: "[é è ê ë] / [] ⌫ +é"),
  ]

  @Test(arguments: rules)
  func `Rules decide on the strategy`(sequence: KeySequence) { sequence.verify() }
}
