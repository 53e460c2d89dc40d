import KeyboardCore

// What an ape finds to play with.
extension Ape {
  static let letters: [TestKey] = ["a", "e", "e", "n", "o", "s", "E", "O", "$", "."]

  static let keys: [TestKey] = [
    "a", "e", "e", "n", "o", "s", "E", "S", "x", "t", "X", "$", ".", "1", "2", "9", "0", "@", " ",
    ":", "'", "\"", "h", "q", "i", .compose, .deadAcute, .deadCircumflex, .deadGrave,
    .backspace, .return, .escape, .tab, .leftTab, .left, .right, .up, .down, .pageDown, .home,
    .insert, .up.with(.shift),
    .keypad(2), .keypadEnter, .keypadRight, .shift, .shift, .control, .altGr, .capsLock, .f1,
    .deadAcute, TestKey("e").with(.control), TestKey("2").with(.alt), TestKey("a").at(0),
    TestKey("x").at(0), .azerty("é"), .backspace.with(.shift), .left.with(.shift),
    TestKey("e").with([.super, .alt]), TestKey("y").with([.super, .alt]),
    TestKey("a").with([.super, .alt]), TestKey(" ").with([.super, .alt]), ask, ask, askWord,
    .f1.with(.control), .return.with(.shift),
  ]

  static let ask = TestKey("c").with([.super, .alt])
  static let askWord = TestKey("w").with([.super, .alt])

  /// A text with something selected.
  static let selection = SurroundingText(text: "see", cursor: 0, anchor: 3)

  static let events: [InputEvent] = [
    .focusOut, .reset, .reset, .contentType(ContentType()), .contentType(ContentType()),
    .contentType(ContentType(purpose: .password)), .contentType(ContentType(purpose: .terminal)),
    .candidateClicked(0), .candidateClicked(3), .candidateClicked(10), .pageUp, .pageDown,
    .cursorUp, .cursorDown, .setHold(false), .setHold(true), .setHold(true), .selectLocale("de"),
    .selectLocale("en"), .action(.character("!")), .action(.nextLocale), .action(.space),
    .action(.dismissKeyboard), .action(.keyboardType(.emojis)), .action(.backspace),
    .action(.capsLock), .action(.keyboardType(.symbolic)), .action(.primary(.return)),
    .action(.diacritic(Diacritic(char: "^", replacements: ["e": "ê"]))), .action(.text("<>")),
    .surroundingText(SurroundingText(text: "see", cursor: 1)),
    .surroundingText(selection),
    .surroundingText(SurroundingText(text: "", cursor: 0)), .setFeedback(true), .flash("Hi"),
    .message("Hello", milliseconds: 2000),
    .spellings(spelled("ne", "né")), .spellings(spelled("xe", "xé", "xè")),
    .spellings(SpellingAnswer(word: "ne", finding: .noLibrary)),
    .panel(isThere: false), .panel(isThere: true), .panel(isThere: true),
  ]

  static func spelled(_ word: String, _ spellings: String...) -> SpellingAnswer {
    SpellingAnswer(word: word, finding: .spellings(spellings))
  }

  static let changes: [SettingChange] = [
    SettingChange("hold off") { $0.hold = false }, SettingChange("hold on") { $0.hold = true },
    SettingChange("release picks") { $0.releasePicks = true },
    SettingChange("held on: repeats") { $0.holdRepeat = .longer },
    SettingChange("an entry repeats") { $0.holdRepeat = .entry },
    SettingChange("capitals off") { $0.textBehaviors.capitals = .off },
    SettingChange("capitals of words") { $0.textBehaviors.capitals = .words },
    SettingChange("quotes off") { $0.textBehaviors.quotes = false },
    SettingChange("quotes on") { $0.textBehaviors.quotes = true },
    SettingChange("colon search off") { $0.emojiColonSearch = false },
    SettingChange("colon search on") { $0.emojiColonSearch = true },
    SettingChange("no bindings") { $0.bindings = [] },
    SettingChange("bindings") { $0.bindings = KeyBinding.standard + FuzzPlace.bindings },
    SettingChange("delay 150") { $0.holdDelay = 150 },
    SettingChange("German") { $0.locales = ["de", "tr"] },
    SettingChange("input callout") { $0.inputCallout = true },
    SettingChange("feedback off") { $0.feedback.isOn = false },
    SettingChange("moves on") { $0.scanInterval = 250 },
    SettingChange("moves on no more") { $0.scanInterval = 0 },
    SettingChange("no speech") { $0.speech = false }, SettingChange("speech") { $0.speech = true },
    SettingChange("no screen reader", ofDesktop: { $0.screenReader = .none }),
    SettingChange("a silent screen reader", ofDesktop: { $0.screenReader = .silent }),
    SettingChange("a screen reader", ofDesktop: { $0.screenReader = .speaking }),
    SettingChange("BounceKeys", ofDesktop: { $0.bounceDelay = 300 }),
  ]
}
