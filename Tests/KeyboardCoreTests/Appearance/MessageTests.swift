import KeyboardCore
import Testing

@testable import TypingModel

@Suite("Messages, and the letter of a pressed key") struct MessageTests {
  private static let new = TestField.gtk.settings { $0.greets = true }
  private static let greeting = Move.send(
    .message("Hold it!", milliseconds: KeyboardTiming.greeting))

  @Test func `The host greets a new user once, at a key that has a list`() {
    let playback = Self.new.play([.tap("e"), .wait(400)])
    #expect(playback.marks == "greet ‹e› / +e ‹›")
    playback.controller.settings.greets = false
    playback.play([.tap("i")])
    #expect(playback.marks == "greet ‹e› / +e ‹› / ‹i› / +i ‹›")
  }

  @Test(arguments: [
    new.purpose(.password), new.purpose(.terminal), TestField.gtk,
    new.settings { $0.hold = false },
  ])
  func `Nobody is greeted if nothing can be held, or if they know it already`(field: TestField) {
    let playback = field.play([.tap("e")])
    #expect(!playback.marks.contains("greet"))
  }

  static let sequences = [
    gtk.row(
      "It stays for its time, and while a list opens",
      [greeting, .hold("e"), .wait(KeyboardTiming.greeting)],
      "aux:Hold it! / ‹e› / [é è ê ë] / aux:"),
    gtk.row(
      "It goes with the field", [greeting, .send(.focusOut), .wait(KeyboardTiming.greeting)],
      "aux:Hold it! / aux:"),
    gtk.purpose(.password).row("None in a password field", [greeting], ""),
    gtk.row(
      "The host knows when a key is held while holding is off",
      [
        .send(.setHold(false)), .hold("e"), .tap("e"), .send(.setHold(true)), .hold("i"),
        .tap(.escape),
      ], "hold:off / off! / hold:on / ‹i› / [í î] / [] +i ‹›"),
  ]

  @Test(arguments: sequences)
  func `A sentence is shown until its time is up`(sequence: KeySequence) { sequence.verify() }

  private static let on = TestField.gtk.settings { $0.inputCallout = true }

  static let letters = [
    on.row(
      "Letters are shown for a moment", [.tap("x"), .wait(KeyboardTiming.inputCallout)],
      "aux:x / aux:", answers: "FF", text: "x"),
    on.row(
      "A letter that is held, until before its list opens", [.hold("e")],
      "aux:e ‹e› / aux: / [é è ê ë]"),
    on.row("Once, however long it repeats", [.holdPressing("x")], "aux:x / aux:"),
    on.row("No keys but those that type", [.tap(.backspace), .type(" ")], ""),
    on.purpose(.password).row("None in secret fields", [.type("xe")], ""),
    on.purpose(.terminal).row("None in terminals", [.type("xe")], ""),
    on.purpose(.freeForm, .private).row("None in private fields", [.tap("x"), .type("q")], ""),
    on.clientRules("gtk3-im:editor=off").row(
      "None in terminals that a rule names", [.type("xe")], ""),
    gtk.row("None unless it is wanted", [.type("x")], ""),
    on.row(
      "The next field starts without", [.tap("x"), .send(.focusOut), .wait(1000)], "aux:x / aux:"),
  ]

  @Test(arguments: letters)
  func `A letter is shown if the user wants that`(sequence: KeySequence) { sequence.verify() }
}
