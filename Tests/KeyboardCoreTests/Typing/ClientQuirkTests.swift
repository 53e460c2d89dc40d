import KeyboardCore
import Testing

@testable import TypingModel

@Suite("What real clients do differently") struct ClientQuirkTests {
  static let bursts = [
    gtk.row(
      "20 ms after a commit a letter is committed, too",
      [.press("e"), .press("x"), .wait(20), .tap("h")], "‹e› / +ex ‹› / +h", answers: "TTTT"),
    gtk.row(
      "21 ms after it the letter passes", [.press("e"), .press("x"), .wait(21), .tap("h")],
      "‹e› / +ex ‹›", answers: "TTFF", text: "exh"),
    gtk.row(
      "Each commit counts", [.press("e"), .click("x"), .click("h"), .wait(15), .click("t")],
      "‹e› / +ex ‹› / +h / +t", text: "exht"),
    gtk.row(
      "After a pick", [.hold("e"), .press("1"), .wait(5), .click("x")],
      "‹e› / [é è ê ë] / [] +é ‹› / +x", text: "éx"),
    gtk.row(
      "BackSpace is sent in its turn", [.press("e"), .click("x"), .wait(10), .tap(.backspace)],
      "‹e› / +ex ‹› / ⌫", answers: "TTTTT", text: "e"),
    gtk.row(
      "Return passes: nobody can commit it", [.press("e"), .click("x"), .wait(10), .tap(.return)],
      "‹e› / +ex ‹›", answers: "TTTFF", text: "ex\n"),
    xim.row(
      "Where no preedit is taken, after a pause",
      [.hold("e"), .click("1"), .click("x"), .click("x"), .wait(50)], "[é è ê ë] / [] ⌫ +é / +xx",
      answers: "FFTTTTTT", text: "éxx"),
    xim.row(
      "What goes out later is the keyboard's until it is up",
      [.hold("e"), .click("1"), .wait(5), .click("x"), .wait(25), .click("h"), .wait(60)],
      "[é è ê ë] / [] ⌫ +é / +xh", answers: "FFTTTTTT", text: "éxh"),
    xim.row(
      "There letters are committed for 250 ms after a pick",
      [.hold("e"), .click("1"), .wait(250), .press("x")], "[é è ê ë] / [] ⌫ +é / +x",
      answers: "FFTTT", text: "éx"),
    xim.row(
      "BackSpace is sent meanwhile, too, once none can come back",
      [.hold("e"), .click("1"), .click("x"), .wait(260), .tap(.backspace)],
      "[é è ê ë] / [] ⌫ +é / +x / ⌫", answers: "FFTTTTTT", text: "é"),
    xim.row(
      "And then pass", [.hold("e"), .click("1"), .wait(251), .press("x")], "[é è ê ë] / [] ⌫ +é",
      answers: "FFTTF", text: "éx"),
    gnome.rules("gnome-shell=compose").row(
      "GNOME Shell, which loses repeats of a committed key, needs no such wait",
      [.press("e"), .release("e"), .wait(36), .press("e")], "‹e› / +e ‹›", answers: "TTF",
      text: "ee"),
    gtk.client("wayland").row(
      "IBus's client on Wayland hands on all in order",
      [.told("a"), .click("e"), .click("x"), .wait(11), .click(.backspace)],
      answers: "TTTTFF", text: "e"),
    gtk.client("wayland").row(
      "But takes letters of another keymap for others",
      [.told("a"), .click("e"), .click("x"), .wait(11), .click("h")], answers: "TTTTTT",
      text: "exh"),
    gtk.row(
      "Without one all pass", [.click("x"), .click("h"), .click("t")], "", answers: "FFFFFF"),
  ]

  @Test(arguments: bursts)
  func `A key that would overtake a commit is committed itself`(row: KeySequence) { row.verify() }

