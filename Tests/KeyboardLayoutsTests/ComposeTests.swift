import KeyboardCore
import KeyboardLayouts
import Testing

@testable import TypingModel

@Suite("Dead keys and Compose") struct ComposeTests {
  static let dead = [
    KeySequence(
      "A dead key and a letter", [.tap(.deadAcute), .tap("e")], effects: "«´» / +é ‹›",
      answers: "TTTT", text: "é"),
    KeySequence(
      "A capital", [.tap(.deadDiaeresis), .type("U")], effects: "«¨» / +Ü ‹›", text: "Ü"),
    KeySequence(
      "They overlap",
      [.press(.deadGrave), .press("a"), .release(.deadGrave), .release("a")],
      effects: "«`» / +à ‹›", answers: "TTTT", text: "à"),
    KeySequence(
      "Two dead keys", [.tap(.deadAcute), .tap(.deadCircumflex), .tap("a")],
      effects: "«´» / «´^» / +ấ ‹›", text: "ấ"),
    KeySequence(
      "The same one twice is the mark itself", [.tap(.deadAcute), .tap(.deadAcute)],
      effects: "«´» / +´ ‹›", text: "´"),
    KeySequence("With space", [.tap(.deadCircumflex), .tap(" ")], effects: "«^» / +^ ‹›"),
    KeySequence(
      "It repeats", [.holdPressing(.deadAcute), .tap("e")], effects: "«´» / +é ‹›", text: "é"),
    KeySequence(
      "After a letter that is preedit", [.press("a"), .tap(.deadAcute), .tap("e"), .release("a")],
      effects: "‹a› / +a ‹› «´» / +é ‹›", answers: "TTTTTT", text: "aé"),
    KeySequence(
      "While a list is open", [.hold("e"), .tap(.deadAcute), .tap("o")],
      effects: "‹e› / [é è ê ë] / [] +e ‹› «´» / +ó ‹›", text: "eó"),
    KeySequence(
      "The letter composed opens no list", [.tap(.deadAcute), .hold("e")],
      effects: "«´» / +é ‹›", text: "é"),
    KeySequence(
      "The next letter does", [.tap(.deadAcute), .tap("e"), .hold("e"), .tap("2")],
      effects: "«´» / +é ‹› / ‹e› / [é è ê ë] / [] +è ‹›", text: "éè"),
    KeySequence(
      "Where no preedit is taken", in: .xim, [.tap(.deadAcute), .tap("e")], effects: "+é",
      answers: "TTTT", text: "é"),
    KeySequence(
      "In a secret field they work, and nothing shows", in: .gtk.purpose(.password),
      [.tap("x"), .tap(.deadAcute), .tap("e")], effects: "+é", text: "xé"),
    KeySequence(
      "In a terminal", in: .gtk.purpose(.terminal), [.tap(.deadAcute), .tap("e")], text: "é"),
  ]

  @Test(arguments: dead)
  func `A dead key changes the letter after it`(sequence: KeySequence) {
    sequence.verify(TestComposer.install)
  }

  static let compose = [
    KeySequence(
      "Compose, mark, letter", [.tap(.compose), .type("'e")], answers: "TTTTTT", text: "é"),
    KeySequence("Letters with callouts", [.tap(.compose), .type("ss")], text: "ß"),
    KeySequence("Longer ones", [.tap(.compose), .type("---")], text: "—"),
    KeySequence("With capitals", [.tap(.compose), .type("AE")], text: "Æ"),
    KeySequence(
      "Digits and signs", [.tap(.compose), .type("<3"), .tap("x")], text: "♥x"),
    KeySequence("One's own", [.tap(.compose), .type("kk")], text: "ⓚ"),
    KeySequence("One's own of more than a letter", [.tap(.compose), .type("hi")], text: "hello"),
    KeySequence("One's own in place of another", [.tap(.compose), .type("e'")], text: "!"),
    KeySequence(
      "One's own with a dead key", [.tap(.deadAcute), .tap("q")], effects: "«´» / +q\u{301} ‹›"),
    KeySequence("No shortcut for it", [.tap(.compose), .type("'e"), .type("xe")], text: "éxe"),
  ]

  @Test(arguments: compose)
  func `Compose sequences are those of the locale and one's own`(sequence: KeySequence) {
    sequence.verify(TestComposer.install)
  }

