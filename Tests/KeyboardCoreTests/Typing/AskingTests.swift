import KeyboardCore
import Testing

@testable import TypingModel

/// Super+Alt+C, as a hand presses it.
private let ask = keys("c")
/// Super+Alt+W.
private let askWord = keys("w")

private func keys(_ letter: TestKey) -> Move {
  let modifiers: [TestKey] = [.super, .alt.with(.super)]
  let steps = [Move.press(modifiers[0]), .press(modifiers[1]), .tap(letter.with([.super, .alt]))]
  let up: [Move] = [.release(.alt.with([.super, .alt])), .release(.super.with(.super))]
  return Move(steps: (steps + up).flatMap(\.steps))
}

@Suite("Accents on request") struct AskingTests {
  static let letters = [
    gtk.row("A digit picks", [.tap("e"), ask, .tap("2")], "‹e› / +e ‹› / [*é è ê ë] / [] -1 +è"),
    gtk.row(
      "Asking again moves the highlight", [.tap("e"), ask, ask, .tap(.return)],
      "‹e› / +e ‹› / [*é è ê ë] / [é *è ê ë] / [] -1 +è", text: "è"),
    gtk.row(
      "Typing on picks what is highlighted", [.tap("e"), ask, .tap("x")],
      "‹e› / +e ‹› / [*é è ê ë] / [] -1 +éx ‹›", text: "éx"),
    gtk.row(
      "So does a letter with callouts", [.tap("e"), ask, .tap("a")],
      "‹e› / +e ‹› / [*é è ê ë] / [] -1 +é ‹a› / +a ‹›", text: "éa"),
    gtk.row("So does an arrow key that leaves", [.tap("e"), ask, .tap(.home)], text: "é"),
    gtk.row(
      "Escape keeps the letter", [.tap("e"), ask, .tap(.escape), .tap("x")],
      "‹e› / +e ‹› / [*é è ê ë] / []", text: "ex"),
    gtk.row("BackSpace deletes the letter", [.type("ce"), ask, .tap(.backspace)], text: "c"),
    gtk.row(
      "Arrows move", [.tap("e"), ask, .tap(.right), .tap(.left), .tap(.left), .tap(" ")],
      text: "ë"),
    gtk.row("A click picks", [.tap("e"), ask, .clickEntry(2)], text: "ê"),
    gtk.row("Shift changes the case", [.tap("e"), ask, .tap(.shift), .tap("1")], text: "É"),
    gtk.row(
      "The client reports that the cursor has moved",
      [.tap("e"), ask, .told("e", cursor: 0), .tap("x")], "‹e› / +e ‹› / [*é è ê ë] / []"),
    gtk.row("The focus leaves", [.tap("e"), ask, .focusOut], "‹e› / +e ‹› / [*é è ê ë] / []"),
    gtk.row("A letter that is still held", [.press("e"), .wait(50), ask, .tap("1")], text: "é"),
    gtk.row(
      "A letter whose list is open already", [.hold("e"), ask, ask, .tap(.return)], text: "è"),
    gtk.row(
      "After a pick its letter can be replaced again", [.tap("e"), ask, .tap("2"), ask, .tap("2")],
      "‹e› / +e ‹› / [*é è ê ë] / [] -1 +è / [*é e ê ë] / [] -1 +e", text: "e"),
    gtk.row(
      "A capital", [.type("xE"), ask, .tap("1")], text: "xÉ"),
    gtk.row(
      "A letter with accent from elsewhere", [.send(.action(.text("xé"))), ask, .tap("2")],
      "+xé / [*e è ê ë] / [] -1 +è"),
    gtk.row(
      "Its accent is a scalar of its own", [.send(.action(.text("xe\u{301}"))), ask, .tap("2")],
      "+xe\u{301} / [*e è ê ë] / [] -2 +è", text: "xè"),
    gtk.row("A sign", [.type("x-"), ask, .tap("2")], text: "x—"),
    gtk.settings { $0.hold = false }.row(
      "Holding is off", [.tap("e"), ask, .tap("1")], "[*é è ê ë] / [] -1 +é", text: "é"),
    gtk.locales("vi").row(
      "A letter that is a step to others", [.tap("a"), ask, .tap("2"), .tap("2")], text: "ầ"),
    replace.row("With real key events", [.tap("e"), ask, .tap("1")], "[*é è ê ë] / [] -1 +é"),
    gnome.row("Under GNOME", [.tap("e"), ask, .tap("x")], text: "éx"),
  ]

