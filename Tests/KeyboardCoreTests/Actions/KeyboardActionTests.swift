import KeyboardCore
import Testing

@testable import TypingModel

@Suite("Actions") struct KeyboardActionTests {
  static let acute = Diacritic(
    char: "´", replacements: ["e": "é", "ae": "ǽ", "e\u{302}": "ế", "1": "¹", "ij": "íj́"])

  static let samples: [KeyboardAction] = [
    .backspace, .capsLock, .character("a"), .characterMargin("a"), .command, .control,
    .custom(named: "c"), .diacritic(acute), .dictation, .dismissKeyboard, .emoji(Emoji("🦦")),
    .escape, .function, .image(description: "d", keyboardImageName: "k", imageName: "i"),
    .keyboardType(.numeric), .moveCursorBackward, .moveCursorForward, .nextKeyboard, .nextLocale,
    .none, .option, .primary(.return), .primary(.search), .settings,
    .shift(currentCasing: .lowercased), .shift(currentCasing: .capsLocked), .space,
    .systemImage(description: "d", keyboardImageName: "k", imageName: "i"), .systemSettings, .tab,
    .text("kr"), .url("u"), .url(nil, id: "u"), .urlDomain,
  ]

  private func samples(where isIncluded: (KeyboardAction) -> Bool) -> [KeyboardAction] {
    Self.samples.filter(isIncluded)
  }

  /// The requests of each action for each gesture; others request nothing.
  static let table: [(KeyboardGesture, KeyboardAction, String)] = [
    (.press, .backspace, "delete 1"), (.repeatPress, .backspace, "delete 1"),
    (.press, .capsLock, "type alphabetic(KeyboardCore.KeyboardType.Case.capsLocked)"),
    (.press, .keyboardType(.numeric), "type numeric"),
    (.release, .character("a"), "insert a"), (.release, .characterMargin("a"), "insert a"),
    (.release, .text("kr"), "insert kr"), (.release, .emoji(Emoji("🦦")), "insert 🦦"),
    (.release, .space, "insert  "), (.release, .tab, "insert \t"),
    (.release, .urlDomain, "insert ."), (.release, .primary(.return), "insert \n"),
    (.release, .primary(.search), "insert \n"), (.release, .custom(named: "c"), "custom c"),
    (.release, .diacritic(acute), "diacritic ´"), (.release, .dismissKeyboard, "dismiss"),
    (.release, .moveCursorBackward, "move -1"), (.release, .moveCursorForward, "move 1"),
    (.release, .nextKeyboard, "next keyboard"), (.release, .settings, "settings false"),
    (.release, .systemSettings, "settings true"),
    (.release, .nextLocale, "next locale"), (.release, .url("u"), "open u"),
    (
      .release, .shift(currentCasing: .lowercased),
      "type alphabetic(KeyboardCore.KeyboardType.Case.uppercased)"
    ),
    (
      .release, .shift(currentCasing: .capsLocked),
      "type alphabetic(KeyboardCore.KeyboardType.Case.lowercased)"
    ),
  ]

  @Test(arguments: KeyboardGesture.allCases)
  func `A gesture does what the table says`(gesture: KeyboardGesture) {
    for action in Self.samples {
      let controller = RecordingController()
      action.standardAction(for: gesture)?(controller)
      let expected = Self.table.filter { $0.0 == gesture && $0.1 == action }.map(\.2)
      #expect(controller.requests == expected, "\(gesture) on \(action)")
    }
  }

  @Test func `Without a gesture, an action does what its release does, or else its press`() {
    for action in Self.samples {
      let controller = RecordingController()
      action.standardAction?(controller)
      let rows = Self.table.filter { $0.1 == action }
      let expected = rows.first { $0.0 == .release } ?? rows.first { $0.0 == .press }
      #expect(controller.requests == (expected.map { [$0.2] } ?? []), "\(action)")
      action.standardAction?(nil)
    }
  }

  @Test func `A long press on space can be felt`() {
    #expect(samples { $0.standardAction(for: .longPress) != nil } == [.space])
  }

