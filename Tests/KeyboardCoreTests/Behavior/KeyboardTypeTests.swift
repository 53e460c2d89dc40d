import KeyboardCore
import Testing

@testable import TypingModel

@Suite("Keyboard types") struct KeyboardTypeTests {
  static let types: [(ContentPurpose, KeyboardType)] = [
    (.freeForm, .alphabetic(.lowercased)), (.name, .alphabetic(.lowercased)), (.url, .url),
    (.email, .email), (.digits, .numeric), (.number, .numeric), (.phone, .numberPad),
    (.terminal, .alphabetic(.lowercased)),
  ]

  @Test(arguments: types)
  func `A field has a keyboard type`(purpose: ContentPurpose, type: KeyboardType) {
    let controller = gtk.makeController()
    _ = controller.handle(.contentType(ContentType(purpose: purpose)))
    #expect(controller.state.keyboardContext.keyboardType == type)
    _ = controller.handle(.contentType(ContentType()))
    #expect(controller.state.keyboardContext.keyboardType == .alphabetic(.lowercased))
  }

  private static let plain = gtk.settings { $0.hold = false }

  private static func go(to type: KeyboardType) -> Move { .send(.action(.keyboardType(type))) }

  private static let digits = go(to: .numeric)

  static let sequences = [
    plain.row("Digits in the places of letters", [digits, .type("qwa")], text: "12-"),
    plain.row("Signs", [go(to: .symbolic), .type("qw")], text: "[]"),
    plain.row("A space goes back to letters", [digits, .type("q a")], text: "1 a"),
    plain.row("So does Return", [digits, .tap("q"), .tap(.return), .tap("a")], text: "1\na"),
    plain.row(
      "Escape goes back to letters", [digits, .tap("q"), .tap(.escape), .tap("a")],
      answers: "TTTTFF", text: "1a"),
    plain.row(
      "An action goes back to letters",
      [digits, .tap("q"), go(to: .alphabetic(.lowercased)), .tap("a")], text: "1a"),
    plain.row(
      "The focus goes back to letters", [digits, .focusOut, .focusIn("x"), .tap("a")], text: "a"),
    plain.row(
      "So does another field of which no focus tells",
      [digits, .send(.contentType(ContentType(purpose: .name))), .tap("a")], text: "a"),
    plain.row(
      "Back at letters, Escape is the program's",
      [digits, go(to: .alphabetic(.lowercased)), .tap(.escape)], answers: "FF"),
    plain.row(
      "Escape ends a dead key first", [digits, .tap(.deadAcute), .tap(.escape), .tap("q")],
      text: "1"),
    plain.row("The digits stay", [digits, .type("5")], text: "5"),
    plain.purpose(.number).row(
      "A field for numbers leaves the keys alone", [.type("1 a2")], "", text: "1 a2"),
    plain.row(
      "An action locks capitals", [go(to: .alphabetic(.capsLocked)), .type("ab")], text: "AB"),
  ]

  @Test func `Setting a type in the context switches to it`() {
    let playback = Self.plain.play { $0.services.emojiProvider = TestEmojis() }
    let context = playback.context
    context.keyboardType = .numeric
    playback.play([.tap("q")])
    #expect(playback.shown == "1")
    context.keyboardType = .emojis
    #expect(context.keyboardType == .emojis)
    playback.play([.tap(.escape), .tap("w")])
    #expect(playback.shown == "12")
  }

  @Test(arguments: sequences)
  func `Keys type digits and signs while that type is chosen`(row: KeySequence) {
    row.verify { $0.services.composer = TableComposer() }
  }
}
