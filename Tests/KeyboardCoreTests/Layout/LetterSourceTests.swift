import KeyboardCore
import Testing

@testable import TypingModel

@Suite("The source of letters") struct LetterSourceTests {
  private static let russian = TestField.gtk.locales("ru").settings { $0.currentLocale = "ru" }
  private static let french = TestField.gtk.locales("fr")
  private static let unknown = TestField.gtk.locales("xx")

  static let automatic = [
    gtk.row("English on an American keyboard", [.type("x1")], "", text: "x1"),
    french.row("French on an American keyboard keeps its letters", [.type("qx")], "", text: "qx"),
    russian.row(
      "Russian on an American keyboard", [.tap("f"), .tap("d")], "+а / +в", answers: "TTTT"),
    russian.row("Capitals", [.tap("F"), .tap("d")], "+А / +в", text: "Ав"),
    russian.row("Signs where letters are", [.tap("f"), .tap(","), .tap("[")], "+а / +б / +х"),
    russian.row("Such a sign as the first key", [.tap("["), .tap("f")], text: "ха"),
    unknown.row("A script that is not known", [.tap("f"), .tap(.keypad(4))], text: "f4"),
    russian.row(
      "Dead keys where letters are", [.tap("f"), .tap(.deadAcute), .tap(.deadCircumflex)],
      text: "аэх"),
    russian.row(
      "What is the same on both passes", [.tap("f"), .tap("1"), .tap(" ")], "+а", answers: "TTFFFF",
      text: "а1 "),
    russian.row(
      "What is the same passes as the first key", [.tap("1"), .tap("f")], "+а", text: "1а"),
    russian.row("Signs of the locale's layout as the first key", [.tap("&")], "+?", text: "?"),
    russian.row("Signs of the locale's layout", [.tap("f"), .tap("&")], "+а / +?", text: "а?"),
    russian.row("Callouts of its letters", [.hold("t"), .tap("1")], "‹е› / [ё] / [] +ё ‹›"),
    russian.row("Its letters overlap", [.press("t"), .press("f"), .release("t")], "‹е› / +еа ‹›"),
    russian.row(
      "Holding is switched off and on",
      [.tap("f"), .send(.setHold(false)), .tap("&"), .send(.setHold(true)), .tap("&")],
      "+а / hold:off / +? / hold:on / +?", text: "а??"),
    russian.row(
      "Feedback is switched on and off",
      [.tap("f"), .send(.setFeedback(true)), .tap("&"), .send(.setFeedback(false)), .tap("&")],
      text: "а??"),
    russian.locales("ru", "en").row(
      "The locale changes", [.tap("f"), .send(.selectLocale("en")), .tap("f"), .tap("[")],
      "+а / locale:en aux:en", text: "аf["),
    russian.locales("ru", "fr").row(
      "The locale changes to one of the system's script",
      [.tap("f"), .send(.selectLocale("fr")), .tap(";"), .tap("q")], "+а / locale:fr aux:fr",
      text: "а;q"),
    russian.row("Without a keycode", [.tap("f"), .tap(TestKey("d").at(0))], text: "аd"),
    russian.row("The keypad", [.tap("f"), .tap(.keypad(7))], text: "а7"),
    russian.row(
      "Shortcuts are the system's", [.tap(TestKey("c").with(.control))], "", answers: "FF"),
    russian.row("Repeats", [.holdPressing("f", for: 450)], "+а / +а / +а", answers: "TTTT"),
    xim.locales("ru").settings { $0.currentLocale = "ru" }.row(
      "Where no preedit is taken", [.hold("t"), .tap("1")], "+е / [ё] / [] ⌫ +ё", answers: "TTTT"),
    russian.purpose(.password).row(
      "In a secret field the system's letters stay", [.tap("f")], "", text: "f"),
  ]

  @Test(arguments: automatic)
  func `automatic: the system's letters if their script is the locale's`(sequence: KeySequence) {
    Self.verify(sequence)
  }

  static let system = [
    russian.row("Russian on an American keyboard", [.tap("f")], text: "f"),
    russian.row("Its callouts are those of the letter typed", [.hold("e")], "‹e› / [é è ê ë]"),
    gtk.row("English on a Russian keyboard", [.tap(.russian("ф"))], "", text: "ф"),
  ]

  @Test(arguments: system)
  func `system: the system's letters, whatever the locale is`(sequence: KeySequence) {
    Self.verify(sequence, .system)
  }

  static let locale = [
    french.row(
      "French on an American keyboard", [.tap(";"), .tap("2"), .tap("@")], "+m / +é / +2"),
    french.row("Callouts", [.hold("q"), .tap("1")], "‹a› / [à á] / [] +à ‹›"),
    french.inXIM.row(
      "Callouts where no preedit is taken", [.hold("q"), .tap("1"), .wait(100)], text: "à"),
    french.row(
      "A digit picks by its place", [.hold("e"), .tap("2")], "‹e› / [ê ē é è ë] / [] +ē ‹›"),
    french.row("What is the same passes", [.tap("e"), .tap("r")], text: "er"),
    russian.row("Capitals and signs", [.tap("F"), .tap("&"), .tap(" ")], text: "А? "),
    russian.row("A place the layout does not have", [.tap(TestKey("f").at(200))], text: "f"),
    unknown.row(
      "A script that is not known, and a digit of the keypad", [.tap("f"), .tap(.keypad(4))],
      text: "а4"),
    gtk.locales("de").row("A locale without a layout", [.tap("q")], text: "q"),
    russian.row("Russian on a Russian keyboard", [.tap(.russian("ф"))], ""),
  ]

  @Test(arguments: locale)
  func `locale: the locale's own letters, whatever the system's are`(sequence: KeySequence) {
    Self.verify(sequence, .locale)
  }

  @Test func `A layout that is not needed is not looked up`() {
    let provider = TestLayoutProvider(["en": .american])
    let system = Self.russian.settings { $0.letterSource = .system }
    for field in [TestField.gtk, system] {
      field.row("", [.type("The quick brown fox jumps."), .tap(.keypad(7))]).verify {
        $0.services.physicalLayoutProvider = provider
      }
    }
    #expect(provider.requests == 0)
  }

  private static func verify(_ sequence: KeySequence, _ source: LetterSource = .automatic) {
    var sequence = sequence
    sequence.field.settings.letterSource = source
    sequence.verify {
      $0.services.physicalLayoutProvider = TestLayoutProvider([
        "en": .american, "fr": .french, "ru": .russian, "tr": .turkish,
        "xx": TestLayout(["", "", "asdа"], shift: [], extra: [75: ("٤", "٤")]),
      ])
    }
  }
}
