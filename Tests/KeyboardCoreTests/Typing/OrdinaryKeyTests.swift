import KeyboardCore
import Testing

@testable import TypingModel

@Suite("Ordinary keys") struct OrdinaryKeyTests {
  static let passing = [
    gtk.row("Letters without callouts", [.type("thx")], "", answers: "FFFFFF", text: "thx"),
    gtk.row("Letters that overlap", [.roll("thbx")], "", answers: "FFFFFFFF", text: "thbx"),
    gtk.row("A capital with Shift", [.type("X")], "", answers: "FFFF", text: "X"),
    gtk.row("A digit", [.tap("5")], "", answers: "FF", text: "5"),
    gtk.row("Punctuation", [.type(";/'")], "", answers: "FFFFFF", text: ";/'"),
    gtk.row("A digit of the keypad", [.tap(.keypad(7))], "", answers: "FF", text: "7"),
    gtk.row("Space", [.tap("x"), .tap(" ")], "", answers: "FFFF", text: "x "),
    gtk.row("Return", [.tap(.return)], "", answers: "FF", text: "\n"),
    gtk.row("Enter on the keypad", [.tap(.keypadEnter)], "", answers: "FF"),
    gtk.row("Tab", [.tap(.tab)], "", answers: "FF", text: "\t"),
    gtk.row("Shift and Tab", [.tap(.leftTab)], "", answers: "FF", text: ""),
    gtk.row("BackSpace", [.type("xt"), .tap(.backspace)], "", answers: "FFFFFF", text: "x"),
    gtk.row("BackSpace with Shift", [.tap(.backspace.with(.shift))], "", answers: "FF"),
    gtk.row("Escape", [.tap(.escape)], "", answers: "FF"),
    gtk.row(
      "The arrows", [.type("xt"), .tap(.left), .tap("h"), .tap(.right), .tap(.up), .tap(.down)], "",
      answers: "FFFFFFFFFFFFFF", text: "xht"),
    gtk.row(
      "Selection", [.tap(.left.with(.shift)), .tap(.home.with(.shift))], "", answers: "FFFF"),
    gtk.row("A function key", [.tap(.f1)], "", answers: "FF", text: ""),
    gtk.row("A media key", [.tap(.mute)], "", answers: "FF", text: ""),
    gtk.row(
      "Modifiers by themselves",
      [.tap(.shift), .tap(.control), .tap(.alt), .tap(.super), .tap(.altGr), .tap(.capsLock)], "",
      answers: "FFFFFFFFFFFF", text: ""),
    gtk.row(
      "A letter of the third level", [.tap(TestKey("w").typing("ł").with(.levelThree))], "",
      answers: "FF", text: "ł"),
    gtk.row("A dead key where nobody composes", [.tap(.deadAcute)], "", answers: "FF", text: ""),
    gtk.row("A release whose press nobody saw", [.release("e"), .wait(100)], "", answers: "F"),
    gtk.row(
      "Keys without a keycode, one after the other",
      [.tap(TestKey("x").at(0)), .tap(TestKey("h").at(0))], "", answers: "FFFF", text: "xh"),
    gtk.row(
      "A letter goes up as another",
      [.press(.shift), .press("X"), .release(.shift), .release("x")],
      "", answers: "FFFF", text: "X"),
  ]

  @Test(arguments: passing)
  func `Keys that pass start nothing`(row: KeySequence) { row.verify() }

  @Test(arguments: [Modifiers.control, .alt, .mod4, .super, [.super, .mod4], .hyper, .meta])
  func `Shortcuts pass untouched`(modifiers: Modifiers) {
    gtk.settings { $0.bindings = [] }.row(
      "Shortcut", [.hold(TestKey("e").with(modifiers)), .hold(TestKey("E").with(modifiers))], "",
      answers: "FFFF", text: ""
    ).verify()
  }

  static let typing = [
    gtk.row(
      "NumLock", [.hold(TestKey("e").with(.numLock)), .tap("1")], "‹e› / [é è ê ë] / [] +é ‹›"),
    gtk.row(
      "Caps Lock", [.hold(TestKey("e").typing("E").with(.capsLock)), .tap("1")],
      "‹E› / [É È Ê Ë] / [] +É ‹›", text: "É"),
    gtk.row(
      "AltGr", [.hold(TestKey("4").typing("$").with(.levelThree)), .tap("1")],
      "‹$› / [€ £] / [] +€ ‹›", text: "€"),
    gtk.row(
      "All three",
      [.hold(TestKey("x").typing("E").with([.numLock, .capsLock, .levelThree])), .tap("1")],
      "‹E› / [É È Ê Ë] / [] +É ‹›", text: "É"),
  ]

  @Test(arguments: typing)
  func `NumLock, Caps Lock and AltGr do not make a shortcut`(row: KeySequence) { row.verify() }

  static let releases = [
    gtk.row(
      "The release carries another keysym", [.press("E"), .wait(50), .release("e"), .wait(50)],
      "‹E› / +E ‹›", answers: "TT", text: "E"),
    gtk.row(
      "Releases come in another order",
      [
        .press("x"), .wait(20), .press("e"), .press("h"), .release("e"), .release("x"),
        .release("h"),
      ], "‹e› / +eh ‹›", answers: "FTTTFT", text: "xeh"),
    gtk.row(
      "Releases come without keycodes, too",
      [.press("e"), .tap(TestKey("x").at(0)), .release("e"), .tap(TestKey("h").at(0))],
      "‹e› / +ex ‹›", answers: "TTTTFF", text: "exh"),
    gtk.row(
      "Keys without keycodes overlap",
      [
        .press("e"), .press(TestKey("x").at(0)), .wait(30), .press(TestKey("h").at(0)),
        .release(TestKey("x").at(0)), .release(TestKey("h").at(0)), .release("e"),
      ], "‹e› / +ex ‹›", answers: "TTFTFT", text: "exh"),
    gtk.row(
      "The Wayland client's keycodes are higher by eight",
      [.hold(TestKey("e").at(26)), .tap(TestKey("1").at(10))], "‹e› / [é è ê ë] / [] +é ‹›",
      answers: "TTTT", text: "é"),
  ]

  @Test(arguments: releases)
  func `A release is used up if and only if its press was`(row: KeySequence) { row.verify() }
}
