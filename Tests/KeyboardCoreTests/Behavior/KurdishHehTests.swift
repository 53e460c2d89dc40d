import KeyboardCore
import Testing

@testable import TypingModel

@Suite("The Kurdish heh") struct KurdishHehTests {
  private typealias Field = BehaviorField

  private static func field(_ locale: LocaleIdentifier = "ckb") -> TestField {
    Field.with(locale) { $0.kurdishHeh = true }
  }

  private static let heh = Field.key("ھ")
  private static let beh = Field.key("ب", at: 36)

  static let sequences = [
    KeySequence("In Kurdish", in: field(), [.tap(heh)], effects: "+ه", answers: "TT", text: "ه"),
    KeySequence("For PC keyboards", in: field("ckb-PC"), [.tap(heh)], text: "ه"),
    KeySequence("In Arabic", in: field("ar"), [.tap(heh)], effects: "", text: "ھ"),
    KeySequence("Off", in: Field.with("ckb") { _ in }, [.tap(heh)], effects: "", text: "ھ"),
    KeySequence("In a word", in: field(), [.tap(beh), .tap(heh), .tap(beh)], text: "بهب"),
    KeySequence("All at once", in: field(), [.click(heh), .click(beh), .click(heh)], text: "هبه"),
    KeySequence("Repeats", in: field(), [.holdPressing(heh, for: 450)], text: "ههه"),
    KeySequence(
      "With a mark on it", in: field(), [.tap(heh), .tap(Field.key("\u{650}", at: 36))],
      text: "ه\u{650}"),
    KeySequence(
      "After an emoji of several scalars", in: field(),
      [.tap(Field.key("👩‍👩‍👧", at: 0)), .tap(heh)], text: "👩‍👩‍👧ه"),
    KeySequence(
      "Where no text is told", in: field().capabilities([.preedit, .focus]), [.tap(heh)],
      text: "ه"),
    KeySequence(
      "A text that is told late", in: field(), [.tap(heh), Field.told(""), .tap(heh)], text: "هه"),
    KeySequence(
      "The caret was moved by the mouse", in: field(),
      [.tap(heh), .wait(300), Field.told("ه", cursor: 0), .tap(heh)], text: "هه"),
    KeySequence("In an address", in: field().purpose(.url), [.tap(heh)], text: "ھ"),
    KeySequence("In a terminal", in: field().purpose(.terminal), [.tap(heh)], text: "ھ"),
    KeySequence("In a password", in: field().purpose(.password), [.tap(heh)], text: "ھ"),
    KeySequence("Other letters stay", in: field(), [.tap(beh)], effects: "", text: "ب"),
  ]

  @Test(arguments: sequences)
  func `It is the letter that fonts join`(sequence: KeySequence) {
    sequence.verify(BehaviorField.prepare)
  }
}
