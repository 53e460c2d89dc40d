import KeyboardCore
import Testing

@testable import TypingModel

@Suite("Holding a key") struct HoldTests {
  static let letters = [
    gtk.row("A tap is committed soon after", [.tap("e")], "‹e› / +e ‹›", answers: "TT", text: "e"),
    gtk.row(
      "A release is not final for 15 ms", [.press("e"), .wait(30), .release("e"), .wait(14)], "‹e›",
      text: "‹e›"),
    gtk.row(
      "After 15 ms it is", [.press("e"), .wait(30), .release("e"), .wait(15)], "‹e› / +e ‹›"),
    gtk.row(
      "Timers that run out although they were cancelled do nothing",
      [.tap("e"), .send(.timer(.hold, time: 80)), .send(.timer(.release, time: 80))], "‹e› / +e ‹›",
      text: "e"),
    gtk.row(
      "Taps one after the other", [.type("aeo")], "‹a› / +a ‹› / ‹e› / +e ‹› / ‹o› / +o ‹›",
      answers: "TTTTTT", text: "aeo"),
    gtk.row(
      "A letter whose release got lost types again",
      [.press("e"), .wait(3000), .press("e"), .release("e"), .wait(50)],
      "‹e› / [é è ê ë] / [] +e ‹e› / +e ‹›", answers: "TTT"),
    gtk.row("Among other letters", [.type("thesis")], answers: "FFFFTTTTTTTT", text: "thesis"),
  ]

  @Test(arguments: letters)
  func `The letter appears at once and stays as typed`(row: KeySequence) { row.verify() }

  static let lists = [
    gtk.row("Not before 500 ms", [.press("e"), .wait(499)], "‹e›"),
    gtk.row("At 500 ms", [.press("e"), .wait(500)], "‹e› / [é è ê ë]", text: "‹e›"),
    gtk.row(
      "It stays when the key goes up", [.hold("e"), .wait(60_000)], "‹e› / [é è ê ë]",
      answers: "TT", text: "‹e›"),
    gtk.settings { $0.holdDelay = 5000 }.row("Not before 5 s", [.press("e"), .wait(4999)], "‹e›"),
    gtk.settings { $0.holdDelay = 5000 }.row(
      "At 5 s, while the key repeats", [.holdPressing("e", for: 5020)], "‹e› / [é è ê ë]"),
    qt.settings { $0.holdDelay = 5000 }.row(
      "By pairs", [.holdPairing("e", for: 5020), .tap("1")], "‹e› / [é è ê ë] / [] +é ‹›"),
    gtk.row("Signs have lists as well", [.hold("$")], "‹$› / [€ £]"),
  ]

  @Test(arguments: lists)
  func `The list opens after the hold delay`(row: KeySequence) { row.verify() }

  private static let bouncing = gtk.accessibility { $0.bounceDelay = 500 }

  static let repeating = [
    gtk.row(
      "Further presses", [.tap("e"), .press("e"), .wait(370), .repeatPressing("e", times: 3)],
      "‹e› / +e ‹›", answers: "TTFFFF", text: "eeeee"),
    qt.row(
      "Pairs of release and press",
      [.tap("e"), .press("e"), .wait(370), .repeatPairing("e", times: 3)], "‹e› / +e ‹›",
      answers: "TTFFFFFFF", text: "eeeee"),
    gtk.row(
      "No repeats at all", [.tap("e"), .hold("e")], "‹e› / +e ‹›", answers: "TTFF", text: "ee",
      refusals: [.repeating]),
    gtk.row(
      "After two taps", [.tap("."), .tap("."), .press("."), .wait(370), .repeatPressing(".")],
      answers: "TTFFFF", text: "...."),
    gtk.row(
      "300 ms after the tap", [.tap("e"), .wait(250), .hold("e")], "‹e› / +e ‹›", text: "ee",
      refusals: [.repeating]),
    gtk.row(
      "301 ms after the tap it is a hold again", [.tap("e"), .wait(251), .hold("e")],
      "‹e› / +e ‹› / ‹e› / [é è ê ë]", text: "e‹e›"),
    gtk.row("So after another key", [.tap("e"), .tap("x"), .hold("e"), .tap("1")], text: "exé"),
    bouncing.row(
      "As long after the first press that BounceKeys let through",
      [.tap("e"), .wait(750), .hold("e")], "‹e› / +e ‹›", text: "ee", refusals: [.repeating]),
    bouncing.row(
      "Any later it is a hold again", [.tap("e"), .wait(751), .hold("e")],
      "‹e› / +e ‹› / ‹e› / [é è ê ë]", text: "e‹e›"),
  ]

