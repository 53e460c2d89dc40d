import KeyboardCore
import Testing

@testable import TypingModel

@Suite("Sequences that are broken off") struct SequenceTests {
  private static let marks = Diacritic(char: "´", replacements: ["e": "é"])

  static let sequences = [
    gtk.row(
      "The focus goes: the program has made the dead key text",
      [.tap(.deadAcute), .focusOut, .focusIn("gtk3-im:editor"), .tap(.deadAcute), .tap("x")],
      "«´» / «´» / +´x ‹›", text: "´´x"),
    gtk.row(
      "The program starts over", [.tap(.deadAcute), .reset, .tap("e")], "«´» / ‹e› / +e ‹›",
      text: "´e"),
    gtk.row(
      "The field turns secret",
      [.tap(.deadAcute), .send(.contentType(ContentType(purpose: .password))), .tap("e")],
      "«´» / +´ ‹›", text: "´e"),
    gtk.row(
      "Escape drops it", [.tap(.deadAcute), .tap(.escape), .tap("e")], "«´» / ‹› / ‹e› / +e ‹›"),
    gtk.row(
      "A key that types nothing is still the program's", [.tap(.deadAcute), .tap(.home)],
      "«´» / +´ ‹›", answers: "TTFF"),
    gtk.purpose(.password).row(
      "So is a shortcut in a password field",
      [.tap(.deadAcute), .tap(TestKey("e").with(.control))], "", answers: "TTFF"),
    gtk.row(
      "A shortcut comes after it",
      [.tap(.deadAcute), .tap(TestKey("c").with(.control)), .tap("e")],
      "«´» / +´ ‹› / ‹e› / +e ‹›"),
    gtk.row(
      "The list of emoji comes after it", [.tap(.deadAcute), .emojis, .tap(.escape), .tap("e")],
      text: "´e"),
    gtk.row(
      "BackSpace drops its last key", [.tap(.compose), .tap("o"), .tap(.backspace), .type("ss")],
      "‹› / «o» / ‹› / «s» / +ß ‹›", text: "ß"),
    gtk.purpose(.pin).row(
      "Where nothing may be shown it comes out all the same", [.tap(.deadAcute), .tap("x")], "+´x"),
    gtk.row(
      "An action that is chosen elsewhere comes after it",
      [.tap(.deadAcute), .send(.action(.primary(.return))), .tap("e")],
      "«´» / ‹› +´ ↵", text: "´\ne"),
    gtk.row(
      "A mark that is chosen elsewhere does not find the letter before it",
      [.tap("e"), .tap(.deadCircumflex), .send(.action(.diacritic(marks))), .wait(600)],
      text: "e^´"),
    gtk.row(
      "Without a panel it waits on", [.tap(.deadAcute), .panel(false), .tap("e")], "«´» / +é ‹›"),
  ]

  @Test(arguments: sequences)
  func `An interrupted step does not come back`(row: KeySequence) {
    row.verify {
      $0.services.composer = TableComposer()
      $0.services.emojiProvider = TestEmojis()
    }
  }

  @Test func `Text that a host inserts between two keys comes after a dead key`() {
    let playback = gtk.play([.tap(.deadAcute)]) { $0.services.composer = TableComposer() }
    playback.controller.insertText("x")
    playback.play([.tap("e"), .wait(600)])
    #expect(playback.shown == "´xe")
  }

  @Test func `A dead key is no longer shown if the field may be secret`() {
    // An empty text may be another field's.
    let moves: [Move] = [.told("see", cursor: 0), .tap(.deadAcute), .told("")]
    let playback = gtk.client("gnome-shell").play(moves) { $0.services.composer = TableComposer() }
    #expect(playback.simulation.client.preedit == "´")
    playback.play([.tap("x"), .wait(600)])
    #expect(playback.shown == "´x")
  }
}
