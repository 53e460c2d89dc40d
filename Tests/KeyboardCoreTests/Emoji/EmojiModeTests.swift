import KeyboardCore
import Testing

@testable import TypingModel

@Suite("The list of emoji") struct EmojiModeTests {
  private static let smileys = "aux:Smileys [😀 😂 🫠 👍 👋 💅 🧑‍🤝‍🧑]"
  private static let animals = "aux:Animals [🐱 🐈 🦦]"
  private static let closed = "[] aux:"

  /// A sequence after the list was opened without recent emoji.
  private static func opened(
    _ name: String, in field: TestField = .gtk, _ moves: [Move], _ effects: String,
    answers: String? = nil, text: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) -> KeySequence {
    field.row(
      name, [.emojis] + moves, smileys + (effects.isEmpty ? "" : " / " + effects), answers: answers,
      text: text, sourceLocation: sourceLocation)
  }

  private static func verify(_ sequence: KeySequence, _ provider: TestEmojis = TestEmojis()) {
    sequence.verify { $0.services.emojiProvider = provider }
  }

  static let picking = [
    opened("A digit", [.tap("2")], "\(closed) used:😂 +😂", answers: "TT", text: "😂"),
    opened("A digit of the keypad", [.tap(.keypad(1))], "\(closed) used:😀 +😀", text: "😀"),
    opened("A digit row with letters", [.tap(.azerty("é"))], "\(closed) used:😂 +😂", text: "😂"),
    opened("A digit with skin tones", [.tap("4")], "\(closed) used:👍 +👍", answers: "TT", text: "👍"),
    opened("A digit too many", [.tap("9"), .tap("0")], "", answers: "TTTT", text: ""),
    opened("Return, nothing highlighted", [.tap(.return)], "\(closed) used:😀 +😀", answers: "TT"),
    opened(
      "Return", [.tap(.right), .tap(.right), .tap(.return)],
      "[*😀 😂 🫠 👍 👋 💅 🧑‍🤝‍🧑] / [😀 *😂 🫠 👍 👋 💅 🧑‍🤝‍🧑] / \(closed) used:😂 +😂", answers: "TTTTTT", text: "😂"),
    opened("Space", [.tap(.left), .tap(" ")], "[😀 😂 🫠 👍 👋 💅 *🧑‍🤝‍🧑] / \(closed) used:🧑‍🤝‍🧑 +🧑‍🤝‍🧑", text: "🧑‍🤝‍🧑"),
    opened("A click", [.clickEntry(1)], "\(closed) used:😂 +😂", text: "😂"),
    opened("A click beside the list", [.clickEntry(8)], "", text: ""),
    opened(
      "Repeats of a digit do nothing",
      [.press("1"), .repeatPressing("1", times: 3), .release("1")],
      "\(closed) used:😀 +😀", answers: "TTTTT"),
    opened(
      "A digit and at once a letter",
      [.press("4"), .wait(20), .press("x"), .release("4"), .release("x")],
      "\(closed) used:👍 +👍x ‹›", answers: "TTTT", text: "👍x"),
    gtk.row("After text", [.tap("x"), .emojis, .tap("1"), .wait(100), .tap("x")], text: "x😀x"),
    gtk.row(
      "After a letter that is held", [.press("e"), .emojis, .release("e"), .tap("1")],
      "‹e› / +e ‹› \(smileys) / \(closed) used:😀 +😀", text: "e😀"),
    opened(
      "In a private field nothing is remembered", in: .gtk.purpose(.freeForm, .private),
      [.tap("1")], "\(closed) +😀"),
    opened(
      "Nor in a field that may be for passwords", in: .gtk.client("gnome-shell"),
      [.tap("1")], "\(closed) +😀"),
    opened(
      "In a right-to-left text", in: gtk.client("gtk4-im:editor"),
      [.tap("1"), .wait(100), .tap(TestKey("h").typing("א"))], "\(closed) used:😀 +😀", text: "😀א"),
  ]

  @Test(arguments: picking)
  func `Digits, Return, Space and clicks pick`(sequence: KeySequence) { Self.verify(sequence) }