  static let bound = [
    field.row("A held key's list", [.hold("e"), .tap(.f1), .tap(.f1), .tap(.return)], text: "è"),
    field.row("It opens and moves on", [.tap("e"), .tap(.f1), .tap(.f1), .tap("x")], text: "èx"),
    field.settings { $0.holdRepeat = .entry }.row(
      "It has no entry that repeats", [.press("e"), .wait(50), .tap(.f1)], "‹e› / [*é è ê ë]"),
    field.row(
      "Another action closes it", [.tap("e"), .tap(.f1), .send(.action(.dismissKeyboard))],
      "‹e› / +e ‹› / [*é è ê ë] / []"),
    field.row(
      "A dismissed keyboard comes back",
      [.tap(.backspace.with([.super, .alt])), .tap("e"), .tap(.f1), .tap("1")],
      "aux:⌨ ✕ / [*é è ê ë] / [] -1 +é", text: "é"),
    field.picking.row(
      "A letter that the release has just picked has its own list",
      [.press("e"), .wait(600), .tap(.right), .release("e"), .tap(.f1), .wait(100), .tap("1")],
      text: "e"),
    field.row(
      "A pin belongs to the key of the list",
      [.send(.action(.text("xé"))), .tap(.f1), .tap(.right), .tap(.insert)],
      "+xé / [*e è ê ë] / [e *è ê ë] / pin:è→e"),
    field.row(
      "Shift changes the case of the key's list",
      [.send(.action(.text("xé"))), .tap(.f1), .tap(.shift)],
      "+xé / [*e è ê ë] / [*E È Ê Ë]"),
  ]
  private static let field = gtk.asking

  @Test(arguments: bound) func `Any key may ask`(row: KeySequence) { row.verify() }

  @Test(arguments: letters)
  func `The list of the letter before the cursor opens`(row: KeySequence) { row.verify() }

  /// A terminal tells nothing.
  private static let terminal = gtk.purpose(.terminal).capabilities(.preedit)
  private static let konsole = gtk.client("QIBusInputContext").capabilities(.preedit)

  static let bare = [
    xim.row("XIM", [.tap("e"), ask, .tap("1")], "[*é è ê ë] / [] ⌫ +é", text: "é"),
    xim.row("Typing on", [.tap("e"), ask, .tap("x")], "[*é è ê ë] / [] ⌫ +éx ‹›", text: "éx"),
    xim.row(
      "The letter before one that is on its way is not replaced",
      [.hold("e"), .click("1"), .click("a"), ask, .wait(100)],
      "[é è ê ë] / [] ⌫ +é / explain(no-letter) / +a", text: "éa"),
    xim.rules("xim=off").row(
      "A program without lists", [.tap("e"), ask, .tap("1")], "[*é è ê ë] / [] ⌫ +é", text: "é"),
    terminal.row("A terminal", [.tap("e"), ask, .tap("1")], "[*é è ê ë] / [] +\u{7f}é", text: "é"),
    gnome.purpose(.terminal).capabilities(.preedit).row(
      "GNOME merges commits", [.tap("e"), ask, .tap("x")], "[*é è ê ë] / [] ␡1 ‹› / +éx"),
    gtk.client("wayland").capabilities(.preedit).row(
      "A terminal under Wayland", [.tap("e"), ask, .tap("1")], "+e / [*é è ê ë] / [] ␡1 +é",
      text: "é"),
    gnome.capabilities(.preedit).row(
      "A program under GNOME that reports an empty text",
      [.told(""), .tap("e"), .told(""), ask, .tap("1")], "+e / [*é è ê ë] / [] ⌫ / +é"),
    gtk.client("wayland").row(
      "A text field under Wayland reports its text, so it is replaced there",
      [.tap("e"), ask, .tap("1")],
      "+e / [*é è ê ë] / [] -1 +é"),
    konsole.row("Konsole", [.tap("q"), .tap("o"), ask, .tap("1"), .tap("x")], text: "qòx"),
    konsole.row(
      "The focus leaves before the letter has gone out",
      [.tap("q"), .tap("o"), ask, .press("1"), .focusOut, .wait(100)], text: "qò"),
    gtk.client("SDL2_Application").capabilities(.preedit).settings { $0.hold = false }.row(
      "A game takes none", [.tap("e"), ask], "explain(no-letter)"),
    terminal.locales("vi").row(
      "A step to other letters", [.tap("a"), ask, .tap("2"), .tap("2")],
      "[*á â à] / [] +\u{7f}â [ấ ầ] / [] +\u{7f}ầ", text: "ầ"),
    gnome.purpose(.terminal).capabilities(.preedit).locales("vi").row(
      "A step that goes out late opens no list",
      [.tap("a"), ask, .tap("2"), .wait(200), .tap("1")],
      text: "â1"),
    terminal.row("Twice", [.tap("e"), ask, .tap("1"), ask, .tap("2")], text: "è"),
    terminal.row(
      "After an arrow key nothing is known", [.tap("e"), .tap(.left), ask], "explain(no-letter)"),
    terminal.row(
      "After an action has deleted", [.type("xe"), .send(.action(.backspace)), ask],
      "⌫ / explain(no-letter)"),
    terminal.row(
      "In the next terminal", [.tap("e"), .focusOut, .focusIn("gtk3-im:editor"), ask],
      "explain(no-letter)"),
    terminal.row("After BackSpace", [.type("ex"), .tap(.backspace), ask], "explain(no-letter)"),
  ]

