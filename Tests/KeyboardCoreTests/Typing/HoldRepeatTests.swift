import KeyboardCore
import Testing

@testable import TypingModel

@Suite("Repeating a letter that has a list") struct HoldRepeatTests {
  private static let opened = "‹e› / [é è ê ë]"
  private static let closed = opened + " / [] +e ‹›"

  static let longer = [
    gtk.longer.row(
      "By presses", [.holdPressing("e", for: 1650, interval: 100)], closed,
      answers: "TTTTTTTTTTTTTFF", text: "ee", refusals: [.heldOn]),
    qt.longer.row(
      "By pairs", [.holdPairing("e", for: 1650, interval: 100)], closed, text: "ee",
      refusals: [.heldOn]),
    gtk.longer.row(
      "On a slow keyboard", [.holdPressing("e", for: 3000, delay: 1000, interval: 499)], closed,
      answers: "TTTTFFF", text: "eee"),
    gtk.longer.row(
      "Sooner than the list", [.holdPressing("e", for: 1650, delay: 200, interval: 100)], closed,
      text: "ee"),
    gtk.longer.settings { $0.holdDelay = 900 }.row(
      "A second after a later list", [.holdPressing("e", for: 2050, interval: 100)], closed,
      text: "ee"),
    qt.longer.row(
      "A capital",
      [.holdPressing("E", for: 1650, interval: 100)], "‹E› / [É È Ê Ë] / [] +E ‹›", text: "EE"),
    xim.longer.row(
      "With BackSpace, by pairs", [.holdPairing("e", for: 1650, interval: 100)], "[é è ê ë] / []",
      text: "ee", refusals: [.heldOn]),
    replace.longer.row(
      "With replacement", [.holdPressing("e", for: 1650, interval: 100)], "[é è ê ë] / []",
      text: "ee", refusals: [.heldOn]),
    gnome.longer.row(
      "Corrected", [.holdPressing("e", for: 1650, interval: 100)], "+e / [é è ê ë] / [] / +e",
      text: "ee", refusals: [.heldOn]),
    qt.longer.picking.row(
      "Where a release picks", [.holdPairing("e", for: 1650, interval: 100)], closed, text: "ee"),
  ]

  private static let onwards: [Move] = [.repeatPressing("e", times: 12, interval: 100)]

  @Test(arguments: longer)
  func `A key held a second longer than its list repeats`(row: KeySequence) { row.verify() }

  static let stays = [
    gtk.row(
      "By default", [.holdPressing("e", for: 5000, interval: 100)], opened, text: "‹e›",
      refusals: []),
    gtk.longer.row(
      "Not yet a second", [.holdPressing("e", for: 1450, interval: 100)], opened, text: "‹e›"),
    gtk.longer.row("A keyboard that does not repeat", [.hold("e", for: 5000)], opened, text: "‹e›"),
    gtk.longer.row(
      "A key that was released", [.hold("e"), .wait(5000), .tap("1")], text: "é", refusals: []),
    gtk.longer.row(
      "The highlight was moved",
      [.holdPressing("e", for: 600), .tap(.right), .press("e")],
      opened + " / [*é è ê ë] / [] +e ‹e›"),
    gtk.longer.row(
      "The highlight was moved with the mouse",
      [.press("e"), .wait(600), .send(.cursorDown), .wait(400)] + onwards,
      opened + " / [*é è ê ë]", text: "‹e›"),
    gtk.longer.row(
      "A page was turned",
      [
        .press("o"), .wait(600), .send(.pageDown), .wait(400),
        .repeatPressing("o", times: 12, interval: 100),
      ],
      "‹o› / [ò ó ô õ ö ø ō ő ơ] / [2: ǒ ŏ œ] aux:2/2"),
    gtk.longer.row(
      "The case was toggled", [.press("e"), .wait(600), .tap(.shift), .wait(400)] + onwards,
      opened + " / [É È Ê Ë]", text: "‹e›"),
  ]

  @Test(arguments: stays)
  func `The list stays if something was done in it, or the key does not repeat`(
    row: KeySequence
  ) { row.verify() }