  static let searching = [
    opened("A letter", [.tap("o")], "aux:🔎 o [🦦]", answers: "TT", text: ""),
    opened("Letters", [.type("ka")], "aux:🔎 k [🐱 🍕 🐈] / aux:🔎 ka [🐱 🍕 🐈]", text: ""),
    opened("And a pick", [.type("o"), .tap("1")], "aux:🔎 o [🦦] / \(closed) used:🦦 +🦦", text: "🦦"),
    opened("The language's words come first", [.tap("f")], "aux:🔎 f [😂 🐱 😀 🫠 🇸🇪 🦦]", text: ""),
    opened(
      "A digit that could not pick is part of a smiley", [.type("<3"), .tap("1")],
      "aux:🔎 < [] / aux:🔎 <3 [❤️] / \(closed) used:❤️ +❤️", text: "❤️"),
    opened(
      "A digit of a row with letters, too", [.tap("<"), .tap(.azerty("\""))],
      "aux:🔎 < [] / aux:🔎 <3 [❤️]", text: ""),
    opened(
      "A sign on a digit's key", [.type(":"), .tap(.azerty("-")), .tap("3")],
      "aux:🔎 : [] / aux:🔎 :- / aux:🔎 :-3", text: ""),
    opened("Nothing found", [.tap("x"), .tap(.return)], "aux:🔎 x []", answers: "TTTT", text: ""),
    opened(
      "Erased and left", [.tap("o"), .tap(.backspace), .tap(.backspace)],
      "aux:🔎 o [🦦] / \(smileys) / \(closed)", answers: "TTTTTT", text: ""),
    opened(
      "A held BackSpace stops at the end",
      [.tap("o"), .press(.backspace), .repeatPressing(.backspace, times: 5), .release(.backspace)],
      "aux:🔎 o [🦦] / \(smileys) / \(closed)", text: ""),
    opened(
      "Two words", [.type("th"), .tap(" "), .tap("u")],
      "aux:🔎 t [👍 😂 🐈 🦦] / aux:🔎 th [👍] / aux:🔎 th  [👍] / aux:🔎 th u [👍]", text: ""),
    opened("A space first", [.tap(" ")], "", answers: "TT", text: ""),
    opened("Tab ends it", [.tap("o"), .tap(.tab)], "aux:🔎 o [🦦] / \(animals)", text: ""),
    opened("A dead key", [.tap(.deadAcute)], "", answers: "TT", text: ""),
    opened("The focus goes", [.tap("o"), .focusOut], "aux:🔎 o [🦦] / \(closed)", text: ""),
    opened("The caret is moved", [.tap("o"), .reset], "aux:🔎 o [🦦] / \(closed)", text: ""),
    opened("Rolling keys", [.roll("ott")], "aux:🔎 o [🦦] / aux:🔎 ot [🦦] / aux:🔎 ott [🦦]", text: ""),
  ]

  @Test(arguments: searching)
  func `Typing searches, and does not enter text`(sequence: KeySequence) {
    Self.verify(sequence)
  }

  static let moving = [
    opened("Tab", [.tap(.tab)], animals, answers: "TT"),
    opened("Shift and Tab", [.tap(.leftTab)], "aux:emojiFlags [🇸🇪]", answers: "TT"),
    opened(
      "Round and round", Array(repeating: Move.tap(.tab), count: 8),
      animals + " / aux:Food [🍕] / aux:emojiTravels [] / aux:emojiActivities"
        + " / aux:emojiObjects / aux:emojiSymbols [❤️] / aux:emojiFlags [🇸🇪] / \(smileys)"),
    opened("Escape leaves", [.tap(.escape)], closed, answers: "TT", text: ""),
    opened("So does asking again", [.emojis], closed),
    opened("A shortcut closes it", [.tap(TestKey("c").with(.control))], closed, answers: "FF"),
    opened("A function key closes it", [.tap(.f1)], closed, answers: "FF"),
    opened("Control by itself does not", [.tap(.control)], "", answers: "FF"),
    opened("One page only", [.tap(.pageDown), .tap(.up)], "", answers: "TTTT"),
    gtk.client("gtk3-im:firefox").row(
      "Firefox starts over late", [.tap("x"), .emojis, .reset, .tap("1")],
      "\(smileys) / \(closed) used:😀 +😀", text: "x😀"),
    opened("Another field", [.focusOut, .focusIn("x")], closed),
    opened("The panel disappears", [.send(.panel(isThere: false)), .tap("1")], closed, text: "1"),
    opened("It turns secret", [.send(.contentType(ContentType(purpose: .password)))], closed),
    opened("dismissKeyboard", [.send(.action(.dismissKeyboard))], closed),
    opened(
      "Another locale", in: .gtk.locales("en", "de"), [.send(.selectLocale("de")), .wait(1100)],
      "\(closed) locale:de aux:de / aux:"),
    opened("The panel's arrows", [.send(.cursorDown)], "[*😀 😂 🫠 👍 👋 💅 🧑‍🤝‍🧑]"),
    opened(
      "Chosen while the panel's menu has the focus",
      [.tap(.escape), .focusOut, .emojis, .focusIn("gtk3-im:editor")], "\(closed) / \(smileys)"),
  ]