  static let ended = [
    KeySequence(
      "A letter that does not go with it", [.tap(.deadAcute), .tap("x")],
      effects: "«´» / +´x ‹›", answers: "TTTT", text: "´x"),
    KeySequence(
      "Such a letter where no preedit is taken", in: .xim, [.tap(.deadAcute), .tap("x")],
      effects: "+´x", answers: "TTTT", text: "´x"),
    KeySequence(
      "Such a letter in a secret field", in: .gtk.purpose(.pin), [.tap(.deadAcute), .tap("x")],
      effects: "+´x", text: "´x"),
    KeySequence(
      "Another dead key", [.tap(.deadDiaeresis), .tap(.deadGrave), .tap("x")], text: "¨`x"),
    KeySequence("In a Compose sequence", [.tap(.compose), .type("'xe")], text: "'xe"),
    KeySequence(
      "Return", [.tap(.deadAcute), .tap(.return)], effects: "«´» / +´ ‹›", answers: "TTFF",
      text: "´\n"),
    KeySequence(
      "Left", [.tap(.deadAcute), .tap(.left), .tap("x")], effects: "«´» / +´ ‹›",
      answers: "TTFFFF", text: "x´"),
    KeySequence(
      "A shortcut", [.tap(.deadAcute), .tap(TestKey("c").with(.control))],
      effects: "«´» / +´ ‹›", answers: "TTFF", text: "´"),
    KeySequence(
      "A shortcut in a Compose sequence",
      [.tap(.compose), .type("'"), .tap(TestKey("c").with(.alt))],
      answers: "TTTTFF", text: "'"),
    KeySequence(
      "A shortcut in a secret field", in: .gtk.purpose(.password),
      [.tap(.deadAcute), .tap(TestKey("e").with(.control))], answers: "TTFF"),
    KeySequence(
      "A changed field", [.tap(.deadAcute), .send(.contentType(ContentType(purpose: .url)))],
      effects: "«´» / +´ ‹›", text: "´"),
    KeySequence(
      "The focus goes: the client commits what it shows", [.tap(.deadAcute), .send(.focusOut)],
      effects: "«´»", text: "´"),
    KeySequence(
      "The client starts over", [.tap(.deadAcute), .send(.reset), .tap("e")], text: "´e"),
    KeySequence(
      "The next field starts afresh",
      [
        .tap(.deadAcute), .send(.focusOut), .send(.focusIn(client: "qt")), .tap(.deadAcute),
        .tap("e"),
      ], text: "´é"),
    KeySequence(
      "After a start over nothing of the old sequence is left",
      [.tap(.deadAcute), .send(.reset), .tap(.deadAcute), .tap("x")], text: "´´x"),
    KeySequence(
      "The focus goes in a Compose sequence: what was typed stays, and no more",
      [.tap(.compose), .type("'"), .send(.focusOut)], text: "'"),
    KeySequence(
      "The focus goes after Compose alone", [.tap("x"), .tap(.compose), .send(.focusOut)],
      text: "x"),
  ]

  @Test(arguments: ended)
  func `A sequence that is broken loses nothing`(sequence: KeySequence) {
    sequence.verify(TestComposer.install)
  }

  static let corrected = [
    KeySequence(
      "Escape drops it", [.tap(.deadAcute), .tap(.escape), .tap("e")],
      effects: "«´» / ‹› / ‹e› / +e ‹›", answers: "TTTTTT", text: "e"),
    KeySequence(
      "After Escape the next one starts afresh",
      [.tap(.deadAcute), .tap(.escape), .tap(.deadAcute), .tap("e")],
      effects: "«´» / ‹› / «´» / +é ‹›", text: "é"),
    KeySequence(
      "BackSpace drops its only key", [.tap("x"), .tap(.deadAcute), .tap(.backspace), .tap("e")],
      effects: "«´» / ‹› / ‹e› / +e ‹›", answers: "FFTTTTTT", text: "xe"),
    KeySequence(
      "BackSpace drops its last key",
      [.tap(.compose), .type("-"), .tap(.backspace), .type("'e")],
      answers: "TTTTTTTTTT", text: "é"),
    KeySequence(
      "BackSpace after it deletes the letter", [.tap(.deadAcute), .tap("e"), .tap(.backspace)],
      answers: "TTTTFF", text: ""),
  ]

  @Test(arguments: corrected)
  func `A sequence can be corrected`(sequence: KeySequence) {
    sequence.verify(TestComposer.install)
  }
}
