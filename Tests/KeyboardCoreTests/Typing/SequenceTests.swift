import KeyboardCore
import Testing

@testable import TypingModel

@Suite("Sequences that are broken off") struct SequenceTests {
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
  ]

  @Test(arguments: sequences)
  func `What was begun does not come back`(sequence: KeySequence) {
    sequence.verify { $0.services.composer = TableComposer() }
  }
}