  @Test(arguments: moving)
  func `Categories, pages and leaving`(sequence: KeySequence) { Self.verify(sequence) }

  private static let thumbs = "aux:Daumen hoch [👍 👍🏻 👍🏼 👍🏽 👍🏾 👍🏿]"

  /// The pages of people who hold hands.
  private static let holding = "aux:sich an den Händen haltende Personen"
  private static let pairs = [
    "[🧑‍🤝‍🧑 🧑🏻‍🤝‍🧑🏻 🧑🏻‍🤝‍🧑🏼 🧑🏻‍🤝‍🧑🏽 🧑🏻‍🤝‍🧑🏾 🧑🏻‍🤝‍🧑🏿 🧑🏼‍🤝‍🧑🏻 🧑🏼‍🤝‍🧑🏼 🧑🏼‍🤝‍🧑🏽]",
    "[2: 🧑🏼‍🤝‍🧑🏾 🧑🏼‍🤝‍🧑🏿 🧑🏽‍🤝‍🧑🏻 🧑🏽‍🤝‍🧑🏼 🧑🏽‍🤝‍🧑🏽 🧑🏽‍🤝‍🧑🏾 🧑🏽‍🤝‍🧑🏿 🧑🏾‍🤝‍🧑🏻 🧑🏾‍🤝‍🧑🏼]",
    "[3: 🧑🏾‍🤝‍🧑🏽 🧑🏾‍🤝‍🧑🏾 🧑🏾‍🤝‍🧑🏿 🧑🏿‍🤝‍🧑🏻 🧑🏿‍🤝‍🧑🏼 🧑🏿‍🤝‍🧑🏽 🧑🏿‍🤝‍🧑🏾 🧑🏿‍🤝‍🧑🏿]",
  ]
  private static let people = [
    "\(holding) \(pairs[0])", "\(pairs[1]) \(holding)", "\(pairs[2]) \(holding)",
  ]

  static let tones = [
    opened(
      "Holding the digit, and a pick", [.hold("4"), .tap("4")], "\(thumbs) / \(closed) used:👍🏽 +👍🏽",
      answers: "TTTT", text: "👍🏽"),
    opened(
      "A digit of the screen, whose release may never come, picks at once",
      [.press(TestKey("4").at(0)), .wait(900)], "\(closed) used:👍 +👍"),
    opened("No digit is held there", [.hold("4"), .hold("1")], "\(thumbs) / \(closed) used:👍 +👍"),
    opened("The neutral one", [.hold("4"), .tap("1")], "\(thumbs) / \(closed) used:👍 +👍"),
    opened("Repeats by presses", [.holdPressing("4", for: 1500)], thumbs, text: ""),
    opened("Repeats by pairs", in: .qt, [.holdPairing("4", for: 1500)], thumbs, text: ""),
    opened(
      "Repeats by pairs before the delay", in: .qt,
      [.holdPairing("4", for: 450, delay: 200), .wait(20)], "\(closed) used:👍 +👍"),
    opened("An entry without tones", [.hold("1")], "\(closed) used:😀 +😀", text: "😀"),
    opened(
      "Down on an entry", [.tap(.right), .tap(.right), .tap(.right), .tap(.right), .tap(.down)],
      "[*😀 😂 🫠 👍 👋 💅 🧑‍🤝‍🧑] / [😀 *😂 🫠 👍 👋 💅 🧑‍🤝‍🧑] / [😀 😂 *🫠 👍 👋 💅 🧑‍🤝‍🧑] / [😀 😂 🫠 *👍 👋 💅 🧑‍🤝‍🧑] / \(thumbs)"),
    opened("Escape goes back", [.hold("4"), .tap(.escape)], "\(thumbs) / \(smileys)"),
    opened("Up goes back", [.hold("4"), .tap(.up)], "\(thumbs) / \(smileys)"),
    opened("BackSpace goes back", [.hold("4"), .tap(.backspace)], "\(thumbs) / \(smileys)"),
    opened(
      "Two people", [.hold("7"), .tap(.pageDown), .tap(.pageDown)],
      "\(people[0]) / \(people[1]) 2/3 / \(people[2]) 3/3"),
    opened(
      "Up turns a page back first", [.hold("7"), .tap(.pageDown), .tap(.up)],
      "\(people[0]) / \(people[1]) 2/3 / \(pairs[0]) \(holding) 1/3"),
    opened(
      "The tone used last is offered from then on",
      [.hold("4"), .tap("3"), .wait(100), .emojis, .tap(.tab)],
      "\(thumbs) / \(closed) used:👍🏼 +👍🏼 / aux:Recent [👍🏼] / aux:Smileys [😀 😂 🫠 👍🏼 👋 💅 🧑‍🤝‍🧑]"),
    opened(
      "The focus goes while the digit is down", [.press("4"), .focusOut, .release("4")],
      closed, text: ""),
    opened(
      "Hold is off", in: .gtk.settings { $0.hold = false }, [.hold("4")], "\(closed) used:👍 +👍"),
  ]

