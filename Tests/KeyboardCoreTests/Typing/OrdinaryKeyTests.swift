import KeyboardCore
import Testing

@testable import TypingModel

@Suite("Ordinary keys") struct OrdinaryKeyTests {
  static let passing = [
    KeySequence("A letter without callouts", [.tap("x")], effects: "", answers: "FF", text: "x"),
    KeySequence(
      "A word of such letters", [.type("thx")], effects: "", answers: "FFFFFF", text: "thx"),
    KeySequence(
      "Letters that overlap", [.roll("thbx")], effects: "", answers: "FFFFFFFF", text: "thbx"),
    KeySequence(
      "A capital with Shift", [.type("X")], effects: "", answers: "FFFF", text: "X"),
    KeySequence("A digit", [.tap("5")], effects: "", answers: "FF", text: "5"),
    KeySequence("Punctuation", [.type(";/'")], effects: "", answers: "FFFFFF", text: ";/'"),
    KeySequence(
      "A digit of the keypad", [.tap(.keypad(7))], effects: "", answers: "FF", text: "7"),
    KeySequence("Space", [.tap("x"), .tap(" ")], effects: "", answers: "FFFF", text: "x "),
    KeySequence("Return", [.tap(.return)], effects: "", answers: "FF", text: "\n"),
    KeySequence("Enter on the keypad", [.tap(.keypadEnter)], effects: "", answers: "FF"),
    KeySequence("Tab", [.tap(.tab)], effects: "", answers: "FF", text: "\t"),
    KeySequence("Shift and Tab", [.tap(.leftTab)], effects: "", answers: "FF", text: ""),
    KeySequence(
      "BackSpace", [.type("xt"), .tap(.backspace)], effects: "", answers: "FFFFFF", text: "x"),
    KeySequence(
      "BackSpace with Shift", [.tap(.backspace.with(.shift))], effects: "", answers: "FF"),
    KeySequence("Escape", [.tap(.escape)], effects: "", answers: "FF"),
    KeySequence(
      "The arrows", [.type("xt"), .tap(.left), .tap("h"), .tap(.right), .tap(.up), .tap(.down)],
      effects: "", answers: "FFFFFFFFFFFFFF", text: "xht"),
    KeySequence(
      "Arrows that select", [.tap(.left.with(.shift)), .tap(.home.with(.shift))],
      effects: "", answers: "FFFF"),
    KeySequence("A function key", [.tap(.f1)], effects: "", answers: "FF", text: ""),
    KeySequence("A media key", [.tap(.mute)], effects: "", answers: "FF", text: ""),
    KeySequence(
      "Modifiers by themselves",
      [.tap(.shift), .tap(.control), .tap(.alt), .tap(.super), .tap(.altGr), .tap(.capsLock)],
      effects: "", answers: "FFFFFFFFFFFF", text: ""),
    KeySequence(
      "A letter of the third level", [.tap(TestKey("w").typing("ł").with(.levelThree))],
      effects: "", answers: "FF", text: "ł"),
    KeySequence(
      "A dead key where nobody composes", [.tap(.deadAcute)], effects: "", answers: "FF", text: ""),
    KeySequence(
      "A release whose press nobody saw", [.release("e"), .wait(100)], effects: "", answers: "F"),
    KeySequence(
      "Keys without a keycode, one after the other",
      [.tap(TestKey("x").at(0)), .tap(TestKey("h").at(0))], effects: "", answers: "FFFF",
      text: "xh"),
    KeySequence(
      "A letter that goes up as another one",
      [.press(.shift), .press("X"), .release(.shift), .release("x")],
      effects: "", answers: "FFFF", text: "X"),
  ]

  @Test(arguments: passing)
  func `What the client types by itself costs nothing`(sequence: KeySequence) {
    sequence.verify()
  }

  @Test(arguments: [Modifiers.control, .alt, .mod4, .super, [.super, .mod4], .hyper, .meta])
  func `Shortcuts pass untouched`(modifiers: Modifiers) {
    KeySequence(
      "Shortcut", in: .gtk.settings { $0.bindings = [] },
      [.hold(TestKey("e").with(modifiers)), .hold(TestKey("E").with(modifiers))],
      effects: "", answers: "FFFF", text: ""
    ).verify()
  }

  static let typing = [
    KeySequence(
      "NumLock", [.hold(TestKey("e").with(.numLock)), .tap("1")],
      effects: "‹e› / [é è ê ë] / [] +é ‹›", text: "é"),
    KeySequence(
      "Caps Lock", [.hold(TestKey("e").typing("E").with(.capsLock)), .tap("1")],
      effects: "‹E› / [É È Ê Ë] / [] +É ‹›", text: "É"),
    KeySequence(
      "AltGr", [.hold(TestKey("4").typing("$").with(.levelThree)), .tap("1")],
      effects: "‹$› / [€ £] / [] +€ ‹›", text: "€"),
    KeySequence(
      "All three",
      [.hold(TestKey("x").typing("E").with([.numLock, .capsLock, .levelThree])), .tap("1")],
      effects: "‹E› / [É È Ê Ë] / [] +É ‹›", text: "É"),
  ]

  @Test(arguments: typing)
  func `NumLock, Caps Lock and AltGr make no shortcut`(sequence: KeySequence) {
    sequence.verify()
  }

  static let releases = [
    KeySequence(
      "The release carries another keysym", [.press("E"), .wait(50), .release("e"), .wait(50)],
      effects: "‹E› / +E ‹›", answers: "TT", text: "E"),
    KeySequence(
      "Releases come in another order",
      [.press("x"), .press("e"), .press("h"), .release("e"), .release("x"), .release("h")],
      effects: "‹e› / +eh ‹›", answers: "FTTTFT", text: "xeh"),
    KeySequence(
      "Releases come without keycodes, too",
      [.press("e"), .tap(TestKey("x").at(0)), .release("e"), .tap(TestKey("h").at(0))],
      effects: "‹e› / +ex ‹›", answers: "TTTTFF", text: "exh"),
    KeySequence(
      "Keys without keycodes overlap",
      [
        .press("e"), .press(TestKey("x").at(0)), .wait(30), .press(TestKey("h").at(0)),
        .release(TestKey("x").at(0)), .release(TestKey("h").at(0)), .release("e"),
      ], effects: "‹e› / +ex ‹›", answers: "TTFTFT", text: "exh"),
    KeySequence(
      "The Wayland client's keycodes are higher by eight",
      [.hold(TestKey("e").at(26)), .tap(TestKey("1").at(10))],
      effects: "‹e› / [é è ê ë] / [] +é ‹›", answers: "TTTT", text: "é"),
  ]

  @Test(arguments: releases)
  func `A release is used up if and only if its press was`(sequence: KeySequence) {
    sequence.verify()
  }

  @Test func `A letter without callouts starts no timer`() {
    let playback = Playback(TestField.gtk.makeController(), in: .gtk)
    playback.play([.press("x"), .wait(600), .release("x")])
    #expect(playback.log.allSatisfy { $0.response.effects.isEmpty })
  }
}
