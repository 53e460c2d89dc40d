import Testing

@testable import KeyboardCore
@testable import TypingModel

/// What a screen reader is asked to say; an expectation has the notation of `marks` without 🗣.
@Suite("Announcements") struct AnnouncementTests {
  private static let spoken = gtk.asking.accessibility { $0.screenReader = .speaking }
  private static let ask = Move.tap(.f1)

  static let lists = [
    spoken.row("A list opens", [.hold("e")], "‹e› / [é è ê ë] 🗣é,è,ê,ë"),
    spoken.row("More entries follow", [.hold("o")], speech: "ò,ó,ô,õ,ö,ø,ō,ő,ơ+3"),
    spoken.row(
      "The highlight moves", [.hold("e"), .tap(.right), .tap(.left)], speech: "é,è,ê,ë / é#1 / ë#4"),
    spoken.row(
      "Pages", [.hold("o"), .tap(.down), .tap(.up)],
      speech: "ò,ó,ô,õ,ö,ø,ō,ő,ơ+3 / ǒ,ŏ,œ / ò,ó,ô,õ,ö,ø,ō,ő,ơ+3"),
    spoken.row(
      "A page turned with a highlight", [.hold("o"), .tap(.right), .tap(.down)],
      speech: "ò,ó,ô,õ,ö,ø,ō,ő,ơ+3 / ò#1 / ǒ,ŏ,œ ǒ#1"),
    spoken.row(
      "The highlight moves to another page",
      [.hold("o"), .tap(.left), .send(.cursorUp), .tap(.right)],
      speech: "ò,ó,ô,õ,ö,ø,ō,ő,ơ+3 / ơ#9 / ő#8 / ơ#9"),
    spoken.row(
      "And over the edge", [.hold("o"), .tap(.left), .tap(.right)],
      speech: "ò,ó,ô,õ,ö,ø,ō,ő,ơ+3 / ơ#9 / ǒ#1"),
    spoken.row(
      "Nothing moves where there is one page", [.hold("e"), .tap(.down)], speech: "é,è,ê,ë"),
    spoken.row("The other case", [.hold("e"), .tap(.shift)], speech: "é,è,ê,ë / É,È,Ê,Ë"),
    spoken.row(
      "The other case of a highlight", [.hold("e"), .tap(.right), .tap(.shift)],
      speech: "é,è,ê,ë / é#1 / É,È,Ê,Ë É#1"),
    spoken.row("The panel's arrows", [.hold("e"), .send(.cursorDown)], speech: "é,è,ê,ë / é#1"),
    spoken.settings { $0.holdRepeat = .entry }.row(
      "The entry that repeats", [.hold("c"), .tap("2")], speech: "ç,🔁 / +🔁"),
    spoken.settings { $0.scanInterval = 1000 }.row(
      "The highlight moves on by itself", [.hold("c"), .wait(6000)],
      speech: "ç / ç#1 / # / ç#1 / # / ç#1 / []", text: "c"),
    xim.accessibility { $0.screenReader = .speaking }.row(
      "In a program of XIM", [.hold("e"), .tap("2")], speech: "é,è,ê,ë / +è"),
    gnome.accessibility { $0.screenReader = .speaking }.row(
      "Under GNOME", [.hold("e"), .tap("2"), .wait(100)], speech: "é,è,ê,ë / +è"),
  ]

  @Test(arguments: lists) func `What a list shows is said`(row: KeySequence) { row.verify() }

