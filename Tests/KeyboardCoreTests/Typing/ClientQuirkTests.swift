import KeyboardCore
import Testing

@testable import TypingModel

@Suite("What real clients do differently") struct ClientQuirkTests {
  @Test func `A preedit that the client has made text before it starts over is text once`() {
    KeySequence(
      "GTK 4 with IBus 1.5.32", in: .gtk.client("gtk4-im:gedit"),
      [.told("d"), .press("e"), .told("de"), .send(.reset)], effects: "‹e›"
    ).verify()
  }

  static let bursts = [
    KeySequence(
      "20 ms after a commit a letter is committed, too",
      [.press("e"), .press("x"), .wait(20), .tap("h")], effects: "‹e› / +ex ‹› / +h",
      answers: "TTTT", text: "exh"),
    KeySequence(
      "21 ms after it the letter passes", [.press("e"), .press("x"), .wait(21), .tap("h")],
      effects: "‹e› / +ex ‹›", answers: "TTFF", text: "exh"),
    KeySequence(
      "Each commit counts", [.press("e"), .click("x"), .click("h"), .wait(15), .click("t")],
      effects: "‹e› / +ex ‹› / +h / +t", text: "exht"),
    KeySequence(
      "After a pick", [.hold("e"), .press("1"), .wait(5), .click("x")],
      effects: "‹e› / [é è ê ë] / [] +é ‹› / +x", text: "éx"),
    KeySequence(
      "BackSpace is sent in its turn", [.press("e"), .click("x"), .wait(10), .tap(.backspace)],
      effects: "‹e› / +ex ‹› / ⌫", answers: "TTTTT", text: "e"),
    KeySequence(
      "Return passes: nobody can commit it", [.press("e"), .click("x"), .wait(10), .tap(.return)],
      effects: "‹e› / +ex ‹›", answers: "TTTFF", text: "ex\n"),
    KeySequence(
      "Where no preedit is taken, after a pause", in: .xim,
      [.hold("e"), .click("1"), .click("x"), .click("x"), .wait(50)],
      effects: "[é è ê ë] / [] ⌫ +é / +xx", answers: "FFTTTTTT", text: "éxx"),
    KeySequence(
      "Without a commit letters pass", [.click("x"), .click("h"), .click("t")], effects: "",
      answers: "FFFFFF"),
  ]

  @Test(arguments: bursts)
  func `A key that would overtake a commit is committed itself`(sequence: KeySequence) {
    sequence.verify()
  }

  static let echoes = [
    KeySequence(
      "50 ms after the pick it does not end the next hold", in: .xim,
      [.hold("e"), .click("1"), .wait(21), .press("a"), .wait(29), .click(.backspace), .wait(600)],
      effects: "[é è ê ë] / [] ⌫ +é / [à á]", answers: "FFTTFFF"),
    KeySequence(
      "Later it is the user's, and does", in: .xim,
      [.hold("e"), .click("1"), .wait(21), .press("a"), .wait(30), .click(.backspace), .wait(600)],
      effects: "[é è ê ë] / [] ⌫ +é", answers: "FFTTFFF", text: "é"),
    KeySequence(
      "The second one is the user's", in: .xim,
      [
        .hold("e"), .click("1"), .wait(21), .press("a"), .wait(20), .click(.backspace),
        .click(.backspace), .wait(600),
      ], effects: "[é è ê ë] / [] ⌫ +é"),
    KeySequence(
      "In another field it is the user's", in: .xim,
      [
        .hold("e"), .click("1"), .send(.focusOut), .send(.focusIn(client: "xim")), .wait(21),
        .press("a"), .wait(20), .click(.backspace), .wait(600),
      ], effects: "[é è ê ë] / [] ⌫ +é", text: "é"),
    KeySequence(
      "A program that takes preedit sends none back",
      [
        .press("e"), .click("x"), .wait(5), .click(.backspace), .wait(10), .press("a"), .wait(10),
        .click(.backspace),
      ], effects: "‹e› / +ex ‹› / ⌫ / ‹a› / ‹›", text: "e"),
    KeySequence(
      "A Shift that comes back does not end the hold", in: .xim,
      [.press("e"), .tap(.shift), .wait(600)], effects: "[é è ê ë]", answers: "FFF"),
    KeySequence(
      "A key without a keysym is none",
      [.press("e"), .tap(TestKey(keysym: Keysym(rawValue: 0), keycode: 14)), .wait(600)],
      effects: "‹e› / [é è ê ë]", answers: "TFF"),
  ]

  @Test(arguments: echoes)
  func `A BackSpace that was sent may come back`(sequence: KeySequence) { sequence.verify() }

  private static let gnome = TestField.gnome

