import Testing

@testable import KeyboardCore
@testable import TypingModel

@Suite("Pinning entries to keys") struct PinTests {
  private static let shiftUp = TestKey.up.with(.shift)
  private static let first = "‹e› / [é è ê ë] / [*é è ê ë]"

  static let lists = [
    gtk.row(
      "Insert", [.hold("e"), .tap(.right), .tap(.insert)], "\(first) / pin:é→e", answers: "TTTTTT"),
    gtk.row(
      "Insert of the keypad",
      [.hold("e"), .tap(.right), .tap(TestKey(keysym: Keysym(rawValue: 0xff9e), keycode: 82))],
      "\(first) / pin:é→e"),
    gtk.row(
      "Shift and Up", [.hold("e"), .tap(.right), .tap(shiftUp)], "\(first) / pin:é→e",
      answers: "TTTTTT"),
    gtk.row(
      "Again, and a pick", [.hold("e"), .tap(.right), .tap(.insert), .tap(.insert), .tap(.return)],
      "\(first) / pin:é→e / pin:é→e / [] +é ‹›", text: "é"),
    gtk.row(
      "Repeats do it once",
      [.hold("e"), .tap(.right), .press(.insert), .repeatPressing(.insert, times: 3)]
        + [.release(.insert)],
      "\(first) / pin:é→e"),
    gtk.row(
      "Nothing highlighted", [.hold("e"), .tap(.insert)], "‹e› / [é è ê ë]", answers: "TTTT"),
    gtk.row(
      "A capital is its letter's", [.hold("E"), .tap(.right), .tap(.insert)],
      "‹E› / [É È Ê Ë] / [*É È Ê Ë] / pin:é→e", text: "‹E›"),
    gtk.row(
      "In the list of capitals",
      [.hold("e"), .tap(.right), .tap(.shift), .tap(.insert), .tap(.escape)],
      "\(first) / [*É È Ê Ë] / pin:é→e / [] +e ‹›", text: "e"),
    gtk.row(
      "Shift and Insert, which pastes", [.hold("e"), .tap(.right), .tap(.insert.with(.shift))],
      "\(first) / [] +e ‹›", answers: "TTTTFF", text: "e"),
    gtk.row(
      "Control and Insert, which copies", [.hold("e"), .tap(.right), .tap(.insert.with(.control))],
      "\(first) / [] +e ‹›", answers: "TTTTFF", text: "e"),
    gtk.row("No list", [.tap(.insert)], "", answers: "FF"),
    TestField.gtk.locales("vi").row(
      "The list of a picked letter",
      [.hold("a"), .tap("2"), .tap(.right), .tap(.insert), .tap(.escape)],
      "‹a› / [á â à] / [] ‹â› [ấ ầ] / [*ấ ầ] / pin:ấ→â / [] +â ‹›", text: "â"),
    xim.row(
      "In a program of XIM", [.hold("e"), .tap(.right), .tap(.insert), .tap(.return)],
      "[é è ê ë] / [*é è ê ë] / pin:é→e / [] ⌫ +é", text: "é"),
    gtk.purpose(.freeForm, .private).row(
      "In a private field, too", [.hold("e"), .tap(.right), .tap(.insert)], "\(first) / pin:é→e"),
  ]

  @Test(arguments: lists)
  func `A key pins the highlighted entry to the key whose list is open`(row: KeySequence) {
    row.verify()
  }

  @Test func `The locale in use is that of the pin`() {
    let playback = gtk.locales("de", "tr").play(
      [.send(.selectLocale("tr")), .hold("I"), .tap(.right), .tap(.insert)])
    let pins = playback.log.flatMap(\.response.effects).compactMap { effect in
      if case .program(.pin(let pin)) = effect { pin } else { nil }
    }
    #expect(pins.map(\.locale) == ["tr"])
    #expect(pins.map(\.text) == ["i"] && pins.map(\.key) == ["ı"])
  }

