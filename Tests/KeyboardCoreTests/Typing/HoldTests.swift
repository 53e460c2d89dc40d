import KeyboardCore
import Testing

@testable import TypingModel

@Suite("Holding a key") struct HoldTests {
  static let letters = [
    KeySequence(
      "The letter is there at once", [.press("e")], effects: "‹e›", answers: "T", text: "‹e›"),
    KeySequence(
      "A tap is committed when its release is final", [.tap("e")],
      effects: "‹e› / +e ‹›", answers: "TT", text: "e"),
    KeySequence(
      "A release is not final for 15 ms", [.press("e"), .wait(30), .release("e"), .wait(14)],
      effects: "‹e›", text: "‹e›"),
    KeySequence(
      "After 15 ms it is", [.press("e"), .wait(30), .release("e"), .wait(15)],
      effects: "‹e› / +e ‹›", text: "e"),
    KeySequence(
      "Taps one after the other", [.type("aeo")],
      effects: "‹a› / +a ‹› / ‹e› / +e ‹› / ‹o› / +o ‹›", answers: "TTTTTT", text: "aeo"),
    KeySequence(
      "Among other letters", [.type("thesis")], answers: "FFFFTTTTTTTT", text: "thesis"),
  ]

  @Test(arguments: letters)
  func `The letter appears at once and stays as typed`(sequence: KeySequence) {
    sequence.verify()
  }

  static let lists = [
    KeySequence("Not before 500 ms", [.press("e"), .wait(499)], effects: "‹e›"),
    KeySequence(
      "At 500 ms", [.press("e"), .wait(500)], effects: "‹e› / [é è ê ë]", text: "‹e›"),
    KeySequence(
      "Not before 150 ms", in: .gtk.settings { $0.holdDelay = 150 }, [.press("e"), .wait(149)],
      effects: "‹e›"),
    KeySequence(
      "At 150 ms", in: .gtk.settings { $0.holdDelay = 150 }, [.press("e"), .wait(150)],
      effects: "‹e› / [é è ê ë]"),
    KeySequence(
      "Not before 1500 ms", in: .gtk.settings { $0.holdDelay = 1500 },
      [.press("e"), .wait(1499)], effects: "‹e›"),
    KeySequence(
      "At 1500 ms", in: .gtk.settings { $0.holdDelay = 1500 }, [.press("e"), .wait(1500)],
      effects: "‹e› / [é è ê ë]"),
    KeySequence(
      "It stays when the key goes up", [.hold("e"), .wait(60_000)],
      effects: "‹e› / [é è ê ë]", answers: "TT", text: "‹e›"),
    KeySequence("Signs have lists as well", [.hold("$")], effects: "‹$› / [€ £]"),
    KeySequence(
      "After a key without callouts", [.tap("x"), .hold("e"), .tap("2")],
      effects: "‹e› / [é è ê ë] / [] +è ‹›", answers: "FFTTTT", text: "xè"),
    KeySequence(
      "Five letters in a row",
      [
        .hold("a"), .tap("2"), .hold("e"), .tap("1"), .hold("i"), .tap("1"), .hold("o"), .tap("2"),
        .hold("n"), .tap("1"),
      ], text: "áéíóñ"),
    KeySequence(
      "One letter five times in a row",
      [.hold("e"), .hold("e"), .hold("e"), .hold("e"), .hold("e")],
      effects: "‹e› / [é è ê ë]"
        + String(repeating: " / [] +e ‹e› / [é è ê ë]", count: 4), text: "eeee‹e›"),
    KeySequence(
      "One letter five times, picked each time",
      (1...4).flatMap { [.hold("e"), .tap(.keypad($0))] } + [.hold("e"), .tap("1")],
      text: "éèêëé"),
  ]

  @Test(arguments: lists)
  func `The list opens after the hold delay`(sequence: KeySequence) {
    sequence.verify()
  }