  static let queues = [
    gtk.row(
      "A letter", [.type("x"), .click(.backspace), .click("e"), .click("a"), .wait(60)], "",
      answers: "FFFFFFFF", text: "ea"),
    gtk.row(
      "After a letter that was undecided",
      [.press("e"), .click(.right), .click("a"), .click("x"), .wait(60)], "‹e› / +e ‹›",
      answers: "TFFFFFF", text: "eax"),
    gtk.row(
      "After a letter, in a program that asks about both at once",
      [.click("x"), .click("a"), .click("o"), .wait(60)], "",
      answers: "FFFFFF", text: "xao"),
    gtk.row(
      "Not after a letter that was typed by hand",
      [.click("x"), .wait(10), .click("a"), .click("x"), .wait(60)], "‹a› / +ax ‹›",
      answers: "FFTTTT", text: "xax"),
    gtk.row(
      "Each of several letters",
      [.type("x"), .click(.backspace), .wait(40), .click("a"), .wait(40), .click("o"), .wait(60)],
      "", answers: "FFFFFFFF", text: "ao"),
    gtk.row(
      "After a BackSpace that was sent",
      [.press("e"), .click("x"), .click(.backspace), .click("a"), .click("x"), .wait(60)],
      "‹e› / +ex ‹› / ⌫", answers: "TTTTTFFFF", text: "eax"),
    gnome.rules("gnome-shell=compose").silent.row(
      "After Tab, with which a preedit would be lost",
      [.told("ab"), .click(.tab), .wait(40), .click("e"), .wait(50), .click("a")], "‹a›",
      answers: "FFFFTT"),
    gtk.row(
      "It has its list all the same", [.type("xx"), .click(.backspace), .hold("e"), .tap("1")],
      "[é è ê ë] / [] -1 +é", text: "xé"),
    gtk.row(
      "50 ms after it the letter is held as ever",
      [.type("x"), .click(.backspace), .wait(50), .click("e"), .wait(60)], "‹e› / +e ‹›", text: "e"),
    gtk.silent.row(
      "In a field that reports no text it repeats",
      [.type("x"), .click(.backspace), .holdPressing("e", for: 460)], "", text: "eee"),
    gtk.row(
      "A composed letter waits",
      [.type("x"), .click(.backspace), .click(.deadAcute), .click("e"), .wait(60)],
      "«´» / ‹› / +é", text: "é"),
    gnome.silent.row(
      "Under GNOME it waits for the report, and BackSpace takes it back meanwhile",
      [
        .told("ab"), .click(.backspace), .click("e"), .click(.backspace), .click("o"), .told("a"),
      ], "+o", answers: "FFTTTTTT"),
    gnome.silent.row(
      "Once nothing waits, BackSpace is the program's",
      [
        .told("ab"), .click(.backspace), .click("e"), .click(.backspace), .click(.backspace),
        .wait(200),
      ], "", answers: "FFTTTTFF"),
    gtk.client("wayland").silent.row(
      "Nor through IBus's client on Wayland, which needs no pause between texts",
      [
        .told("ab"), .click(.backspace), .click("e"), .click("o"), .told("a"), .wait(20),
        .told("aeo"), .click("u"),
      ], "+eo / +u", answers: "FFTTTTTT"),
    gtk.client("wayland").silent.row(
      "Nor does a letter that it commits itself",
      [.told("ab"), .click(.backspace), .click("x"), .told("a")], "+x", answers: "FFTT"),
  ]

  /// GTK 3 puts a key that comes back at the end of its queue; programs under GNOME have keys and texts from
  /// the compositor.
  @Test(arguments: queues)
  func `Right after a key that edits, what is typed does not overtake it`(row: KeySequence) {
    row.verify { $0.services.composer = TableComposer() }
  }

  private static let picked: [Move] = [.hold("e"), .click("1"), .wait(5), .click("x"), .wait(15)]

  static let overtaking = [
    xim.row(
      "Return", picked + [.tap(.return), .wait(100)], "[é è ê ë] / [] ⌫ +é / +x / \u{21b5}",
      answers: "FFTTTTTT", text: "éx\n"),
    xim.row(
      "And what comes after it",
      picked + [
        .tap(.return), .wait(5), .click("h"), .wait(5), .tap(.left), .click("t"), .wait(200),
      ],
      text: "éx\nth"),
    xim.row(
      "BackSpace", picked + [.tap(.backspace), .click("h"), .wait(100)], text: "éh"),
    xim.row(
      "The same key twice", picked + [.tap(.return), .tap(.return), .wait(100)], text: "éx\n\n"),
    xim.row(
      "A shortcut goes at once", picked + [.tap(TestKey("c").with(.control)), .wait(100)],
      "[é è ê ë] / [] ⌫ +é / +x", answers: "FFTTTTFF", text: "éx"),
    xim.row("The focus leaves", picked + [.tap(.return), .focusOut, .wait(100)], text: "éx\n"),
    gnome.rules("gnome-shell=compose").row(
      "GNOME Shell keeps the order", picked + [.tap(.return), .wait(100)], text: "éx\n"),
  ]

  /// XIM programs get a key that passes before the text of the same event.
  @Test(arguments: overtaking)
  func `What comes after waiting text waits, too`(row: KeySequence) { row.verify() }

  static let echoes = [
    xim.row(
      "250 ms after the pick it does not end the next hold",
      [
        .hold("e"), .click("1"), .wait(21), .press("a"), .wait(229), .click(.backspace), .wait(600),
      ],
      "[é è ê ë] / [] ⌫ +é / +a / [à á]", answers: "FFTTTFF"),
    xim.row(
      "Later it is the user's, and does",
      [
        .hold("e"), .click("1"), .wait(21), .press("a"), .wait(301), .click(.backspace), .wait(600),
      ],
      "[é è ê ë] / [] ⌫ +é / +a", answers: "FFTTTFF", text: "é"),
    xim.row(
      "The second one is the user's",
      [
        .hold("e"), .click("1"), .wait(21), .press("a"), .wait(20), .click(.backspace),
        .click(.backspace), .wait(600),
      ], "[é è ê ë] / [] ⌫ +é / +a / ⌫"),
    xim.row(
      "In another field it is the user's",
      [
        .hold("e"), .click("1"), .focusOut, .focusIn("xim"), .wait(21),
        .press("a"), .wait(60), .click(.backspace), .wait(600),
      ], "[é è ê ë] / [] ⌫ +é / +a / ⌫", text: "é"),
    gtk.row(
      "A program that takes preedit sends none back",
      [
        .press("e"), .click("x"), .wait(5), .click(.backspace), .wait(50), .press("a"), .wait(10),
        .click(.backspace),
      ], "‹e› / +ex ‹› / ⌫ / ‹a› / ‹›", text: "e"),
    xim.row(
      "A Shift that comes back does not end the hold", [.press("e"), .tap(.shift), .wait(600)],
      "[é è ê ë]", answers: "FFF"),
    gtk.row(
      "A key without a keysym is none",
      [.press("e"), .tap(TestKey(keysym: Keysym(rawValue: 0), keycode: 14)), .wait(600)],
      "‹e› / [é è ê ë]", answers: "TFF"),
  ]

