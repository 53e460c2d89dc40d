import KeyboardCore
import KeyboardLayouts
import Testing

@testable import TypingModel

@Suite("Dead keys and Compose") struct ComposeTests {
  private static let gtk = TestField.gtk

  static let sequences: [KeySequence] = [
    gtk.row(
      "A dead key and a letter", [.tap(.deadAcute), .tap("e")], "«´» / +é ‹›", answers: "TTTT"),
    gtk.row("A capital", [.tap(.deadDiaeresis), .type("U")], "«¨» / +Ü ‹›", text: "Ü"),
    gtk.row(
      "They overlap", [.press(.deadGrave), .press("a"), .release(.deadGrave), .release("a")],
      "«`» / +à ‹›", answers: "TTTT", text: "à"),
    gtk.row(
      "Two dead keys", [.tap(.deadAcute), .tap(.deadCircumflex), .tap("a")], "«´» / «´^» / +ấ ‹›"),
    gtk.row(
      "The same one twice is the mark itself", [.tap(.deadAcute), .tap(.deadAcute)], "«´» / +´ ‹›"),
    gtk.row("With space", [.tap(.deadCircumflex), .tap(" ")], "«^» / +^ ‹›"),
    gtk.row("It repeats", [.holdPressing(.deadAcute), .tap("e")], "«´» / +é ‹›", text: "é"),
    gtk.row(
      "After a letter that is preedit", [.press("a"), .tap(.deadAcute), .tap("e"), .release("a")],
      "‹a› / +a ‹› «´» / +é ‹›", answers: "TTTTTT", text: "aé"),
    gtk.row(
      "While a list is open", [.hold("e"), .tap(.deadAcute), .tap("o")],
      "‹e› / [é è ê ë] / [] +e ‹› «´» / +ó ‹›", text: "eó"),
    gtk.row("The letter composed opens no list", [.tap(.deadAcute), .hold("e")], "«´» / +é ‹›"),
    gtk.row(
      "The next letter does", [.tap(.deadAcute), .tap("e"), .hold("e"), .tap("2")],
      "«´» / +é ‹› / ‹e› / [é è ê ë] / [] +è ‹›", text: "éè"),
    TestField.xim.row(
      "Where no preedit is taken", [.tap(.deadAcute), .tap("e")], "+é", answers: "TTTT", text: "é"),
    gtk.purpose(.password).row(
      "In a secret field they work, and nothing shows", [.tap("x"), .tap(.deadAcute), .tap("e")],
      "+é", text: "xé"),
    gtk.purpose(.terminal).row("In a terminal", [.tap(.deadAcute), .tap("e")], text: "é"),

    // Compose sequences of the locale and of the user's file
    gtk.row("Compose, mark, letter", [.tap(.compose), .type("'e")], answers: "TTTTTT", text: "é"),
    gtk.row("Letters with callouts", [.tap(.compose), .type("ss")], text: "ß"),
    gtk.row("Longer ones", [.tap(.compose), .type("---")], text: "—"),
    gtk.row("With capitals", [.tap(.compose), .type("AE")], text: "Æ"),
    gtk.row("Digits and signs", [.tap(.compose), .type("<3"), .tap("x")], text: "♥x"),
    gtk.row("One's own", [.tap(.compose), .type("kk")], text: "ⓚ"),
    gtk.row("One's own of more than a letter", [.tap(.compose), .type("hi")], text: "hello"),
    gtk.row("One's own in place of another", [.tap(.compose), .type("e'")], text: "!"),
    gtk.row("One's own with a dead key", [.tap(.deadAcute), .tap("q")], "«´» / +q\u{301} ‹›"),
    gtk.row("No shortcut for it", [.tap(.compose), .type("'e"), .type("xe")], text: "éxe"),
  ]

  static let broken: [KeySequence] = [
    gtk.row(
      "The next one starts afresh",
      [.tap(.deadAcute), .tap("x"), .tap(.deadAcute), .tap("e")], text: "´xé"),
    gtk.row("Another dead key", [.tap(.deadDiaeresis), .tap(.deadGrave), .tap("x")], text: "¨`x"),
    gtk.row("In a Compose sequence", [.tap(.compose), .type("'xe")], text: "'xe"),
    gtk.row(
      "A shortcut in a Compose sequence",
      [.tap(.compose), .type("'"), .tap(TestKey("c").with(.alt))], answers: "TTTTFF", text: "'"),
    gtk.row(
      "The focus goes in a Compose sequence: what was typed stays, and no more",
      [.tap(.compose), .type("'"), .send(.focusOut)], text: "'"),
    gtk.row(
      "The focus goes after Compose alone", [.tap("x"), .tap(.compose), .send(.focusOut)],
      text: "x"),

    // Corrected sequences
    gtk.row(
      "BackSpace drops its only key", [.tap("x"), .tap(.deadAcute), .tap(.backspace), .tap("e")],
      "«´» / ‹› / ‹e› / +e ‹›", answers: "FFTTTTTT", text: "xe"),
    gtk.row(
      "BackSpace drops its last key", [.tap(.compose), .type("-"), .tap(.backspace), .type("'e")],
      answers: "TTTTTTTTTT", text: "é"),
  ]

  @Test(arguments: sequences + broken)
  func `A sequence types its letter, and an incomplete one loses nothing`(sequence: KeySequence) {
    sequence.verify(TestComposer.install)
  }

  @Test(arguments: [
    "en_US.UTF-8", "C.UTF-8", "C", "POSIX", "", "de_DE", "de_DE.ISO-8859-1", "de_DE@euro",
    "tr_TR.utf8", "sr_RS@latin",
  ])
  func `Every locale composes`(locale: String) {
    let composer = TestComposer.make(locale: locale)
    #expect(composer.feed(TestKey.deadAcute.keysym) == .composing)
    #expect(composer.feed(Keysym(of: "e")) == .composed("é"))
  }
}
