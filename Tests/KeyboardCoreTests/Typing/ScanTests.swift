import KeyboardCore
import Testing

@testable import TypingModel

/// A switch: a key that is bound to `custom:accents`.
private let press = Move.tap(.f1)

@Suite("The highlight that moves on by itself") struct ScanTests {
  static let field = gtk.asking.settings { $0.scanInterval = 1000 }
  private static let opened = "‹e› / +e ‹› / [*é è ê ë]"
  private static let round = "[é *è ê ë] / [é è *ê ë] / [é è ê *ë] / [é è ê ë]"

  static let switches = [
    field.row(
      "It opens the list and picks", [.tap("e"), press, .wait(2500), press],
      "\(opened) / [é *è ê ë] / [é è *ê ë] / [] -1 +ê", text: "ê"),
    field.row(
      "The first entry is highlighted at once", [.tap("e"), press, .wait(500), press],
      "\(opened) / [] -1 +é", text: "é"),
    field.row(
      "After the last entry it closes the list", [.tap("e"), press, .wait(4500), press],
      "\(opened) / \(round) / []", text: "e"),
    field.row(
      "After that the first entry comes again", [.tap("e"), press, .wait(5500), press],
      "\(opened) / \(round) / [*é è ê ë] / [] -1 +é", text: "é"),
    field.row(
      "After three rounds the list closes by itself", [.tap("e"), press, .wait(60_000)],
      "\(opened) / \(round) / [*é è ê ë] / \(round) / [*é è ê ë] / [é *è ê ë] / [é è *ê ë]"
        + " / [é è ê *ë] / []", text: "e"),
    field.row(
      "A list of one entry", [.tap("c"), press, .wait(60_000)],
      "‹c› / +c ‹› / [*ç] / [ç] / [*ç] / [ç] / [*ç] / []", text: "c"),
    field.row(
      "Pages turn by themselves", [.tap("o"), press, .wait(9000)],
      "‹o› / +o ‹› / [*ò ó ô õ ö ø ō ő ơ] / [ò *ó ô õ ö ø ō ő ơ] / [ò ó *ô õ ö ø ō ő ơ]"
        + " / [ò ó ô *õ ö ø ō ő ơ] / [ò ó ô õ *ö ø ō ő ơ] / [ò ó ô õ ö *ø ō ő ơ]"
        + " / [ò ó ô õ ö ø *ō ő ơ] / [ò ó ô õ ö ø ō *ő ơ] / [ò ó ô õ ö ø ō ő *ơ]"
        + " / [2: *ǒ ŏ œ] aux:2/2"),
    field.row("And come back", [.tap("o"), press, .wait(13_500), press], text: "ò"),
    field.locales("vi").row(
      "A pick that opens the next list",
      [.tap("a"), press, .wait(1500), press, .wait(2500), press],
      "‹a› / +a ‹› / [*á â à] / [á *â à] / [] -1 +â / [ấ ầ] / [*ấ ầ] / [ấ *ầ] / [] -1 +ầ"),
    field.row(
      "Typing on keeps the letter: nobody has chosen the entry",
      [.tap("e"), press, .wait(1500), .tap("x")], "\(opened) / [é *è ê ë] / []", text: "ex"),
    field.row(
      "The spellings of a word",
      [
        .send(.action(.text("peche"))), .tap(.f1.with(.shift)),
        .spelled("peche", "pêche", "péché"), .wait(1500), press,
      ], "+peche / spell(peche) / [*pêche péché] / [pêche *péché] / [] -5 +péché"),
    xim.settings { $0 = field.settings }.rules("xim=on").row(
      "In a program of XIM", [.tap("e"), press, .wait(1500), press],
      "[*é è ê ë] / [é *è ê ë] / [] ⌫ +è", text: "è"),
    gnome.settings { $0 = field.settings }.row(
      "Under GNOME", [.tap("e"), press, .wait(1500), press], text: "è"),
    field.settings { $0.scanInterval = 0 }.row(
      "Without an interval nothing moves, and the switch moves the highlight",
      [.tap("e"), press, .wait(60_000), press], "\(opened) / [é *è ê ë]"),
    field.settings { $0.scanInterval = 1 }.row(
      "It never moves faster than anybody can press", [.tap("e"), press, .wait(120)],
      "\(opened) / [é *è ê ë]"),
  ]