  @Test(arguments: echoes)
  func `A BackSpace that was sent may come back`(row: KeySequence) { row.verify() }

  static let collections = [
    gnome.row(
      "The second commit waits until there was a pause",
      [.press("e"), .press("x"), .wait(10), .press("a"), .press("h"), .wait(50)], "+e / +xah",
      answers: "TTTT"),
    gnome.row(
      "What comes meanwhile waits as well",
      [.press("e"), .click("x"), .click("h"), .wait(30), .click("t"), .wait(71), .click("x")],
      "+e / +xht", answers: "TTTTTTTTT", text: "exhtx"),
    gnome.row(
      "What waits goes on waiting while more comes, however long ago the last commit was",
      [
        .press("e"), .click("x"), .wait(15), .click("h"), .wait(40), .click("t"), .wait(49),
        .click("x"), .wait(50),
      ], "+e / +xhtx", answers: "TTTTTTTTT", text: "exhtx"),
    gnome.rules("gnome-shell=compose").row(
      "None comes so soon after a key that passed",
      [.press("x"), .wait(12), .press("e"), .wait(1), .press("x"), .wait(60)], "‹e› / ‹› / +ex",
      answers: "FTT", text: "xex"),
    gnome.row(
      "A letter that is held stands behind it",
      [.press("e"), .click("x"), .click("h"), .press("a"), .wait(600), .tap("1")],
      "+e / +xha / [à á] / [] -1 +à", text: "exhà"),
    gnome.row(
      "Return sends it first", [.press("e"), .click("x"), .click("h"), .wait(10), .tap(.return)],
      "+e / +xh", answers: "TTTTTFF", text: "exh\n"),
    gnome.row(
      "It goes out with the focus", [.press("e"), .click("x"), .click("h"), .focusOut, .wait(60)],
      "+e / +xh", text: "exh"),
    gnome.row(
      "Nobody types so fast",
      [.tap("e"), .press("a"), .wait(60), .click("x"), .wait(50), .click("h")], "+e / +a / +x / +h",
      text: "eaxh"),
  ]

  @Test(arguments: collections)
  func `A client that drops quick commits gets fewer`(row: KeySequence) { row.verify() }

  private static let firefox = gtk.client("gtk3-im:firefox-esr")

  /// The simulated field turns its preedit into text at a reset, so only effects are compared.
  static let resets = [
    gtk.client("gtk4-im:gedit").row(
      "GTK 4 with IBus 1.5.32 has made it text by then",
      [.told("d"), .press("e"), .told("de"), .reset], "‹e›"),
    gtk.row("Most turn the letter into text", [.press("e"), .wait(30), .reset], "‹e›"),
    gtk.client("gtk4-im:gedit").row(
      "GTK 4 drops it, so it is committed", [.press("e"), .wait(30), .reset], "‹e› / +e ‹›"),
    firefox.row(
      "Firefox starts over after a commit; the next letter stays",
      [.press("e"), .wait(30), .press("a"), .wait(5), .reset, .wait(600)], "‹e› / +e ‹a› / [à á]"),
    firefox.row(
      "So it does after a key that passed",
      [.press("x"), .wait(15), .press("e"), .wait(5), .reset, .wait(600)], "‹e› / [é è ê ë]"),
    firefox.row(
      "A Firefox that is busy starts over late",
      [.press("x"), .wait(250), .press("e"), .reset, .wait(600)], "‹e› / [é è ê ë]"),
    firefox.row(
      "Long after that it means it",
      [.press("x"), .wait(251), .press("e"), .reset, .wait(600)], "‹e›"),
    firefox.row(
      "A letter that has arrived there is text",
      [.press("e"), .wait(30), .press("a"), .wait(11), .reset, .wait(600)], "‹e› / +e ‹a›"),
    gtk.row(
      "Others that start over mean it",
      [.press("e"), .wait(30), .press("a"), .wait(5), .reset, .wait(600)], "‹e› / +e ‹a›"),
  ]

  @Test(arguments: resets)
  func `A client that resets may have committed the letter`(row: KeySequence) { row.verify() }
}
