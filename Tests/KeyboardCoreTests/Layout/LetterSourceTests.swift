import KeyboardCore
import Testing

@testable import TypingModel

@Suite("The source of letters") struct LetterSourceTests {
  private static let russian = TestField.gtk.locales("ru")
  private static let french = TestField.gtk.locales("fr")

  static let automatic = [
    KeySequence("English on an American keyboard", [.type("x1")], effects: "", text: "x1"),
    KeySequence(
      "French on an American keyboard keeps its letters", in: french, [.type("qx")],
      effects: "", text: "qx"),
    KeySequence(
      "Russian on an American keyboard", in: russian, [.tap("f"), .tap("d")],
      effects: "+а / +в", answers: "TTTT", text: "ав"),
    KeySequence(
      "Capitals", in: russian, [.tap("F"), .tap("d")], effects: "+А / +в", text: "Ав"),
    KeySequence(
      "Signs where letters are", in: russian, [.tap("f"), .tap(","), .tap("[")],
      effects: "+а / +б / +х", text: "абх"),
    KeySequence(
      "Such a sign as the first key", in: russian, [.tap("["), .tap("f")], text: "ха"),
    KeySequence(
      "What is the same on both passes", in: russian, [.tap("f"), .tap("1"), .tap(" ")],
      effects: "+а", answers: "TTFFFF", text: "а1 "),
    KeySequence(
      "What is the same passes as the first key", in: russian, [.tap("1"), .tap("f")],
      effects: "+а", text: "1а"),
    KeySequence(
      "Signs of the locale's layout", in: russian, [.tap("f"), .tap("&")],
      effects: "+а / +?", text: "а?"),
    KeySequence(
      "Callouts of its letters", in: russian, [.hold("t"), .tap("1")],
      effects: "‹е› / [ё] / [] +ё ‹›", text: "ё"),
    KeySequence(
      "Its letters overlap", in: russian, [.press("t"), .press("f"), .release("t")],
      effects: "‹е› / +еа ‹›", text: "еа"),
    KeySequence(
      "Russian on a Russian keyboard", in: russian, [.tap(.russian("ф")), .tap(.russian("?"))],
      effects: "", text: "ф?"),
    KeySequence(
      "Callouts on a Russian keyboard", in: russian, [.hold(.russian("е")), .tap("1")],
      effects: "‹е› / [ё] / [] +ё ‹›", text: "ё"),
    KeySequence(
      "English on a Russian keyboard", [.tap(.russian("а")), .hold(.russian("у")), .tap("1")],
      effects: "+f / ‹e› / [é è ê ë] / [] +é ‹›", text: "fé"),
    KeySequence(
      "The system's layout changes", in: russian,
      [.tap("f"), .tap(.russian("ф")), .tap("f")], effects: "+а / +а", text: "афа"),
    KeySequence(
      "Holding is switched off and on", in: russian,
      [.tap("f"), .send(.setHold(false)), .tap("&"), .send(.setHold(true)), .tap("&")],
      effects: "+а / hold:off / +? / hold:on / +?", text: "а??"),
    KeySequence(
      "So with a system layout of the script", in: russian,
      [.tap(.russian("ф")), .send(.setHold(false)), .tap("["), .send(.setHold(true)), .tap("[")],
      effects: "hold:off / hold:on", text: "ф[["),
    KeySequence(
      "Feedback is switched on and off", in: russian,
      [.tap("f"), .send(.setFeedback(true)), .tap("&"), .send(.setFeedback(false)), .tap("&")],
      text: "а??"),
    KeySequence(
      "The locale changes", in: russian.locales("ru", "en"),
      [.tap("f"), .send(.selectLocale("en")), .tap("f"), .tap("[")],
      effects: "+а / locale:en aux:en", text: "аf["),
    KeySequence(
      "The locale changes to one of the system's script", in: russian.locales("ru", "fr"),
      [.tap("f"), .send(.selectLocale("fr")), .tap(";"), .tap("q")],
      effects: "+а / locale:fr aux:fr", text: "а;q"),
    KeySequence(
      "Without a keycode", in: russian, [.tap("f"), .tap(TestKey("d").at(0))], text: "аd"),
    KeySequence("The keypad", in: russian, [.tap("f"), .tap(.keypad(7))], text: "а7"),
    KeySequence(
      "Shortcuts are the system's", in: russian, [.tap(TestKey("c").with(.control))],
      effects: "", answers: "FF"),
    KeySequence(
      "Repeats", in: russian, [.holdPressing("f", for: 450)], effects: "+а / +а / +а",
      answers: "TTTT", text: "ааа"),
    KeySequence(
      "Where no preedit is taken", in: .xim.locales("ru"), [.hold("t"), .tap("1")],
      effects: "+е / [ё] / [] ⌫ +ё", answers: "TTTT", text: "ё"),
    KeySequence(
      "In a secret field the system's letters stay", in: russian.purpose(.password),
      [.tap("f")], effects: "", text: "f"),
  ]