  @Test(arguments: switches) func `One key is enough`(row: KeySequence) { row.verify() }

  static let steady = [
    field.row(
      "A switch that bounces opens the list and picks nothing",
      [.tap("e"), .click(.f1), .wait(60), .click(.f1), .wait(100), .click(.f1)], opened),
    field.row(
      "One that bounces as it picks does not open the next list",
      [.tap("e"), press, .wait(500), .click(.f1), .wait(60), .click(.f1)], "\(opened) / [] -1 +é"),
    field.row(
      "A press that comes just after a move was meant for the entry before",
      [.tap("e"), press, .wait(1110), press],
      "\(opened) / [é *è ê ë]"),
    field.row(
      "A little later it picks",
      [.tap("e"), press, .wait(1120), press],
      "\(opened) / [é *è ê ë] / [] -1 +è"),
    field.settings { $0.scanInterval = 250 }.row(
      "A fast scan leaves half of the time",
      [.tap("e"), press, .wait(170 + 125), press],
      "\(opened) / [é *è ê ë] / [] -1 +è"),
    field.row(
      "One that is held picks nothing", [.tap("e"), .holdPressing(.f1, for: 2500)],
      "\(opened) / [é *è ê ë] / [é è *ê ë]"),
    field.client(TestField.qt.client).row(
      "Nor where repeats come in pairs", [.tap("e"), .holdPairing(.f1, for: 2500)],
      "\(opened) / [é *è ê ë] / [é è *ê ë]"),
  ]

  @Test(arguments: steady) func `A hand may tremble`(row: KeySequence) { row.verify() }

  private static let held = "‹e› / [é è ê ë]"

  static let lists = [
    field.row(
      "A held key's list", [.press("e"), .wait(4000), .release("e"), press],
      "\(held) / [*é è ê ë] / [é *è ê ë] / [é è *ê ë] / [] +ê ‹›", text: "ê"),
    field.row(
      "The switch closes one that has no highlight yet", [.hold("e"), .wait(300), press],
      "\(held) / [] +e ‹›", text: "e"),
    field.row(
      "It closes while the key is down, which does nothing more",
      [.holdPressing("e", for: 17_000, interval: 500)],
      "\(held) / [*é è ê ë] / \(round)"
        + " / [*é è ê ë] / \(round) / [*é è ê ë] / [é *è ê ë] / [é è *ê ë] / [é è ê *ë] / [] +e ‹›",
      text: "e"),
    field.picking.row(
      "Releasing picks", [.press("e"), .wait(2700), .release("e"), .wait(50)],
      "\(held) / [*é è ê ë] / [é *è ê ë] / [] +è ‹›", text: "è"),
    field.picking.row(
      "What is highlighted when the key goes up",
      [.press("e"), .wait(2495), .release("e"), .wait(50)], "\(held) / [*é è ê ë] / [] +é ‹›"),
    field.picking.row(
      "With nothing highlighted, the list stays and moves on",
      [.press("e"), .wait(1495), .release("e"), .wait(1300), press],
      "\(held) / [*é è ê ë] / [] +é ‹›", text: "é"),
    field.settings { $0.holdRepeat = .longer }.row(
      "A key that is held longer does not repeat",
      [.holdPressing("e", for: 2000)], "\(held) / [*é è ê ë]"),
    field.settings {
      $0.holdRepeat = .longer
      $0.scanInterval = 3000
    }.row(
      "However slow the highlight is", [.holdPressing("e", for: 2000)], held),
    field.row(
      "Moving by hand leaves the entry its time",
      [.hold("e"), .wait(500), .tap(.right), .wait(900), .tap(.right), .wait(900), press],
      "\(held) / [*é è ê ë] / [é *è ê ë] / [] +è ‹›", text: "è"),
    field.row(
      "And starts the rounds anew",
      [.tap("c"), press, .wait(3500), .tap(.right), .wait(4500), .tap(.escape)],
      "‹c› / +c ‹› / [*ç] / [ç] / [*ç] / [ç] / [*ç] / [ç] / [*ç] / [ç] / [*ç] / []"),
    field.row(
      "The other case", [.hold("e"), .wait(500), .tap(.shift), .wait(1300), press],
      "\(held) / [É È Ê Ë] / [*É È Ê Ë] / [] +É ‹›", text: "É"),
    field.row(
      "A page that was turned begins at the first entry",
      [.hold("o"), .tap(.down), .wait(1000)],
      "‹o› / [ò ó ô õ ö ø ō ő ơ] / [2: ǒ ŏ œ] aux:2/2 / [*ò ó ô õ ö ø ō ő ơ] aux:1/2"),
    field.row("Typing on closes it", [.hold("e"), .tap("x"), .wait(5000)], text: "ex"),
    field.row("The focus leaves", [.hold("e"), .focusOut, .wait(5000)], "‹e› / [é è ê ë] / []"),
    field.row("A digit picks", [.hold("e"), .wait(1500), .tap("4"), .wait(5000)], text: "ë"),
  ]