  static let entry = [
    gtk.entry.row("It is the last one of a page", [.hold("e")], "‹e› / [é è ê ë 🔁]"),
    gtk.entry.row(
      "Of the first page, where it is seen", [.hold("o"), .tap(.down), .tap(.up), .tap(.shift)],
      "‹o› / [ò ó ô õ ö ø ō ő 🔁] / [2: ơ ǒ ŏ œ] aux:2/2 / [ò ó ô õ ö ø ō ő 🔁] aux:1/2"
        + " / [Ò Ó Ô Õ Ö Ø Ō Ő 🔁]"),
    gtk.entry.row(
      "The ninth digit of a long list makes the key repeat",
      [.hold("o"), .tap("9"), .wait(900), .holdPressing("o", for: 450)], text: "oooo",
      refusals: [.heldOn, .repeating]),
    gtk.entry.row(
      "In the other case, too", [.hold("e"), .tap(.shift)], "‹e› / [é è ê ë 🔁] / [É È Ê Ë 🔁]"),
    gtk.entry.row("A key that has no list gets none", [.hold("x")], "", text: "x"),
    gtk.entry.row(
      "The key is still down and repeats",
      [.press("e"), .wait(600), .clickEntry(4), .repeatPressing("e", times: 3), .release("e")],
      "‹e› / [é è ê ë 🔁] / [] +e ‹›", answers: "TFFFF", text: "eeee", refusals: [.heldOn]),
    qt.entry.row(
      "By pairs",
      [.press("e"), .wait(600), .clickEntry(4), .repeatPairing("e", times: 3), .release("e")],
      text: "eeee", refusals: [.heldOn]),
    gtk.entry.row(
      "It is up and repeats when it is held",
      [.hold("e"), .tap("5"), .wait(5000), .holdPressing("e", for: 450)],
      "‹e› / [é è ê ë 🔁] / [] +e ‹›", text: "eeee", refusals: [.heldOn, .repeating]),
    gtk.entry.row(
      "The digit has ended its repeating",
      [
        .press("e"), .wait(600), .tap("5"), .release("e"), .wait(900), .holdPressing("e", for: 450),
      ],
      text: "eeee", refusals: [.heldOn, .repeating]),
    gtk.entry.row(
      "The client resets after the letter",
      [.hold("e"), .tap("5"), .reset, .holdPressing("e", for: 450)], text: "eeee"),
    gtk.entry.row(
      "It applies once", [.hold("e"), .tap("5"), .tap("e"), .wait(400), .hold("e")],
      text: "ee‹e›"),
    gtk.entry.row(
      "Until another key is pressed", [.hold("e"), .tap("5"), .tap("x"), .hold("e")], text: "ex‹e›"),
    gtk.entry.row(
      "And not in another field",
      [.hold("e"), .tap("5"), .focusOut, .focusIn("gtk3-im:editor"), .hold("e")], text: "e‹e›"),
    gtk.entry.picking.row(
      "Where a release picks",
      [
        .press("e"), .wait(600), .tap(.left), .release("e"), .wait(900),
        .holdPressing("e", for: 450),
      ],
      text: "eeee", refusals: [.heldOn, .repeating]),
    qt.entry.picking.row(
      "Where the next key makes the release final",
      [.press("e"), .wait(600), .tap(.left), .release("e"), .wait(5), .tap("x")], text: "ex"),
    xim.entry.row(
      "With BackSpace", [.hold("e"), .tap("5"), .wait(900), .holdPairing("e", for: 450)],
      "[é è ê ë 🔁] / []", text: "eeee", refusals: [.heldOn, .repeating]),
  ]

  @Test(arguments: entry)
  func `An entry makes the key repeat`(row: KeySequence) { row.verify() }

  @Test func `The report says that the key repeats`() {
    let playback = gtk.longer.play([.holdPressing("e", for: 1650, interval: 100)])
    #expect(playback.controller.lastHold?.outcome == .refused(.heldOn))
  }

  @Test func `A request to repeat does nothing where no entry offers it`() {
    let playback = gtk.longer.play([.hold("e")])
    playback.simulation.send(.action(.custom(named: "repeatKey")))
    #expect(playback.marks == Self.opened)
    #expect(playback.shown == "‹e›")
  }
}

extension TestField {
  /// The field where a key that is held longer than its list repeats.
  fileprivate var longer: Self { settings { $0.holdRepeat = .longer } }
  /// The field where an entry of the list makes the key repeat.
  fileprivate var entry: Self { settings { $0.holdRepeat = .entry } }
}