  @Test(arguments: tones)
  func `Skin tones are callouts`(sequence: KeySequence) { Self.verify(sequence) }

  @Test func `Recent emoji come first, the last one before the others`() {
    Self.verify(
      gtk.row("", [.emojis, .tap("1")], "aux:Recent [🍕 🐱] / \(Self.closed) used:🍕 +🍕"),
      TestEmojis(used: "🐱", "🐱", "🍕"))
  }

  static let refused: [(TestField, HoldRefusal)] = [
    (.gtk.purpose(.freeForm, .noEmoji), .emojiUnwelcome), (.gtk.purpose(.password), .secretField),
    (.gtk.purpose(.pin), .secretField), (.gtk.purpose(.freeForm, .hiddenText), .secretField),
  ]

  @Test(arguments: refused)
  func `The list does not open in some fields, which the host explains`(
    field: TestField, refusal: HoldRefusal
  ) {
    Self.verify(
      field.row(
        "", [.emojis, .tap("1")], "explain(\(refusal.code))", text: "1", refusals: [refusal]))
  }

  @Test func `The list does not open without data`() {
    let provider = TestEmojis()
    provider.isMissing = true
    let sequence = gtk.row("", [.emojis], "", refusals: [.noEmojiData])
    Self.verify(sequence, provider)
    sequence.verify()
  }

  @Test func `Titles come from each keyboard's own library`() {
    let keyboards = ["Smileyer", "Gubbar"].map { title in
      gtk.locales("en", "sv").play(
        [.emojis, .send(.selectLocale("sv")), .wait(1100), .emojis]
      ) {
        $0.library.add(TestLocales.data(Self.swedish(title)))
        $0.services.emojiProvider = TestEmojis()
      }
    }
    keyboards[0].controller.library.add(TestLocales.data(Self.swedish("Leenden")))
    keyboards[0].play([.tap(.escape), .emojis])
    #expect(keyboards[0].titles == ["Smileys", "sv", "Smileyer", "Leenden"])
    #expect(keyboards[1].titles == ["Smileys", "sv", "Gubbar"])
  }

  private static func swedish(_ title: String) -> String {
    #"{ "format": 1, "id": "sv", "script": "Latn", "keys": { "emojiSmileys": "\#(title)" } }"#
  }

  static let registering: [(KeyboardAction, String)] = [
    (.emoji(Emoji("🦦")), "+🦦 used:🦦"), (.character("🦦"), "+🦦 used:🦦"),
    (.text("🦦"), "+🦦 used:🦦"), (.text("🦦!"), "+🦦!"), (.character("é"), "+é"),
  ]

  @Test(arguments: registering)
  func `Any action that types an emoji is recorded`(action: KeyboardAction, effects: String) {
    let playback = gtk.play([.send(.action(action))])
    #expect(Set(playback.marks.split(separator: " ")) == Set(effects.split(separator: " ")))
  }
}

extension Playback {
  /// The texts of the line above the list.
  fileprivate var titles: [String] {
    log.flatMap(\.response.effects).compactMap {
      if case .field(.auxiliary(let text?)) = $0 { text } else { nil }
    }
  }
}