  static let ends = [
    spoken.row("A digit picks", [.hold("e"), .tap("2")], speech: "é,è,ê,ë / +è"),
    spoken.row(
      "Return picks", [.hold("e"), .tap(.right), .tap(.return)], speech: "é,è,ê,ë / é#1 / +é"),
    spoken.row("A click picks", [.hold("e"), .clickEntry(2)], speech: "é,è,ê,ë / +ê"),
    spoken.picking.row(
      "A release picks", [.press("e"), .wait(600), .tap(.right), .release("e"), .wait(100)],
      speech: "é,è,ê,ë / é#1 / +é"),
    spoken.picking.row(
      "The next key makes the release final",
      [.press("e"), .wait(600), .tap(.right), .release("e"), .wait(5), .tap("x")],
      speech: "é,è,ê,ë / é#1 / +é", text: "éx"),
    spoken.locales("vi").row(
      "A pick opens the next list", [.hold("a"), .tap("2"), .tap("1")],
      speech: "á,â,à / +â ấ,ầ / +ấ", text: "ấ"),
    spoken.row("Escape", [.hold("e"), .tap(.escape)], speech: "é,è,ê,ë / []"),
    spoken.row("BackSpace", [.hold("e"), .tap(.backspace)], speech: "é,è,ê,ë / []", text: ""),
    spoken.row("Another key", [.hold("e"), .tap("x")], speech: "é,è,ê,ë / []", text: "ex"),
    spoken.row(
      "The same key again", [.hold("e"), .hold("e")], speech: "é,è,ê,ë / [] / é,è,ê,ë"),
    spoken.row("The panel is gone", [.hold("e"), .panel(false)], speech: "é,è,ê,ë / []"),
    spoken.row("The caret is moved", [.hold("e"), .reset], speech: "é,è,ê,ë / []"),
    spoken.settings { $0.holdRepeat = .longer }.row(
      "A key that is held longer repeats", [.holdPressing("e", for: 1650)],
      speech: "é,è,ê,ë / []"),
    spoken.row("No list has opened", [.tap("e"), .tap("x")], speech: ""),
    spoken.row(
      "The focus leaves: the next field is announced instead",
      [.hold("e"), .focusOut, .focusIn("gtk3-im:mail"), .hold("a")], speech: "é,è,ê,ë / à,á"),
  ]

  @Test(arguments: ends) func `So is how it ends`(row: KeySequence) { row.verify() }

  static let requests = [
    spoken.row(
      "The list of a letter", [.tap("e"), ask, ask, .tap(.return)],
      speech: "é,è,ê,ë é#1 / è#2 / +è", text: "è"),
    spoken.row(
      "Typing on picks", [.tap("e"), ask, .tap("x")], speech: "é,è,ê,ë é#1 / +é", text: "éx"),
    spoken.row(
      "A word with one spelling",
      [.send(.action(.text("cafe"))), .tap(.f1.with(.shift)), .spelled("cafe", "café")],
      speech: "+café"),
    spoken.row(
      "A word with several",
      [
        .send(.action(.text("peche"))), .tap(.f1.with(.shift)),
        .spelled("peche", "pêche", "péché"),
      ],
      speech: "pêche,péché pêche#1"),
    spoken.row(
      "The host explains why nothing opens",
      [ask, .send(.message("No letter", milliseconds: 500))],
      speech: "“No letter”"),
    spoken.row(
      "A message of no length", [.send(.message("", milliseconds: 500))], speech: ""),
    spoken.locales("en", "de").row(
      "Another locale", [.hold("e"), .send(.selectLocale("de"))], speech: "é,è,ê,ë / “de” []"),
  ]

  @Test(arguments: requests) func `So are answers to requests`(row: KeySequence) { row.verify() }

  private static let smileys = "“Smileys” 😀,😂,🫠,👍,👋,💅,🧑‍🤝‍🧑"

