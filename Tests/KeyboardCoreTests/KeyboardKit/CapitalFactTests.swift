import KeyboardCore
import Testing

@Suite("KeyboardKit's facts: capitals and types of keyboards") struct CapitalFactTests {
  /// After which texts a letter becomes a capital: with sentences, with words.
  static let texts: [(String, Bool, Bool)] = [
    ("", true, true), ("foo", false, false), ("foo ", false, true), ("foo! ", true, true),
    ("foo!  ", true, true), ("foo. ", true, true), ("foo, ", false, true), (".\n", true, true),
    ("!\n", true, true), ("123 ", false, true), ("#€% ", false, true),
    // In KeyboardKit a word begins directly after an exclamation mark, too.
    ("foo!", false, false),
  ]

  @Test(arguments: texts)
  func `The text before the cursor and the setting decide about a capital`(
    text: String, inSentences: Bool, inWords: Bool
  ) {
    let context = KeyboardContext()
    context.textBeforeCursor = text
    let behavior = StandardKeyboardBehavior(keyboardContext: context)
    let expected: [(Autocapitalization, Bool)] = [
      (.off, false), (.sentences, inSentences), (.words, inWords), (.all, true),
    ]
    for (capitals, isCapital) in expected {
      context.textBehaviors.capitals = capitals
      context.keyboardType = .alphabetic(.lowercased)
      #expect(behavior.preferredKeyboardCase == (isCapital ? .uppercased : .lowercased))
      context.keyboardType = .alphabetic(.capsLocked)
      #expect(behavior.preferredKeyboardCase == .capsLocked)
    }
  }

  /// The setting, the text, the type, an action that is released, and the type that follows.
  static let types: [(Autocapitalization, String, KeyboardType, KeyboardAction, KeyboardType)] = [
    (.all, "Hello!", .alphabetic(.lowercased), .character("i"), .alphabetic(.uppercased)),
    (.off, "Hello!", .alphabetic(.lowercased), .character("i"), .alphabetic(.lowercased)),
    (.off, "", .alphabetic(.uppercased), .command, .alphabetic(.lowercased)),
    (.off, "", .alphabetic(.lowercased), .command, .alphabetic(.lowercased)),
    (
      .off, "", .alphabetic(.uppercased), .shift(currentCasing: .uppercased),
      .alphabetic(.uppercased)
    ),
    (.off, "", .alphabetic(.capsLocked), .space, .alphabetic(.capsLocked)),
    (.sentences, "Hello. ", .symbolic, .keyboardType(.numeric), .symbolic),
    (.sentences, "foo, ", .numeric, .space, .alphabetic(.lowercased)),
    (.sentences, "foo. ", .numeric, .space, .alphabetic(.uppercased)),
    (.sentences, "123 ", .numeric, .space, .alphabetic(.lowercased)),
    (.sentences, "foo. ", .symbolic, .space, .alphabetic(.uppercased)),
    (.sentences, ".\n", .numeric, .primary(.return), .alphabetic(.uppercased)),
    (.sentences, "1,", .numeric, .character(","), .numeric),
    (.sentences, "", .custom(named: "foo"), .space, .custom(named: "foo")),
  ]

  @Test(arguments: types)
  func `After a release, the type is the one that the text wants`(
    capitals: Autocapitalization, text: String, type: KeyboardType, action: KeyboardAction,
    expected: KeyboardType
  ) {
    let context = KeyboardContext()
    context.textBehaviors.capitals = capitals
    context.textBeforeCursor = text
    context.keyboardType = type
    let behavior = StandardKeyboardBehavior(keyboardContext: context)
    #expect(behavior.preferredKeyboardType(after: .release, on: action) == expected)
    #expect(behavior.preferredKeyboardType(after: .press, on: action) == type)
  }
}
