import KeyboardCore
import Testing

@testable import TypingModel

@Suite("Going from one locale to the next") struct LocaleSwitchingTests {
  private static let field = TestField.gtk.locales("en", "de", "tr")
  private static let key = TestKey(" ").with([.super, .alt])

  static let sequences = [
    KeySequence(
      "Super, Alt and Space", in: field, [.press(key), .release(key), .hold("s")],
      effects: "locale:de aux:de / ‹s› / [ß š ś]", answers: "TTTT"),
    KeySequence(
      "Mod4 is Super", in: field, [.tap(TestKey(" ").with([.mod4, .alt]))],
      effects: "locale:de aux:de", answers: "TT"),
    KeySequence(
      "Round and round", in: field, [.tap(key), .tap(key), .tap(key)],
      effects: "locale:de aux:de / locale:tr aux:tr / locale:en aux:en"),
    KeySequence(
      "With a further modifier it is another's", in: field,
      [.tap(TestKey(" ").with([.super, .alt, .control]))], effects: "", answers: "FF"),
    KeySequence(
      "A repeat does nothing more", in: field,
      [.press(key), .repeatPressing(key, times: 3), .release(key)],
      effects: "locale:de aux:de", answers: "TTTTT"),
    KeySequence(
      "The letter that is held stays", in: field, [.hold("e"), .tap(key), .tap("1")],
      effects: "‹e› / [é è ê ë] / [] +e ‹› locale:de aux:de", answers: "TTTTFF", text: "e1"),
    KeySequence(
      "The name is shown for a second", in: field, [.tap(key), .wait(921)],
      effects: "locale:de aux:de / aux:"),
    KeySequence(
      "And goes with the focus", in: field, [.tap(key), .send(.focusOut)],
      effects: "locale:de aux:de / aux:"),
    KeySequence(
      "Nothing is shown in a secret field", in: field.purpose(.password), [.tap(key)],
      effects: "locale:de", answers: "TT"),
    KeySequence(
      "Another key", in: field.settings { $0.bindings = [bound(TestKey.f1.keysym)] },
      [.tap(.f1), .tap(key)], effects: "locale:de aux:de", answers: "TTFF"),
    KeySequence(
      "A capital is its letter with Shift",
      in: field.settings { $0.bindings = [bound(TestKey("e").keysym, [.control, .shift])] },
      [.tap(TestKey("E").with(.control))], effects: "locale:de aux:de"),
    KeySequence(
      "No key", in: field.settings { $0.bindings = [] }, [.tap(key)], effects: "", answers: "FF"),
  ]

  private static func bound(_ keysym: Keysym, _ modifiers: Modifiers = []) -> KeyBinding {
    KeyBinding(KeyCombination(keysym, modifiers), .nextLocale)
  }

  @Test(arguments: sequences)
  func `A key goes to the next locale`(sequence: KeySequence) { sequence.verify() }

  @Test(arguments: ["zz", "fr", ""] as [LocaleIdentifier])
  func `A locale that is not enabled cannot be chosen`(locale: LocaleIdentifier) {
    let controller = Self.field.makeController()
    #expect(controller.handle(.selectLocale(locale)).effects == [])
    #expect(controller.state.keyboardContext.locale == "en")
    #expect(controller.handle(.selectLocale("tr")).effects.contains(.localeChanged("tr")))
  }

  @Test func `The locale used last is the current one`() {
    var settings = KeyboardSettings()
    settings.locales = ["en", "de"]
    settings.currentLocale = "de"
    let controller = KeyboardInputController(library: TestLocales.library, settings: settings)
    let context = controller.state.keyboardContext
    #expect(context.locale == "de")
    controller.settings.currentLocale = "en"
    #expect(context.locale == "en")
    controller.settings.currentLocale = "tr"
    #expect(context.locale == "en", "It is not enabled.")
    controller.settings.holdDelay = 300
    #expect(context.locale == "en")
  }

  @Test func `Other locale files count from the next key on`() {
    let controller = TestField.gtk.makeController()
    let playback = Playback(controller, in: .gtk)
    controller.library.add(
      TestLocales.data(#"{ "format": 1, "id": "en", "callouts": { "a": "ā" } }"#))
    playback.play([.hold("a"), .tap(.escape)])
    controller.library = LocaleLibrary()
    playback.play([.wait(400), .hold("a")])
    #expect(playback.marks == "‹a› / [ā à á] / [] +a ‹›")
  }

  @Test func `The space bar offers spaces`() {
    let data = #"{ "format": 1, "id": "en", "callouts": { " ": "\u00a0 \u202f" } }"#
    var library = TestLocales.library
    library.add(TestLocales.data(data))
    let controller = KeyboardInputController(library: library)
    let playback = Playback(controller, in: .gtk)
    playback.play([.type("a"), .hold(" "), .tap("2"), .hold(" "), .tap(" "), .tap("a")])
    #expect(
      playback.marks
        == "‹a› / +a ‹› / ‹ › / [NBSP NNBSP] / [] +\u{202f} ‹› / ‹ › / [NBSP NNBSP]"
        + " / [] +␠ ‹ › / +␠ ‹› / ‹a› / +a ‹›")
    controller.settings.holdSpace = false
    playback.play([.tap("x"), .wait(400)])
    let count = playback.log.count
    playback.play([.hold(" ")])
    #expect(playback.log[count...].allSatisfy { $0.response.effects.marks == nil })
  }

  static let labels: [(String, String)] = [
    ("é", "é"), ("\u{a0}", "NBSP"), ("\u{200c}", "ZWNJ"), ("\u{301}", "◌\u{301}"),
    ("\u{64b}", "\u{640}\u{64b}"), ("e\u{301}\u{302}", "e\u{301}\u{302}"), ("лв", "лв"),
    ("\u{94d}\u{930}", "◌\u{94d}\u{930}"),
  ]

  @Test(arguments: labels)
  func `A list shows what cannot be seen`(text: String, label: String) {
    let context = CalloutContext()
    context.update([.character(text)], for: .character("x"))
    #expect(context.list.entries == [label])
  }
}
