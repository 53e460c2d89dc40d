import KeyboardCore
import Testing

@testable import TypingModel

@Suite("The letter of a pressed key") struct InputCalloutTests {
  private static let on = TestField.gtk.settings { $0.inputCallout = true }

  static let sequences = [
    KeySequence(
      "Letters are shown for a moment", in: on, [.tap("x"), .wait(KeyboardTiming.inputCallout)],
      effects: "aux:x / aux:", answers: "FF", text: "x"),
    KeySequence(
      "A letter that is held, until before its list opens", in: on, [.hold("e")],
      effects: "aux:e ‹e› / aux: / [é è ê ë]"),
    KeySequence(
      "Once, however long it repeats", in: on, [.holdPressing("x")], effects: "aux:x / aux:"),
    KeySequence(
      "No keys but those that type", in: on, [.tap(.backspace), .type(" ")], effects: ""),
    KeySequence("None in secret fields", in: on.purpose(.password), [.type("xe")], effects: ""),
    KeySequence("None in terminals", in: on.purpose(.terminal), [.type("xe")], effects: ""),
    KeySequence(
      "None in private fields", in: on.purpose(.freeForm, .private), [.tap("x"), .type("q")],
      effects: ""),
    KeySequence(
      "None in terminals that a rule names", in: on.clientRules("gtk3-im:editor=off"),
      [.type("xe")], effects: ""),
    KeySequence("None unless it is wanted", [.type("x")], effects: ""),
    KeySequence(
      "The next field starts without", in: on, [.tap("x"), .send(.focusOut), .wait(1000)],
      effects: "aux:x / aux:"),
  ]

  @Test(arguments: sequences)
  func `It is shown where the user wants it`(sequence: KeySequence) { sequence.verify() }

  @Test func `A theme can ask for it`() {
    let controller = TestField.gtk.makeController()
    var theme = KeyboardTheme.standard
    theme.panel.showsInputCallout = true
    controller.services.appearance = StandardKeyboardAppearance(theme: theme)
    let playback = Playback(controller, in: .gtk)
    playback.play([.tap("x")])
    #expect(playback.marks == "aux:x")
  }
}