  static let collections = [
    KeySequence(
      "The second commit waits until there was a pause", in: gnome,
      [.press("e"), .press("x"), .wait(10), .press("a"), .press("h"), .wait(50)],
      effects: "+e / +xah", answers: "TTTT"),
    KeySequence(
      "What comes meanwhile waits as well", in: gnome,
      [.press("e"), .click("x"), .click("h"), .wait(30), .click("t"), .wait(71), .click("x")],
      effects: "+e / +xht", answers: "TTTTTTTTT", text: "exhtx"),
    KeySequence(
      "What waits goes on waiting while more comes, however long ago the last commit was",
      in: gnome,
      [
        .press("e"), .click("x"), .wait(15), .click("h"), .wait(40), .click("t"), .wait(49),
        .click("x"), .wait(50),
      ], effects: "+e / +xhtx", answers: "TTTTTTTTT", text: "exhtx"),
    KeySequence(
      "None comes so soon after a key that passed", in: gnome.rules("gnome-shell=compose"),
      [.press("x"), .wait(12), .press("e"), .wait(1), .press("x"), .wait(60)],
      effects: "‹e› / ‹› / +ex", answers: "FTT", text: "xex"),
    KeySequence(
      "A letter that is held stands behind it", in: gnome,
      [.press("e"), .click("x"), .click("h"), .press("a"), .wait(600), .tap("1")],
      effects: "+e / +xha / [à á] / [] -1 +à", text: "exhà"),
    KeySequence(
      "Return sends it first", in: gnome,
      [.press("e"), .click("x"), .click("h"), .wait(10), .tap(.return)],
      effects: "+e / +xh", answers: "TTTTTFF", text: "exh\n"),
    KeySequence(
      "It goes out when the focus goes", in: gnome,
      [.press("e"), .click("x"), .click("h"), .send(.focusOut), .wait(60)],
      effects: "+e / +xh", text: "exh"),
    KeySequence(
      "Nobody types so fast", in: gnome,
      [.tap("e"), .press("a"), .wait(60), .click("x"), .wait(50), .click("h")],
      effects: "+e / +a / +x / +h", text: "eaxh"),
  ]

  @Test(arguments: collections)
  func `A client that drops quick commits gets few`(sequence: KeySequence) { sequence.verify() }

  private static let firefox = TestField.gtk.client("gtk3-im:firefox-esr")

  /// The simulated field turns its preedit into text at a reset, so only effects are compared.
  static let resets = [
    KeySequence(
      "Most turn the letter into text", [.press("e"), .wait(30), .send(.reset)], effects: "‹e›"),
    KeySequence(
      "GTK 4 drops it, so it is committed", in: .gtk.client("gtk4-im:gedit"),
      [.press("e"), .wait(30), .send(.reset)], effects: "‹e› / +e ‹›"),
    KeySequence(
      "Firefox starts over after a commit; the next letter stays", in: firefox,
      [.press("e"), .wait(30), .press("a"), .wait(5), .send(.reset), .wait(600)],
      effects: "‹e› / +e ‹a› / [à á]"),
    KeySequence(
      "So it does after a key that passed", in: firefox,
      [.press("x"), .wait(5), .press("e"), .wait(5), .send(.reset), .wait(600)],
      effects: "‹e› / [é è ê ë]"),
    KeySequence(
      "A Firefox that is busy starts over late", in: firefox,
      [.press("x"), .wait(250), .press("e"), .send(.reset), .wait(600)], effects: "‹e› / [é è ê ë]"),
    KeySequence(
      "Long after that it means it", in: firefox,
      [.press("x"), .wait(251), .press("e"), .send(.reset), .wait(600)], effects: "‹e›"),
    KeySequence(
      "A letter that has arrived there is text", in: firefox,
      [.press("e"), .wait(30), .press("a"), .wait(11), .send(.reset), .wait(600)],
      effects: "‹e› / +e ‹a›"),
    KeySequence(
      "Others that start over mean it",
      [.press("e"), .wait(30), .press("a"), .wait(5), .send(.reset), .wait(600)],
      effects: "‹e› / +e ‹a›"),
  ]

  @Test(arguments: resets)
  func `A client that starts over has its own idea of the letter`(sequence: KeySequence) {
    sequence.verify()
  }

  static let quirks: [(String, ClientQuirks)] = [
    ("gtk3-im:gedit", []), ("gtk4-im:gedit", .losesPreeditOnReset),
    ("gtk3-im:firefox-esr", .resetsAfterText), ("", []),
    ("wayland", [.hidesPurpose, .marksSecretsPrivate, .losesPreeditOnFocusOut]),
    (
      "gnome-shell",
      [
        .needsPauses, .hidesPurpose, .marksSecretsPrivate, .losesPreeditOnFocusOut, .tellsText,
        .countsBytes,
      ]
    ),
    ("QIBusInputContext", [.commitsPreeditItself, .marksSecretsPrivate, .repeatsInPairs]),
    ("xim", [.needsPauses, .repeatsInPairs]),
  ]

  @Test(arguments: quirks)
  func `Quirks go by the client's name, and with it`(client: String, expected: ClientQuirks) {
    let controller = TestField.gtk.makeController()
    _ = controller.handle(.focusIn(client: "gtk4-im:x"))
    _ = controller.handle(.focusIn(client: client))
    #expect(controller.state.keyboardContext.quirks == expected)
  }
}
