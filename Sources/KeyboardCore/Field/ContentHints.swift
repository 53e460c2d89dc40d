/// What a text field expects of an input method, with IBus's values (`IBusInputHints`).
public struct ContentHints: OptionSet, Hashable, Sendable {
  /// IBus's bits.
  public let rawValue: UInt32

  /// Creates hints from IBus's bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Spelling may be checked.
  public static let spellcheck = Self(rawValue: 1 << 0)
  /// Spelling should not be checked.
  public static let noSpellcheck = Self(rawValue: 1 << 1)
  /// Text is in lower case.
  public static let lowercase = Self(rawValue: 1 << 3)
  /// Text is in capitals.
  public static let uppercaseCharacters = Self(rawValue: 1 << 4)
  /// Words begin with a capital.
  public static let uppercaseWords = Self(rawValue: 1 << 5)
  /// Sentences begin with a capital.
  public static let uppercaseSentences = Self(rawValue: 1 << 6)
  /// Emoji are welcome.
  public static let emoji = Self(rawValue: 1 << 9)
  /// Emoji are not welcome.
  public static let noEmoji = Self(rawValue: 1 << 10)
  /// What is typed must not be remembered.
  public static let `private` = Self(rawValue: 1 << 11)
  /// What is typed is not shown (IBus 1.5.34 and later).
  public static let hiddenText = Self(rawValue: 1 << 12)
  /// The field has said that it has no purpose or hints; others are like that because they say nothing.
  ///
  /// IBus has no such bit.
  package static let declared = Self(rawValue: 1 << 31)
}