  @Test(arguments: lists) func `Every list moves on`(row: KeySequence) { row.verify() }

  private static let cats = "aux:🔎 k [🐱 🍕 🐈]"
  private static let smileys = "aux:Smileys [😀 😂 🫠 👍 👋 💅 🧑‍🤝‍🧑]"

  static let emojis = [
    field.row(
      "A search", [.emojis, .tap("k"), .wait(2300), press],
      "\(smileys) / \(cats) / [*🐱 🍕 🐈] / [🐱 *🍕 🐈] / [] aux: used:🍕 +🍕", text: "🍕"),
    field.row(
      "It closes by itself", [.emojis, .tap("o"), .wait(7000)],
      "\(smileys) / aux:🔎 o [🦦] / [*🦦] / [🦦] / [*🦦] / [🦦] / [*🦦] / [] aux:", text: ""),
    field.row(
      "A search that finds nothing stays until the switch closes it",
      [.emojis, .tap("x"), .wait(60_000), press], "\(smileys) / aux:🔎 x [] / aux:", text: ""),
    field.row(
      "A digit that is down picks its entry",
      [.emojis, .press("4"), .wait(400), .release("4"), .wait(1000)],
      "\(smileys) / [] aux: used:👍 +👍", text: "👍"),
    field.row(
      "Skin tones", [.emojis, .hold("4"), .wait(2300), press],
      "\(smileys) / aux:Daumen hoch [👍 👍🏻 👍🏼 👍🏽 👍🏾 👍🏿] / [*👍 👍🏻 👍🏼 👍🏽 👍🏾 👍🏿]"
        + " / [👍 *👍🏻 👍🏼 👍🏽 👍🏾 👍🏿] / [] aux: used:👍🏻 +👍🏻", text: "👍🏻"),
    field.settings { $0.emojiColonSearch = true }.row(
      "A name after a colon", [.type(":ka"), .wait(1300), press],
      "«:» / «:k» / «:ka» [🐱 🍕 🐈] / [*🐱 🍕 🐈] / used:🐱 [] +🐱 ‹›", text: "🐱"),
    field.settings { $0.emojiColonSearch = true }.row(
      "It stays as typed if nobody picks", [.type(":ot"), .wait(60_000)], text: ":ot"),
  ]

  @Test(arguments: emojis) func `The list of emoji moves on, too`(row: KeySequence) {
    row.verify { $0.services.emojiProvider = TestEmojis() }
  }

  @Test func `Each move is heard`() {
    Self.field.settings { $0.feedback.isOn = true }.row(
      "", [.tap("c"), press, .wait(2000)],
      "‹c› ♪input/light / +c ‹› / [*ç] ♪custom:menu-popup/light"
        + " / [ç] ♪custom:item-selected/selectionChanged"
        + " / [*ç] ♪custom:item-selected/selectionChanged"
    ).verify()
  }

  @Test func `A list that is open follows the setting`() {
    let playback = Self.field.play()
    let settings = { (interval: Int) in
      KeyStep.set(SettingChange("\(interval)") { $0.scanInterval = interval })
    }
    playback.play([.hold("c"), .wait(500)])
    playback.take([settings(0), .wait(5000)])
    #expect(playback.marks == "‹c› / [ç]")
    playback.take([settings(300), .send(.requested), .wait(300)])
    #expect(playback.marks == "‹c› / [ç] / [*ç]")
    #expect(playback.log.allSatisfy { $0.problems == [] })
  }

  @Test func `The keyboard is not at rest before the list has closed`() {
    let playback = Self.field.play()
    let controller = playback.controller
    playback.play([.tap("c"), press, .wait(4500)])
    #expect(!controller.isAtRest)
    playback.play([.wait(1500)])
    #expect(controller.isAtRest)
  }
}
