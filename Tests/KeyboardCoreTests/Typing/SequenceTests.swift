import KeyboardCore
import Testing

@testable import TypingModel

@Suite("Sequences that are broken off") struct SequenceTests {
  private static let marks = Diacritic(char: "´", replacements: ["e": "é"])

  static let sequences = [
    KeySequence(
      "The focus goes: the program has made the dead key text",
      [
        .tap(.deadAcute), .send(.focusOut), .send(.focusIn(client: "gtk3-im:editor")),
        .tap(.deadAcute), .tap("x"),
      ], effects: "«´» / «´» / +´x ‹›", text: "´´x"),
    KeySequence(
      "The program starts over", [.tap(.deadAcute), .send(.reset), .tap("e")],
      effects: "«´» / ‹e› / +e ‹›", text: "´e"),
    KeySequence(
      "The field turns secret",
      [.tap(.deadAcute), .send(.contentType(ContentType(purpose: .password))), .tap("e")],
      effects: "«´» / +´ ‹›", text: "´e"),
    KeySequence(
      "Escape drops it", [.tap(.deadAcute), .tap(.escape), .tap("e")],
      effects: "«´» / ‹› / ‹e› / +e ‹›", text: "e"),
    KeySequence(
      "BackSpace drops its last key", [.tap(.compose), .tap("o"), .tap(.backspace), .type("ss")],
      effects: "‹› / «o» / ‹› / «s» / +ß ‹›", text: "ß"),
    KeySequence(
      "Where nothing may be shown it comes out all the same", in: .gtk.purpose(.pin),
      [.tap(.deadAcute), .tap("x")], effects: "+´x", text: "´x"),
    KeySequence(
      "An action that is chosen elsewhere comes after it",
      [.tap(.deadAcute), .send(.action(.primary(.return))), .tap("e")],
      effects: "«´» / ‹› +´ ↵ / ‹e› / +e ‹›", text: "´\ne"),
    KeySequence(
      "A mark that is chosen elsewhere does not find the letter before it",
      [.tap("e"), .tap(.deadCircumflex), .send(.action(.diacritic(marks))), .wait(600)],
      text: "e^´"),
    KeySequence(
      "Without a panel it waits on", [.tap(.deadAcute), .send(.panel(isThere: false)), .tap("e")],
      effects: "«´» / +é ‹›", text: "é"),
  ]

  @Test(arguments: sequences)
  func `What was begun does not come back`(sequence: KeySequence) {
    sequence.verify { $0.services.composer = TableComposer() }
  }

  @Test func `What a host inserts between two keys comes after a dead key`() {
    let controller = TestField.gtk.makeController()
    controller.services.composer = TableComposer()
    let playback = Playback(controller, in: .gtk)
    playback.play([.tap(.deadAcute)])
    controller.insertText("x")
    playback.play([.tap("e"), .wait(600)])
    #expect(playback.shown == "´xe")
  }

  @Test func `A dead key is not left on display where a field may turn out to be secret`() {
    let field = TestField(client: "gnome-shell")
    let controller = field.makeController()
    controller.services.composer = TableComposer()
    let playback = Playback(controller, in: field)
    // An empty text may be another field's.
    for text in ["see", ""] {
      playback.play([.send(.surroundingText(SurroundingText(text: text, cursor: 0)))])
      if text == "see" { playback.play([.tap(.deadAcute)]) }
    }
    #expect(playback.simulation.client.preedit == "´")
    playback.play([.tap("x"), .wait(600)])
    #expect(playback.shown == "´x")
  }
}