  static let repeating = [
    KeySequence(
      "Further presses", [.tap("e"), .press("e"), .wait(370), .repeatPressing("e", times: 3)],
      effects: "‹e› / +e ‹›", answers: "TTFFFF", text: "eeeee"),
    KeySequence(
      "Pairs of release and press",
      [.tap("e"), .press("e"), .wait(370), .repeatPairing("e", times: 3)],
      effects: "‹e› / +e ‹›", answers: "TTFFFFFFF", text: "eeeee"),
    KeySequence(
      "No repeats at all", [.tap("e"), .hold("e")], effects: "‹e› / +e ‹›", answers: "TTFF",
      text: "ee", refusals: [.repeating]),
    KeySequence(
      "After two taps", [.tap("."), .tap("."), .press("."), .wait(370), .repeatPressing(".")],
      answers: "TTFFFF", text: "...."),
    KeySequence(
      "300 ms after the tap", [.tap("e"), .wait(250), .hold("e")],
      effects: "‹e› / +e ‹›", text: "ee", refusals: [.repeating]),
    KeySequence(
      "301 ms after the tap it is a hold again", [.tap("e"), .wait(251), .hold("e")],
      effects: "‹e› / +e ‹› / ‹e› / [é è ê ë]", text: "e‹e›"),
    KeySequence(
      "So it is after another key", [.tap("e"), .tap("x"), .hold("e"), .tap("1")], text: "exé"),
  ]

  @Test(arguments: repeating)
  func `Tap, then hold, repeats`(sequence: KeySequence) {
    sequence.verify()
  }

  static let ends = [
    KeySequence(
      "Shift", [.press("e"), .wait(100), .press(.shift), .wait(900)], effects: "‹e›",
      text: "‹e›", refusals: [.rollover]),
    KeySequence(
      "Shift, while the letter repeats",
      [.press("e"), .wait(100), .press(.shift), .wait(300), .repeatPressing("E", times: 20)],
      effects: "‹e›", text: "‹e›"),
    KeySequence(
      "AltGr", [.press("e"), .wait(100), .press(.altGr), .wait(900)], effects: "‹e›",
      refusals: [.rollover]),
    KeySequence(
      "Both: one reason is given", [.press("e"), .press(.shift), .press(.altGr), .wait(900)],
      effects: "‹e›", refusals: [.rollover]),
    KeySequence(
      "Control: the letter goes out at once", [.press("e"), .wait(100), .press(.control)],
      effects: "‹e› / +e ‹›", answers: "TF", text: "e"),
    KeySequence(
      "Control and a letter",
      [.press("e"), .wait(100), .press(.control), .wait(50), .tap(TestKey("s").with(.control))],
      effects: "‹e› / +e ‹›", answers: "TFFF", text: "e"),
    KeySequence(
      "A shortcut without its modifier",
      [.press("e"), .wait(100), .tap(TestKey("s").with(.alt))],
      effects: "‹e› / +e ‹›", answers: "TFF", text: "e"),
    KeySequence(
      "A letter", [.press("e"), .wait(400), .press("x"), .wait(2000), .release("e")],
      effects: "‹e› / +ex ‹›", text: "ex", refusals: [.rollover]),
    KeySequence(
      "Its own release, late enough to be worth a note", [.tap("e", for: 300)],
      effects: "‹e› / +e ‹›", refusals: [.released(after: 300)]),
    KeySequence("Its own release, in time", [.tap("e", for: 200)], refusals: []),
  ]

  @Test(arguments: ends)
  func `Whatever comes in between ends the hold`(sequence: KeySequence) {
    sequence.verify()
  }

  @Test func `The timers are those of the hold and of the release`() {
    let playback = Playback(TestField.gtk.makeController(), in: .gtk)
    playback.play([.tap("e"), .press("a"), .release("a"), .send(.focusOut)])
    let effects = playback.log.map(\.response.effects).filter { !$0.isEmpty }
    #expect(
      effects == [
        [.preedit(Preedit("e")), .startTimer(.hold, milliseconds: 500)],
        [.startTimer(.release, milliseconds: 15)],
        [.cancelTimer(.hold), .commit("e"), .preedit(nil)],
        [.preedit(Preedit("a")), .startTimer(.hold, milliseconds: 500)],
        [.startTimer(.release, milliseconds: 15)],
        [.cancelTimer(.hold), .cancelTimer(.release)],
      ])
  }

  @Test func `A timer that runs out although it was cancelled does nothing`() {
    KeySequence(
      "Late", [.tap("e"), .send(.timer(.hold, time: 80)), .send(.timer(.release, time: 80))],
      effects: "‹e› / +e ‹›", text: "e"
    ).verify()
  }
}