  static let emojis = [
    spoken.row(
      "Categories, and a pick", [.emojis, .tap(.tab), .tap("1")],
      speech: "\(smileys) / “Animals” 🐱,🐈,🦦 / +🐱"),
    spoken.row(
      "A search", [.emojis, .type("ka"), .tap(.right), .tap(.return)],
      speech: "\(smileys) / 🐱,🍕,🐈 / 🐱#1 / +🐱"),
    spoken.row("No results", [.emojis, .type("xy"), .tap(.escape)], speech: "\(smileys) /  / []"),
    spoken.row(
      "Erased, the category is back", [.emojis, .tap("o"), .tap(.backspace)],
      speech: "\(smileys) / 🦦 / \(smileys)"),
    spoken.row(
      "A category without emoji", [.emojis] + Array(repeating: .tap(.leftTab), count: 3),
      speech: "\(smileys) / “emojiFlags” 🇸🇪 / “emojiSymbols” ❤️ / “emojiObjects” "),
    spoken.row(
      "Skin tones", [.emojis, .hold("4"), .tap("3")],
      speech: "\(smileys) / “Daumen hoch” 👍,👍🏻,👍🏼,👍🏽,👍🏾,👍🏿 / +👍🏼"),
    spoken.row(
      "The key to pin an entry to: the host asks, and Escape goes back",
      [
        .emojis, .tap(.right), .tap(.insert), .send(.message("Which key?", milliseconds: 500)),
        .tap(.escape), .tap(.escape),
      ], speech: "\(smileys) / 😀#1 / “Which key?” / “Smileys” / []"),
    spoken.row("Asking again closes", [.emojis, .emojis], speech: "\(smileys) / []"),
    spoken.row("The focus leaves", [.emojis, .focusOut], speech: smileys),
    spoken.row(
      "Opened with the focus", [.focusOut, .emojis, .focusIn("gtk3-im:editor")], speech: smileys),
    spoken.settings { $0.emojiColonSearch = true }.row(
      "A name after a colon", [.type(":kat"), .tap(.backspace), .tap(.escape)],
      speech: "🐱,🍕,🐈 / 🐱,🐈 / 🐱,🍕,🐈 / []"),
    spoken.settings { $0.emojiColonSearch = true }.row(
      "A whole name", [.type(":joy:")], speech: "😂 / +😂", text: "😂"),
  ]

  @Test(arguments: emojis) func `So is the list of emoji`(row: KeySequence) {
    row.verify { $0.services.emojiProvider = TestEmojis() }
  }

  private static let terminal = spoken.purpose(.terminal)

  static let refusals = [
    terminal.row("A terminal", [.hold("e")], speech: "∅"),
    terminal.row("Once in a field", [.hold("e"), .wait(500), .hold("a")], speech: "∅"),
    terminal.row(
      "And once in the next", [.hold("e"), .focusOut, .focusIn("gtk3-im:mail"), .hold("e")],
      speech: "∅ / ∅"),
    terminal.row("While the key is down, if it repeats", [.holdPressing("e")], speech: "∅"),
    terminal.row(
      "A key that has no list anywhere", [.hold("q"), .wait(500), .hold("1")], speech: ""),
    terminal.row("A tap", [.tap("e")], speech: ""),
    terminal.capabilities(.preedit).row(
      "The list of the letter opens on request", [.hold("e"), ask, .tap("1")],
      speech: "∅ / é,è,ê,ë é#1 / +é", text: "é"),
    spoken.row("A key without a list", [.hold("q")], speech: ""),
    spoken.row("Tap, then hold", [.tap("e"), .hold("e")], speech: ""),
    spoken.settings { $0.hold = false }.row("Holding is off", [.hold("e")], "off!", speech: ""),
    spoken.purpose(.number).row("A field for numbers", [.hold("e")], speech: "∅"),
    spoken.rules("*=off").row("A rule", [.hold("e")], speech: "∅"),
    spoken.clientRules("gtk3-im:editor=off").row("A program", [.hold("e")], speech: "∅"),
    spoken.capabilities(.focus).row("No preedit", [.hold("e")], speech: "∅"),
    spoken.row("No panel", [.panel(false), .hold("e")], speech: "∅"),
    spoken.capabilities([.preedit, .focus]).rules("*=replace").row(
      "No text is reported", [.hold("e")], speech: "∅", refusals: [.surroundingTextUnverified]),
    spoken.row(
      "No emoji without a panel, each time",
      [.send(.panel(isThere: false)), .emojis, .wait(500), .emojis], speech: "∅ / ∅"),
  ]

  @Test(arguments: refusals)
  func `A field that has no lists says so, once`(row: KeySequence) {
    row.verify { $0.services.emojiProvider = TestEmojis() }
  }

