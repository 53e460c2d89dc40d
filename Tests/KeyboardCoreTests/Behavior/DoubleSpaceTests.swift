import KeyboardCore
import Testing

@testable import TypingModel

@Suite("Two spaces end the sentence") struct DoubleSpaceTests {
  private typealias Field = BehaviorField

  private static let field = Field.with { $0.endsSentences = true }
  private static let xim = field.capabilities(.focus).client("xim").rules("xim=on")

  static let sequences = [
    KeySequence("Two", in: field, [.type("hi  ")], effects: "-1 +.␠", text: "hi. "),
    KeySequence("And on", in: field, [.type("hi  yo")], text: "hi. yo"),
    KeySequence("Three", in: field, [.type("hi   ")], text: "hi.  "),
    KeySequence(
      "With more than three seconds in between", in: field,
      [.type("hi "), .wait(3000), .tap(" ")], text: "hi  "),
    KeySequence("At the beginning", in: field, [.type("  a")], text: "  a"),
    KeySequence("After a full stop", in: field, [.type("a.  ")], text: "a.  "),
    KeySequence("After a comma", in: field, [.type("a,  ")], text: "a,  "),
    KeySequence("After a question", in: field, [.type("a?  ")], text: "a?  "),
    KeySequence("After a bracket", in: field, [.type("(a)  ")], text: "(a). "),
    KeySequence("With a letter in between", in: field, [.type("a b ")], text: "a b "),
    KeySequence("Twice", in: field, [.type("a  b  ")], text: "a. b. "),
    KeySequence(
      "From right to left", in: Field.with("ar") { $0.endsSentences = true },
      [.tap(Field.key("ب")), .type("  ")], text: "ب. "),
    KeySequence(
      "Combining marks", in: field,
      [.tap(Field.key("e")), .tap(Field.key("\u{301}")), .type("  ")], text: "e\u{301}. "),
    KeySequence(
      "An emoji of several scalars", in: field,
      [.tap(Field.key("👩‍👩‍👧", at: 0)), .type("  ")], text: "👩‍👩‍👧. "),
    KeySequence(
      "A client that can delete nothing", in: field.capabilities([.preedit, .focus]),
      [.type("hi  ")], effects: "", text: "hi  "),
    KeySequence(
      "A client that takes BackSpace", in: xim, [.type("hi  ")], effects: "⌫ +.␠",
      text: "hi. "),
    KeySequence(
      "A text that is told late", in: field,
      [.type("hi "), Field.told("h"), .tap(" ")], effects: "-1 +.␠", text: "hi. "),
    KeySequence(
      "The caret was moved by the mouse", in: field,
      [.type("hi "), .send(.reset), Field.told("a, b", cursor: 2), .tap(" ")], text: "hi  "),
    KeySequence(
      "Something is selected", in: field,
      [
        .type("hi "), .wait(300),
        .send(.surroundingText(SurroundingText(text: "hi ", cursor: 3, anchor: 0))), .tap(" "),
      ], effects: ""),
    KeySequence(
      "A space that is held", in: field.settings { $0.hold = true }, [.type("hx  ")],
      text: "hx. "),
    KeySequence("Off", in: .gtk, [.type("x  ")], text: "x  "),
  ]

  @Test(arguments: sequences)
  func `The second space becomes a full stop and a space`(sequence: KeySequence) {
    sequence.verify(BehaviorField.prepare)
  }

  @Test(arguments: [ContentPurpose.terminal, .url, .email, .password, .number, .phone])
  func `Never where text is no prose`(purpose: ContentPurpose) {
    KeySequence("Any", in: Self.field.purpose(purpose), [.type("hi  ")], text: "hi  ").verify()
  }
}