  @Test(arguments: automatic)
  func `automatic: the system's where the script is the locale's`(sequence: KeySequence) {
    sequence.verify(Self.installLayouts)
  }

  static let system = [
    KeySequence("Russian on an American keyboard", in: russian, [.tap("f")], text: "f"),
    KeySequence(
      "Its callouts are those of the letter typed", in: russian, [.hold("e")],
      effects: "‹e› / [é è ê ë]"),
    KeySequence("English on a Russian keyboard", [.tap(.russian("ф"))], effects: "", text: "ф"),
  ]

  @Test(arguments: system)
  func `system: the system's, whatever the locale`(sequence: KeySequence) {
    var sequence = sequence
    sequence.field = sequence.field.settings { $0.letterSource = .system }
    sequence.verify(Self.installLayouts)
  }

  static let locale = [
    KeySequence(
      "French on an American keyboard", in: french, [.tap(";"), .tap("2"), .tap("@")],
      effects: "+m / +é / +2", text: "mé2"),
    KeySequence(
      "Callouts", in: french, [.hold("q"), .tap("1")], effects: "‹a› / [à á] / [] +à ‹›"),
    KeySequence(
      "A digit picks by its place", in: french, [.hold("e"), .tap("2")],
      effects: "‹e› / [ê ē é è ë] / [] +ē ‹›"),
    KeySequence("What is the same passes", in: french, [.tap("e"), .tap("r")], text: "er"),
    KeySequence("A locale without a layout", in: .gtk.locales("de"), [.tap("q")], text: "q"),
    KeySequence("Russian on a Russian keyboard", in: russian, [.tap(.russian("ф"))], effects: ""),
  ]

  @Test(arguments: locale)
  func `locale: the locale's own, whatever the system's is`(sequence: KeySequence) {
    var sequence = sequence
    sequence.field = sequence.field.settings { $0.letterSource = .locale }
    sequence.verify(Self.installLayouts)
  }

  @Test func `A layout that is not needed is not asked for`() {
    let provider = TestLayoutProvider(["en": .american])
    KeySequence("English", [.type("The quick brown fox jumps."), .tap(.keypad(7))]).verify {
      $0.services.physicalLayoutProvider = provider
    }
    #expect(provider.requests == 0)
  }

  @Test func `New settings forget what was learned of the system's layout`() {
    let controller = Self.russian.makeController()
    Self.installLayouts(controller)
    let playback = Playback(controller, in: Self.russian)
    playback.play([.tap("f")])
    controller.settings.locales = ["fr"]
    playback.play([.tap(";"), .tap("q")])
    #expect(playback.shown == "а;q")
  }

  private static func installLayouts(_ controller: KeyboardInputController) {
    controller.services.physicalLayoutProvider = TestLayoutProvider([
      "en": .american, "fr": .french, "ru": .russian,
    ])
  }
}