  private static let everything: [Move] = [
    .hold("e"), .tap("1"), .tap("e"), ask, .tap(.f1.with(.shift)), .tap(.escape), .emojis,
    .tap("k"), .tap(.escape), .send(.message("Hi", milliseconds: 500)), .send(.selectLocale("de")),
  ]

  @Test(arguments: KeepOutTests.secrets)
  func `Fields for passwords are silent`(secret: TestField) {
    var field = Self.spoken.locales("en", "de")
    field.contentType = secret.contentType
    field.row("", Self.everything, speech: "").verify {
      $0.services.emojiProvider = TestEmojis()
    }
  }

  static let nobody = [
    spoken.settings { $0.speech = false }, spoken.accessibility { $0.screenReader = .none },
    spoken.accessibility { $0.screenReader = .silent },
  ]

  @Test(arguments: nobody) func `Nothing is said to nobody`(field: TestField) {
    field.locales("en", "de").row("", Self.everything, speech: "").verify {
      $0.services.emojiProvider = TestEmojis()
    }
  }

  static let changes = [
    spoken.row(
      "The field turns out to be for passwords",
      [
        .hold("e"), .send(.contentType(ContentType(purpose: .password))), .hold("e"),
        .send(.contentType(ContentType())), .tap("x"), .hold("a"),
      ], speech: "é,è,ê,ë / à,á"),
    spoken.capabilities(.preedit).row(
      "The reported text is masked",
      [.tap("x"), .hold("e"), .told("●"), ask, .hold("a")], speech: "é,è,ê,ë", text: "xea"),
  ]

  @Test(arguments: changes) func `A secret ends all speech`(row: KeySequence) { row.verify() }

  @Test
  func `A screen reader that starts is told what is open, and of one that quits nothing is left`() {
    let playback = gtk.play()
    let set = { (reader: Accessibility.ScreenReader) in
      KeyStep.set(SettingChange("\(reader)", ofDesktop: { $0.screenReader = reader }))
    }
    playback.play([.hold("e"), .tap(.right)])
    playback.take([set(.speaking)])
    playback.play([.tap(.right)])
    #expect(playback.speech == "é,è,ê,ë è#2")
    playback.take([set(.none)])
    playback.play([.tap(.escape)])
    playback.take([set(.speaking)])
    playback.play([.tap("x")])
    #expect(playback.speech == "é,è,ê,ë è#2")
  }

  static let sounds: [(Accessibility.ScreenReader, Bool, Bool)] = [
    (.none, true, false), (.silent, true, true), (.silent, false, false), (.speaking, true, false),
  ]

  @Test(arguments: sounds)
  func `Where a screen reader is silent, lists are heard`(
    reader: Accessibility.ScreenReader, speech: Bool, isHeard: Bool
  ) {
    let field = gtk.settings { $0.speech = speech }
    let sound = isHeard ? " ♪custom:menu-popup/none" : ""
    let playback = field.play()
    playback.controller.accessibility.screenReader = reader
    playback.play([.tap("x"), .hold("e")])
    let marks = playback.log.compactMap { entry in
      entry.response.effects.filter { if case .program(.announce) = $0 { false } else { true } }
        .marks
    }
    #expect(marks == ["‹e›", "[é è ê ë]" + sound])
  }

  @Test func `Feedback that is on stays as the user has it`() {
    gtk.settings { $0.feedback.isOn = true }.accessibility { $0.screenReader = .silent }.row(
      "", [.tap("x"), .send(.setFeedback(false)), .tap("x"), .hold("e")],
      "♪input/light / feedback:off / ‹e› / [é è ê ë] ♪custom:menu-popup/none"
    ).verify()
  }

  @Test func `Other settings leave a program's own feedback alone`() {
    gtk.row("", [.tap("x")], "♪input/none").verify {
      $0.state.feedbackConfiguration.audio = .enabled
      $0.settings.holdDelay = 600
      $0.accessibility.bounceDelay = 300
    }
  }
}