  @Test(arguments: repeating)
  func `Tap, then hold, repeats`(row: KeySequence) { row.verify() }

  static let ends = [
    gtk.row(
      "Shift", [.press("e"), .wait(100), .press(.shift), .wait(900)], "‹e›", refusals: [.rollover]),
    gtk.row(
      "Shift, while the letter repeats",
      [.press("e"), .wait(100), .press(.shift), .wait(300), .repeatPressing("E", times: 20)], "‹e›",
      text: "‹e›"),
    gtk.row(
      "AltGr", [.press("e"), .wait(100), .press(.altGr), .wait(900)], "‹e›", refusals: [.rollover]),
    gtk.row(
      "Both: one reason is given", [.press("e"), .press(.shift), .press(.altGr), .wait(900)], "‹e›",
      refusals: [.rollover]),
    gtk.row(
      "Control: the letter goes out at once", [.press("e"), .wait(100), .press(.control)],
      "‹e› / +e ‹›", answers: "TF", text: "e"),
    gtk.row(
      "Control and a letter",
      [.press("e"), .wait(100), .press(.control), .wait(50), .tap(TestKey("s").with(.control))],
      "‹e› / +e ‹›", answers: "TFFF", text: "e"),
    gtk.row(
      "A shortcut without its modifier", [.press("e"), .wait(100), .tap(TestKey("s").with(.alt))],
      "‹e› / +e ‹›", answers: "TFF", text: "e"),
    gtk.row(
      "A letter", [.press("e"), .wait(400), .press("x"), .wait(2000), .release("e")],
      "‹e› / +ex ‹›", text: "ex", refusals: [.rollover]),
    gtk.row(
      "Its own release, late enough to be worth a note", [.tap("e", for: 300)], "‹e› / +e ‹›",
      refusals: [.released(after: 300)]),
    gtk.row("Its own release, in time", [.tap("e", for: 200)], refusals: []),
    gtk.settings { $0.holdDelay = 5000 }.row(
      "A slow hand's release, in time", [.tap("e", for: 2400)], "‹e› / +e ‹›", refusals: []),
    gtk.settings { $0.holdDelay = 5000 }.row(
      "And too late", [.tap("e", for: 4000)], "‹e› / +e ‹›", refusals: [.released(after: 4000)]),
  ]

  @Test(arguments: ends)
  func `Any event in between ends the hold`(row: KeySequence) { row.verify() }

  @Test func `Only letters with lists start timers`() {
    let playback = gtk.play([.hold("x"), .tap("e"), .press("a"), .release("a"), .focusOut])
    let effects = playback.log.map(\.response.effects).filter { !$0.isEmpty }
    #expect(
      effects == [
        [.field(.preedit(Preedit("e"))), .timer(.hold, milliseconds: 500)],
        [.timer(.release, milliseconds: 15)],
        [.timer(.hold, milliseconds: nil), .field(.commit("e")), .field(.preedit(nil))],
        [.field(.preedit(Preedit("a"))), .timer(.hold, milliseconds: 500)],
        [.timer(.release, milliseconds: 15)],
        [.timer(.hold, milliseconds: nil), .timer(.release, milliseconds: nil)],
      ])
  }
}