  @Test(arguments: bare)
  func `The letter that was typed last is replaced where nothing is reported`(row: KeySequence) {
    row.verify()
  }

  static let nothing = [
    gtk.row("An empty field", [ask], "explain(no-letter)"),
    gtk.row("A space", [.type("x "), ask], "explain(no-letter)"),
    gtk.row("A letter without accents", [.type("q"), ask], "explain(no-callouts q)"),
    gtk.purpose(.password).row("A password", [.tap("e"), ask], "explain(secret-field)"),
    gtk.row("Nothing shows lists", [.tap("x"), .panel(false), ask], ""),
    gtk.purpose(.password).row(
      "The word of a password", [.tap("e"), askWord], "explain(secret-field)"),
    gtk.purpose(.password).row(
      "The host explains that, and nothing else",
      [ask, .send(.message("No", milliseconds: 1000)), .send(.message("Hi", milliseconds: 1000))],
      "explain(secret-field) / aux:No", text: ""),
    gtk.row("No word", [.type("x "), askWord], "explain(no-word)"),
    gtk.capabilities(.preedit).row(
      "The word in a program that deletes nothing for the keyboard",
      [.type("xa"), .wait(100), askWord], "‹a› / +a ‹› / explain(no-word)"),
    terminal.row("The word in a terminal", [.type("cafe"), askWord], "explain(no-word)"),
  ]

  @Test(arguments: nothing) func `There may be nothing to do`(row: KeySequence) { row.verify() }

  static let words = [
    gtk.row(
      "One spelling", [.send(.action(.text("un cafe"))), askWord, .spelled("cafe", "café")],
      "+un␠cafe / spell(cafe) / -4 +café"),
    gtk.row(
      "Several",
      [.send(.action(.text("peche"))), askWord, .spelled("peche", "pêche", "péché"), .tap("2")],
      "+peche / spell(peche) / [*pêche péché] / [] -5 +péché"),
    gtk.row(
      "Typing on picks",
      [.send(.action(.text("peche"))), askWord, .spelled("peche", "pêche", "péché"), .tap("x")],
      "+peche / spell(peche) / [*pêche péché] / [] -5 +pêchex ‹›"),
    gtk.row(
      "BackSpace takes it back", [.type("xa"), askWord, .spelled("xa", "xà"), .tap(.backspace)],
      text: "xa"),
    gtk.row(
      "BackSpace later does not",
      [.type("xa"), askWord, .spelled("xa", "xà"), .type("n"), .tap(.backspace), .tap(.backspace)],
      text: "x"),
    gtk.row(
      "The panel is gone", [.type("xa"), askWord, .panel(false), .spelled("xa", "xà", "xâ")],
      "‹a› / +a ‹› / spell(xa)"),
    gtk.row(
      "None", [.send(.action(.text("xyz"))), askWord, .spelled("xyz")],
      "+xyz / spell(xyz) / explain(no-spelling xyz)"),
    gtk.row(
      "The word has changed meanwhile", [.type("xy"), askWord, .type("z"), .spelled("xy", "xý")],
      "spell(xy)"),
    gtk.row(
      "The word with its apostrophe", [.send(.action(.text("dans l'eleve"))), askWord],
      "+dans␠l'eleve / spell(l'eleve)"),
    gtk.row(
      "A word in quotation marks", [.send(.action(.text("a 'cafe"))), askWord],
      "+a␠'cafe / spell(cafe)"),
    xim.row(
      "By BackSpace, where the program shows no preedit",
      [.type("xa"), askWord, .spelled("xa", "xà")], text: "xà"),
  ]

  @Test(arguments: words) func `The word before the cursor gets its accents`(row: KeySequence) {
    row.verify()
  }
}