  @Test func `A sentence of the host stays until the page is turned`() {
    let message = InputEvent.message("pinned", milliseconds: 2000)
    gtk.row(
      "A page, a pin, and another page",
      [.hold("o"), .tap(.pageDown), .tap(.right), .tap(.insert), .send(message), .tap(.right)]
        + [.tap(.pageUp)],
      "‹o› / [ò ó ô õ ö ø ō ő ơ] / [2: ǒ ŏ œ] aux:2/2 / [2: *ǒ ŏ œ] / pin:ǒ→o / aux:pinned / "
        + "[2: ǒ *ŏ œ] / [ò *ó ô õ ö ø ō ő ơ] aux:1/2"
    ).verify()
  }

  private static let smileys = "[😀 😂 🫠 👍 👋 💅 🧑‍🤝‍🧑]"
  private static let asked =
    "aux:Smileys \(smileys) / [*😀 😂 🫠 👍 👋 💅 🧑‍🤝‍🧑] / aux:📌 😀 pin:😀→?"

  private static func ask(
    _ name: String, _ moves: [Move], _ effects: String, answers: String? = nil,
    text: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) -> KeySequence {
    gtk.row(
      name, [.emojis, .tap(.right), .tap(.insert)] + moves,
      asked + (effects.isEmpty ? "" : " / " + effects), answers: answers.map { "TTTT" + $0 },
      text: text, sourceLocation: sourceLocation)
  }

  static let emojis = [
    ask("A letter", [.tap("h")], "pin:😀→h [] aux:", answers: "TT", text: ""),
    ask("A capital", [.tap("H")], "pin:😀→h [] aux:", text: ""),
    ask("A digit", [.tap("2")], "pin:😀→2 [] aux:", answers: "TT", text: ""),
    ask("A space", [.tap(" ")], "pin:😀→  [] aux:", text: ""),
    ask(
      "Escape leaves the list as it is", [.tap(.escape), .tap(.return)],
      "aux:Smileys / [] aux: used:😀 +😀", answers: "TTTT", text: "😀"),
    ask(
      "Other keys are refused",
      [.tap(.left), .tap(.backspace), .tap(.f1), .tap(.insert), .tap("h")],
      "pin:😀→h [] aux:", answers: "TTTTTTTTTT", text: ""),
    ask(
      "A shortcut closes the list", [.tap(TestKey("c").with(.control))], "[] aux:", answers: "FF"),
    ask("A click picks", [.clickEntry(1)], "[] aux: used:😂 +😂", text: "😂"),
    ask("The focus goes", [.focusOut], "[] aux:"),
    ask(
      "The host's question replaces the title",
      [.send(.message("Which key?", milliseconds: 2000)), .wait(3000), .tap("h")],
      "aux:Which key? / pin:😀→h [] aux:"),
    gtk.row(
      "Nothing highlighted", [.emojis, .tap(.insert)], "aux:Smileys \(smileys)", answers: "TT"),
    gtk.row(
      "A key that is down already",
      [.emojis, .press("o"), .tap(.right), .tap(.insert)]
        + [.repeatPressing("o", times: 2), .release("o"), .tap("h")],
      "aux:Smileys \(smileys) / aux:🔎 o [🦦] / [*🦦] / aux:📌 🦦 pin:🦦→? / pin:🦦→h [] aux:"),
  ]

  @Test(arguments: emojis)
  func `An entry of the list of emoji is pinned to the key that is pressed next`(
    row: KeySequence
  ) {
    row.verify { $0.services.emojiProvider = TestEmojis() }
  }

  @Test func `A capital that has letters of its own keeps its case`() {
    let data = TestLocales.data(#"{ "format": 1, "id": "xx", "callouts": { "E": "É" } }"#)
    let keys = ["E", "A"].map { Pin("Ä", to: $0, in: "xx", LocaleLibrary([data]))?.key }
    #expect(keys == ["E", "a"])
  }

  @Test(arguments: [("|", "e"), ("é", "é"), ("a b", "e"), ("a\u{7}", "e"), ("é", "ee"), ("é", "")])
  func `What a locale file cannot contain is no pin`(text: String, key: String) {
    #expect(Pin(text, to: key, in: "fr", LocaleLibrary()) == nil)
  }
}
