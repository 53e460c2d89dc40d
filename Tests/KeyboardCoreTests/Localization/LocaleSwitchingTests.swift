import KeyboardCore
import Testing

@testable import TypingModel

@Suite("Switching locales") struct LocaleSwitchingTests {
  private static let field = TestField.gtk.locales("en", "de", "tr")
  private static let key = TestKey(" ").with([.super, .alt])

  static let sequences = [
    field.row(
      "Super, Alt and Space", [.press(key), .release(key), .hold("s")],
      "locale:de aux:de / ‹s› / [ß š ś]", answers: "TTTT"),
    field.row(
      "Mod4 is Super", [.tap(TestKey(" ").with([.mod4, .alt]))], "locale:de aux:de", answers: "TT"),
    field.row(
      "Round and round", [.tap(key), .tap(key), .tap(key)],
      "locale:de aux:de / locale:tr aux:tr / locale:en aux:en"),
    field.row(
      "With a further modifier it is another's",
      [.tap(TestKey(" ").with([.super, .alt, .control]))], "", answers: "FF"),
    field.row(
      "A repeat does nothing more", [.press(key), .repeatPressing(key, times: 3), .release(key)],
      "locale:de aux:de", answers: "TTTTT"),
    field.row(
      "The letter that is held stays", [.hold("e"), .tap(key), .tap("1")],
      "‹e› / [é è ê ë] / [] +e ‹› locale:de aux:de", answers: "TTTTFF", text: "e1"),
    field.row(
      "The name is shown for a second", [.tap(key), .wait(921)], "locale:de aux:de / aux:"),
    field.row("And goes with the focus", [.tap(key), .send(.focusOut)], "locale:de aux:de / aux:"),
    field.purpose(.password).row(
      "Nothing is shown in a secret field", [.tap(key)], "locale:de", answers: "TT"),
    field.settings { $0.bindings = [bound(TestKey.f1.keysym)] }.row(
      "Another key", [.tap(.f1), .tap(key)], "locale:de aux:de", answers: "TTFF"),
    field.settings { $0.bindings = [bound(TestKey("e").keysym, [.control, .shift])] }.row(
      "A capital is its letter with Shift", [.tap(TestKey("E").with(.control))],
      "locale:de aux:de"),
    field.settings { $0.bindings = [] }.row("No key", [.tap(key)], "", answers: "FF"),
  ]

  private static func bound(_ keysym: Keysym, _ modifiers: Modifiers = []) -> KeyBinding {
    KeyBinding(KeyCombination(keysym, modifiers), .nextLocale)
  }

  @Test(arguments: sequences)
  func `A key switches to the next locale`(sequence: KeySequence) { sequence.verify() }

  @Test(arguments: ["zz", "fr", ""] as [LocaleIdentifier])
  func `A locale that is not enabled cannot be chosen`(locale: LocaleIdentifier) {
    let controller = Self.field.makeController()
    #expect(controller.handle(.selectLocale(locale)).effects == [])
    #expect(controller.state.keyboardContext.locale == "en")
    #expect(
      controller.handle(.selectLocale("tr")).effects.contains(
        .changed(.locale("tr", isChosen: true))))
  }

  @Test func `A locale that is removed and enabled again is current again`() {
    let field = TestField.gtk.locales("de", "fr").settings { $0.currentLocale = "fr" }
    let controller = field.makeController()
    let context = controller.state.keyboardContext
    for (locales, current) in [
      (["de"], "de"), (["de", "fr"], "fr"), (["tr", "de", "fr"], "fr"),
    ] as [([LocaleIdentifier], LocaleIdentifier)] {
      controller.settings.locales = locales
      #expect(context.locale == current)
    }
    // If none is stored, the current one remains as long as it is enabled.
    controller.settings.currentLocale = nil
    context.locale = "de"
    controller.settings.locales = ["en", "de"]
    #expect(context.locale == "de")
  }

  @Test func `The keyboard follows the context's locale`() {
    let playback = Self.field.play([.press("e")])
    playback.context.locale = "tr"
    playback.play([.release("e")])
    #expect(playback.marks == "‹e› / +e ‹› locale:tr aux:tr")
  }

  @Test func `The locale used last is the current one`() {
    let field = TestField.gtk.locales("en", "de").settings { $0.currentLocale = "de" }
    let controller = field.makeController()
    let context = controller.state.keyboardContext
    #expect(context.locale == "de")
    controller.settings.currentLocale = "en"
    #expect(context.locale == "en")
    controller.settings.currentLocale = "tr"
    #expect(context.locale == "en", "It is not enabled.")
    controller.settings.holdDelay = 300
    #expect(context.locale == "en")
  }

  @Test func `Other locale files apply from the next key on`() {
    let playback = gtk.play()
    playback.controller.library.add(
      TestLocales.data(#"{ "format": 1, "id": "en", "callouts": { "a": "ā" } }"#))
    playback.play([.hold("a"), .tap(.escape)])
    playback.controller.library = LocaleLibrary()
    playback.play([.wait(400), .hold("a")])
    #expect(playback.marks == "‹a› / [ā à á] / [] +a ‹›")
  }

  static let spaces = [
    gtk.row(
      "Held", [.type("a"), .hold(" "), .tap("2"), .hold(" "), .tap(" "), .tap("a")],
      "‹a› / +a ‹› / ‹ › / [NBSP NNBSP] / [] +\u{202f} ‹› / ‹ › / [NBSP NNBSP]"
        + " / [] +␠ ‹ › / +␠ ‹› / ‹a› / +a ‹›"),
    gtk.settings { $0.holdSpace = false }.row("Where that is off", [.tap("x"), .hold(" ")], ""),
  ]

  @Test(arguments: spaces)
  func `The space bar offers spaces`(sequence: KeySequence) {
    let data = #"{ "format": 1, "id": "en", "callouts": { " ": "\u00a0 \u202f" } }"#
    sequence.verify { $0.library.add(TestLocales.data(data)) }
  }

  static let labels: [(String, String)] = [
    ("é", "é"), ("\u{a0}", "NBSP"), ("\u{200c}", "ZWNJ"), ("\u{301}", "◌\u{301}"),
    ("\u{64b}", "\u{640}\u{64b}"), ("e\u{301}\u{302}", "e\u{301}\u{302}"), ("лв", "лв"),
    ("\u{94d}\u{930}", "◌\u{94d}\u{930}"),
  ]

  @Test(arguments: labels)
  func `A list shows labels for invisible characters`(text: String, label: String) {
    #expect(KeyboardAction.character(text).label == label)
  }
}