  @Test func `Input actions insert something, and nearly all others control the keyboard`() {
    #expect(
      samples(where: \.isInputAction) == [
        .character("a"), .characterMargin("a"), .diacritic(Self.acute), .emoji(Emoji("🦦")),
        .image(description: "d", keyboardImageName: "k", imageName: "i"), .space,
        .systemImage(description: "d", keyboardImageName: "k", imageName: "i"), .text("kr"),
        .urlDomain,
      ])
    #expect(samples { $0.isInputAction && $0.isSystemAction } == [])
    #expect(
      samples { !$0.isInputAction && !$0.isSystemAction }
        == [
          .custom(named: "c"), .none, .primary(.search), .systemSettings, .url("u"),
          .url(nil, id: "u"),
        ])
    #expect(KeyboardAction.primary(.newLine).isSystemAction)
  }

  @Test func `Other properties apply to the actions that they are named after`() {
    #expect(samples(where: \.isSpacer) == [.characterMargin("a"), .none])
    #expect(samples(where: \.isPrimaryAction) == [.primary(.return), .primary(.search)])
    #expect(samples(where: \.isShiftAction).count == 2)
    #expect(samples(where: \.isUppercasedShiftAction) == [.shift(currentCasing: .capsLocked)])
    #expect(KeyboardAction.shift(currentCasing: .uppercased).isUppercasedShiftAction)
    #expect(!KeyboardAction.shift(currentCasing: .auto).isUppercasedShiftAction)
    #expect(samples(where: \.isCharacterAction) == [.character("a")])
    #expect(samples(where: \.isEmojiAction) == [.emoji("🦦")])
    #expect(samples { $0.isKeyboardTypeAction(.numeric) } == [.keyboardType(.numeric)])
    #expect(samples(where: \.isAlphabeticKeyboardTypeAction) == [])
    #expect(KeyboardAction.keyboardType(.alphabetic(.auto)).isAlphabeticKeyboardTypeAction)
    #expect(samples { $0.inputCalloutText != nil } == [.character("a"), .emoji(Emoji("🦦"))])
    #expect(KeyboardAction.emoji(Emoji("🦦")).inputCalloutText == "🦦")
  }

  @Test func `A standard handler can handle what has an action`() {
    let handler = StandardKeyboardActionHandler(controller: nil)
    for gesture in KeyboardGesture.allCases {
      for action in Self.samples {
        let isKnown = action.standardAction(for: gesture) != nil
        #expect(handler.canHandle(gesture, on: action) == isKnown)
        handler.handle(gesture, on: action)
      }
    }
  }

  @Test func `Rows of characters are rows of actions`() {
    #expect(KeyboardAction.Row(characters: ["a", "b"]) == [.character("a"), .character("b")])
    #expect(
      KeyboardAction.Rows(characters: [["a", "b"], ["c"]]) == [
        [.character("a"), .character("b")], [.character("c")],
      ])
  }

  static let endings: [(String, Int, String)] = [
    ("e", 1, "é"), ("xe", 1, "é"), ("e ", 0, "´"), ("", 0, "´"), ("x", 0, "´"),
    ("E", 1, "É"), ("XE", 1, "É"), ("ae", 2, "ǽ"), ("AE", 2, "Ǽ"), ("Ae", 2, "Ǽ"),
    ("xae", 2, "ǽ"), ("e\u{302}", 2, "ế"), ("1", 1, "¹"), ("ij", 2, "íj́"),
    ("IJ", 2, "ÍJ́"), ("🦦e", 1, "é"),
  ]

  @Test(arguments: endings)
  func `A mark replaces the longest ending that it knows, and keeps capitals`(
    text: String, deleteCount: Int, insertion: String
  ) {
    let result = Self.acute.insertionResult(whenAppendedTo: text)
    #expect(result.deleteCount == deleteCount)
    #expect(result.insertion == insertion)
  }

  @Test func `A mark without replacements inserts itself`() {
    let mark = Diacritic(char: "~", replacements: [:])
    #expect(mark.insertionResult(whenAppendedTo: "").insertion == "~")
    #expect(mark.insertionResult(whenAppendedTo: "n") == (0, "~"))
  }
}
